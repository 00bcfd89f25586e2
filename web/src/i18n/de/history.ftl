## affinity

affinity-reading = Wir vergleichen eure Bilder …
affinity-failed = Eure Ergebnisse ließen sich nicht laden.
affinity-tryAgain = Noch einmal versuchen
affinity-tooLittle = Noch zu früh
affinity-tooLittleLine = Keine zwei von euch haben in derselben Runde Bilder gelegt.
affinity-noClues = Kein Zug wurde zu Ende gespielt, also gibt es nichts zu vergleichen.
affinity-matrix = Alle mit allen
affinity-map = Landkarte der Köpfe
affinity-mapNote = Je näher, desto ähnlicher. Eine Linie heißt 60 oder mehr.
affinity-signature = Dein Lieblingsbild
affinity-signatureLine = { $title }: { $n }-mal gelegt, öfter als die meisten.
affinity-places = Gemeinsame Bilder: { $direct } auf demselben Platz, { $indirect } auf verschiedenen.

## affinity › chart

affinity-chart-pair = { $a } und { $b }: { $n }
affinity-chart-pairSays = { $a } und { $b }: { $n }, wahrscheinlich zwischen { $low } und { $high }
affinity-chart-between = wahrscheinlich zwischen { $low } und { $high }
affinity-chart-shared =
    { $images ->
        [one] { $images } gemeinsames Bild
       *[other] { $images } gemeinsame Bilder
    } in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
affinity-chart-previousPair = Voriges Paar
affinity-chart-nextPair = Nächstes Paar
affinity-chart-differently = sehen es anders
affinity-chart-alike = denken ähnlich
affinity-chart-joined = { $a } und { $b } stehen nah beieinander: { $n }.
affinity-chart-nobodyJoined = Keine zwei haben 60 erreicht.
affinity-chart-nearestTo = Am nächsten an { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } ist ein Bot.
       *[other] { $names } sind Bots.
    }
affinity-chart-showAll = Alle { $n } zeigen
affinity-chart-onlyNearest = { $name } und die { $n } Nächsten, von { $of }
affinity-chart-fewer = Weniger zeigen
affinity-chart-course = Wie ähnlich { $name } und die anderen dachten, Abend für Abend

## affinity › readers

affinity-readers-who = Wer wessen Hinweise versteht
affinity-readers-criteria = Die schwersten Kriterien
affinity-readers-reads = { $reader } versteht { $giver }
affinity-readers-byChance = nicht besser als Zufall
affinity-readers-misread = { $n } von { $clues } missverstanden
affinity-readers-note = 100 = nie reingefallen, 0 = reines Raten
affinity-readers-best = { $reader } versteht { $giver } am besten
affinity-readers-hardest = Schwerstes Kriterium: { $criterion }
affinity-readers-title = Wer wen verstanden hat

## affinity › titles

affinity-titles-veryAlike = Ein Herz und eine Seele
affinity-titles-alike = Seelenverwandte
affinity-titles-strangers = Nette Fremde
affinity-titles-differently = Gegensätze ziehen sich an

## affinity › best

affinity-best-most = Am ähnlichsten
affinity-best-youTwo = Ihr zwei habt am ähnlichsten gedacht.
affinity-best-chance = Da sind wir uns zu { $percent } % sicher.
affinity-best-open = Aber nur um Haaresbreite.
affinity-best-likely = Jedenfalls wahrscheinlich.
affinity-best-settled = Gar keine Frage.

## affinity › you

affinity-you-nearest = Dir am nächsten
affinity-you-other = Du und { $name }
affinity-you-veryAlike = Zwei Dumme, ein Gedanke!
affinity-you-alike = Ihr denkt oft ähnlich.
affinity-you-strangers = Ungefähr so ähnlich wie zwei Fremde.
affinity-you-differently = Ihr seht vieles verschieden.
affinity-you-hint = Ein erster Eindruck nach einem Spiel: wahrscheinlich zwischen { $low } und { $high }.
affinity-you-scale = 50 = Fremde, 100 = ein Herz und eine Seele
affinity-you-machine = ein Bot

