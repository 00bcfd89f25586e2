## compatibility

compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
compatibility-round = Turno { $n }
compatibility-you = Tu
compatibility-quoted = «{ $title }»
compatibility-themeIs = Il tema: { $theme }
compatibility-lastRound = L’ultimo turno
compatibility-hurry = Più veloci, bot
compatibility-playoff = Parità! Allo spareggio: { $sides }.
compatibility-line = Scegli e ordina le immagini per un tema, come farebbe chi gioca con te.

## compatibility › opening

compatibility-opening-youCall = Apri tu il tema
compatibility-opening-callLine = Di’ un numero; solo dopo si pesca la carta.
compatibility-opening-number = Numero { $n }
compatibility-opening-usedUp = Tutti i temi con questo numero sono già usciti.
compatibility-opening-called = { $name } dice { $n }.
compatibility-opening-rolled = { $name } tira un { $n }.
compatibility-opening-youRoll = Tiri tu il dado
compatibility-opening-youOrPartnerRoll = Tiri il dado tu, o chi gioca con te
compatibility-opening-rollLine = Dice quale tema della carta vale.
compatibility-opening-roll = Tira il dado
compatibility-opening-theyCall = { $name } dice un numero
compatibility-opening-theyRoll = Al dado: { $names }
compatibility-opening-allMatch = In questo turno tutti cercano di pensare come { $name }.
compatibility-opening-allMatchYou = In questo turno tutti cercano di pensare come te.

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Scegli { $n } immagine.
       *[other] Scegline { $n }, la più forte per prima.
    }
compatibility-pick-spaceSays = La tua casella dice { $n }.
compatibility-pick-referentPicks = Chi fa da modello ne sceglie sempre { $n }.
compatibility-pick-playoff = Allo spareggio tutti ne scelgono { $n }.
compatibility-pick-notPlaying = Non giochi questo spareggio; guarda gli altri.
compatibility-pick-allMatchYou = Tutti cercano di pensare come te.
compatibility-pick-thinkLike = Pensa come { $names }.
compatibility-pick-images = { $n } immagini
compatibility-pick-onPlace = { $title }, posto { $place }
compatibility-pick-takenBack = { $title }: ripresa
compatibility-pick-retired = { $title }: già in comune una volta, è fuori dal tuo gioco.
compatibility-pick-full =
    { $n ->
        [one] Il tuo posto è occupato; riprendi prima l’immagine.
       *[other] I { $n } posti sono occupati; riprendi prima un’immagine.
    }
compatibility-pick-unlockFirst = Le tue immagini sono coperte. Con «Cambia» puoi ripensarci.

## compatibility › look

compatibility-look-closer = Guarda da vicino: poi tocca un’immagine
compatibility-look-previous = Immagine precedente
compatibility-look-next = Immagine successiva
compatibility-look-putOn = Metti al posto { $place }
compatibility-look-full = Tutti i posti sono occupati
compatibility-look-takeBack = Riprendi
compatibility-look-place = Posto { $place }
compatibility-look-earlier = Un posto più su
compatibility-look-later = Un posto più giù

## compatibility › tray

compatibility-tray-label = La tua classifica, la più forte per prima
compatibility-tray-takeBack = Posto { $place }: { $title }. Riprendi; le frecce la spostano.

## compatibility › dock

compatibility-dock-lockIn = Fatto
compatibility-dock-change = Cambia
compatibility-dock-missing =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
compatibility-dock-doubleMissing = metti il ×2
compatibility-dock-waitingFor = Ancora a pensare: { $names }
compatibility-dock-youAreReady = Fatto. Le tue immagini sono coperte.

## compatibility › double

compatibility-double-claim = Annuncia il mio ×2
compatibility-double-claimedBy = { $name } gioca il ×2 in questo turno.
compatibility-double-putIt = Metti il tuo ×2 su una delle tue immagini.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: resta { $n } carta
       *[other] Double Up: restano { $n } carte
    }
compatibility-double-on = ×2 su { $title }

## compatibility › players

compatibility-players-label = Gli altri
compatibility-players-ready = { $name } ha scelto.
compatibility-players-thinks = { $name } sta pensando.
compatibility-players-thinksAgain = { $name } ci ripensa.
compatibility-players-standIn = Una riserva gioca per { $name }.

## compatibility › board

compatibility-board-title = Il tabellone
compatibility-board-label = Il percorso, una spirale. { $pawns }
compatibility-board-stands = { $names }: casella { $space }.
compatibility-board-onSpace =
    { $n ->
        [one] Casella { $space }, { $n } immagine
       *[other] Casella { $space }, { $n } immagini
    }
