## compatibility

# As in English.
compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
compatibility-round = Runde { $n }
compatibility-you = Du
compatibility-quoted = „{ $title }“
compatibility-themeIs = Das Thema: { $theme }
compatibility-lastRound = Vorige Runde
compatibility-hurry = Bots antreiben
compatibility-playoff = Gleichstand! Es gibt ein Stechen: { $sides }.
compatibility-line = Wähl die Bilder, die auch dein Partner wählt.

## compatibility › opening

compatibility-opening-youCall = Du deckst das Thema auf
compatibility-opening-callLine = Nenn eine Zahl, dann kommt das Thema.
compatibility-opening-number = Die { $n } nennen
compatibility-opening-usedUp = Alle Themen mit dieser Zahl waren schon dran.
compatibility-opening-called = { $name } nennt die { $n }.
compatibility-opening-rolled = { $name } würfelt eine { $n }.
compatibility-opening-youRoll = Du würfelst
compatibility-opening-youOrPartnerRoll = Du oder dein Partner würfelt
compatibility-opening-rollLine = Der Würfel entscheidet, welches Thema drankommt.
compatibility-opening-roll = Würfeln
compatibility-opening-theyCall = { $name } nennt eine Zahl
compatibility-opening-theyRoll = Am Würfel: { $names }
compatibility-opening-allMatch = { $name } ist das Vorbild. Wähl genauso!
compatibility-opening-allMatchYou = Du bist das Vorbild. Alle wollen wählen wie du!

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Wähl { $n } Bild.
       *[other] Wähl { $n }, das stärkste zuerst.
    }
compatibility-pick-spaceSays = Du stehst auf einer { $n }.
compatibility-pick-referentPicks = Das Vorbild wählt immer { $n }.
compatibility-pick-playoff = Im Stechen wählen alle { $n }.
compatibility-pick-notPlaying = Bei diesem Stechen bist du nicht dabei. Sieh einfach zu.
compatibility-pick-allMatchYou = Du bist das Vorbild: Alle wollen wählen wie du.
compatibility-pick-thinkLike = Denk wie { $names }.
compatibility-pick-images = { $n } Bilder
compatibility-pick-onPlace = { $title }, Platz { $place }
compatibility-pick-takenBack = { $title } zurückgenommen
compatibility-pick-retired = Mit { $title } hattest du schon einen Treffer. Nimm ein anderes Bild.
compatibility-pick-full =
    { $n ->
        [one] Du hast schon eins gewählt. Nimm es erst zurück.
        [2] Beide Plätze sind belegt. Nimm erst eins zurück.
       *[other] Alle { $n } Plätze sind belegt. Nimm erst eins zurück.
    }
compatibility-pick-unlockFirst = Du bist fertig. Mit „Ändern“ kannst du neu überlegen.

## compatibility › look

compatibility-look-closer = Lupe: Tipp ein Bild an, um es groß zu sehen
compatibility-look-word = Lupe
compatibility-look-previous = Voriges Bild
compatibility-look-next = Nächstes Bild
compatibility-look-putOn = Auf Platz { $place }
compatibility-look-full = Alle Plätze sind belegt
compatibility-look-takeBack = Zurücknehmen
compatibility-look-place = Platz { $place }
compatibility-look-earlier = Einen Platz nach vorn
compatibility-look-later = Einen Platz nach hinten

## compatibility › tray

compatibility-tray-label = Deine Reihenfolge, das stärkste zuerst
compatibility-tray-takeBack = Platz { $place }: { $title }. Antippen nimmt es zurück, Pfeiltasten verschieben es.

## compatibility › dock

compatibility-dock-lockIn = Fertig
compatibility-dock-change = Ändern
compatibility-dock-missing =
    { $n ->
        [one] noch { $n } Bild
       *[other] noch { $n } Bilder
    }
compatibility-dock-doubleMissing = ×2 fehlt noch
compatibility-dock-waitingFor = Noch am Überlegen: { $names }
compatibility-dock-youAreReady = Fertig! Deine Bilder liegen verdeckt.

## compatibility › double

compatibility-double-claim = Mein ×2 ansagen
compatibility-double-claimedBy = { $name } spielt in dieser Runde eine ×2-Marke.
compatibility-double-putIt = Leg dein ×2 auf eins deiner Bilder.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: noch { $n } Karte
       *[other] Double Up: noch { $n } Karten
    }
