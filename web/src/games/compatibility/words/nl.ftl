## compatibility

# As in English.
compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
compatibility-round = Ronde { $n }
compatibility-you = Jij
compatibility-quoted = “{ $title }”
compatibility-themeIs = Het thema is: { $theme }
compatibility-lastRound = Vorige ronde
compatibility-hurry = De bots opjagen
compatibility-playoff = Gelijk! Nu volgt een beslissingsronde: { $sides }.
compatibility-line = Kies de plaatjes die je partner ook kiest.

## compatibility › opening

compatibility-opening-youCall = Jij draait het thema om
compatibility-opening-callLine = Noem een nummer, dan zie je het thema.
compatibility-opening-number = { $n } noemen
compatibility-opening-usedUp = Alle thema’s met dit nummer zijn op.
compatibility-opening-called = { $name } noemt { $n }.
compatibility-opening-rolled = { $name } gooit { $n }.
compatibility-opening-youRoll = Jij gooit de dobbelsteen
compatibility-opening-youOrPartnerRoll = Jij of je partner gooit de dobbelsteen
compatibility-opening-rollLine = De dobbelsteen bepaalt welk thema het wordt.
compatibility-opening-roll = Gooien
compatibility-opening-theyCall = { $name } noemt een nummer
compatibility-opening-theyRoll = Wachten op de dobbelsteen: { $names }
compatibility-opening-allMatch = { $name } is de spil. Kies zoals { $name }!
compatibility-opening-allMatchYou = Jij bent de spil. Iedereen probeert te kiezen zoals jij!

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Kies { $n } plaatje.
       *[other] Kies er { $n }, het sterkste eerst.
    }
compatibility-pick-spaceSays = Je staat op een { $n }.
compatibility-pick-referentPicks = De spil kiest er altijd { $n }.
compatibility-pick-playoff = In een beslissingsronde kiest iedereen er { $n }.
compatibility-pick-notPlaying = Deze beslissingsronde is niet voor jou. Kijk lekker mee.
compatibility-pick-allMatchYou = Jij bent de spil: iedereen probeert te kiezen zoals jij.
compatibility-pick-thinkLike = Denk als { $names }.
compatibility-pick-images = { $n } plaatjes
compatibility-pick-onPlace = { $title }, plaats { $place }
compatibility-pick-takenBack = { $title } teruggelegd
compatibility-pick-retired = Met { $title } heb je al een match gehad. Je kunt het niet nog eens spelen.
compatibility-pick-full =
    { $n ->
        [one] Je hebt er al een gekozen. Leg het eerst terug.
       *[other] Alle { $n } plaatsen zijn vol. Leg er eerst een terug.
    }
compatibility-pick-unlockFirst = Je bent al klaar. Tik op “Wijzigen” om nog eens na te denken.

## compatibility › look

compatibility-look-closer = Loep: tik op een plaatje om het groot te zien
compatibility-look-word = Loep
compatibility-look-previous = Vorig plaatje
compatibility-look-next = Volgend plaatje
compatibility-look-putOn = Op plaats { $place } leggen
compatibility-look-full = Alle plaatsen zijn vol
compatibility-look-takeBack = Terugleggen
compatibility-look-place = Plaats { $place }
compatibility-look-earlier = Naar voren
compatibility-look-later = Naar achteren

## compatibility › tray

compatibility-tray-label = Jouw volgorde, het sterkste eerst
compatibility-tray-takeBack = Plaats { $place }: { $title }. Tik om terug te leggen, pijltjes om te verschuiven.

## compatibility › dock

compatibility-dock-lockIn = Klaar
compatibility-dock-change = Wijzigen
compatibility-dock-missing = nog { $n }
compatibility-dock-doubleMissing = leg je ×2 neer
compatibility-dock-waitingFor = Denken nog na: { $names }
compatibility-dock-youAreReady = Je bent klaar.

## compatibility › double

compatibility-double-claim = Mijn ×2 inzetten
compatibility-double-claimedBy = { $name } zet deze ronde een ×2-fiche in.
compatibility-double-putIt = Leg je ×2 op een van je plaatjes.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: nog { $n } kaart
       *[other] Double Up: nog { $n } kaarten
    }
