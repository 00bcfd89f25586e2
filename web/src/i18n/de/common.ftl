## home

home-friendlyName = Wir haben dir einen ausgesucht. Du kannst ihn ändern.
home-play = Spielen
home-passAround = Wir teilen uns dieses Handy
home-passAroundLine = Ihr reicht es herum. Was geheim ist, bleibt geheim.
home-motto = Wähl das Bild, das auch deine Freunde wählen.
home-start = Zusammen spielen
home-join = Mit Code beitreten
home-joinGo = An den Tisch setzen
home-code = Code des Tisches, fünf Buchstaben
home-playNow = Mit Bots spielen
home-waiting = Das wartet auf dich
home-playWhat = Such ein Spiel aus
home-withBots = Du und Bots, sofort.
home-howToPlay = So geht’s
home-tableScreen = Großbild
home-groups = Deine Gruppen
home-keptFor = Was hier gespielt wird, hebt die Gruppe { $name } auf.
home-backTo = Zurück zu Tisch { $code }
home-language = Sprache: { $name }
home-soundOn = Ton ist an; ausschalten
home-soundOff = Ton ist aus; einschalten
home-toNight = Auf Nacht umschalten
home-toDay = Auf Tag umschalten
home-settings = Einstellungen
home-yourName = Wie heißt du?
home-nameHint = Diesen Namen sehen die anderen.
home-openTable = Tisch öffnen
home-nowhere = Hier ist nichts.
home-nowhereLine = Diese Adresse führt zu keiner Seite.
home-home = Startseite

## table

table-joining = Hier wird { $game } gespielt.
table-whatToDo = Gib deinen Namen ein und setz dich dazu.
table-wrongCode = Prüf die Buchstaben und versuch es noch einmal.
table-join = Beitreten
table-moved = Du spielst jetzt auf einem anderen Handy.
table-movedLine = Dein Platz ist mit umgezogen.
table-alreadyPlaying = Ich spiele schon mit
table-claimLabel = Code von deinem anderen Handy, sechs Buchstaben
table-claimLine = Dein erstes Handy zeigt ihn im Menü: „Auf anderem Handy weiterspielen“. Auch wer den Tisch leitet, kann ihn zeigen.
table-claimGo = Meinen Platz übernehmen
table-takeOver = Steig ein und spiel weiter für …
table-takesOver = Gleich übernimmst du für { $name }.
table-title = Tisch { $code }
table-sitDown = Hinsetzen
table-waitingThere = { $names } sind schon da.
table-oneWaits = { $name } ist schon da.
table-gameIsOn = Es läuft ein Spiel. Setz dich dazu: Du kannst für einen Bot übernehmen, oder du schaust zu und spielst beim nächsten mit.
table-justLook = Nur zusehen
table-connecting = Auf dem Weg zum Tisch …
table-reconnecting = Die Verbindung ist weg. Sie kommt von selbst wieder …
table-restarting = Der Server startet neu. Einen Moment …
table-cannotSave = Wir können gerade keine Züge speichern. Nichts ist verloren, einen Moment Geduld.
table-backOnline = Du bist wieder da.
table-oldPage = Es gibt eine neuere Seite.
table-oldPageLine = Diese hier ist zu alt für den Tisch. Neu laden dauert eine Sekunde.
table-reload = Neu laden
table-kicked = Du wurdest von diesem Tisch entfernt.
table-kickedLine = Dein Platz ist jetzt frei. Du kannst dich wieder dazusetzen oder zur Startseite gehen.
table-cleared = Dieser Tisch wurde abgeräumt.
table-clearedLine = Jemand hat ihn gelöscht, oder lange hat ihn niemand benutzt. Ein neuer ist in einer Sekunde eröffnet.
table-removed = Dieser Tisch wurde gelöscht.
table-removedLine = Jemand am Tisch hat ihn gelöscht, mit Spielen, Chat und Fotos.
table-sitDownAgain = Wieder hinsetzen
table-unknown = Einen Tisch { $code } gibt es nicht.
table-unknownLine = Sieh dir die Buchstaben noch einmal an, oder eröffne selbst einen Tisch.
table-full = Alle Plätze sind besetzt.
table-fullLine = Du kannst zusehen oder selbst einen Tisch eröffnen.
table-unreachable = Der Server antwortet nicht.
table-unreachableLine = Bist du online? Wir versuchen es weiter.
table-tryAgain = Noch einmal versuchen
table-share = Link teilen
table-copied = Der Link ist kopiert.
table-invitation = Komm an meinen Tisch und spiel mit:
table-scan = Scannen und hinsetzen
table-you = du
table-host = leitet den Tisch
table-bot = Bot
table-away = nicht da
table-addBot = Bot dazusetzen
table-freeSeat = Freier Platz
table-begin = Anfangen
table-addBotsAndBegin =
    { $n ->
        [one] Mit einem Bot anfangen
       *[other] Mit { $n } Bots anfangen
    }
