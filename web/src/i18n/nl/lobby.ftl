## lobby

lobby-ofAtTable = { $n } van de { $of } aan tafel
lobby-tvLink = Groot scherm openen op een tv
# As in English.
lobby-tv = TV
lobby-newTab = opent in een nieuw tabblad
lobby-copyFailed = Kopiëren is niet gelukt. Kopieer het adres uit je browser.
lobby-players = Voor { $numbers } spelers.
lobby-atLeastOne = Laat er minstens één staan.

## lobby › seats

lobby-seats-take = Vrije plek: hier gaan zitten
lobby-seats-chooseFree = Tik op een vrije plek om daarheen te gaan.
lobby-seats-youSitOut = Je doet dit potje niet mee.
lobby-seats-playAgain = Toch meedoen
lobby-seats-howToSit = Tik op een vrije plek om te gaan zitten.
lobby-seats-watching = Kijken mee:
lobby-seats-seat = { $name } kijkt mee. Een plek geven
lobby-seats-label = Plekken rond de tafel
lobby-seats-faceToFace = Partners zitten tegenover elkaar.
lobby-seats-byLot = De teams worden bij de start geloot.
lobby-seats-alternating = De spelers van de twee teams zitten om en om.
lobby-seats-anyhow = Ieder voor zich.
lobby-seats-together = Jullie zijn één team.
lobby-seats-howTo = Sleep iemand naar een andere plek, of tik op twee plekken om te ruilen.
lobby-seats-chair = Plek { $n }
lobby-seats-fill = Vrije plek: iemand toevoegen
lobby-seats-you = { $name } (jij)
lobby-seats-partner = speelt samen met { $names }
lobby-seats-chosen = { $name }: tik op een andere plek.
lobby-seats-swapped = { $one } en { $other } hebben van plek geruild.
lobby-seats-moved = { $name } zit nu op plek { $n }.
lobby-seats-shuffle = Plekken schudden
lobby-seats-shuffled = De plekken zijn geschud.
lobby-seats-cancel = Toch niet
lobby-seats-thisPhone = op deze telefoon

## lobby › person

lobby-person-sitOut = Dit potje niet meedoen
lobby-person-makeHost = Host maken
lobby-person-sendAway = Verwijderen
lobby-person-sendAwayAsk = { $name } verwijderen?
lobby-person-sendAwayLine = De plek komt vrij. Wie de link heeft, kan weer meedoen.
lobby-person-sendAwayInGame = Een invaller speelt het spel uit.
lobby-person-forGood = Verwijderen en blokkeren
lobby-person-forGoodLine = Terugkomen met dit toestel of deze naam kan dan niet meer.
lobby-person-isHostNow = { $name } is nu de host.
lobby-person-youAreHost = Jij bent nu de host.
lobby-person-cameToSit = { $name } doet mee.
lobby-person-left = { $name } is weggegaan.

## lobby › free

lobby-free-sitHere = Hier gaan zitten
lobby-free-title = Wie gaat hier zitten?
lobby-free-bot = Een bot
lobby-free-fillAll =
    { $n ->
        [one] De plek vullen
       *[other] Alle { $n } plekken vullen
    }
lobby-free-addOne = Eén bot toevoegen
lobby-free-friend = Iemand met een telefoon
lobby-free-friendLine = Laat de code zien, of stuur de link.
lobby-free-here = Iemand op deze telefoon
lobby-free-hereLine = Geef de telefoon door. Wat geheim is, blijft geheim.
lobby-free-hereName = Wie speelt er mee?
lobby-free-hereAdd = Speler toevoegen

## lobby › free › strengths

lobby-free-strengths-gentle = Mild
lobby-free-strengths-steady = Degelijk
lobby-free-strengths-sharp = Scherp

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Speelt op gevoel. Makkelijk te verslaan.
lobby-free-strengthLines-steady = Speelt als een vriend die goed oplet.
lobby-free-strengthLines-sharp = Leert hoe je denkt. Zit er zelden naast.

## lobby › choices

lobby-choices-first = Wie begint
lobby-choices-lateJoins = Later instappen
lobby-choices-options = Extra regels
lobby-choices-more = Meer
lobby-choices-label = Instellingen van het spel
lobby-choices-changed = { $host } koos: { $what }
lobby-choices-houseRule = Huisregel
lobby-choices-game = Spel
lobby-choices-deck = Kaarten
lobby-choices-ownThemes = Eigen thema’s
lobby-choices-timer = Tijd
lobby-choices-grace = Invallers
lobby-choices-rules = Huisregels
lobby-choices-pace = Tempo
lobby-choices-practice = Oefenronde

## lobby › deck