compatibility-double-on = ×2 op { $title }

## compatibility › players

compatibility-players-label = De anderen
compatibility-players-ready = { $name } is klaar.
compatibility-players-thinks = { $name } denkt na.
compatibility-players-thinksAgain = { $name } denkt er nog eens over na.
compatibility-players-standIn = Een invaller speelt voor { $name }.

## compatibility › board

compatibility-board-title = Het speelbord
compatibility-board-word = Speelbord
compatibility-board-label = Het parcours, een spiraal. { $pawns }
compatibility-board-stands = { $names }: vakje { $space }.
compatibility-board-onSpace = Vakje { $space }, kiest er { $n }
compatibility-board-arrived = Aan het eind
compatibility-board-doublesLeft = nog { $n } ×2

## compatibility › reveal

compatibility-reveal-nothingShared = Niets gemeen deze keer. Nieuw thema, nieuwe kansen!
compatibility-reveal-paceTap = Automatisch onthullen
compatibility-reveal-paceAuto = Onthullen per tik
compatibility-reveal-wordAuto = Automatisch
compatibility-reveal-wordTap = Per tik
compatibility-reveal-model = De spil
compatibility-reveal-skip = Overslaan
compatibility-reveal-turnNext = Volgende kaart omdraaien
compatibility-reveal-turnLast = Laatste kaart omdraaien
compatibility-reveal-movePawns = Pionnen verzetten
compatibility-reveal-showAll = Alle plaatjes bekijken
compatibility-reveal-goOn = Verder
compatibility-reveal-toTheEndScreen = Kijk wie er wint
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Vakje { $from }
       *[other] { $from } + { $gained } = vakje { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained }: het einde van het parcours!
compatibility-reveal-direct = { $names }: { $title }, directe match, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title }, indirecte match, { compatibility-points }.
compatibility-reveal-noMatch = Plaats { $place }: niets gemeen.
compatibility-reveal-directCard = { $title }: directe match, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: indirecte match, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = speelde geen plaatjes
compatibility-reveal-timeRanOut = { $names }: de tijd was om.
compatibility-reveal-imagesReturned = { $names }: alle plaatjes mogen weer.
compatibility-reveal-referentMoves = { $name } gaat even ver als de beste speler: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Directe match!
compatibility-reveal-moments-indirect = Indirecte match

## compatibility › end

compatibility-end-winner = Winnaar
compatibility-end-rounds =
    { $n ->
        [one] ronde
       *[other] rondes
    }
compatibility-end-samePlace =
    { $n ->
        [one] directe match
       *[other] directe matches
    }
compatibility-end-otherPlace =
    { $n ->
        [one] indirecte match
       *[other] indirecte matches
    }
compatibility-end-bestRound = Beste ronde: { $names } met “{ $theme }”
compatibility-end-favourite = Vaakst gekozen: { $title }, { $n } keer
compatibility-end-alike = Wie hetzelfde dacht
compatibility-end-won = Winnaar: { $names }. { $line }
compatibility-end-byWinners = Gewonnen door { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Gewonnen!
compatibility-end-personal-shared = Jullie delen de overwinning!
compatibility-end-personal-close = Dat scheelde niks!
compatibility-end-personal-lost = Goed gespeeld!
compatibility-end-personal-together = Samen gehaald!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Als eerste aan het eind, na { $n } ronde.
       *[other] Als eerste aan het eind, na { $n } rondes.
    }