table-sendAway = { $name } entfernen
table-makeHost = { $name } die Leitung geben
table-leave = Tisch verlassen
table-stay = Bleiben
table-onlyLooking = Du siehst zu.
table-isHere = { $name } ist da.
table-timeLeft = noch { $time }
table-tenSecondsLeft = Noch zehn Sekunden.
table-nextTip = Nächster Tipp
table-gotIt = Alles klar
table-nowPlay = Jetzt richtig spielen
table-moreTime = 30 Sekunden mehr
table-extended = Ihr habt 30 Sekunden mehr.
table-timeWasUp = Die Zeit war um: Ein Bot hat für dich geantwortet.
table-askToJoin = Anfragen
table-askToWatch = Anfragen, nur zuzusehen
table-hostMustAgree = An diesem Tisch entscheidet { $host }, wer dazukommt.
table-waitingFor = Warten, bis { $host } dich reinlässt
table-waitingForHost = Warten, bis dich jemand reinlässt
table-waitingLine = Lass diese Seite offen. Sobald du reindarfst, sitzt du am Tisch.
table-waitingToWatchLine = Lass diese Seite offen. Sobald du reindarfst, siehst du den Tisch.
table-stopWaiting = Abbrechen
table-notLetIn = Du wurdest nicht reingelassen.
table-notLetInLine = Die Antwort war Nein, oder es kam keine. Du kannst noch einmal fragen.
table-askAgain = Noch einmal fragen
table-sentAway = An diesem Tisch kannst du nicht mehr zusehen.
table-sentAwayLine = Alle, die nur zusehen, wurden gebeten zu gehen.
table-tooMany = Zu viele falsche Codes.
table-tooManyLine = Sie kamen aus deinem Netz. Warte eine Minute und versuch es dann noch einmal.
table-watching =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }

## table › ended

table-ended-share = Teilen
table-ended-replay = Rückblick
table-ended-change = Ändern
table-ended-home = Start
table-ended-more = Mehr
table-ended-rematch = Revanche
table-ended-waitForHost = { $host } entscheidet, wie es weitergeht.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-sound = Ton
settings-on = An
settings-off = Aus
settings-motion = Bewegung
settings-text = Schriftgröße
settings-sample = So groß ist die Schrift jetzt.
settings-name = Dein Name
settings-nameHint = Er steht schon da, wenn du dich an den nächsten Tisch setzt.
settings-openRecord = Gespeichertes Spiel ansehen
settings-close = Schließen
settings-back = Zurück
settings-menu = Menü

## settings › themes

settings-themes-auto = Wie das Gerät
settings-themes-day = Tag
settings-themes-night = Nacht

## settings › motions

settings-motions-auto = Wie das Gerät
settings-motions-full = Voll
settings-motions-less = Keine

## settings › texts

settings-texts-normal = Normal
settings-texts-large = Groß
settings-texts-huge = Sehr groß

## settings › data

settings-data-title = Deine Daten
settings-data-kept = Dieser Server speichert die Namen, die du eintippst, deine Züge, deinen Chat und die Fotos, die du mitbringst. Er gibt nichts an andere weiter.
settings-data-long = Ein Tisch verschwindet von selbst, wenn ihn eine Weile niemand benutzt hat, meist nach 30 Tagen. Eine Gruppe bleibt, bis jemand sie löscht.
settings-data-remove = Einen Tisch kannst du in seinem Menü für alle löschen, und wenn du gehst, kannst du deinen Namen löschen lassen. Eine Gruppe löschst du auf ihrer eigenen Seite.