## affinity › themes

affinity-themes-title = Themen
affinity-themes-alike = Am meisten einig: du und { $name }
affinity-themes-unlike = Am wenigsten einig: du und { $name }
affinity-themes-uniting = Hier wart ihr euch am meisten einig
affinity-themes-dividing = Hier wart ihr euch am wenigsten einig
affinity-themes-laid = { $name }: { $titles }

## affinity › rounds

affinity-rounds-title = Runde für Runde
affinity-rounds-round = Runde { $n }
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
affinity-rounds-shared = Gemeinsam: { $titles }
affinity-rounds-nothing = nichts gemeinsam
affinity-rounds-showAll = Alle Runden zeigen

## affinity › actions

affinity-actions-title = Speichern und teilen
affinity-actions-picture = Bild teilen
affinity-actions-noPicture = Das Bild hat nicht geklappt.
affinity-actions-replay = Replay ansehen
affinity-actions-duel = Anderen Tisch herausfordern
affinity-actions-duelText = Schafft ihr mit denselben Karten mehr?
affinity-actions-duelCopied = Link kopiert. Schick ihn dem anderen Tisch.
affinity-actions-group = { $name } öffnen
affinity-actions-record = Spiel speichern

## affinity › rival

affinity-rival-title = Zwei Tische, dieselben Karten
affinity-rival-ours = Ihr
affinity-rival-theirs = Die anderen
affinity-rival-better =
    { $n ->
        [one] Ihr habt mit { $n } Punkt Vorsprung gewonnen!
       *[other] Ihr habt mit { $n } Punkten Vorsprung gewonnen!
    }
affinity-rival-worse =
    { $n ->
        [one] Der andere Tisch hat mit { $n } Punkt Vorsprung gewonnen.
       *[other] Der andere Tisch hat mit { $n } Punkten Vorsprung gewonnen.
    }
affinity-rival-even = Genau gleichauf!
affinity-rival-after =
    { $n ->
        [one] Nach je { $n } Runde
       *[other] Nach je { $n } Runden
    }
affinity-rival-against = Gegen { $names }
affinity-rival-row = { $label }: ihr { $ours }, die anderen { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } gemeinsames Bild
       *[other] { $n } gemeinsame Bilder
    }
affinity-rival-turn = Zug { $n }
affinity-rival-score = Punktestand

## group

group-title = Deine Gruppen
group-intro = Spielt ihr oft zusammen? Eine Gruppe sammelt eure Partien und zeigt, wer ähnlich denkt.
group-onThisDevice = Auf diesem Gerät
group-youAre = Du bist { $name }
group-justLooking = Auf diesem Gerät siehst du nur zu
group-foundTitle = Eine Gruppe gründen
group-foundAnother = Noch eine Gruppe gründen
group-foundName = Wie heißt eure Gruppe?
group-foundHint = Das Sofa, die Donnerstagsrunde, unsere Familie …
group-foundGo = Gruppe gründen
group-allGroups = Alle deine Gruppen
group-keySentence = Wer diesen Link hat, gehört zur Gruppe und sieht alles. Konten gibt es nicht, also behaltet den Link für euch.
group-invite = Einladen
group-inviteTitle = In die Gruppe einladen
group-shareLink = Link teilen
group-copyLink = Link kopieren
group-copyFailed = Kopieren ging nicht. Nimm den Link aus dem Feld oben.
group-invitation = Komm in unsere Gruppe „{ $name }“. Behalt den Link bitte für dich:
group-scan = Scannen, um in die Gruppe zu kommen
group-loading = Die Gruppe wird geöffnet …
group-unknown = Unter diesem Link gibt es keine Gruppe.
group-unknownLine = Vielleicht fehlt ein Stück vom Link, oder die Gruppe wurde gelöscht. Frag jemanden aus der Gruppe danach.
group-forgetIt = Von diesem Gerät entfernen
group-stale = Der Server antwortet nicht. Das hier ist vielleicht veraltet.
group-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
group-evenings =
    { $n ->
        [one] { $n } Spieleabend
       *[other] { $n } Spieleabende
    }
