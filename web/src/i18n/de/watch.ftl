## television

television-openHere = Neuen Tisch eröffnen
television-openHereLine = Du bekommst einen Code für die Handys. Wer zuerst dazukommt, leitet den Tisch.
television-whichTable = Welcher Tisch?
television-typeCode = Gib die fünf Buchstaben ein, die auf den Handys stehen.
television-gone = Dieser Tisch wurde abgeräumt.
television-goneLine = Jemand hat ihn gelöscht, oder eine Weile war niemand mehr da. Öffne am Handy einen neuen.
television-codeIsHidden = Der Code ist verborgen.
television-askHost = Fragt { $host }, wie ihr dazukommt.
television-alsoWatching =
    { $n ->
        [one] { $n } sieht noch zu
       *[other] { $n } sehen noch zu
    }
television-asksToWatch = Warten, bis { $host } diesen Bildschirm zulässt
television-asksToWatchLine = Auf dem Handy einfach „Reinlassen“ antippen.
television-joinAt = Scannen, oder { $address } öffnen und eingeben
television-atTheTable = Am Tisch
television-nobodyYet = Noch ist niemand da. Setz dich mit deinem Handy dazu!
television-next = Wir spielen
television-begins = { $name } startet das Spiel.
television-stopped = { $name } hat das Spiel beendet.
television-practice = Übungsrunde
television-sitDown = Nächstes Spiel: { $address }
television-thinks = { $name } überlegt
television-ready = { $name } ist fertig
television-timeLeft = Restzeit
television-another = Noch ein Spiel? Wer den Tisch leitet, startet es.
television-controls = Einstellungen des Tischbildschirms
television-toFullscreen = Vollbild
television-fromFullscreen = Vollbild beenden

## replay

replay-title = Wiederholung
replay-loading = Das Spiel wird geholt …
replay-gone = Dieses Spiel kann man nicht ansehen.
replay-goneLine = Ansehen kann man ein Spiel, sobald es vorbei ist und bis der Tisch abgeräumt wird: 30 Tage nach dem letzten Besuch. Wer die Aufzeichnung gesichert hat, kann die Datei öffnen.
replay-noKey = Der Schlüssel der Gruppe fehlt.
replay-noKeyLine = Öffne das Spiel von der Seite deiner Gruppe aus.
replay-offline = Der Server antwortet nicht.
replay-offlineLine = Die Wiederholung braucht ihn einen Moment. Bist du online?
replay-broken = Das kann man nicht ansehen.
replay-eyes = Gesehen von
replay-eyesNow = Gesehen von: { $who }
replay-table = Der Tisch
replay-all = Alles offen
replay-controls = Weg durch das Spiel
replay-play = Abspielen
replay-pause = Anhalten
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
replay-share = Diese Stelle teilen
replay-shared = Sieh dir diesen Moment aus unserem Spiel an:
replay-groupLink = Dieser Link öffnet eure ganze Gruppe. Schick ihn nur an Mitglieder.
replay-copyFailed = Kopiere bitte die Adresse aus dem Browser.
replay-save = Aufzeichnung sichern
replay-again = Spielt dieses Blatt selbst
replay-packGone = Die Karten dieses Spiels gibt es hier nicht mehr: Zahlen stehen für sie.
replay-open = Was damals niemand sah
replay-image = Bild { $n }
replay-theme = Thema { $n } von Karte { $card }

## replay › file

replay-file-title = Ein Spiel noch einmal ansehen
replay-file-line = Öffne eine Aufzeichnung, die am Ende eines Spiels gesichert wurde. Die Datei bleibt auf deinem Gerät; der Server liest sie nur, um das Spiel zu zeigen.
replay-file-choose = Datei wählen
replay-file-drop = oder hier ablegen
replay-file-another = Andere Datei
replay-file-empty = Diese Datei ist leer.
replay-file-large = Diese Datei ist zu groß: Kein Spiel ist länger als 4 MB.
replay-file-isNone = Diese Datei ist keine Aufzeichnung. Aufzeichnungen kommen von „Aufzeichnung sichern“ und enden auf .jsonl.

## replay › duel

replay-duel-title = Das gleiche Blatt
replay-duel-loading = Das Blatt wird geholt …
replay-duel-beat = Das haben { $names } gespielt. Was macht ihr daraus?
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
replay-duel-compared = Am Ende stehen beide Ergebnisse nebeneinander.
replay-duel-spoils = Seht euch die Wiederholung erst danach an: Sie würde alles verraten.
replay-duel-where = Wo spielt ihr?
replay-duel-newTable = An einem neuen Tisch
replay-duel-at = Am Tisch { $code }
replay-duel-withNames = mit { $names }
replay-duel-alone = noch ist sonst niemand da
replay-duel-go = Dieses Blatt nehmen
replay-duel-lost = Das Blatt ist nicht mehr hier.
replay-duel-lostLine = Öffne die Wiederholung noch einmal und wähle dort „Spielt dieses Blatt selbst“.
replay-duel-gone = Dieses Blatt kann man nicht spielen.
replay-duel-lobby = Das gleiche Blatt wie bei { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Gebraucht haben sie { $n } Runde.
       *[other] Gebraucht haben sie { $n } Runden.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Es braucht { $n } Person.
       *[other] Es braucht { $n } Personen.
    }
replay-duel-putBack = Zurücklegen
replay-duel-isPutBack = Das nächste Spiel hat ein eigenes Blatt.