compatibility-end-endings-largest_overshoot = Gelijkspel: wie het verst voorbij het eind kwam, wint.
compatibility-end-endings-most_tokens_left = Gelijkspel: wie de meeste ×2-fiches over heeft, wint.
compatibility-end-endings-playoff = Gewonnen in een beslissingsronde, in ronde { $n }.
compatibility-end-endings-shared = Gelijkspel! { $names } delen de overwinning.
compatibility-end-endings-together =
    { $n ->
        [one] Jullie haalden het eind in { $n } ronde.
       *[other] Jullie haalden het eind in { $n } rondes.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: Wij bots kennen deze kaarten nog niet, dus gaan we af op de woorden.
compatibility-remarks-bot_goes_by_taste = { $name }: Wij bots kennen deze kaarten nog niet, dus gaan we af op ons gevoel.

## compatibility › practice

compatibility-practice-practice_open_theme = Jij draait het thema om. Noem een nummer van 1 tot { $most }, nog voor iemand de kaart ziet. Probeer { $number }.
compatibility-practice-practice_pick_images = Je pion staat op een { $number }, dus kies { $number } plaatjes bij het thema. Je partner { $partner } kiest ook in het geheim. Elk plaatje dat jullie allebei kiezen, levert punten op.
compatibility-practice-practice_rank = Leg ze op volgorde, het sterkste eerst. Staat een plaatje bij jullie allebei op dezelfde plaats, dan levert het meer op. Probeer { $images }.
compatibility-practice-practice_rank_freely = Leg ze op volgorde, het sterkste eerst. Staat een plaatje bij jullie allebei op dezelfde plaats, dan levert het meer op.
compatibility-practice-practice_lock_in = Tik nu op “Klaar”. Je kunt nog wijzigen tot iedereen klaar is.
compatibility-practice-practice_wait = Je plaatjes liggen dicht. De onthulling begint als iedereen klaar is.
compatibility-practice-practice_direct_match = Jullie hebben allebei { $image } op plaats { $place }. Een directe match: { $points } punten!
compatibility-practice-practice_indirect_match = { $image } staat bij jou op { $mine } en bij { $partner } op { $theirs }. Een indirecte match: { $points } punten.
compatibility-practice-practice_no_match = Deze keer geen gedeelde plaatjes. Kan gebeuren!
compatibility-practice-practice_points = Met { $points } punten komt je pion op vakje { $space }. Volgende ronde kies je er { $number }.
compatibility-practice-practice_done = Dat is alles! Zo gaat het door, ronde na ronde. Wie als eerste het eind van het parcours haalt, wint.

## compatibility › fields › edition

compatibility-fields-edition-title = Editie
compatibility-fields-edition-name = Editie { $value }
compatibility-fields-edition-line = { $images } plaatjes, { $themes_on_a_card } thema’s per kaart.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } thema’s per kaart, geen ×2-fiches. Bij gelijkspel delen jullie de overwinning.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Iedereen heeft één ×2-fiche. Bij gelijkspel delen jullie de overwinning.
       *[other] Iedereen heeft { $doubles } ×2-fiches. Bij gelijkspel delen jullie de overwinning.
    }
compatibility-fields-edition-lines-1996 = { $images } plaatjes, een dobbelsteen voor het thema, beslissingsrondes bij gelijkspel.

## compatibility › fields › mode

compatibility-fields-mode-title = Wie met wie

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = Duo’s
# As in English.
compatibility-fields-mode-names-individual = Solo
compatibility-fields-mode-names-trios = Twee trio’s
compatibility-fields-mode-names-duo = Alleen jullie twee

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Kies zoals degene tegenover je.
compatibility-fields-mode-lines-individual = Elke ronde proberen jullie te kiezen zoals één van jullie.
compatibility-fields-mode-lines-trios = Drie tegen drie. Alle drie moeten hetzelfde kiezen.
compatibility-fields-mode-lines-duo = Haal samen het eind, in zo weinig mogelijk rondes.

## compatibility › fields › track

compatibility-fields-track-title = Parcours
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            Ongeveer { $rounds ->
                [one] { $rounds } ronde
               *[other] { $rounds } rondes
            }: { $minutes ->
                [one] { $minutes } minuut
               *[other] { $minutes } minuten
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Kort parcours
compatibility-fields-track-names-short = Kort parcours
compatibility-fields-track-names-standard = Gewoon parcours
compatibility-fields-track-names-long = Lang parcours

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } plaatjes voor dit spel.

## compatibility › fields › themes