lobby-deck-browse = Door de kaarten bladeren
lobby-deck-house = Kaarten van Samewave
lobby-deck-images = Plaatjes
lobby-deck-themes = Thema’s
lobby-deck-objects = Voorwerpen
lobby-deck-brought = Jullie eigen kaarten
lobby-deck-countImages =
    { $n ->
        [one] { $n } plaatje
       *[other] { $n } plaatjes
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } thema
       *[other] { $n } thema’s
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } voorwerp
       *[other] { $n } voorwerpen
    }
lobby-deck-ownTitle = Eigen kaarten toevoegen
lobby-deck-ownLine = Foto’s van dit toestel, of een .samewave-bestand. Alleen deze tafel ziet ze.
lobby-deck-photos = Foto’s kiezen
lobby-deck-file = Bestand kiezen
lobby-deck-sending = Uploaden… { $percent }%
lobby-deck-building = De kaarten worden gesneden…
lobby-deck-done = Je kaarten zijn klaar.
lobby-deck-known = Deze kaarten zijn er al.
lobby-deck-stop = Stoppen
lobby-deck-unplayable = Met deze kaarten kun je niet spelen:
lobby-deck-problem = { $where }: dit is niet bruikbaar.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Geen
lobby-ownThemes-noneLine = Verzin thema’s over de mensen aan tafel.
lobby-ownThemes-firstLine = Deze komen eerst, daarna de andere.
lobby-ownThemes-onlyLine = Alleen deze komen voorbij, keer op keer.
lobby-ownThemes-label = Eén thema per regel
lobby-ownThemes-example = De keuken van oma
lobby-ownThemes-count = { $n } van { $most }
lobby-ownThemes-add =
    { $n ->
        [one] { $n } thema van { $group } toevoegen
       *[other] { $n } thema’s van { $group } toevoegen
    }
lobby-ownThemes-only = Alleen jullie eigen thema’s
lobby-ownThemes-onlySwitchLine = Alle andere thema’s blijven in de doos.
lobby-ownThemes-keep = Bewaren voor { $group }
lobby-ownThemes-keepLine = Je kunt ze aan elke tafel van de groep toevoegen.
lobby-ownThemes-replaceLine =
    { $n ->
        [one] { $n } eerder bewaard thema wordt gewist.
       *[other] { $n } eerder bewaarde thema’s worden gewist.
    }
lobby-ownThemes-save = Opslaan
lobby-ownThemes-saved = Opgeslagen.
lobby-ownThemes-tooLong = “{ $theme }” is langer dan { $most } tekens.

## lobby › timer

lobby-timer-none = Geen tijdslimiet
lobby-timer-noneLine = Neem de tijd die je nodig hebt.
lobby-timer-some = { $time } per vraag
lobby-timer-someLine = Is de tijd om, dan antwoordt een bot voor wie nog niet klaar is. Iedereen mag om extra tijd vragen.

## lobby › grace

lobby-grace-none = Geen invallers
lobby-grace-noneLine = De tafel wacht op wie weg is.
lobby-grace-some = Invaller na { $time }
lobby-grace-someLine = Een bot valt in voor wie weg is, tot die er weer is.

## lobby › rules

lobby-rules-none = Geen huisregels
lobby-rules-noneLine = Gewoon volgens de spelregels.
lobby-rules-noLimit = Geen limiet

## lobby › practice

lobby-practice-on = Oefenronde aan
lobby-practice-onLine = We leggen de eerste ronde stap voor stap uit. Voor { $n } spelers.
lobby-practice-off = Oefenronde uit
lobby-practice-offLine = Eerste keer? Zet hem aan.

## lobby › first

lobby-first-begins = Begint
lobby-first-chance = Laten loten
lobby-first-byChance = Het lot bepaalt wie begint
lobby-first-chanceLine = Elke keer anders.
lobby-first-named = { $name } begint
lobby-first-line = Volgens de spelregels de jongste, of de nieuwsgierigste.

## lobby › late

lobby-late-on = Laatkomers mogen instappen
lobby-late-onLine = Ze nemen het over van een bot, of van iemand die weg is.
lobby-late-off = Laatkomers wachten
lobby-late-offLine = Ze kijken mee en spelen het volgende spel.

## lobby › face

lobby-face-title = Kies je plaatje
lobby-face-line = Kies een kaart voor naast je naam, en een kleur als je wilt.
lobby-face-colour = Kleur
lobby-face-colours-orange = Oranje
lobby-face-colours-blue = Blauw
lobby-face-colours-yellow = Geel
lobby-face-colours-purple = Paars
lobby-face-colours-green = Groen
lobby-face-colours-cream = Crème
lobby-face-colours-turquoise = Turkoois
lobby-face-colours-pink = Roze

## lobby › offers

lobby-offers-justYouTwo = Alleen jullie twee
lobby-offers-watch =
    { $n ->
        [one] { $names } kijkt mee
       *[other] { $names } kijken mee
    }
