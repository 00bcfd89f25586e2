## home

home-friendlyName = Deze naam hebben we voor je bedacht. Verander hem gerust.
home-play = Spelen
home-passAround = We delen deze telefoon
home-passAroundLine = Geef hem door. Wat geheim is, blijft geheim.
home-motto = Kies het plaatje dat je vrienden ook kiezen.
home-start = Samen spelen
home-join = Met code meedoen
home-joinGo = Naar de tafel
home-code = Code van de tafel, vijf letters
home-playNow = Met bots spelen
home-waiting = Dit wacht op je
home-playWhat = Kies een spel
home-withBots = Alleen jij en de bots, nu meteen.
home-howToPlay = Zo werkt het
home-tableScreen = Groot scherm
home-groups = Je groepen
home-keptFor = Potjes hier tellen mee voor { $name }.
home-backTo = Terug naar tafel { $code }
home-language = Taal: { $name }
home-soundOn = Geluid uitzetten
home-soundOff = Geluid aanzetten
home-toNight = Donkere weergave
home-toDay = Lichte weergave
home-settings = Instellingen
home-yourName = Hoe heet je?
home-nameHint = Iedereen aan tafel ziet deze naam.
home-openTable = Tafel openen
home-nowhere = Hier is niets
home-nowhereLine = Op dit adres is geen pagina.
home-home = Startpagina

## table

table-joining = Hier wordt { $game } gespeeld.
table-whatToDo = Typ je naam en schuif aan.
table-wrongCode = Controleer de letters en probeer het nog eens.
table-join = Meedoen
table-moved = Je speelt nu op een andere telefoon.
table-movedLine = Je plek is meeverhuisd.
table-alreadyPlaying = Ik speel al mee
table-claimLabel = Code van je andere telefoon, zes letters
table-claimLine = Open op je eerste telefoon het menu en kies “Verder op een andere telefoon”. Of vraag het de host.
table-claimGo = Mijn plek innemen
table-takeOver = Doe mee! Neem het over van:
table-takesOver = Je neemt het zo over van { $name }.
table-title = Tafel { $code }
table-sitDown = Gaan zitten
table-waitingThere = { $names } zijn er al.
table-oneWaits = { $name } is er al.
table-gameIsOn = Er is een spel bezig. Neem het over van een bot, of kijk mee en doe de volgende keer mee.
table-justLook = Alleen kijken
table-connecting = Op weg naar de tafel…
table-reconnecting = Verbinding kwijt. We proberen het opnieuw…
table-restarting = De server start opnieuw op. Momentje…
table-cannotSave = Opslaan lukt nu even niet. Er is niets kwijt, momentje nog.
table-backOnline = Je bent er weer.
table-oldPage = Er is een nieuwe versie.
table-oldPageLine = Laad de pagina opnieuw om verder te spelen.
table-reload = Opnieuw laden
table-kicked = Je bent van deze tafel verwijderd.
table-kickedLine = Vraag of je terug mag komen, of ga naar de startpagina.
table-cleared = Deze tafel is er niet meer.
table-clearedLine = Iemand heeft hem gewist, of hij stond lang leeg. Je kunt een nieuwe openen.
table-removed = Deze tafel is gewist.
table-removedLine = Iemand aan tafel heeft hem gewist, met alle potjes, de chat en de foto’s.
table-sitDownAgain = Weer gaan zitten
table-unknown = Tafel { $code } bestaat niet.
table-unknownLine = Controleer de code, of open zelf een tafel.
table-full = Alle plekken zijn bezet.
table-fullLine = Je kunt meekijken, of zelf een tafel openen.
table-unreachable = De server is onbereikbaar
table-unreachableLine = Ben je online? We blijven het proberen.
table-tryAgain = Opnieuw proberen
table-share = Link delen
table-copied = Link gekopieerd.
table-invitation = Kom aan mijn tafel en speel mee:
table-scan = Scan en doe mee
table-you = jij
# As in English.
table-host = Host
# As in English.
table-bot = Bot
table-away = weg
table-addBot = Bot toevoegen
table-freeSeat = Vrije plek
table-begin = Beginnen
table-addBotsAndBegin =
    { $n ->
        [one] Beginnen met een bot erbij
       *[other] Beginnen met { $n } bots erbij
    }