## howto

howto-title = So geht’s
howto-game = Welches Spiel?
howto-ninety = In neunzig Sekunden gelesen
howto-practise = Mit Bots üben
howto-practiseLine = Eine erste Runde, die sich beim Spielen erklärt.

## plainGame

plainGame-yourTurn = Du bist dran!
plainGame-waitingFor = Warten auf { $names }
plainGame-over = Das Spiel ist aus.
plainGame-won = Gewonnen: { $names }
plainGame-rematch = Noch einmal

## daily

daily-title = Das Thema von heute
daily-question = Was siehst du?
daily-seeResult = Zum Ergebnis bis jetzt
daily-pick =
    { $n ->
        [one] Wähl noch eins.
       *[other] Wähl { $n }, das stärkste zuerst.
    }
daily-picked = Das sind deine fünf. Ziehen ändert die Reihenfolge.
daily-images = { $n } Bilder
daily-onPlace = { $title }, Platz { $place }
daily-takenBack = { $title } zurückgenommen
daily-full = Du hast schon fünf. Nimm zuerst eins zurück.
daily-tray = Deine fünf, das stärkste zuerst
daily-takeBack = Platz { $place }: { $title }. Zurücknehmen; Pfeiltasten verschieben es.
daily-lockIn = Fertig
daily-missing = noch { $n }
daily-guess = Welches setzen die meisten auf Platz 1?
daily-guessLine = Ein Tipp. An deinen fünf ändert das nichts.
daily-skip = Weiter
daily-so =
    { $n ->
        [one] Bis jetzt { $n } Person
       *[other] Bis jetzt { $n } Leute
    }
daily-final =
    { $n ->
        [one] { $n } Person hat geantwortet
       *[other] { $n } Leute haben geantwortet
    }
daily-alone = Du bist heute zuerst da! Schau später nach, wer so denkt wie du.
daily-nobody = An diesem Tag hat niemand geantwortet.
daily-top = Was die meisten sehen
daily-chosen = { $title }: { $share }
daily-yours = Deine fünf
daily-by =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Leute
    }
daily-onlyYou = nur du
daily-byNobody = niemand
daily-likeness = Ähnlichkeit
daily-likenessLine = Wie viel von deinen fünf auch die anderen sehen. 150 = genau dasselbe.
daily-holds = Gut geraten! Bis jetzt steht „{ $title }“ bei den meisten anderen auf Platz 1.
daily-fails = Bis jetzt steht „{ $title }“ bei den meisten anderen auf Platz 1.
daily-streak =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage in Folge
    }
daily-until = Du kannst deine fünf bis { $time } ändern.
daily-change = Meine fünf ändern
daily-share = Teilen
daily-shareLine = „{ $theme }“: { $likeness } von 150 Ähnlichkeit mit allen.
daily-shareFirst = „{ $theme }“: Ich war heute zuerst da.
daily-ask = Freunde fragen
daily-askText = „{ $theme }“: Was hast du gesehen?
daily-askLine = Schick den Link. Wenn ihr beide geantwortet habt, seht ihr, was ihr gemeinsam habt.
daily-viaLink = Du und dein Gegenüber seht eure fünf, sobald ihr beide geantwortet habt.
daily-friends = Du und deine Freunde
daily-friend = Jemand
daily-nameHint = Wer deinen Link hat, sieht diesen Namen.
daily-waiting = Sonst hat noch niemand geantwortet.
daily-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
daily-ranking = { $name }: { $titles }
daily-showTo = Meine Antworten { $group } zeigen
daily-yesterday = Das Endergebnis von gestern
daily-practice = Frühere Themen
daily-practiceLine = Die letzten sieben Tage, nur zum Spaß. Sie zählen nicht.
daily-practising = Übung
daily-forget = Meine Antworten vergessen
daily-forgetLine = Das löscht alle deine Antworten, hier und auf dem Server. Auch deine Serie endet.
daily-forgotten = Deine Antworten sind gelöscht.
daily-keep = Behalten
daily-copied = Kopiert. Füg es ein, wo du willst.
daily-notCopied = Der Link ließ sich nicht kopieren.
daily-notShared = Das Bild ließ sich nicht machen.