compatibility-board-arrived = Al traguardo
compatibility-board-doublesLeft =
    { $n ->
        [one] resta { $n } ×2
       *[other] restano { $n } ×2
    }

## compatibility › reveal

compatibility-reveal-nothingShared = Niente in comune stavolta. Al prossimo tema!
compatibility-reveal-paceTap = Ritmo: a tocco; passa all’automatico
compatibility-reveal-paceAuto = Ritmo: automatico; passa al tocco
compatibility-reveal-model = Il modello del turno
compatibility-reveal-skip = Salta
compatibility-reveal-turnNext = Prossima carta
compatibility-reveal-turnLast = Ultima carta
compatibility-reveal-movePawns = Muovi le pedine
compatibility-reveal-showAll = Tutte le immagini
compatibility-reveal-goOn = Avanti
compatibility-reveal-toTheEndScreen = Chi ha vinto?
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Casella { $from }
       *[other] { $from } + { $gained } = casella { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained }: al traguardo!
compatibility-reveal-direct = { $names }: { $title } allo stesso posto, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title } in posti diversi, { compatibility-points }.
compatibility-reveal-noMatch = Posto { $place }: niente in comune.
compatibility-reveal-directCard = { $title }: stesso posto, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: altro posto, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = niente in tavola
compatibility-reveal-timeRanOut = Tempo scaduto per { $names }.
compatibility-reveal-imagesReturned = Tutte le immagini tornano a { $names }.
compatibility-reveal-referentMoves = { $name } avanza come i migliori: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Intesa diretta!
compatibility-reveal-moments-indirect = Intesa indiretta

## compatibility › end

compatibility-end-winner = Vittoria
compatibility-end-rounds = turni
compatibility-end-samePlace = stessa immagine, stesso posto
compatibility-end-otherPlace = stessa immagine, altro posto
compatibility-end-bestRound = Turno migliore: { $names } con «{ $theme }»
compatibility-end-favourite = { $title }: la più scelta, { $n } volte
compatibility-end-alike = Chi ha pensato uguale
compatibility-end-won = Vittoria: { $names }. { $line }
compatibility-end-byWinners = Vittoria: { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Vittoria!
compatibility-end-personal-shared = Vittoria condivisa!
compatibility-end-personal-close = Per un soffio!
compatibility-end-personal-lost = Bella partita!
compatibility-end-personal-together = Ce l’avete fatta!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Al traguardo prima degli altri, in { $n } turno.
       *[other] Al traguardo prima degli altri, in { $n } turni.
    }
compatibility-end-endings-largest_overshoot = Parità, vinta andando più lontano oltre il traguardo.
compatibility-end-endings-most_tokens_left = Parità, vinta con più ×2 rimasti.
compatibility-end-endings-playoff = Spareggio vinto, al turno { $n }.
compatibility-end-endings-shared = Parità fino all’ultimo: in questa edizione si condivide la vittoria.
compatibility-end-endings-together =
    { $n ->
        [one] Insieme al traguardo, in { $n } turno.
       *[other] Insieme al traguardo, in { $n } turni.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: noi bot non conosciamo ancora queste carte. Seguiamo le parole.
compatibility-remarks-bot_goes_by_taste = { $name }: noi bot non conosciamo ancora queste carte. Seguiamo il nostro gusto.

## compatibility › practice

compatibility-practice-practice_open_theme = Apri tu il tema: di’ un numero da 1 a { $most } prima che qualcuno veda la carta. Prova { $number }.
compatibility-practice-practice_pick_images = Scegli { $number } immagini per il tema: la casella della tua pedina dice { $number }. { $partner } gioca con te e fa lo stesso in segreto; quello che avete in comune porta punti.
compatibility-practice-practice_rank = Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più. Prova { $images }.
compatibility-practice-practice_rank_freely = Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più.
compatibility-practice-practice_lock_in = Ora «Fatto»; finché non hanno finito tutti, puoi cambiare idea.
compatibility-practice-practice_wait = Le tue immagini sono coperte; quando tutti hanno finito, si scoprono.
compatibility-practice-practice_direct_match = { $image } è al posto { $place } per tutti e due: un’intesa diretta, { $points } punti.
compatibility-practice-practice_indirect_match = { $image } è al tuo posto { $mine } e al posto { $theirs } di { $partner }: un’intesa indiretta, { $points } punti.
compatibility-practice-practice_no_match = Stavolta niente in comune; capita.
compatibility-practice-practice_points = { $points } punti portano la tua pedina alla casella { $space }: ne sceglierai { $number }.
compatibility-practice-practice_done = Così, turno dopo turno, vince chi arriva prima in fondo al percorso. È tutto; buon gioco!

## compatibility › fields › edition

compatibility-fields-edition-title = Edizione
compatibility-fields-edition-name = Edizione { $value }
compatibility-fields-edition-line = { $images } immagini e { $themes_on_a_card } temi per carta.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } temi per carta; niente si raddoppia. In parità si vince insieme.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Ognuno ha un gettone ×2 per tutta la partita. In parità si vince insieme.
       *[other] Ognuno ha { $doubles } gettoni ×2 per tutta la partita. In parità si vince insieme.
    }