table-sendAway = { $name } verwijderen
table-makeHost = { $name } host maken
table-leave = Van tafel gaan
table-stay = Blijven
table-onlyLooking = Je kijkt mee.
table-isHere = { $name } is er.
table-timeLeft = Nog { $time }
table-tenSecondsLeft = Nog tien seconden.
table-nextTip = Volgende tip
table-gotIt = Snap ik
table-nowPlay = Nu zelf spelen
table-moreTime = 30 seconden erbij
table-extended = 30 seconden erbij!
table-timeWasUp = Tijd om! Een bot heeft voor je geantwoord.
table-askToJoin = Vragen om mee te doen
table-askToWatch = Vragen om mee te kijken
table-hostMustAgree = { $host } bepaalt wie er binnenkomt.
table-waitingFor = Wachten tot { $host } je binnenlaat
table-waitingForHost = Wachten tot de host je binnenlaat
table-waitingLine = Laat deze pagina open. Zodra het mag, doe je mee.
table-waitingToWatchLine = Laat deze pagina open. Zodra het mag, zie je de tafel.
table-stopWaiting = Annuleren
table-notLetIn = Je mocht niet naar binnen.
table-notLetInLine = De host zei nee, of niemand antwoordde. Je kunt het nog eens vragen.
table-askAgain = Nog eens vragen
table-sentAway = Je kunt niet meer meekijken.
table-sentAwayLine = De host heeft alle kijkers weggestuurd.
table-tooMany = Te veel verkeerde codes.
table-tooManyLine = Vanaf jouw netwerk zijn er te veel geprobeerd. Wacht een minuut en probeer het opnieuw.
table-watching = Kijkers: { $n }

## table › ended

table-ended-share = Delen
table-ended-replay = Herhaling
table-ended-change = Iets anders
table-ended-home = Startpagina
table-ended-more = Meer
table-ended-rematch = Nog een potje
table-ended-waitForHost = { $host } kiest hoe het verdergaat.

## settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-sound = Geluid
settings-on = Aan
settings-off = Uit
settings-motion = Animaties
settings-text = Tekstgrootte
settings-sample = Zo ziet tekst er nu uit.
settings-name = Je naam
settings-nameHint = Die gebruiken we aan je volgende tafel.
settings-openRecord = Bewaard spel bekijken
settings-close = Sluiten
settings-back = Terug
# As in English.
settings-menu = Menu

## settings › themes

settings-themes-auto = Zoals je toestel
settings-themes-day = Licht
settings-themes-night = Donker

## settings › motions

settings-motions-auto = Zoals je toestel
settings-motions-full = Volledig
settings-motions-less = Geen

## settings › texts

settings-texts-normal = Normaal
settings-texts-large = Groot
settings-texts-huge = Extra groot

## settings › data

settings-data-title = Jouw gegevens
settings-data-kept = Deze server bewaart de namen die je typt, je zetten, je chat en je foto’s. Er wordt niets met anderen gedeeld.
settings-data-long = Een tafel wordt gewist als niemand hem een tijd gebruikt, meestal na 30 dagen. Een groep blijft bestaan tot iemand de groep wist.
settings-data-remove = Je kunt een tafel wissen via het menu van de tafel, of weggaan en je naam weghalen. Een groep wis je op de groepspagina.

## howto

howto-title = Zo werkt het
howto-game = Welk spel?
howto-ninety = In anderhalve minuut gelezen
howto-practise = Oefenronde spelen
howto-practiseLine = Speel een eerste ronde met bots. Wij leggen alles uit.

## plainGame

