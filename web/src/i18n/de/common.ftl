## home

home-friendlyName = Den haben wir dir ausgesucht. Du kannst ihn ändern.
home-play = Spielen
home-passAround = Wir teilen uns dieses Handy
home-passAroundLine = Reicht es herum. Geheimes bleibt geheim.
home-motto = Wähl das Bild, das auch deine Freunde wählen.
home-start = Zusammen spielen
home-join = Mit Code beitreten
home-joinGo = An den Tisch setzen
home-code = Code des Tisches, fünf Buchstaben
home-playNow = Mit Bots spielen
home-waiting = Das wartet auf dich
home-playWhat = Wähl ein Spiel
home-withBots = Nur du und die Bots, jetzt gleich.
home-howToPlay = So geht’s
home-tableScreen = TV-Ansicht
home-groups = Deine Gruppen
home-keptFor = Spiele hier zählen für { $name }.
home-backTo = Zurück zu Tisch { $code }
home-language = Sprache: { $name }
home-soundOn = Ton ausschalten
home-soundOff = Ton einschalten
home-toNight = Auf dunkel umschalten
home-toDay = Auf hell umschalten
home-settings = Einstellungen
home-yourName = Wie heißt du?
home-nameHint = Diesen Namen sehen die anderen.
home-openTable = Tisch eröffnen
home-nowhere = Hier ist nichts.
home-nowhereLine = Unter dieser Adresse gibt es keine Seite.
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
table-claimLine = Wähl auf deinem ersten Handy im Menü „Auf anderem Handy weiterspielen“. Oder frag den Host.
table-claimGo = Platz übernehmen
table-takeOver = Steig ein! Spiel weiter für:
table-takesOver = Gleich spielst du für { $name } weiter.
table-title = Tisch { $code }
table-sitDown = Hinsetzen
table-waitingThere = { $names } sind schon da.
table-oneWaits = { $name } ist schon da.
table-gameIsOn = Hier läuft gerade ein Spiel. Übernimm für einen Bot, oder sieh zu und spiel beim nächsten mit.
table-justLook = Nur zusehen
table-connecting = Auf dem Weg zum Tisch …
table-reconnecting = Verbindung weg. Wir verbinden dich neu …
table-restarting = Der Server startet neu. Einen Moment …
table-cannotSave = Wir können gerade nicht speichern. Nichts ist verloren, einen Moment noch.
table-backOnline = Du bist wieder da.
table-oldPage = Es gibt eine neue Version.
table-oldPageLine = Lade die Seite neu, dann geht’s weiter.
table-reload = Neu laden
table-kicked = Du wurdest von diesem Tisch entfernt.
table-kickedLine = Frag, ob du zurückdarfst, oder geh zur Startseite.
table-cleared = Diesen Tisch gibt es nicht mehr.
table-clearedLine = Jemand hat ihn gelöscht, oder er war lange leer. Du kannst einen neuen eröffnen.
table-removed = Dieser Tisch wurde gelöscht.
table-removedLine = Jemand am Tisch hat ihn gelöscht, mit Spielen, Chat und Fotos.
table-sitDownAgain = Wieder hinsetzen
table-unknown = Einen Tisch { $code } gibt es nicht.
table-unknownLine = Prüf den Code, oder eröffne selbst einen Tisch.
table-full = Alle Plätze sind besetzt.
table-fullLine = Du kannst zusehen oder selbst einen Tisch eröffnen.
table-unreachable = Der Server antwortet nicht.
table-unreachableLine = Bist du online? Wir versuchen es weiter.
table-tryAgain = Noch einmal versuchen
table-share = Link teilen
table-copied = Link kopiert.
table-invitation = Komm an meinen Tisch und spiel mit:
table-scan = Scannen und mitspielen
table-you = du
# As in English.
table-host = Host
# As in English.
table-bot = Bot
table-away = weg
table-addBot = Bot dazusetzen
table-freeSeat = Freier Platz
table-begin = Spiel starten
table-addBotsAndBegin =
    { $n ->
        [one] Mit einem Bot starten
       *[other] Mit { $n } Bots starten
    }
table-sendAway = { $name } entfernen
table-makeHost = { $name } zum Host machen
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
table-extended = 30 Sekunden mehr!
table-timeWasUp = Die Zeit ist um! Ein Bot hat für dich geantwortet.
table-askToJoin = Anfragen
table-askToWatch = Zum Zusehen anfragen
table-hostMustAgree = Hier entscheidet { $host }, wer dazukommt.
table-waitingFor = Warten, bis { $host } dich reinlässt
table-waitingForHost = Warten, bis der Host dich reinlässt
table-waitingLine = Lass diese Seite offen. Sobald du reindarfst, sitzt du am Tisch.
table-waitingToWatchLine = Lass diese Seite offen. Sobald du reindarfst, siehst du den Tisch.
table-stopWaiting = Abbrechen
table-notLetIn = Du wurdest nicht reingelassen.
table-notLetInLine = Der Host hat Nein gesagt oder nicht geantwortet. Du kannst noch einmal fragen.
table-askAgain = Noch einmal fragen
table-sentAway = Du kannst an diesem Tisch nicht mehr zusehen.
table-sentAwayLine = Der Host hat alle Zuschauer gebeten zu gehen.
table-tooMany = Zu viele falsche Codes.
table-tooManyLine = Aus deinem Netz kamen zu viele. Warte eine Minute und versuch es dann noch einmal.
table-watching =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }

