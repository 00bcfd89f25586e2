## affinity

affinity-reading = Was habt ihr alle gelegt? Einen Moment …
affinity-failed = Was das Spiel über euch sagt, ließ sich nicht laden.
affinity-tryAgain = Noch einmal versuchen
affinity-tooLittle = Zu wenig, um etwas zu sagen
affinity-tooLittleLine = Keine zwei haben in derselben Runde Bilder gelegt.
affinity-noClues = Kein Hinweis wurde zu Ende gelesen; es gibt nichts zu vergleichen.
affinity-matrix = Alle mit allen
affinity-map = Die Landkarte der Köpfe
affinity-mapNote = Nah heißt ähnlich. Eine Linie verbindet zwei mit 60 oder mehr.
affinity-signature = Dein Bild
affinity-signatureLine = { $title }: { $n }-mal gelegt, öfter, als die Themen es nahelegten.
affinity-places = Von den gemeinsamen Bildern lagen { $direct } auf demselben Platz und { $indirect } auf anderen.

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
affinity-chart-nearestTo = Am nächsten bei { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } ist eine Maschine.
       *[other] { $names } sind Maschinen.
    }
affinity-chart-showAll = Alle { $n } zeigen
affinity-chart-onlyNearest = { $name } und die { $n } Nächsten, von { $of }
affinity-chart-fewer = Weniger zeigen
affinity-chart-course = Wie ähnlich { $name } und die anderen dachten, Abend für Abend

## affinity › readers

affinity-readers-who = Wer wessen Hinweise versteht
affinity-readers-criteria = Was am schwersten zu lesen ist
affinity-readers-reads = { $reader } liest { $giver }
affinity-readers-byChance = nicht besser als Zufall
affinity-readers-misread = { $n } von { $clues } missverstanden
affinity-readers-note = 100: nie in die Irre geführt. 0: nicht besser als blind gezeigt.
affinity-readers-best = { $reader } versteht { $giver } am besten
affinity-readers-hardest = Am schwersten zu lesen: { $criterion }
affinity-readers-title = Wer wen verstanden hat

## affinity › titles

affinity-titles-veryAlike = Ein Herz und eine Seele
affinity-titles-alike = Verwandte Geister
affinity-titles-strangers = Nette Fremde
affinity-titles-differently = Gegensätze ziehen sich an

## affinity › best

affinity-best-most = Am ähnlichsten
affinity-best-youTwo = Von allen am Tisch seid ihr zwei euch am nächsten.
affinity-best-chance = Die Chance, dass kein Paar näher ist: { $percent } %.
affinity-best-open = Gut möglich, dass ein anderes Paar näher ist.
affinity-best-likely = Wahrscheinlich, aber nicht ausgemacht.
affinity-best-settled = Kaum ein Zweifel.

## affinity › you

affinity-you-nearest = Dir am nächsten
affinity-you-other = Du und { $name }
affinity-you-veryAlike = Ihr denkt sehr ähnlich.
affinity-you-alike = Ihr denkt recht ähnlich.
affinity-you-strangers = Etwa so ähnlich wie zwei Fremde.
affinity-you-differently = Ihr seht Dinge eher verschieden.
affinity-you-hint = Nach einem Spiel ist das ein erster Hinweis: wahrscheinlich zwischen { $low } und { $high }.
affinity-you-scale = 50 haben zwei Fremde, 100 ist ein Geist.
affinity-you-machine = eine Maschine

## affinity › themes

affinity-themes-title = Themen
affinity-themes-alike = Das saht ihr am ähnlichsten, du und { $name }
affinity-themes-unlike = Das saht ihr am verschiedensten, du und { $name }
affinity-themes-uniting = Das hat den Tisch vereint
affinity-themes-dividing = Das hat den Tisch geteilt
affinity-themes-laid = { $name }: { $titles }

## affinity › rounds

affinity-rounds-title = Runde um Runde
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

affinity-actions-title = Zum Mitnehmen
affinity-actions-picture = Bild teilen
affinity-actions-noPicture = Das Bild ließ sich nicht machen.
affinity-actions-replay = Spiel noch einmal ansehen
affinity-actions-duel = Anderen Tisch herausfordern
affinity-actions-duelText = Das haben wir gespielt. Schafft ihr mit denselben Karten mehr?
affinity-actions-duelCopied = Der Link ist kopiert. Schick ihn dem anderen Tisch.
affinity-actions-group = Die Seite von { $name }
affinity-actions-record = Aufzeichnung dieses Spiels sichern

## affinity › rival

affinity-rival-title = Zwei Tische, dieselben Karten
affinity-rival-ours = Ihr
affinity-rival-theirs = Die anderen
affinity-rival-better =
    { $n ->
        [one] Ihr lagt { $n } Punkt vorn!
       *[other] Ihr lagt { $n } Punkte vorn!
    }