plainGame-yourTurn = Jij bent aan de beurt!
plainGame-waitingFor = Wachten op { $names }
plainGame-over = Het spel is afgelopen.
plainGame-won = Gewonnen door { $names }!
plainGame-rematch = Nog een keer

## daily

daily-title = Thema van vandaag
daily-question = Wat zie jij?
daily-seeResult = De tussenstand bekijken
daily-pick =
    { $n ->
        [one] Kies er nog één.
       *[other] Kies er { $n }, het sterkste eerst.
    }
daily-picked = Dit zijn jouw vijf. Sleep ze in een andere volgorde.
daily-images = { $n } plaatjes
daily-onPlace = { $title }, plaats { $place }
daily-takenBack = { $title } teruggelegd
daily-full = Je hebt er al vijf. Leg er eerst een terug.
daily-tray = Jouw vijf, het sterkste eerst
daily-takeBack = Plaats { $place }: { $title }. Tik om terug te leggen, pijltjes om te verschuiven.
daily-lockIn = Klaar
daily-missing = nog { $n }
daily-guess = Welk plaatje zet bijna iedereen bovenaan?
daily-guessLine = Eén tik. Jouw vijf veranderen er niet door.
daily-skip = Overslaan
daily-so =
    { $n ->
        [one] Tot nu toe { $n } antwoord
       *[other] Tot nu toe { $n } antwoorden
    }
daily-final =
    { $n ->
        [one] { $n } antwoord
       *[other] { $n } antwoorden
    }
daily-alone = Je bent vandaag de eerste! Kom straks terug en kijk wie denkt zoals jij.
daily-nobody = Op die dag heeft niemand geantwoord.
daily-top = Vaakst gekozen
daily-chosen = { $title }: { $share }
daily-yours = Jouw vijf
daily-by =
    { $n ->
        [one] { $n } persoon
       *[other] { $n } mensen
    }
daily-onlyYou = alleen jij
daily-byNobody = niemand
daily-likeness = Matchscore
daily-likenessLine = Hoeveel jouw vijf gemeen hebben met die van alle anderen. 150 = precies gelijk.
daily-holds = Goed gegokt! De meeste anderen hebben tot nu toe “{ $title }” bovenaan.
daily-fails = De meeste anderen hebben tot nu toe “{ $title }” bovenaan.
daily-streak =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen op rij
    }
daily-until = Je kunt jouw vijf veranderen tot { $time }.
daily-change = Mijn vijf veranderen
daily-share = Delen
daily-shareLine = “{ $theme }”: ik heb { $likeness } van de 150. En jij?
daily-shareFirst = “{ $theme }”: ik was vandaag de eerste!
daily-ask = Vraag een vriend
daily-askText = “{ $theme }”: wat zie jij?
daily-askLine = Stuur de link. Als jullie allebei hebben geantwoord, zie je wat jullie gemeen hebben.
daily-viaLink = Als jullie allebei hebben geantwoord, zien jullie elkaars vijf.
daily-friends = Jij en je vrienden
daily-friend = Een vriend
daily-nameHint = Vrienden met jouw link zien deze naam.
daily-waiting = Nog niemand anders heeft geantwoord.
daily-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
daily-ranking = { $name }: { $titles }
daily-showTo = Mijn antwoorden laten zien aan { $group }
daily-yesterday = De einduitslag van gisteren
daily-practice = Eerdere thema’s
daily-practiceLine = De laatste zeven dagen, gewoon voor de lol.
daily-practising = Voor de lol
daily-forget = Mijn antwoorden wissen
daily-forgetLine = Al je antwoorden worden gewist, hier en op de server. Ook je reeks stopt.
daily-forgotten = Je antwoorden zijn gewist.
daily-keep = Bewaren
daily-copied = Gekopieerd. Plak het waar je wilt.
daily-notCopied = De link kopiëren is niet gelukt.
daily-notShared = Het plaatje maken is niet gelukt.