lobby-offers-removeBots =
    { $n ->
        [one] De bot weghalen
       *[other] { $n } bots weghalen
    }

## lobby › claim

lobby-claim-item = Verder op een andere telefoon
lobby-claim-title = Verder op een andere telefoon
lobby-claim-line = Open op de andere telefoon deze tafel en kies “Ik speel al mee”. Typ dan:
lobby-claim-minutes = De code werkt tien minuten.
lobby-claim-other = Code tonen voor de andere telefoon van { $name }

## lobby › begin

lobby-begin-you =
    { $n ->
        [one] Nog alleen jij. Je hebt { $numbers } spelers nodig.
       *[other] { $n } spelers. Je hebt er { $numbers } nodig.
    }
lobby-begin-tooMany = Jullie zijn met { $n }. Dit is voor { $numbers } spelers.
lobby-begin-waitsFor = Wachten tot { $host } begint
lobby-begin-waitsForNobody = Er is niemand die het spel kan starten.
lobby-begin-beginPractice = Oefenronde beginnen
lobby-begin-away = Nu even weg: { $names }.

## lobby › door

lobby-door-title = Wie er binnen mag
lobby-door-hideCode = Code op de tv verbergen
lobby-door-hideCodeLine = Het grote scherm laat de code en de QR-code niet zien.
lobby-door-sendAway = Alle kijkers wegsturen
lobby-door-sendAwayOpen = Ze kunnen terugkomen zolang iedereen binnen mag.
lobby-door-sendAwayClosed = Ze komen alleen terug als jij ze binnenlaat.
lobby-door-sent = Alle kijkers zijn weggestuurd.
lobby-door-asking = Aan de deur
lobby-door-wantsToJoin = { $name } wil meedoen
lobby-door-wantsToWatch = { $name } wil meekijken
lobby-door-letIn = Binnenlaten
lobby-door-refuse = Weigeren
lobby-door-asked = We hebben het de host gevraagd.

## lobby › door › doors

lobby-door-doors-open = Iedereen met de code
lobby-door-doors-ask = Eerst mij vragen
lobby-door-doors-locked = Niemand anders

## lobby › door › lines

lobby-door-lines-open = Meteen meedoen of meekijken.
lobby-door-lines-ask = Jij laat binnen wie wil meedoen of meekijken.
lobby-door-lines-locked = De tafel zit op slot. Wie er al was, mag terugkomen.

## lobby › door › now

lobby-door-now-ask = Eerst vragen
lobby-door-now-locked = Op slot

## lobby › group

lobby-group-none = Geen groep
lobby-group-noneLine = De uitslagen verdwijnen met de tafel.
lobby-group-keptFor = Telt mee voor { $name }
lobby-group-line = Afgelopen potjes komen in de geschiedenis van de groep.
lobby-group-title = Spelen jullie voor een groep?
lobby-group-nobody = Geen groep
lobby-group-toGroup = Groep openen
lobby-group-changed = Vanaf nu tellen potjes hier mee voor { $name }.

## lobby › menu

lobby-menu-title = Aan deze tafel
lobby-menu-people = Wie er is
lobby-menu-forPlayer = Opties voor { $name }
# As in English.
lobby-menu-chat = Chat
lobby-menu-react = Reageren
lobby-menu-how = Zo werkt het
lobby-menu-settings = Instellingen
lobby-menu-share = Iemand uitnodigen
lobby-menu-leave = Weggaan
lobby-menu-toLobby = Ander spel
lobby-menu-toGame = Terug naar het spel
lobby-menu-hurry = De bots opjagen
lobby-menu-moreTime = Meer tijd
lobby-menu-sit = Een plek nemen

## lobby › stop

lobby-stop-item = Spel stoppen
lobby-stop-ask = Het spel voor iedereen stoppen?
lobby-stop-line = Jullie gaan allemaal terug naar de tafel. Wat geheim is, blijft geheim, en het spel wordt niet bewaard.
lobby-stop-playOn = Doorspelen
lobby-stop-by = { $name } heeft het spel gestopt.
lobby-stop-byYou = Jij hebt het spel gestopt.

## lobby › removing

lobby-removing-item = Deze tafel wissen
lobby-removing-ask = Deze tafel voor iedereen wissen?
lobby-removing-line = Alle potjes, de chat en de foto’s zijn dan voorgoed weg.
lobby-removing-group = Potjes die meetellen voor { $name } blijven bij de groep.
lobby-removing-go = Voor iedereen wissen
lobby-removing-done = De tafel is gewist.

## lobby › leaving