compatibility-double-on = ×2 auf { $title }

## compatibility › players

compatibility-players-label = Die anderen
compatibility-players-ready = { $name } ist fertig.
compatibility-players-thinks = { $name } überlegt.
compatibility-players-thinksAgain = { $name } überlegt noch einmal.
compatibility-players-standIn = Für { $name } spielt eine Vertretung.

## compatibility › board

compatibility-board-title = Der Spielplan
compatibility-board-word = Spielplan
compatibility-board-label = Die Strecke, eine Spirale. { $pawns }
compatibility-board-stands = { $names }: Feld { $space }.
compatibility-board-onSpace = Feld { $space }, wählt { $n }
compatibility-board-arrived = Im Ziel
compatibility-board-doublesLeft = ×2: noch { $n }

## compatibility › reveal

compatibility-reveal-nothingShared = Diesmal nichts gemeinsam. Neues Thema, neues Glück!
compatibility-reveal-paceTap = Automatisch aufdecken
compatibility-reveal-paceAuto = Durch Tippen aufdecken
compatibility-reveal-wordAuto = Automatisch
compatibility-reveal-wordTap = Tippen
compatibility-reveal-model = Das Vorbild
compatibility-reveal-skip = Überspringen
compatibility-reveal-turnNext = Nächste Karte
compatibility-reveal-turnLast = Letzte Karte
compatibility-reveal-movePawns = Figuren ziehen
compatibility-reveal-showAll = Alle Bilder
compatibility-reveal-goOn = Weiter
compatibility-reveal-toTheEndScreen = Zum Ergebnis
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Feld { $from }
       *[other] { $from } + { $gained } = Feld { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained }: im Ziel!
compatibility-reveal-direct = { $names }: { $title }, direkte Übereinstimmung, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title }, indirekte Übereinstimmung, { compatibility-points }.
compatibility-reveal-noMatch = Platz { $place }: nichts gemeinsam.
compatibility-reveal-directCard = { $title }: direkte Übereinstimmung, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: indirekte Übereinstimmung, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = nichts gelegt
compatibility-reveal-timeRanOut = Zeit abgelaufen: { $names }.
compatibility-reveal-imagesReturned = Wieder alle Bilder für { $names }.
compatibility-reveal-referentMoves = { $name } zieht so weit wie die Besten: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Direkt!
compatibility-reveal-moments-indirect = Indirekt

## compatibility › end

compatibility-end-winner = Gewonnen
compatibility-end-rounds =
    { $n ->
        [one] Runde
       *[other] Runden
    }
compatibility-end-samePlace =
    { $n ->
        [one] gleiches Bild, gleicher Platz
       *[other] gleiche Bilder, gleicher Platz
    }
compatibility-end-otherPlace =
    { $n ->
        [one] gleiches Bild, anderer Platz
       *[other] gleiche Bilder, anderer Platz
    }
compatibility-end-bestRound = Beste Runde: { $names } mit „{ $theme }“
compatibility-end-favourite = Am häufigsten gewählt: { $title }, { $n }-mal
compatibility-end-alike = Wer ähnlich dachte
compatibility-end-won = Gewonnen: { $names }. { $line }
compatibility-end-byWinners = Gewonnen: { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Gewonnen!
compatibility-end-personal-shared = Ihr teilt euch den Sieg!
compatibility-end-personal-close = Ganz knapp!
compatibility-end-personal-lost = Gut gespielt!
compatibility-end-personal-together = Zusammen geschafft!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Zuerst im Ziel, nach { $n } Runde.
       *[other] Zuerst im Ziel, nach { $n } Runden.
    }