group-members =
    { $n ->
        [one] { $n } Mitglied
       *[other] { $n } Mitglieder
    }
group-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
group-since = seit { $date }
group-play = Heute Abend spielen
group-map = Landkarte der Köpfe
group-matrix = Alle mit allen
group-course = Im Laufe der Zeit
group-chartFailed = Das Diagramm ließ sich nicht laden. Lade die Seite neu.

## group › who

group-who-title = Wer bist du?
group-who-line = Wir merken uns das auf diesem Gerät. Du kannst es jederzeit ändern.
group-who-newName = Ich bin neu und heiße
group-who-joinGo = Das bin ich
group-who-look = Nur zusehen
group-who-full = Diese Gruppe ist voll.

## group › empty

group-empty-title = Noch keine Partie
group-empty-line = Jede Partie, die ihr für diese Gruppe zu Ende spielt, erscheint hier.
group-empty-invite = Schick den Link an deine Freunde.
group-empty-play = Tipp auf „Heute Abend spielen“ und leg los.
group-empty-look = Komm wieder und sieh, wer so denkt wie du.

## group › days

group-days-together =
    { $n ->
        [one] { $n } Tag mit Antworten von mehreren von euch
       *[other] { $n } Tage mit Antworten von mehreren von euch
    }
group-days-none = Ordne jeden Tag fünf Bilder und sieh, was die anderen sehen.
group-days-count = Diese Tage mitzählen
group-days-countLine = Sie zählen dann für die Werte der Gruppe.

## group › you

group-you-title = Du und die anderen
group-you-most = Am meisten gemeinsam mit { $name }
group-you-alone = Du hast hier noch mit niemandem gespielt. Werte gibt’s ab der ersten gemeinsamen Runde.
group-you-onlyBots = Bisher hast du nur mit Bots gespielt, und die zählen nicht. Lad jemanden ein!
group-you-lookOn = Sag uns, wer du bist, und sieh, wer so denkt wie du.
group-you-all = Alle { $n } zeigen
group-you-fewer = Weniger zeigen

## group › score

group-score-label = { $one } und { $other }: { $score } von 100
group-score-of100 = von 100
group-score-range = Wahrscheinlich zwischen { $low } und { $high }. 50 = Fremde
group-score-hint =
    { $rounds ->
        [one] Nur ein erster Eindruck, nach { $rounds } Runde.
       *[other] Nur ein erster Eindruck, nach { $rounds } Runden.
    }
group-score-alike = Ihr denkt ähnlicher als Fremde.
group-score-unlike = Ihr seht vieles verschieden.
group-score-open = Kann noch Zufall sein. Spielt weiter!
group-score-theyAlike = Die beiden denken ähnlicher als Fremde.
group-score-theyUnlike = Die beiden sehen vieles verschieden.
group-score-never = Die beiden haben noch nicht zusammen gespielt.

## group › best

group-best-title = Am ähnlichsten
group-best-sure = Da sind wir uns zu { $percent } % sicher.
group-best-guess = Bisher nur geraten: Wir sind uns zu { $percent } % sicher.

## group › signatures

