## compatibility

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
compatibility-lastRound = Die letzte Runde
compatibility-hurry = Schneller, Bots
compatibility-playoff = Gleichstand! Ins Stechen gehen { $sides }.
compatibility-line = Wähle und ordne Bilder zu einem Thema, genau so wie dein Gegenüber.

## compatibility › opening

compatibility-opening-youCall = Du eröffnest das Thema
compatibility-opening-callLine = Nenne eine Zahl; erst dann wird die Karte gezogen.
compatibility-opening-number = Zahl { $n } nennen
compatibility-opening-usedUp = Alle Themen mit dieser Zahl sind verbraucht.
compatibility-opening-called = { $name } sagt { $n }.
compatibility-opening-rolled = { $name } würfelt eine { $n }.
compatibility-opening-youRoll = Du würfelst
compatibility-opening-youOrPartnerRoll = Du würfelst, oder wer mit dir spielt
compatibility-opening-rollLine = Der Würfel sagt, welches Thema der Karte gilt.
compatibility-opening-roll = Würfeln
compatibility-opening-theyCall = { $name } nennt eine Zahl
compatibility-opening-theyRoll = Am Würfel: { $names }
compatibility-opening-allMatch = In dieser Runde wollen alle wählen wie { $name }.
compatibility-opening-allMatchYou = In dieser Runde wollen alle wählen wie du.

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Wähle { $n } Bild.
       *[other] Wähle { $n }, das stärkste zuerst.
    }
compatibility-pick-spaceSays = Dein Feld sagt { $n }.
compatibility-pick-referentPicks = Das Vorbild wählt immer { $n }.
compatibility-pick-playoff = Im Stechen wählen alle { $n }.
compatibility-pick-notPlaying = Bei diesem Stechen schaust du zu.
compatibility-pick-allMatchYou = Alle wollen wählen wie du.
compatibility-pick-thinkLike = Denk wie { $names }.
compatibility-pick-images = { $n } Bilder
compatibility-pick-onPlace = { $title }, Platz { $place }
compatibility-pick-takenBack = { $title } zurückgenommen
compatibility-pick-retired = { $title } war schon ein Treffer und ist für dich aus dem Spiel.
compatibility-pick-full =
    { $n ->
        [one] Dein Platz ist belegt; nimm das Bild erst zurück.
       *[other] Alle { $n } Plätze sind belegt; nimm erst eines zurück.
    }
compatibility-pick-unlockFirst = Deine Bilder liegen verdeckt. Mit „Ändern“ kannst du neu überlegen.

## compatibility › look

compatibility-look-closer = Genauer ansehen: dann ein Bild antippen
compatibility-look-previous = Voriges Bild
compatibility-look-next = Nächstes Bild
compatibility-look-putOn = Auf Platz { $place }
compatibility-look-full = Alle Plätze sind belegt
compatibility-look-takeBack = Zurücknehmen
compatibility-look-place = Platz { $place }
compatibility-look-earlier = Einen Platz nach vorn
compatibility-look-later = Einen Platz nach hinten

## compatibility › tray

compatibility-tray-label = Deine Rangfolge, das stärkste zuerst
compatibility-tray-takeBack = Platz { $place }: { $title }. Zurücknehmen; die Pfeiltasten verschieben.

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
compatibility-dock-youAreReady = Fertig. Deine Bilder liegen verdeckt.

## compatibility › double

compatibility-double-claim = Mein ×2 ansagen
compatibility-double-claimedBy = { $name } spielt in dieser Runde das ×2.
compatibility-double-putIt = Leg dein ×2 auf eines deiner Bilder.
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
compatibility-board-label = Die Strecke, eine Spirale. { $pawns }
compatibility-board-stands = { $names }: Feld { $space }.
compatibility-board-onSpace = Feld { $space }, wählt { $n }
compatibility-board-arrived = Im Ziel
compatibility-board-doublesLeft = noch { $n } Verdoppler

## compatibility › reveal