affinity-rival-worse =
    { $n ->
        [one] Der andere Tisch lag { $n } Punkt vorn.
       *[other] Der andere Tisch lag { $n } Punkte vorn.
    }
affinity-rival-even = Kein Punkt Unterschied!
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
group-intro = Eine Gruppe hebt auf, was ihr zusammen spielt: wer ähnlich denkt, Abend für Abend.
group-onThisDevice = Auf diesem Gerät
group-youAre = Du bist { $name }
group-justLooking = Dieses Gerät schaut nur zu
group-foundTitle = Eine Gruppe gründen
group-foundAnother = Noch eine Gruppe gründen
group-foundName = Wie heißt eure Gruppe?
group-foundHint = Das Sofa, die Donnerstagsrunde, unsere Familie …
group-foundGo = Gruppe gründen
group-allGroups = Alle deine Gruppen
group-keySentence = Wer diesen Link hat, gehört zur Gruppe und sieht alles. Für niemanden sonst wird etwas gesammelt, und es gibt kein Konto: Hüte den Link wie einen Schlüssel.
group-invite = Einladen
group-inviteTitle = Der Link dieser Gruppe
group-shareLink = Link teilen
group-copyLink = Link kopieren
group-copyFailed = Bitte kopiere den Link aus dem Feld oben.
group-invitation = Der Link unserer Gruppe „{ $name }“. Hüte ihn wie einen Schlüssel:
group-scan = Scannen, um in die Gruppe zu kommen
group-loading = Die Gruppe wird geöffnet …
group-unknown = Dieser Link führt zu keiner Gruppe.
group-unknownLine = Vielleicht fehlt ein Stück davon, oder die Gruppe wurde gelöscht. Frag jemanden aus der Gruppe nach dem Link.
group-forgetIt = Diese Gruppe hier vergessen
group-stale = Der Server antwortet nicht. So war es zuletzt.
group-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
group-evenings =
    { $n ->
        [one] { $n } Abend
       *[other] { $n } Abende
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
group-map = Wer wem nahe ist
group-matrix = Alle mit allen
group-course = Im Lauf der Zeit
group-chartFailed = Dieses Bild ist nicht angekommen. Lade die Seite neu.

## group › who

group-who-title = Wer bist du?
group-who-line = Dieses Gerät merkt es sich. Du kannst es jederzeit ändern.
group-who-newName = Ich bin neu und heiße
group-who-joinGo = Das bin ich
group-who-look = Ich schaue nur
group-who-full = In dieser Gruppe ist kein Platz für einen weiteren Namen.

## group › empty

group-empty-title = Noch keine Partie
group-empty-line = Was ihr für diese Gruppe spielt, zählt hier von selbst, sobald eine Partie zu Ende ist.
group-empty-invite = Schick den Link allen, mit denen du spielst.
group-empty-play = Eröffne mit „Heute Abend spielen“ einen Tisch, und spielt.
group-empty-look = Schau wieder hierher: Mit wem hast du am meisten gemeinsam?

## group › days

group-days-together =
    { $n ->
        [one] { $n } Tag, an dem mehrere von euch geantwortet haben
       *[other] { $n } Tage, an denen mehrere von euch geantwortet haben
    }
group-days-none = Jeden Tag fünf Bilder wählen und sehen, was die anderen sehen.
group-days-count = Diese Tage mitzählen
group-days-countLine = Sie fließen in die Werte der Gruppe ein.

## group › you

group-you-title = Du und die anderen
group-you-most = Am meisten gemeinsam mit { $name }
group-you-alone = Noch hat niemand mit dir gespielt. Zahlen gibt es mit der ersten gemeinsamen Runde.
group-you-onlyBots = Bisher saßen nur Bots am Tisch. Die zählen nicht: Spiel mit jemandem!
group-you-lookOn = Sag, wer du bist, dann siehst du, mit wem du am meisten gemeinsam hast.
group-you-all = Alle { $n } zeigen
group-you-fewer = Weniger zeigen

## group › score

group-score-label = { $one } und { $other }: { $score } von 100
group-score-of100 = von 100
group-score-range = In neun von zehn Fällen zwischen { $low } und { $high }. 50 haben Fremde miteinander.
group-score-hint =
    { $rounds ->
        [one] Nur ein erster Hinweis, nach { $rounds } Runde.
       *[other] Nur ein erster Hinweis, nach { $rounds } Runden.
    }
group-score-alike = Ihr denkt ähnlicher als Fremde.
group-score-unlike = Ihr seht die Dinge eher verschieden.
group-score-open = Es kann noch Zufall sein: Spielt weiter.
group-score-theyAlike = Die beiden denken ähnlicher als Fremde.
group-score-theyUnlike = Die beiden sehen die Dinge eher verschieden.
group-score-never = Diese beiden haben noch keine Runde zusammen gespielt.

## group › best

group-best-title = Die beiden, die am ähnlichsten denken
group-best-sure = Soweit man es sagen kann: Es stimmt mit { $percent } % Wahrscheinlichkeit.
group-best-guess = Bisher nur geraten: Es stimmt mit { $percent } % Wahrscheinlichkeit.

## group › signatures

group-signatures-yours = Deine Bilder
group-signatures-line = Öfter gelegt, als die Themen es nahelegen.
group-signatures-laid =
    { $n ->
        [one] { $title }: einmal
       *[other] { $title }: { $n }-mal
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Themen, die euch verbinden
group-themes-dividing = Themen, die euch trennen
group-themes-alike = Ähnlich gesehen
group-themes-unlike = Verschieden gesehen
group-themes-lost = Ein Thema von Karten, die es nicht mehr gibt
group-themes-nothing = nichts gelegt

## group › pair

group-pair-title = Zwei von euch
group-pair-pick = Zwei genauer ansehen
group-pair-one = Die eine Person
group-pair-other = Und die andere
group-pair-together =
    { $rounds ->
        [one] { $rounds } gemeinsame Runde
       *[other] { $rounds } gemeinsame Runden
    }
group-pair-partners = { $n } davon im Team
group-pair-shared = Bilder, die beide legten
group-pair-direct = davon auf demselben Platz
group-pair-byTheme = Zwei Fremde, die Themen so folgen wie diese beiden
group-pair-byChance = Zwei, die blind ziehen
group-pair-reads = { $reader } liest Hinweise von { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } von { $clues } Hinweis missverstanden
       *[other] { $misread } von { $clues } Hinweisen missverstanden
    }

## group › evening

group-evening-title = Abende
group-evening-earlier = Frühere Abende
group-evening-left = jemand, der gegangen ist
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
group-evening-replay = Noch einmal ansehen
group-evening-nothing = Ein Abend allein sagt hier nichts darüber, wer ähnlich denkt.

## group › people

group-people-title = Mitglieder
group-people-you = du
group-people-never = hat noch nicht gespielt
group-people-last = zuletzt am { $date }
group-people-open = { $name } ändern
group-people-rename = Ein anderer Name
group-people-renameLine = Er gilt für alles, was gespielt wurde.
group-people-renameGo = Namen ändern
group-people-renamed = Von jetzt an: { $name }.
group-people-merge = Zwei Namen, ein Mensch
group-people-mergeLine = Hat { $name } auch unter einem anderen Namen gespielt? Dann werden beide eins. Das lässt sich nicht rückgängig machen.
group-people-mergeWith = { $name } ist derselbe Mensch wie
group-people-mergeGo = Diese beiden sind ein Mensch
group-people-merged = Alles gehört jetzt zu { $name }.
group-people-nobody = Niemand
group-people-me = Das bin ich
group-people-leave = Die Gruppe verlassen
group-people-leaveOf = { $name } aus der Gruppe nehmen
group-people-leaveAsk = Endgültig gehen?
group-people-leaveAskOf = { $name } endgültig herausnehmen?
group-people-leaveLine = Der Name { $name } verschwindet, und mit ihm jede Zahl über { $name }. Die Partien bleiben, mit einem Fragezeichen anstelle des Namens. Das lässt sich nicht rückgängig machen.
group-people-leaveLink = Wer den Link noch hat, kann die Gruppe weiterhin sehen.
group-people-stay = Bleiben
group-people-left = { $name } ist nicht mehr in der Gruppe.

## group › keep

group-keep-title = Die Gruppe selbst
group-keep-rename = Gruppe umbenennen
group-keep-renameName = Name der Gruppe
group-keep-renameGo = Namen speichern
group-keep-export = Alles mitnehmen
group-keep-exportLine = Eine Datei mit allen Partien, Zahlen und Namen, für dich.
group-keep-exported = Die Datei ist gespeichert.
group-keep-forget = Dieses Gerät herausnehmen
group-keep-forgetLine = Du bleibst in der Gruppe; nur dieses Gerät vergisst den Link.
group-keep-forgetAsk = Ohne den Link kommst du von hier nicht zurück. Ist er anderswo sicher?
group-keep-forgetGo = Den Link hier vergessen
group-keep-forgotten = Dieses Gerät hat die Gruppe vergessen.
group-keep-remove = Alles löschen
group-keep-removeLine = { $games } samt Wiederholungen, alle Zahlen, { $members }: für alle weg, endgültig. Niemand kann es zurückholen, auch wir nicht.
group-keep-removeType = Zur Sicherheit: Schreib den Namen der Gruppe: { $name }
group-keep-removeGo = Für alle löschen
group-keep-removed = Die Gruppe ist gelöscht.
group-keep-cancel = Behalten
