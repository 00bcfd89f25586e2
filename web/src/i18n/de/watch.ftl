## television

television-openHere = Neuen Tisch eröffnen
television-openHereLine = Du bekommst einen Code für die Handys. Wer zuerst dazukommt, ist Host.
television-whichTable = Welcher Tisch?
television-typeCode = Gib den Code ein, der auf den Handys steht.
television-gone = Diesen Tisch gibt es nicht mehr.
television-goneLine = Jemand hat ihn gelöscht, oder er war lange leer. Eröffne am Handy einen neuen.
television-codeIsHidden = Der Code ist verborgen.
television-askHost = Fragt { $host }, wie ihr dazukommt.
television-alsoWatching =
    { $n ->
        [one] { $n } weitere Person sieht zu
       *[other] { $n } weitere sehen zu
    }
television-asksToWatch = Warten, bis { $host } diesen Bildschirm zulässt
television-asksToWatchLine = Tipp am Handy des Hosts auf „Reinlassen“.
television-joinAt = Scannen, oder auf { $address } eingeben
television-atTheTable = Am Tisch
television-nobodyYet = Noch ist niemand da. Schnapp dir dein Handy und mach mit!
television-next = Wir spielen
television-begins = Warten, bis { $name } startet
television-stopped = { $name } hat das Spiel beendet.
television-practice = Übungsrunde
television-sitDown = Nächstes Spiel: { $address }
television-thinks = { $name } überlegt
television-ready = { $name } ist fertig
television-timeLeft = Restzeit
television-another = Noch ein Spiel? Der Host kann es starten.
television-controls = Einstellungen der TV-Ansicht
television-toFullscreen = Vollbild
television-fromFullscreen = Vollbild beenden

## replay

# As in English.
replay-title = Replay
replay-loading = Spiel wird geladen …
replay-gone = Dieses Spiel kannst du nicht ansehen.
replay-goneLine = Replays gibt es, sobald ein Spiel vorbei ist und solange es den Tisch gibt: meist 30 Tage nach dem letzten Besuch. Hast du das Spiel gespeichert, öffne die Datei.
replay-noKey = Dieses Replay gehört einer Gruppe.
replay-noKeyLine = Öffne es von der Seite deiner Gruppe aus.
replay-offline = Der Server antwortet nicht.
replay-offlineLine = Bist du online? Das Replay braucht kurz den Server.
replay-broken = Dieses Replay funktioniert nicht.
replay-eyes = Ansicht
replay-eyesNow = Ansicht: { $who }
replay-table = Der Tisch
replay-all = Alle Karten offen
replay-controls = Wiedergabe
replay-play = Abspielen
# As in English.
replay-pause = Pause
replay-replay = Von vorn
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-speed = Tempo ×{ $n }
replay-where = Stelle im Spiel
replay-round = Runde { $n } von { $of }
replay-turn = Zug { $n } von { $of }
replay-over = Das Ende
replay-step = Schritt { $n } von { $of }
replay-toRound = Zu Runde { $n }
replay-toTurn = Zu Zug { $n }
replay-more = Mehr
replay-share = Diesen Moment teilen
replay-shared = Schau dir diesen Moment aus unserem Spiel an:
replay-groupLink = Dieser Link öffnet eure ganze Gruppe. Schick ihn nur an Mitglieder.
replay-copyFailed = Kopieren ging nicht. Nimm die Adresse aus dem Browser.
replay-save = Spiel speichern
replay-again = Mit denselben Karten spielen
replay-packGone = Diese Karten wurden gelöscht, darum siehst du Zahlen.
replay-open = Was niemand gesehen hat
replay-image = Bild { $n }
replay-theme = Thema { $n } von Karte { $card }

## replay › file

replay-file-title = Gespeichertes Spiel ansehen
replay-file-line = Öffne eine Datei, die du nach einem Spiel gespeichert hast. Sie bleibt auf deinem Gerät. Der Server liest sie nur, um das Spiel zu zeigen.
replay-file-choose = Datei wählen
replay-file-drop = oder hier ablegen
replay-file-another = Andere Datei
replay-file-empty = Diese Datei ist leer.
replay-file-large = Diese Datei ist zu groß. Ein Spiel hat höchstens 4 MB.
replay-file-isNone = Das ist kein gespeichertes Spiel. Gespeicherte Spiele enden auf .jsonl.

## replay › duel

replay-duel-title = Die Herausforderung
replay-duel-loading = Herausforderung wird geladen …
replay-duel-beat = Mit diesen Karten haben { $names } gespielt. Seid ihr besser?
replay-duel-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
replay-duel-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
replay-duel-compared = Am Ende seht ihr beide Ergebnisse nebeneinander.
replay-duel-spoils = Seht euch das Replay nicht vorher an. Es verrät alles.
replay-duel-where = Wo wollt ihr spielen?
replay-duel-newTable = An einem neuen Tisch
replay-duel-at = Am Tisch { $code }
replay-duel-withNames = mit { $names }
replay-duel-alone = noch ist sonst niemand da
replay-duel-go = Annehmen
replay-duel-lost = Diese Herausforderung gibt es nicht mehr.
replay-duel-lostLine = Öffne das Replay noch einmal und wähl „Mit denselben Karten spielen“.
replay-duel-gone = Diese Herausforderung könnt ihr nicht spielen.
replay-duel-lobby = Herausforderung von { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Sie haben { $n } Runde gebraucht.
       *[other] Sie haben { $n } Runden gebraucht.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Dafür braucht ihr { $n } Person.
       *[other] Dafür braucht ihr { $n } Personen.
    }
replay-duel-putBack = Verwerfen
replay-duel-isPutBack = Verworfen. Das nächste Spiel hat neue Karten.