compatibility-reveal-nothingShared = Diesmal nichts gemeinsam. Beim nächsten Thema klappt’s!
compatibility-reveal-paceTap = Tempo: durch Tippen; auf automatisch stellen
compatibility-reveal-paceAuto = Tempo: automatisch; auf Tippen stellen
compatibility-reveal-model = Alle wollten wählen wie hier
compatibility-reveal-skip = Überspringen
compatibility-reveal-turnNext = Nächste Karte
compatibility-reveal-turnLast = Letzte Karte
compatibility-reveal-movePawns = Figuren ziehen
compatibility-reveal-showAll = Alle Bilder
compatibility-reveal-goOn = Weiter
compatibility-reveal-toTheEndScreen = Wer hat gewonnen?
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
compatibility-reveal-direct = { $names }: { $title } auf demselben Platz, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title } auf verschiedenen Plätzen, { compatibility-points }.
compatibility-reveal-noMatch = Platz { $place }: nichts gemeinsam.
compatibility-reveal-directCard = { $title }: selber Platz, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: anderer Platz, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = nichts gelegt
compatibility-reveal-timeRanOut = Die Zeit war um für { $names }.
compatibility-reveal-imagesReturned = Alle Bilder kehren zurück zu { $names }.
compatibility-reveal-referentMoves = { $name } zieht so weit wie die Besten: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Volltreffer!
compatibility-reveal-moments-indirect = Halber Treffer

## compatibility › end

compatibility-end-winner = Gewonnen
compatibility-end-rounds = Runden
compatibility-end-samePlace = gleiches Bild, gleicher Platz
compatibility-end-otherPlace = gleiches Bild, anderer Platz
compatibility-end-bestRound = Beste Runde: { $names } mit „{ $theme }“
compatibility-end-favourite = { $title }: am häufigsten gewählt, { $n }-mal
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
compatibility-end-endings-largest_overshoot = Gleichstand; es zählt, wer am weitesten übers Ziel kam.
compatibility-end-endings-most_tokens_left = Gleichstand; es zählen die meisten übrigen ×2.
compatibility-end-endings-playoff = Das Stechen ist entschieden, in Runde { $n }.
compatibility-end-endings-shared = Gleichstand bis zuletzt: In dieser Ausgabe teilt ihr den Sieg.
compatibility-end-endings-together =
    { $n ->
        [one] Gemeinsam im Ziel, nach { $n } Runde.
       *[other] Gemeinsam im Ziel, nach { $n } Runden.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: Diese Karten kennen wir Bots noch nicht. Wir gehen nach den Wörtern.
compatibility-remarks-bot_goes_by_taste = { $name }: Diese Karten kennen wir Bots noch nicht. Wir gehen nach Geschmack.

## compatibility › practice

compatibility-practice-practice_open_theme = Du eröffnest das Thema: Nenne eine Zahl von 1 bis { $most }, bevor jemand die Karte sieht. Versuch es mit { $number }.
compatibility-practice-practice_pick_images = Wähle { $number } Bilder zum Thema, denn das Feld deiner Figur sagt { $number }. { $partner } spielt mit dir und tut heimlich dasselbe; was ihr gemeinsam habt, bringt Punkte.
compatibility-practice-practice_rank = Ordne sie, das stärkste zuerst: Liegt ein Bild bei euch beiden auf demselben Platz, zählt es mehr. Versuch { $images }.
compatibility-practice-practice_rank_freely = Ordne sie, das stärkste zuerst: Liegt ein Bild bei euch beiden auf demselben Platz, zählt es mehr.
compatibility-practice-practice_lock_in = Jetzt „Fertig“; bis die Letzten so weit sind, kannst du es dir anders überlegen.
compatibility-practice-practice_wait = Deine Bilder liegen verdeckt; wenn alle fertig sind, wird aufgedeckt.
compatibility-practice-practice_direct_match = { $image } liegt bei euch beiden auf Platz { $place }: ein direkter Treffer, { $points } Punkte.
compatibility-practice-practice_indirect_match = { $image } liegt bei dir auf Platz { $mine }, bei { $partner } auf Platz { $theirs }: ein indirekter Treffer, { $points } Punkte.
compatibility-practice-practice_no_match = Diesmal habt ihr nichts gemeinsam; das kommt vor.
compatibility-practice-practice_points = { $points } Punkte führen deine Figur auf Feld { $space }: Dort wählst du { $number }.
compatibility-practice-practice_done = So geht es Runde um Runde, und wer zuerst am Ziel ist, gewinnt. Das ist alles; viel Spaß!

## compatibility › fields › edition

compatibility-fields-edition-title = Ausgabe
compatibility-fields-edition-name = Ausgabe { $value }
compatibility-fields-edition-line = { $images } Bilder und { $themes_on_a_card } Themen auf einer Karte.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } Themen auf einer Karte; nichts wird verdoppelt. Bei Gleichstand gewinnt ihr gemeinsam.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Alle haben einen ×2-Chip für das ganze Spiel. Bei Gleichstand gewinnt ihr gemeinsam.
       *[other] Alle haben { $doubles } ×2-Chips für das ganze Spiel. Bei Gleichstand gewinnt ihr gemeinsam.
    }