compatibility-fields-edition-lines-1996 = { $images } immagini, un dado sceglie il tema, a parità si spareggia.

## compatibility › fields › mode

compatibility-fields-mode-title = Chi con chi

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = A coppie
compatibility-fields-mode-names-individual = Ognuno per sé
compatibility-fields-mode-names-trios = Due trii
compatibility-fields-mode-names-duo = Solo voi due

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Tu e chi ti sta di fronte cercate di scegliere uguale.
compatibility-fields-mode-lines-individual = A ogni turno tutti cercano di scegliere come uno di voi.
compatibility-fields-mode-lines-trios = Tre contro tre: conta solo ciò che hanno in comune tutti e tre.
compatibility-fields-mode-lines-duo = Una coppia contro il percorso, in meno turni possibile.

## compatibility › fields › track

compatibility-fields-track-title = Percorso
compatibility-fields-track-line =
    { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }{ $rounds ->
        [0] .
       *[other]
            , circa { $rounds ->
                [one] { $rounds } turno
               *[other] { $rounds } turni
            }: { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minuti
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Percorso breve
compatibility-fields-track-names-short = Percorso breve
compatibility-fields-track-names-standard = Percorso normale
compatibility-fields-track-names-long = Percorso lungo

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } immagini, disegnate per questo gioco.

## compatibility › fields › themes

compatibility-fields-themes-line = I nostri temi, nella tua lingua.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Temi per bambini
compatibility-fields-for_children-line = Lascia fuori i temi per adulti.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Carte Double Up
compatibility-fields-double_up-line = Carte nascoste che raddoppiano un’intesa diretta; sono nella scatola.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Squadre a sorte
compatibility-fields-random_teams-line = All’inizio la sorte decide chi gioca con chi.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Anche numeri pari
compatibility-fields-even_individual-line = Ognuno per sé, anche in { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Le immagini abbinate riposano
compatibility-fields-retire_matched-line = Un’immagine che ha fatto punti non si usa più.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Tempo per scegliere
compatibility-fields-time_limit-line = Chi non ha confermato in tempo non mette niente.

## compatibility › tv

compatibility-tv-round = Turno { $n }
compatibility-tv-playoff = Spareggio
compatibility-tv-opens = { $name } apre il tema
compatibility-tv-opened = aperto da { $name }
compatibility-tv-newTheme = Arriva un nuovo tema.
compatibility-tv-theme = Il tema: { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } immagine
       *[other] { $n } immagini
    }
compatibility-tv-atTheFinish = al traguardo
compatibility-tv-toMatch = Tutti provano a pensare come { $name }
compatibility-tv-isMatched = il modello
compatibility-tv-looksOn = guarda
compatibility-tv-doubles = { $name } gioca ×2
compatibility-tv-cardOf = Carta { $n } di { $of }
compatibility-tv-laidNothing = Tempo scaduto
compatibility-tv-direct =
    { $names }: «{ $image }» allo stesso posto, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
compatibility-tv-indirect =
    { $names }: «{ $image }» in posti diversi, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
compatibility-tv-wins =
    { $n ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
compatibility-tv-sharedVictory = { $names } si dividono la vittoria!
compatibility-tv-together =
    { $rounds ->
        [one] Al traguardo in { $rounds } turno!
       *[other] Al traguardo in { $rounds } turni!
    }
compatibility-tv-space = casella { $n }

## compatibility › past

compatibility-past-nothing = ancora niente
compatibility-past-sameThemes = Gli stessi temi arrivano nello stesso ordine.
compatibility-past-won = Vittoria: { $names }
compatibility-past-together = Insieme alla fine del percorso

## compatibility › howto

compatibility-howto-box = Quale scatola?
compatibility-howto-mode = Come giocate?
compatibility-howto-lead =
    { $referent ->
        [none] Avete tutti le stesse immagini. Scegli quelle che sceglierà chi gioca con te.
       *[other] Avete tutti le stesse immagini. A ogni turno scegli quelle che sceglierà il modello.
    }
compatibility-howto-same = stesso posto
compatibility-howto-other = altro posto
compatibility-howto-inThisBox = In questa scatola
compatibility-howto-players = In { LIST($numbers, type: "disjunction") }.

## compatibility › howto › theme

compatibility-howto-theme-title = Si apre un tema
compatibility-howto-theme-text =
    { $referent ->
        [none] Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà chi gioca con te?
       *[other] Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà il modello?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Scegli e ordina
compatibility-howto-pick-text = La casella della tua pedina dice quante immagini: da 1 a { $full_hand }. La più forte per prima. Niente suggerimenti, niente sguardi!

## compatibility › howto › reveal

compatibility-howto-reveal-title = Si scopre
compatibility-howto-reveal-text =
    Una alla volta, la più forte per prima. Ciò che { $referent ->
        [none]
            { $team ->
                [2] avete scelto in due
               *[other] avete scelto in { $team }
            }
       *[other] condividi con il modello
    } è un’intesa: { $direct } punti allo stesso posto, { $indirect } in posti diversi.

## compatibility › howto › race

compatibility-howto-race-title = Verso il sole
compatibility-howto-race-text = Un punto, una casella. La nuova casella dice quante immagini scegli dopo. Vince chi arriva per primo in fondo; ogni turno si finisce.

## compatibility › howto › facts

compatibility-howto-facts-openers = Al turno dopo apre il tema chi siede a sinistra.
compatibility-howto-facts-modelOpens = Il modello apre il tema. Al turno dopo il modello è chi siede alla sua sinistra.
compatibility-howto-facts-randomTeams = Se volete: le squadre si tirano a sorte.
compatibility-howto-facts-partners = Chi gioca insieme siede di fronte e ha una sola pedina.
compatibility-howto-facts-joined = Chi gioca insieme siede di fronte e unisce le pedine.
compatibility-howto-facts-alternate = Le squadre si alternano attorno al tavolo.
compatibility-howto-facts-called = Chi apre il tema dice un numero da 1 a { $themes_on_a_card }; solo allora si pesca la carta.
compatibility-howto-facts-rolled = Un dado dice quale dei { $themes_on_a_card } temi della carta si gioca.
compatibility-howto-facts-teamsOpen = Le squadre aprono a turno, e chi ha aperto scopre per prima le sue immagini.
compatibility-howto-facts-deck = Il mazzo ha { $images } immagini invece di { $usual }.
compatibility-howto-facts-model = A ogni turno qualcuno fa da modello: tutti gli altri cercano di scegliere uguale.
compatibility-howto-facts-modelShares = Il modello avanza quanto il migliore degli altri.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Il modello sceglie sempre { $full_hand } immagine.
       *[other] Il modello sceglie sempre { $full_hand } immagini.
    }
compatibility-howto-facts-modelNothing = Il modello non avanza.
compatibility-howto-facts-allOfATeam = Conta solo ciò che hanno in comune tutti e { $team } in una squadra: { $direct } punti allo stesso posto, altrimenti { $indirect }.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Ognuno ha un gettone ×2 per tutta la partita. Annuncialo
       *[other] Ognuno ha { $doubles } gettoni ×2 per tutta la partita. Annunciane uno
    } prima di scoprire, per primo nel turno: un’intesa diretta vale allora { $doubled }.
compatibility-howto-facts-modelNoToken = Il modello non gioca mai il suo gettone.
compatibility-howto-facts-doubleUpTeam =
    Se volete: ogni squadra ha { $doubles ->
        [one] una carta Double Up nascosta che porta
       *[other] { $doubles } carte Double Up nascoste che portano
    } a { $doubled } un’intesa diretta.
compatibility-howto-facts-doubleUpAlone =
    Se volete: ognuno ha { $doubles ->
        [one] una carta Double Up nascosta che porta
       *[other] { $doubles } carte Double Up nascoste che portano
    } a { $doubled } un’intesa diretta.
compatibility-howto-facts-tieOvershoot = Più d’uno in fondo nello stesso turno? Vince chi è andato più oltre.
compatibility-howto-facts-tieTokens = Più d’uno in fondo nello stesso turno? Vince chi ha ancora più gettoni ×2.
compatibility-howto-facts-tiePlayoff = Più d’uno in fondo nello stesso turno? Continuano fra loro finché qualcuno è davanti.
compatibility-howto-facts-duo = Un modo tutto nostro: arrivate in fondo in meno turni possibile.