lobby-leaving-keep = Plek houden en later terugkomen
lobby-leaving-keepLine = Misschien speelt er zolang een invaller voor je.
lobby-leaving-forGood = Van tafel gaan
lobby-leaving-forGoodLine = Je plek komt vrij. Een invaller speelt je spel uit.
lobby-leaving-onlyMe = Alleen { $name } gaat weg
lobby-leaving-nameless = Weggaan en mijn naam wissen
lobby-leaving-namelessLine = Je naam en je chatberichten worden gewist, ook uit eerdere potjes.
lobby-leaving-namelessGroup = Potjes die meetellen voor { $name } blijven. De groep verlaat je op de groepspagina.
lobby-leaving-namelessDone = Je naam is van deze tafel gewist.

## lobby › presence

lobby-presence-here = aanwezig
lobby-presence-away = weg
lobby-presence-standIn = weg, een invaller speelt
lobby-presence-gone = vertrokken, een invaller speelt
lobby-presence-isAway = { $name } is even weg.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } is even weg. Over { $seconds } seconde speelt een invaller verder.
       *[other] { $name } is even weg. Over { $seconds } seconden speelt een invaller verder.
    }
lobby-presence-waitsFor = { $name } is even weg. We wachten.
lobby-presence-standInPlays = Een invaller speelt nu voor { $name }.
lobby-presence-isBack = { $name } is terug.
lobby-presence-stoodIn = Welkom terug! Een invaller heeft voor je gespeeld.

## lobby › presence › bots

lobby-presence-bots-gentle = Milde bot
lobby-presence-bots-steady = Degelijke bot
lobby-presence-bots-sharp = Scherpe bot

## lobby › chat

# As in English.
lobby-chat-title = Chat
lobby-chat-open = Chat openen
lobby-chat-close = Chat sluiten
lobby-chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }
lobby-chat-write = Zeg iets
lobby-chat-send = Versturen
lobby-chat-empty = Nog geen berichten. Zeg eens hallo!
lobby-chat-muted = Geen hints! Na de onthulling kun je weer chatten.
lobby-chat-looking = Je kijkt mee. Neem een plek om te chatten.
lobby-chat-somebody = Iemand
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Applaus
lobby-chat-reactions-heart = Hartje
lobby-chat-reactions-laugh = Haha
lobby-chat-reactions-wow = Wauw
lobby-chat-reactions-think = Hm…
lobby-chat-reactions-hurry = Schiet op!

## lobby › device

lobby-device-handTo = Geef de telefoon aan { $name }
lobby-device-nobodyElse = Alleen voor { $name }. Niet spieken!
lobby-device-iAm = Ik ben { $name }
lobby-device-another = Iemand anders is aan de beurt
lobby-device-next = { $name } is aan de beurt
lobby-device-thisPhone = Op deze telefoon

## reminders

# As in English.
reminders-live = Live
reminders-liveLine = Jullie spelen nu samen, allemaal tegelijk.
reminders-days = Over meerdere dagen
reminders-daysLine = Speel wanneer het je uitkomt. Geen tijdslimiet, geen invallers.
reminders-title = Jouw beurt
reminders-row = Jouw beurt
reminders-rowLine = Krijg een bericht als het spel op je wacht.
reminders-tellMe = Laat me weten wanneer ik aan de beurt ben
reminders-off = Je krijgt hooguit één bericht per uur.
reminders-onDevice = Je krijgt een melding, hooguit één per uur.
reminders-byWebhook = Je krijgt een bericht via { $host }, hooguit één per uur.
reminders-notHere = Deze browser kan geen meldingen tonen. Zet op een iPhone eerst de pagina op je beginscherm.
reminders-notOnServer = Deze server kan geen meldingen sturen. De host kan een webhook toevoegen.
reminders-denied = Meldingen zijn geblokkeerd. Sta ze toe in de instellingen van je browser.
# As in English.
reminders-webhook = Webhook
reminders-webhookLine = Van Discord, Slack, ntfy of Matrix. Daar melden we wie er aan de beurt is.
reminders-webhookNow = Berichten gaan naar { $host } ({ $kind })
reminders-kind = Formaat
reminders-kindByAddress = Afleiden uit het adres
reminders-save = Webhook opslaan
reminders-saved = Webhook opgeslagen.
reminders-test = Test sturen
reminders-tested = Test verstuurd.
reminders-remove = Verwijderen
reminders-removed = Webhook verwijderd.
reminders-stopAsk = Geen berichten meer?
reminders-stopLine = We laten je dan niet meer weten wanneer je aan deze tafel aan de beurt bent.
reminders-stop = Berichten stoppen
reminders-stopped = Klaar
reminders-stoppedLine = Van deze tafel krijg je geen berichten meer. Daar kun je ze ook weer aanzetten.

## reminders › kinds

# As in English.
reminders-kinds-discord = Discord
# As in English.
reminders-kinds-slack = Slack
# As in English.
reminders-kinds-ntfy = ntfy
# As in English.
reminders-kinds-matrix = Matrix
# As in English.
reminders-kinds-json = JSON