group-signatures-yours = Deine Lieblingsbilder
group-signatures-line = Die legst du öfter als die meisten.
group-signatures-laid =
    { $n ->
        [one] { $title }: einmal
       *[other] { $title }: { $n }-mal
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Themen, die euch verbinden
group-themes-dividing = Themen, die euch trennen
group-themes-alike = Ihr wart euch einig
group-themes-unlike = Ihr wart euch uneinig
group-themes-lost = Ein Thema aus gelöschten Karten
group-themes-nothing = nichts gelegt

## group › pair

group-pair-title = Zwei im Vergleich
group-pair-pick = Wähl zwei von euch
group-pair-one = Erste Person
group-pair-other = Zweite Person
group-pair-together =
    { $rounds ->
        [one] { $rounds } gemeinsame Runde
       *[other] { $rounds } gemeinsame Runden
    }
group-pair-partners = { $n } davon im Team
group-pair-shared = Gemeinsame Bilder
group-pair-direct = davon auf demselben Platz
group-pair-byTheme = Zwei Fremde hätten
group-pair-byChance = Reiner Zufall ergäbe
group-pair-reads = { $reader } versteht Hinweise von { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } von { $clues } Hinweis missverstanden
       *[other] { $misread } von { $clues } Hinweisen missverstanden
    }

## group › evening

group-evening-title = Spieleabende
group-evening-earlier = Frühere Abende
group-evening-left = jemand, der nicht mehr dabei ist
group-evening-others =
    { $n ->
        [one] { $n } weitere Person
       *[other] { $n } weitere
    }
group-evening-withBots =
    { $n ->
        [one] und ein Bot
       *[other] und { $n } Bots
    }
group-evening-replay = Replay ansehen
group-evening-nothing = Ein Abend allein verrät noch nicht, wer ähnlich denkt.

## group › people

group-people-title = Mitglieder
group-people-you = du
group-people-never = hat noch nicht gespielt
group-people-last = zuletzt dabei: { $date }
group-people-open = { $name } ändern
group-people-rename = Neuer Name
group-people-renameLine = Er gilt auch für frühere Partien.
group-people-renameGo = Umbenennen
group-people-renamed = Heißt jetzt { $name }.
group-people-merge = Zweimal dieselbe Person?
group-people-mergeLine = Hat { $name } auch unter einem anderen Namen gespielt? Dann leg beide zusammen. Das lässt sich nicht rückgängig machen.
group-people-mergeWith = { $name } zusammenlegen mit
group-people-mergeGo = Zusammenlegen
group-people-merged = Alles gehört jetzt zu { $name }.
group-people-nobody = Niemand
group-people-me = Das bin ich
group-people-leave = Gruppe verlassen
group-people-leaveOf = { $name } aus der Gruppe entfernen
group-people-leaveAsk = Gruppe endgültig verlassen?
group-people-leaveAskOf = { $name } endgültig entfernen?
group-people-leaveLine = Das löscht den Namen { $name } und alle Werte dazu. Die Partien bleiben, mit einem Fragezeichen statt des Namens. Das lässt sich nicht rückgängig machen.
group-people-leaveLink = Wer den Link hat, sieht die Gruppe weiterhin.
group-people-stay = Bleiben
group-people-left = { $name } ist nicht mehr in der Gruppe.

## group › keep

group-keep-title = Gruppeneinstellungen
group-keep-rename = Gruppe umbenennen
group-keep-renameName = Name der Gruppe
group-keep-renameGo = Speichern
group-keep-export = Exportieren
group-keep-exportLine = Lad alle Partien, Werte und Namen in einer Datei herunter.
group-keep-exported = Datei gespeichert.
group-keep-forget = Von diesem Gerät entfernen
group-keep-forgetLine = Du bleibst in der Gruppe. Nur dieses Gerät vergisst den Link.
group-keep-forgetAsk = Zurück kommst du nur mit dem Link. Hast du ihn noch woanders?
group-keep-forgetGo = Link vergessen
group-keep-forgotten = Gruppe von diesem Gerät entfernt.
group-keep-remove = Gruppe löschen
group-keep-removeLine = Das löscht { $games } samt Replays, alle Werte und { $members }, für alle und endgültig. Auch wir können nichts zurückholen.
group-keep-removeType = Gib zur Bestätigung den Namen der Gruppe ein: { $name }
group-keep-removeGo = Für alle löschen
group-keep-removed = Gruppe gelöscht.
group-keep-cancel = Behalten