compatibility-end-endings-largest_overshoot = Gleichstand. Es zählt, wer am weitesten übers Ziel kam.
compatibility-end-endings-most_tokens_left = Gleichstand. Es zählt, wer die meisten ×2-Marken übrig hat.
compatibility-end-endings-playoff = Im Stechen gewonnen, in Runde { $n }.
compatibility-end-endings-shared = Gleichstand! { $names } teilen sich den Sieg.
compatibility-end-endings-together =
    { $n ->
        [one] Zusammen im Ziel, nach { $n } Runde.
       *[other] Zusammen im Ziel, nach { $n } Runden.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: Diese Karten kennen wir Bots noch nicht. Wir gehen nach den Wörtern.
compatibility-remarks-bot_goes_by_taste = { $name }: Diese Karten kennen wir Bots noch nicht. Wir gehen nach Gefühl.

## compatibility › practice

compatibility-practice-practice_open_theme = Du deckst das Thema auf. Nenn eine Zahl von 1 bis { $most }, bevor jemand die Karte sieht. Versuch es mit der { $number }.
compatibility-practice-practice_pick_images = Deine Figur steht auf einer { $number }, also wähl { $number } Bilder zum Thema. { $partner } ist dein Partner und wählt auch, ganz geheim. Jedes gemeinsame Bild bringt Punkte.
compatibility-practice-practice_rank = Ordne sie, das stärkste zuerst. Ein Bild, das bei euch beiden auf demselben Platz liegt, bringt mehr. Versuch es mit { $images }.
compatibility-practice-practice_rank_freely = Ordne sie, das stärkste zuerst. Ein Bild, das bei euch beiden auf demselben Platz liegt, bringt mehr.
compatibility-practice-practice_lock_in = Tipp jetzt auf „Fertig“. Bis alle so weit sind, kannst du noch ändern.
compatibility-practice-practice_wait = Deine Bilder liegen verdeckt. Sobald alle fertig sind, wird aufgedeckt.
compatibility-practice-practice_direct_match = { $image } liegt bei euch beiden auf Platz { $place }. Eine direkte Übereinstimmung: { $points } Punkte!
compatibility-practice-practice_indirect_match = { $image } liegt bei dir auf Platz { $mine }, bei { $partner } auf Platz { $theirs }. Eine indirekte Übereinstimmung: { $points } Punkte.
compatibility-practice-practice_no_match = Diesmal habt ihr nichts gemeinsam. Kommt vor!
compatibility-practice-practice_points = { $points } Punkte bringen deine Figur auf Feld { $space }. Nächste Runde wählst du { $number }.
compatibility-practice-practice_done = Das war’s schon! So geht es Runde für Runde weiter. Wer zuerst im Ziel ist, gewinnt.

## compatibility › fields › edition

compatibility-fields-edition-title = Ausgabe
compatibility-fields-edition-name = Ausgabe { $value }
compatibility-fields-edition-line = { $images } Bilder, { $themes_on_a_card } Themen pro Karte.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } Themen pro Karte, keine ×2-Marken. Bei Gleichstand teilt ihr euch den Sieg.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Alle haben eine ×2-Marke. Bei Gleichstand teilt ihr euch den Sieg.
       *[other] Alle haben { $doubles } ×2-Marken. Bei Gleichstand teilt ihr euch den Sieg.
    }
compatibility-fields-edition-lines-1996 = { $images } Bilder, ein Würfel fürs Thema, Stechen bei Gleichstand.

## compatibility › fields › mode

# As in English.
compatibility-fields-mode-title = Teams

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = In Paaren
compatibility-fields-mode-names-individual = Alle für sich
compatibility-fields-mode-names-trios = Zwei Trios
compatibility-fields-mode-names-duo = Nur zu zweit

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Wähl wie dein Gegenüber.
compatibility-fields-mode-lines-individual = In jeder Runde wollen alle so wählen wie einer von euch.
compatibility-fields-mode-lines-trios = Drei gegen drei. Alle drei müssen dasselbe Bild haben.
compatibility-fields-mode-lines-duo = Zusammen ins Ziel, in möglichst wenigen Runden.

## compatibility › fields › track

compatibility-fields-track-title = Strecke
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            Etwa { $rounds ->
                [one] { $rounds } Runde
               *[other] { $rounds } Runden
            }: { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Kurze Strecke
compatibility-fields-track-names-short = Kurze Strecke
compatibility-fields-track-names-standard = Normale Strecke
compatibility-fields-track-names-long = Lange Strecke

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } Bilder für dieses Spiel.

## compatibility › fields › themes