compatibility-fields-themes-line = Thema’s van Samewave, in je eigen taal.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Er spelen kinderen mee
compatibility-fields-for_children-line = Laat thema’s voor volwassenen weg, en namen die kinderen niet kennen.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Double Up-kaarten
compatibility-fields-double_up-line = Verdubbel stiekem een directe match.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Teams loten
compatibility-fields-random_teams-line = De teams worden bij de start geloot.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Solo met elk aantal
compatibility-fields-even_individual-line = Ieder voor zich, ook met { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Eén match per plaatje
compatibility-fields-retire_matched-line = Had je met een plaatje een match? Dan kun je het niet nog eens spelen.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Tijdslimiet
compatibility-fields-time_limit-line = Niet op tijd klaar? Dan speel je deze ronde geen plaatjes.

## compatibility › tv

compatibility-tv-round = Ronde { $n }
compatibility-tv-playoff = Beslissingsronde
compatibility-tv-opens = { $name } draait het thema om
compatibility-tv-opened = Omgedraaid door { $name }
compatibility-tv-newTheme = Daar komt een nieuw thema.
compatibility-tv-theme = Het thema: { $theme }
compatibility-tv-picks = kiest er { $n }
compatibility-tv-atTheFinish = aan het eind
compatibility-tv-toMatch = Kies zoals { $name }!
compatibility-tv-isMatched = Spil
compatibility-tv-looksOn = kijkt mee
compatibility-tv-doubles = { $name } speelt ×2
compatibility-tv-cardOf = Kaart { $n } van { $of }
compatibility-tv-laidNothing = De tijd was om
compatibility-tv-direct =
    { $names }: “{ $image }”, directe match, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
compatibility-tv-indirect =
    { $names }: “{ $image }”, indirecte match, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
compatibility-tv-wins =
    { $n ->
        [one] { $names } wint!
       *[other] { $names } winnen!
    }
compatibility-tv-sharedVictory = { $names } delen de overwinning!
compatibility-tv-together =
    { $rounds ->
        [one] Gehaald in { $rounds } ronde!
       *[other] Gehaald in { $rounds } rondes!
    }
compatibility-tv-space = vakje { $n }

## compatibility › past

compatibility-past-nothing = nog niets
compatibility-past-sameThemes = Je krijgt dezelfde thema’s in dezelfde volgorde.
compatibility-past-won = Gewonnen door { $names }
compatibility-past-together = Samen aan het eind

## compatibility › howto

compatibility-howto-box = Welke editie?
compatibility-howto-mode = Wie met wie?
compatibility-howto-lead =
    { $referent ->
        [none] Jullie hebben allemaal dezelfde plaatjes. Kies de plaatjes die je partner ook kiest.
       *[other] Jullie hebben allemaal dezelfde plaatjes. Kies elke ronde de plaatjes die de spil ook kiest.
    }
compatibility-howto-same = zelfde plaats
compatibility-howto-other = andere plaats
compatibility-howto-inThisBox = In deze editie
compatibility-howto-players = Voor { LIST($numbers, type: "disjunction") } spelers.

## compatibility › howto › theme

compatibility-howto-theme-title = Draai een thema om
compatibility-howto-theme-text =
    { $referent ->
        [none] Het kan van alles zijn. Welke plaatjes passen erbij? Welke kiest je partner?
       *[other] Het kan van alles zijn. Welke plaatjes passen erbij? Welke kiest de spil?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Kies en leg op volgorde
compatibility-howto-pick-text = Het vakje van je pion zegt hoeveel: 1 tot { $full_hand }. Leg het sterkste plaatje vooraan. Geen hints, niet spieken!

## compatibility › howto › reveal

compatibility-howto-reveal-title = De onthulling
compatibility-howto-reveal-text =
    { $referent ->
        [none]
            { $team ->
                [2] Draai de plaatjes een voor een om. Een plaatje dat jullie allebei kozen, levert punten op: { $direct } op dezelfde plaats, { $indirect } op een andere plaats.
               *[other] Draai de plaatjes een voor een om. Een plaatje dat jullie alle { $team } kozen, levert punten op: { $direct } op dezelfde plaats, { $indirect } op een andere plaats.
            }
       *[other] Draai de plaatjes een voor een om. Koos de spil hetzelfde plaatje, dan levert dat punten op: { $direct } op dezelfde plaats, { $indirect } op een andere plaats.
    }

## compatibility › howto › race

compatibility-howto-race-title = Op naar de zon
compatibility-howto-race-text = Per punt ga je één vakje vooruit. Op je nieuwe vakje staat hoeveel plaatjes je daarna kiest. Wie als eerste het eind haalt, wint. De ronde wordt wel uitgespeeld.

## compatibility › howto › facts

compatibility-howto-facts-openers = De volgende ronde draait de speler links het thema om.
compatibility-howto-facts-modelOpens = De spil draait het thema om. De volgende ronde is de speler links daarvan de spil.
compatibility-howto-facts-randomTeams = Als je wilt: loot de teams.
compatibility-howto-facts-partners = Partners zitten tegenover elkaar en delen een pion.
compatibility-howto-facts-joined = Partners zitten tegenover elkaar en klikken hun pionnen aan elkaar.
compatibility-howto-facts-alternate = De spelers van de twee teams zitten om en om rond de tafel.
compatibility-howto-facts-called = Noem een nummer van 1 tot { $themes_on_a_card } en trek dan pas de themakaart.
compatibility-howto-facts-rolled = Een dobbelsteen kiest een van de { $themes_on_a_card } thema’s op de kaart.
compatibility-howto-facts-teamsOpen = De teams draaien om de beurt het thema om. Het team dat dat deed, onthult als eerste.
compatibility-howto-facts-deck = De stapel heeft { $images } plaatjes, geen { $usual }.
compatibility-howto-facts-model = Elke ronde is één van jullie de spil. Alle anderen proberen dezelfde plaatjes te kiezen.
compatibility-howto-facts-modelShares = De spil gaat even ver vooruit als de beste van de anderen.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] De spil kiest altijd { $full_hand } plaatje.
       *[other] De spil kiest altijd { $full_hand } plaatjes.
    }