compatibility-fields-edition-lines-1996 = { $images } Bilder, ein Würfel nennt das Thema, bei Gleichstand wird gestochen.

## compatibility › fields › mode

compatibility-fields-mode-title = Wer mit wem

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = In Paaren
compatibility-fields-mode-names-individual = Alle für sich
compatibility-fields-mode-names-trios = Zwei Trios
compatibility-fields-mode-names-duo = Nur zu zweit

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Du und dein Gegenüber wollt gleich wählen.
compatibility-fields-mode-lines-individual = In jeder Runde wollen alle wie eine Person wählen.
compatibility-fields-mode-lines-trios = Drei gegen drei: Es zählt nur, was alle drei gemeinsam haben.
compatibility-fields-mode-lines-duo = Ein Paar gegen die Strecke, in möglichst wenigen Runden.

## compatibility › fields › track

compatibility-fields-track-title = Strecke
compatibility-fields-track-line =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }{ $rounds ->
        [0] .
       *[other]
            , etwa { $rounds ->
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

compatibility-fields-deck-line = { $images } Bilder, für dieses Spiel gezeichnet.

## compatibility › fields › themes

compatibility-fields-themes-line = Unsere Themen, in deiner Sprache.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Themen für Kinder
compatibility-fields-for_children-line = Lässt die Themen für Erwachsene weg.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Double-Up-Karten
compatibility-fields-double_up-line = Verdeckte Karten, die einen direkten Treffer verdoppeln; sie liegen in der Schachtel.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Teams auslosen
compatibility-fields-random_teams-line = Wer mit wem spielt, entscheidet zu Beginn das Los.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Auch gerade Zahlen
compatibility-fields-even_individual-line = Alle für sich, auch zu { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Treffer ruhen aus
compatibility-fields-retire_matched-line = Ein Bild, mit dem du getroffen hast, wählst du nicht noch einmal.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Bedenkzeit
compatibility-fields-time_limit-line = Wer bis dahin nicht festgelegt ist, legt nichts.

## compatibility › tv

compatibility-tv-round = Runde { $n }
compatibility-tv-playoff = Stechen
compatibility-tv-opens = { $name } öffnet das Thema
compatibility-tv-opened = geöffnet von { $name }
compatibility-tv-newTheme = Gleich kommt ein neues Thema.
compatibility-tv-theme = Das Thema: { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    }
compatibility-tv-atTheFinish = im Ziel
compatibility-tv-toMatch = Alle wollen denken wie { $name }
compatibility-tv-isMatched = das Vorbild
compatibility-tv-looksOn = schaut zu
compatibility-tv-doubles = { $name } spielt ×2
compatibility-tv-cardOf = Karte { $n } von { $of }
compatibility-tv-laidNothing = Zeit abgelaufen
compatibility-tv-direct =
    { $names }: „{ $image }“ auf demselben Platz, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
compatibility-tv-indirect =
    { $names }: „{ $image }“ auf verschiedenen Plätzen, { $points ->
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
compatibility-past-sameThemes = Die gleichen Themen kommen in der gleichen Reihenfolge.
compatibility-past-won = Gewonnen: { $names }
compatibility-past-together = Zusammen am Ende der Strecke

## compatibility › howto

compatibility-howto-box = Welche Ausgabe?
compatibility-howto-mode = Wie spielt ihr?
compatibility-howto-lead =
    { $referent ->
        [none] Alle haben dieselben Bilder. Wähle die, die auch dein Partner wählt.
       *[other] Alle haben dieselben Bilder. Wähle in jeder Runde die, die auch das Vorbild wählt.
    }
compatibility-howto-same = selber Platz
compatibility-howto-other = anderer Platz
compatibility-howto-inThisBox = In dieser Ausgabe
compatibility-howto-players = Zu { LIST($numbers, type: "disjunction") }.

## compatibility › howto › theme

compatibility-howto-theme-title = Ein Thema wird geöffnet
compatibility-howto-theme-text =
    { $referent ->
        [none] Es kann alles sein. Welche Bilder passen, und welche nimmt wohl dein Partner?
       *[other] Es kann alles sein. Welche Bilder passen, und welche nimmt wohl das Vorbild?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Wählen und ordnen
compatibility-howto-pick-text = Das Feld deiner Figur sagt, wie viele Bilder: 1 bis { $full_hand }. Das stärkste kommt zuerst. Keine Tipps, keine Blicke!

## compatibility › howto › reveal

compatibility-howto-reveal-title = Aufdecken
compatibility-howto-reveal-text =
    Eins nach dem anderen, das stärkste zuerst. Was { $referent ->
        [none]
            { $team ->
                [2] ihr beide habt
               *[other] ihr alle { $team } habt
            }
       *[other] du mit dem Vorbild gemeinsam hast
    }, ist ein Treffer: { $direct } Punkte auf demselben Platz, { $indirect } auf verschiedenen.

## compatibility › howto › race

compatibility-howto-race-title = Auf zur Sonne
compatibility-howto-race-text = Ein Punkt, ein Feld. Das neue Feld sagt, wie viele Bilder du als Nächstes wählst. Wer zuerst am Ende ist, gewinnt; jede Runde wird zu Ende gespielt.

## compatibility › howto › facts

compatibility-howto-facts-openers = In der nächsten Runde öffnet die Person links daneben das Thema.
compatibility-howto-facts-modelOpens = Das Vorbild öffnet das Thema. In der nächsten Runde ist die Person links daneben das Vorbild.
compatibility-howto-facts-randomTeams = Wenn ihr mögt: Die Teams werden ausgelost.
compatibility-howto-facts-partners = Partner sitzen sich gegenüber und teilen sich eine Figur.
compatibility-howto-facts-joined = Partner sitzen sich gegenüber und stecken ihre Figuren zusammen.
compatibility-howto-facts-alternate = Die Teams sitzen abwechselnd um den Tisch.
compatibility-howto-facts-called = Wer das Thema öffnet, nennt eine Zahl von 1 bis { $themes_on_a_card }; erst dann wird die Karte gezogen.
compatibility-howto-facts-rolled = Ein Würfel sagt, welches der { $themes_on_a_card } Themen der Karte es ist.
compatibility-howto-facts-teamsOpen = Die Teams öffnen reihum, und wer geöffnet hat, deckt seine Bilder zuerst auf.
compatibility-howto-facts-deck = Der Satz hat { $images } Bilder statt { $usual }.
compatibility-howto-facts-model = In jeder Runde ist jemand das Vorbild: Alle anderen versuchen, genauso zu wählen.
compatibility-howto-facts-modelShares = Das Vorbild zieht so weit wie der Beste der anderen.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Das Vorbild wählt immer { $full_hand } Bild.
       *[other] Das Vorbild wählt immer { $full_hand } Bilder.
    }
compatibility-howto-facts-modelNothing = Das Vorbild zieht nicht.
compatibility-howto-facts-allOfATeam = Es zählt nur, was alle { $team } eines Teams gemeinsam haben: { $direct } Punkte auf demselben Platz, sonst { $indirect }.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Alle haben einen ×2-Chip für das ganze Spiel. Sag ihn
       *[other] Alle haben { $doubles } ×2-Chips für das ganze Spiel. Sag einen
    } vor dem Aufdecken an, als Erster der Runde: Ein direkter Treffer zählt dann { $doubled }.
compatibility-howto-facts-modelNoToken = Das Vorbild spielt seinen Chip nie.
compatibility-howto-facts-doubleUpTeam =
    Wenn ihr wollt: Jedes Team hat { $doubles ->
        [one] eine verdeckte Double-Up-Karte, die
       *[other] { $doubles } verdeckte Double-Up-Karten, die
    } aus einem direkten Treffer { $doubles ->
        [one] { $doubled } macht
       *[other] { $doubled } machen
    }.
compatibility-howto-facts-doubleUpAlone =
    Wenn ihr wollt: Alle haben { $doubles ->
        [one] eine verdeckte Double-Up-Karte, die
       *[other] { $doubles } verdeckte Double-Up-Karten, die
    } aus einem direkten Treffer { $doubles ->
        [one] { $doubled } macht
       *[other] { $doubled } machen
    }.
compatibility-howto-facts-tieOvershoot = Mehrere in derselben Runde am Ende? Wer am weitesten darüber hinaus kam, gewinnt.
compatibility-howto-facts-tieTokens = Mehrere in derselben Runde am Ende? Wer mehr ×2-Chips übrig hat, gewinnt.
compatibility-howto-facts-tiePlayoff = Mehrere in derselben Runde am Ende? Sie spielen weiter, bis jemand vorn liegt.
compatibility-howto-facts-duo = Unsere eigene Spielart: in möglichst wenigen Runden ans Ende.