compatibility-fields-themes-line = Themen von Samewave, in deiner Sprache.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Kinder spielen mit
compatibility-fields-for_children-line = Lässt Themen für Erwachsene weg und Namen, die Kinder nicht kennen.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Double-Up-Karten
compatibility-fields-double_up-line = Verdoppelt heimlich eine direkte Übereinstimmung.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Teams auslosen
compatibility-fields-random_teams-line = Ausgelost wird, wenn das Spiel startet.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Immer alle für sich
compatibility-fields-even_individual-line = Alle für sich, auch mit { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Treffer nur einmal
compatibility-fields-retire_matched-line = Hattest du mit einem Bild schon einen Treffer, kannst du es nicht noch einmal wählen.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Zeitlimit
compatibility-fields-time_limit-line = Bis dahin nicht fertig? Dann legst du in dieser Runde nichts.

## compatibility › tv

compatibility-tv-round = Runde { $n }
compatibility-tv-playoff = Stechen
compatibility-tv-opens = { $name } deckt das Thema auf
compatibility-tv-opened = aufgedeckt von { $name }
compatibility-tv-newTheme = Gleich kommt ein neues Thema.
compatibility-tv-theme = Das Thema: { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    }
compatibility-tv-atTheFinish = im Ziel
compatibility-tv-toMatch = Wählt wie { $name }!
compatibility-tv-isMatched = Vorbild
compatibility-tv-looksOn = sieht zu
compatibility-tv-doubles = { $name } spielt ×2
compatibility-tv-cardOf = Karte { $n } von { $of }
compatibility-tv-laidNothing = Zeit abgelaufen
compatibility-tv-direct =
    { $names }: „{ $image }“, direkte Übereinstimmung, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
compatibility-tv-indirect =
    { $names }: „{ $image }“, indirekte Übereinstimmung, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
compatibility-tv-wins =
    { $n ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
compatibility-tv-sharedVictory = { $names } teilen sich den Sieg!
compatibility-tv-together =
    { $rounds ->
        [one] Nach { $rounds } Runde im Ziel!
       *[other] Nach { $rounds } Runden im Ziel!
    }
compatibility-tv-space = Feld { $n }

## compatibility › past

compatibility-past-nothing = noch nichts
compatibility-past-sameThemes = Ihr bekommt dieselben Themen in derselben Reihenfolge.
compatibility-past-won = Gewonnen: { $names }
compatibility-past-together = Zusammen im Ziel

## compatibility › howto

compatibility-howto-box = Welche Ausgabe?
compatibility-howto-mode = Wie spielt ihr?
compatibility-howto-lead =
    { $referent ->
        [none] Ihr habt alle dieselben Bilder. Wähl die, die auch dein Partner wählt.
       *[other] Ihr habt alle dieselben Bilder. Wähl in jeder Runde die, die auch das Vorbild wählt.
    }
compatibility-howto-same = selber Platz
compatibility-howto-other = anderer Platz
compatibility-howto-inThisBox = In dieser Ausgabe
compatibility-howto-players = Für { LIST($numbers, type: "disjunction") } Personen.

## compatibility › howto › theme

compatibility-howto-theme-title = Thema aufdecken
compatibility-howto-theme-text =
    { $referent ->
        [none] Es kann alles sein. Welche Bilder passen? Welche nimmt wohl dein Partner?
       *[other] Es kann alles sein. Welche Bilder passen? Welche nimmt wohl das Vorbild?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Wählen und ordnen
compatibility-howto-pick-text = Das Feld deiner Figur sagt dir, wie viele: 1 bis { $full_hand }. Das stärkste kommt zuerst. Keine Tipps, nicht spicken!

## compatibility › howto › reveal

compatibility-howto-reveal-title = Aufdecken
compatibility-howto-reveal-text =
    { $referent ->
        [none]
            { $team ->
                [2] Deckt eure Bilder eins nach dem anderen auf. Was ihr beide gewählt habt, bringt Punkte: { $direct } auf demselben Platz, { $indirect } auf verschiedenen.
               *[other] Deckt eure Bilder eins nach dem anderen auf. Was ihr alle { $team } gewählt habt, bringt Punkte: { $direct } auf demselben Platz, { $indirect } auf verschiedenen.
            }
       *[other] Deckt eure Bilder eins nach dem anderen auf. Was du mit dem Vorbild gemeinsam hast, bringt Punkte: { $direct } auf demselben Platz, { $indirect } auf verschiedenen.
    }

## compatibility › howto › race

compatibility-howto-race-title = Auf zur Sonne
compatibility-howto-race-text = Pro Punkt ziehst du ein Feld. Das neue Feld sagt dir, wie viele Bilder du als Nächstes wählst. Wer zuerst im Ziel ist, gewinnt. Die Runde spielt ihr noch zu Ende.

## compatibility › howto › facts

compatibility-howto-facts-openers = In der nächsten Runde deckt die Person links daneben das Thema auf.
compatibility-howto-facts-modelOpens = Das Vorbild deckt das Thema auf. In der nächsten Runde ist die Person links daneben das Vorbild.
compatibility-howto-facts-randomTeams = Optional: Die Teams werden ausgelost.
compatibility-howto-facts-partners = Partner sitzen sich gegenüber und teilen sich eine Figur.
compatibility-howto-facts-joined = Partner sitzen sich gegenüber und stecken ihre Figuren zusammen.
compatibility-howto-facts-alternate = Die beiden Teams sitzen abwechselnd um den Tisch.
compatibility-howto-facts-called = Wer das Thema aufdeckt, nennt eine Zahl von 1 bis { $themes_on_a_card }. Erst dann wird die Karte gezogen.
compatibility-howto-facts-rolled = Ein Würfel wählt eins der { $themes_on_a_card } Themen auf der Karte.
compatibility-howto-facts-teamsOpen = Die Teams decken das Thema abwechselnd auf. Das Team, das dran war, zeigt seine Bilder zuerst.
compatibility-howto-facts-deck = Der Stapel hat { $images } Bilder statt { $usual }.
compatibility-howto-facts-model = In jeder Runde ist jemand das Vorbild. Alle anderen versuchen, dieselben Bilder zu wählen.
compatibility-howto-facts-modelShares = Das Vorbild zieht so weit wie der Beste der anderen.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Das Vorbild wählt immer { $full_hand } Bild.
       *[other] Das Vorbild wählt immer { $full_hand } Bilder.
    }
compatibility-howto-facts-modelNothing = Das Vorbild zieht nicht.
compatibility-howto-facts-allOfATeam = Alle { $team } im Team müssen übereinstimmen: { $direct } Punkte auf demselben Platz, { $indirect } auf verschiedenen.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Du hast eine ×2-Marke pro Spiel. Sag sie vor dem Aufdecken an; es geht nur eine pro Runde. Eine direkte Übereinstimmung zählt dann { $doubled }.
       *[other] Du hast { $doubles } ×2-Marken pro Spiel. Sag eine vor dem Aufdecken an; es geht nur eine pro Runde. Eine direkte Übereinstimmung zählt dann { $doubled }.
    }
compatibility-howto-facts-modelNoToken = Das Vorbild darf keine ×2-Marke spielen.
compatibility-howto-facts-doubleUpTeam =
    { $doubles ->
        [one] Optional: Jedes Team hat eine Double-Up-Karte und spielt sie geheim. Eine direkte Übereinstimmung zählt dann { $doubled }.
       *[other] Optional: Jedes Team hat { $doubles } Double-Up-Karten und spielt sie geheim. Eine direkte Übereinstimmung zählt dann { $doubled }.
    }
compatibility-howto-facts-doubleUpAlone =
    { $doubles ->
        [one] Optional: Alle haben eine Double-Up-Karte und spielen sie geheim. Eine direkte Übereinstimmung zählt dann { $doubled }.
       *[other] Optional: Alle haben { $doubles } Double-Up-Karten und spielen sie geheim. Eine direkte Übereinstimmung zählt dann { $doubled }.
    }
compatibility-howto-facts-tieOvershoot = Zwei in derselben Runde im Ziel? Wer weiter darüber hinauskam, gewinnt. Immer noch gleichauf? Dann teilen sie sich den Sieg.
compatibility-howto-facts-tieTokens = Zwei in derselben Runde im Ziel? Wer mehr ×2-Marken übrig hat, gewinnt. Immer noch gleichauf? Dann teilen sie sich den Sieg.
compatibility-howto-facts-tiePlayoff = Zwei in derselben Runde im Ziel? Sie spielen weiter, bis jemand vorn liegt.
compatibility-howto-facts-duo = Eine Hausregel: zusammen ins Ziel, in möglichst wenigen Runden.