compatibility-howto-facts-modelNothing = De spil gaat niet vooruit.
compatibility-howto-facts-allOfATeam = Alle { $team } van een team moeten hetzelfde kiezen: { $direct } punten op dezelfde plaats, { $indirect } op een andere plaats.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Je hebt één ×2-fiche per spel. Zet het in vóór de onthulling; er mag er maar één per ronde. Een directe match levert dan { $doubled } op.
       *[other] Je hebt { $doubles } ×2-fiches per spel. Zet er een in vóór de onthulling; er mag er maar één per ronde. Een directe match levert dan { $doubled } op.
    }
compatibility-howto-facts-modelNoToken = De spil mag geen ×2-fiche spelen.
compatibility-howto-facts-doubleUpTeam =
    { $doubles ->
        [one] Als je wilt: elk team heeft één Double Up-kaart om stiekem te spelen. Een directe match levert dan { $doubled } op.
       *[other] Als je wilt: elk team heeft { $doubles } Double Up-kaarten om stiekem te spelen. Een directe match levert dan { $doubled } op.
    }
compatibility-howto-facts-doubleUpAlone =
    { $doubles ->
        [one] Als je wilt: iedereen heeft één Double Up-kaart om stiekem te spelen. Een directe match levert dan { $doubled } op.
       *[other] Als je wilt: iedereen heeft { $doubles } Double Up-kaarten om stiekem te spelen. Een directe match levert dan { $doubled } op.
    }
compatibility-howto-facts-tieOvershoot = Komen er twee in dezelfde ronde aan? Wie het verst voorbij het eind komt, wint. Nog steeds gelijk? Dan delen ze de winst.
compatibility-howto-facts-tieTokens = Komen er twee in dezelfde ronde aan? Wie de meeste ×2-fiches over heeft, wint. Nog steeds gelijk? Dan delen ze de winst.
compatibility-howto-facts-tiePlayoff = Komen er twee in dezelfde ronde aan? Dan spelen ze door tot er één voorstaat.
compatibility-howto-facts-duo = Een huisregel: haal samen het eind in zo weinig mogelijk rondes.