## table › ended

table-ended-share = Teilen
# As in English.
table-ended-replay = Replay
table-ended-change = Ändern
table-ended-home = Startseite
table-ended-more = Mehr
table-ended-rematch = Revanche
table-ended-waitForHost = { $host } entscheidet, wie es weitergeht.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-sound = Ton
settings-on = An
settings-off = Aus
settings-motion = Animationen
settings-text = Schriftgröße
settings-sample = So groß ist die Schrift jetzt.
settings-name = Dein Name
settings-nameHint = So heißt du auch am nächsten Tisch.
settings-openRecord = Gespeichertes Spiel ansehen
settings-close = Schließen
settings-back = Zurück
settings-menu = Menü

## settings › themes

settings-themes-auto = Wie das Gerät
settings-themes-day = Hell
settings-themes-night = Dunkel

## settings › motions

settings-motions-auto = Wie das Gerät
settings-motions-full = Alle
settings-motions-less = Keine

## settings › texts

# As in English.
settings-texts-normal = Normal
settings-texts-large = Groß
settings-texts-huge = Sehr groß

## settings › data

settings-data-title = Deine Daten
settings-data-kept = Dieser Server speichert die Namen, die du eintippst, deine Züge, deinen Chat und deine Fotos. Nichts davon gibt er weiter.
settings-data-long = Ein Tisch wird gelöscht, wenn ihn eine Weile niemand benutzt, meist nach 30 Tagen. Eine Gruppe bleibt, bis jemand sie löscht.
settings-data-remove = Einen Tisch löschst du in seinem Menü. Oder du gehst und löschst nur deinen Namen. Eine Gruppe löschst du auf ihrer Seite.

## howto

howto-title = So geht’s
howto-game = Welches Spiel?
howto-ninety = In neunzig Sekunden gelesen
howto-practise = Übungsrunde spielen
howto-practiseLine = Deine erste Runde, mit Bots. Wir zeigen dir, wie’s geht.

## plainGame

plainGame-yourTurn = Du bist dran!
plainGame-waitingFor = Warten auf { $names }
plainGame-over = Das Spiel ist vorbei.
plainGame-won = Gewonnen: { $names }
plainGame-rematch = Noch einmal

## daily

daily-title = Thema des Tages
daily-question = Was siehst du?
daily-seeResult = Zwischenstand ansehen
daily-pick =
    { $n ->
        [one] Wähl noch eins.
       *[other] Wähl { $n }, das stärkste zuerst.
    }
daily-picked = Das sind deine fünf. Zum Umordnen ziehen.
daily-images = { $n } Bilder
daily-onPlace = { $title }, Platz { $place }
daily-takenBack = { $title } zurückgenommen
daily-full = Du hast schon fünf. Nimm zuerst eins zurück.
daily-tray = Deine fünf, das stärkste zuerst
daily-takeBack = Platz { $place }: { $title }. Antippen nimmt es zurück, Pfeiltasten verschieben es.
daily-lockIn = Fertig
daily-missing = noch { $n }
daily-guess = Welches setzen die meisten auf Platz 1?
daily-guessLine = Einmal tippen. An deinen fünf ändert das nichts.
daily-skip = Überspringen
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
daily-top = Am häufigsten gewählt
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
daily-likenessLine = So viel haben deine fünf mit denen der anderen gemeinsam. 150 = genau gleich.
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
daily-shareLine = „{ $theme }“: Ich habe { $likeness } von 150. Und du?
daily-shareFirst = „{ $theme }“: Heute war ich zuerst da!
daily-ask = Freunde fragen
daily-askText = „{ $theme }“: Was siehst du?
daily-askLine = Schick den Link. Wenn ihr beide geantwortet habt, seht ihr, was ihr gemeinsam habt.
daily-viaLink = Sobald ihr beide geantwortet habt, seht ihr die fünf des anderen.
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
daily-showTo = Meine Antworten mit { $group } teilen
daily-yesterday = Das Endergebnis von gestern
daily-practice = Frühere Themen
daily-practiceLine = Die letzten sieben Tage, nur zum Spaß.
daily-practising = Nur zum Spaß
daily-forget = Meine Antworten löschen
daily-forgetLine = Das löscht alle deine Antworten, hier und auf dem Server. Auch deine Serie endet.
daily-forgotten = Deine Antworten sind gelöscht.
daily-keep = Behalten
daily-copied = Kopiert. Füg es ein, wo du willst.
daily-notCopied = Der Link ließ sich nicht kopieren.
daily-notShared = Das Bild hat nicht geklappt.
