## television

television-openHere = Nieuwe tafel openen
television-openHereLine = Je krijgt een code voor de telefoons. Wie het eerst meedoet, is de host.
television-whichTable = Welke tafel?
television-typeCode = Typ de code die op de telefoons staat.
television-gone = Deze tafel is er niet meer.
television-goneLine = Iemand heeft hem gewist, of hij stond een tijd leeg. Open een nieuwe op een telefoon.
television-codeIsHidden = De code is verborgen.
television-askHost = Vraag { $host } hoe je mee kunt doen.
television-alsoWatching = Ook aan het kijken: { $n }
television-asksToWatch = Wachten tot { $host } dit scherm binnenlaat
television-asksToWatchLine = Tik op de telefoon van de host op “Binnenlaten”.
television-joinAt = Scan, of ga naar { $address } en typ
television-atTheTable = Aan tafel
television-nobodyYet = Nog niemand hier. Pak je telefoon en doe mee!
television-next = Zo meteen
television-begins = Wachten tot { $name } begint
television-stopped = { $name } heeft het spel gestopt.
television-practice = Oefenronde
television-sitDown = Volgende spel: { $address }
television-thinks = { $name } denkt na
television-ready = { $name } is klaar
television-timeLeft = Resterende tijd
television-another = Nog een potje? De host kan er een starten.
television-controls = Instellingen van het grote scherm
television-toFullscreen = Volledig scherm
television-fromFullscreen = Volledig scherm sluiten

## replay

replay-title = Herhaling
replay-loading = Het spel wordt geladen…
replay-gone = Je kunt dit spel niet bekijken.
replay-goneLine = Een herhaling is er na het spel, zolang de tafel bestaat: meestal tot 30 dagen na het laatste bezoek. Heb je het spel bewaard? Open dan het bestand.
replay-noKey = Deze herhaling hoort bij een groep.
replay-noKeyLine = Open de herhaling vanaf de pagina van je groep.
replay-offline = De server is onbereikbaar
replay-offlineLine = Ben je online? De herhaling heeft de server even nodig.
replay-broken = Deze herhaling werkt niet.
replay-eyes = Bekijk als
replay-eyesNow = Bekijk als: { $who }
replay-table = De tafel
replay-all = Alle kaarten open
replay-controls = Afspelen
replay-play = Afspelen
replay-pause = Pauze
replay-replay = Opnieuw afspelen
replay-back = Stap terug
replay-forward = Stap vooruit
replay-speed = Snelheid ×{ $n }
replay-where = Plaats in het spel
replay-round = Ronde { $n } van { $of }
replay-turn = Beurt { $n } van { $of }
replay-over = Het einde
replay-step = stap { $n } van { $of }
replay-toRound = Naar ronde { $n }
replay-toTurn = Naar beurt { $n }
replay-more = Meer
replay-share = Dit moment delen
replay-shared = Kijk eens naar dit moment uit ons spel:
replay-groupLink = Deze link opent je hele groep. Stuur hem alleen naar leden.
replay-copyFailed = Kopiëren is niet gelukt. Kopieer het adres uit je browser.
replay-save = Dit spel bewaren
replay-again = Met dezelfde kaarten spelen
replay-packGone = Deze kaarten zijn gewist, daarom zie je nummers.
replay-open = Wat niemand zag
replay-image = Plaatje { $n }
replay-theme = Thema { $n } van kaart { $card }

## replay › file

replay-file-title = Bewaard spel bekijken
replay-file-line = Open een bestand dat je na een spel hebt bewaard. Het blijft op je toestel. De server leest het alleen om het spel te laten zien.
replay-file-choose = Bestand kiezen
replay-file-drop = of sleep het hierheen
replay-file-another = Ander bestand kiezen
replay-file-empty = Dit bestand is leeg.
replay-file-large = Dit bestand is te groot. Een spel is hooguit 4 MB.
replay-file-isNone = Dit is geen bewaard spel. Bewaarde spellen eindigen op .jsonl.

## replay › duel

replay-duel-title = Neem de uitdaging aan
replay-duel-loading = De uitdaging wordt geladen…
replay-duel-beat = { $names } speelden met deze kaarten. Kunnen jullie het beter?
replay-duel-rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
replay-duel-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
replay-duel-compared = Aan het eind zien jullie beide uitslagen naast elkaar.
replay-duel-spoils = Kijk niet eerst de herhaling. Die verklapt alles.
replay-duel-where = Waar wil je spelen?
replay-duel-newTable = Aan een nieuwe tafel
replay-duel-at = Aan tafel { $code }
replay-duel-withNames = met { $names }
replay-duel-alone = er is verder nog niemand
replay-duel-go = Uitdaging aannemen
replay-duel-lost = Deze uitdaging is er niet meer.
replay-duel-lostLine = Open de herhaling nog eens en kies “Met dezelfde kaarten spelen”.
replay-duel-gone = Je kunt deze uitdaging niet spelen.
replay-duel-lobby = Een uitdaging van { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Zij deden er { $n } ronde over.
       *[other] Zij deden er { $n } rondes over.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Je hebt { $n } speler nodig.
       *[other] Je hebt { $n } spelers nodig.
    }
replay-duel-putBack = Uitdaging laten vallen
replay-duel-isPutBack = Uitdaging van tafel. Het volgende spel heeft nieuwe kaarten.
