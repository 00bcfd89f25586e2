## compatibility

# As in English.
compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
compatibility-round = Turno { $n }
compatibility-you = Tu
compatibility-quoted = «{ $title }»
compatibility-themeIs = Il tema è: { $theme }
compatibility-lastRound = Turno precedente
compatibility-hurry = Metti fretta ai bot
compatibility-playoff = Parità! Spareggio: { $sides }.
compatibility-line = Scegli le immagini che sceglierà il tuo partner.

## compatibility › opening

compatibility-opening-youCall = Apri tu il tema
compatibility-opening-callLine = Di’ un numero per svelare il tema.
compatibility-opening-number = Di’ { $n }
compatibility-opening-usedUp = Tutti i temi con questo numero sono già usciti.
compatibility-opening-called = { $name } dice { $n }.
compatibility-opening-rolled = { $name } tira un { $n }.
compatibility-opening-youRoll = Tiri tu il dado
compatibility-opening-youOrPartnerRoll = Tu o il tuo partner tirate il dado
compatibility-opening-rollLine = Il dado decide il tema.
compatibility-opening-roll = Tira il dado
compatibility-opening-theyCall = { $name } dice un numero
compatibility-opening-theyRoll = Si aspetta il dado di { $names }
compatibility-opening-allMatch = Il modello è { $name }. Scegliete le stesse immagini!
compatibility-opening-allMatchYou = Il modello sei tu. Tutti cercano di scegliere come te!

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Scegli { $n } immagine.
       *[other] Scegline { $n }, la più forte per prima.
    }
compatibility-pick-spaceSays = Sei su un { $n }.
compatibility-pick-referentPicks = Il modello ne sceglie sempre { $n }.
compatibility-pick-playoff = Allo spareggio ognuno ne sceglie { $n }.
compatibility-pick-notPlaying = Non sei in questo spareggio. Goditi lo spettacolo.
compatibility-pick-allMatchYou = Il modello sei tu: tutti cercano di scegliere come te.
compatibility-pick-thinkLike = Pensa come { $names }.
compatibility-pick-images = { $n } immagini
compatibility-pick-onPlace = { $title }, posizione { $place }
compatibility-pick-takenBack = { $title }: tolta
compatibility-pick-retired = { $title } ti ha già dato un accordo. Non puoi usare di nuovo questa immagine.
compatibility-pick-full =
    { $n ->
        [one] Ne hai già scelta una. Prima toglila.
       *[other] Le { $n } posizioni sono occupate. Prima togline una.
    }
compatibility-pick-unlockFirst = Hai confermato. Tocca «Cambia» per ripensarci.

## compatibility › look

compatibility-look-closer = Lente: tocca un’immagine per vederla da vicino
compatibility-look-word = Lente
compatibility-look-previous = Immagine precedente
compatibility-look-next = Immagine successiva
compatibility-look-putOn = Metti in posizione { $place }
compatibility-look-full = Tutte le posizioni sono occupate
compatibility-look-takeBack = Togli
compatibility-look-place = Posizione { $place }
compatibility-look-earlier = Sposta su
compatibility-look-later = Sposta giù

## compatibility › tray

compatibility-tray-label = La tua classifica, la più forte per prima
compatibility-tray-takeBack = Posizione { $place }: { $title }. Tocca per toglierla, frecce per spostarla.

## compatibility › dock

compatibility-dock-lockIn = Conferma
compatibility-dock-change = Cambia
compatibility-dock-missing =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
compatibility-dock-doubleMissing = metti il ×2
compatibility-dock-waitingFor = Stanno ancora pensando: { $names }
compatibility-dock-youAreReady = Hai confermato.

## compatibility › double

compatibility-double-claim = Annuncia il mio ×2
compatibility-double-claimedBy = { $name } gioca un gettone ×2 in questo turno.
compatibility-double-putIt = Metti il tuo ×2 su una delle tue immagini.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: resta { $n } carta
       *[other] Double Up: restano { $n } carte
    }
compatibility-double-on = ×2 su { $title }

## compatibility › players

compatibility-players-label = Gli altri
compatibility-players-ready = { $name } ha confermato.
compatibility-players-thinks = { $name } sta pensando.
compatibility-players-thinksAgain = { $name } ci ripensa.
compatibility-players-standIn = Una riserva gioca per { $name }.

## compatibility › board

compatibility-board-title = Il tabellone
compatibility-board-word = Tabellone
compatibility-board-label = Il percorso, una spirale. { $pawns }
compatibility-board-stands = { $names }: casella { $space }.
compatibility-board-onSpace =
    { $n ->
        [one] Casella { $space }, { $n } immagine
       *[other] Casella { $space }, { $n } immagini
    }
compatibility-board-arrived = Alla fine
compatibility-board-doublesLeft =
    { $n ->
        [one] resta { $n } ×2
       *[other] restano { $n } ×2
    }

## compatibility › reveal

compatibility-reveal-nothingShared = Niente in comune stavolta. Andrà meglio col prossimo tema!
compatibility-reveal-paceTap = Rivela in automatico
compatibility-reveal-paceAuto = Rivela toccando
compatibility-reveal-wordAuto = In automatico
compatibility-reveal-wordTap = Toccando
compatibility-reveal-model = Il modello
compatibility-reveal-skip = Salta
compatibility-reveal-turnNext = Gira la prossima carta
compatibility-reveal-turnLast = Gira l’ultima carta
compatibility-reveal-movePawns = Muovi le pedine
compatibility-reveal-showAll = Vedi tutte le immagini
compatibility-reveal-goOn = Continua
compatibility-reveal-toTheEndScreen = Scopri chi ha vinto
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
compatibility-reveal-toTheEnd = +{ $gained }: fine del percorso!
compatibility-reveal-direct = { $names }: { $title }, accordo diretto, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title }, accordo indiretto, { compatibility-points }.
compatibility-reveal-noMatch = Posizione { $place }: niente in comune.
compatibility-reveal-directCard = { $title }: accordo diretto, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: accordo indiretto, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = nessuna immagine
compatibility-reveal-timeRanOut = Tempo scaduto per { $names }.
compatibility-reveal-imagesReturned = { $names }: tutte le immagini sono di nuovo libere.
compatibility-reveal-referentMoves = { $name } avanza quanto il migliore: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Accordo diretto!
compatibility-reveal-moments-indirect = Accordo indiretto

## compatibility › end

compatibility-end-winner = Vittoria
compatibility-end-rounds =
    { $n ->
        [one] turno
       *[other] turni
    }
compatibility-end-samePlace =
    { $n ->
        [one] accordo diretto
       *[other] accordi diretti
    }
compatibility-end-otherPlace =
    { $n ->
        [one] accordo indiretto
       *[other] accordi indiretti
    }
compatibility-end-bestRound = Turno migliore: { $names } con «{ $theme }»
compatibility-end-favourite = La più scelta: { $title }, { $n } volte
compatibility-end-alike = Chi la pensa uguale
compatibility-end-won = Vittoria: { $names }. { $line }
compatibility-end-byWinners = Vittoria: { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Hai vinto!
compatibility-end-personal-shared = Vittoria condivisa!
compatibility-end-personal-close = Per un soffio!
compatibility-end-personal-lost = Bella partita!
compatibility-end-personal-together = Ce l’avete fatta insieme!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Primi alla fine, in { $n } turno.
       *[other] Primi alla fine, in { $n } turni.
    }
compatibility-end-endings-largest_overshoot = Parità: vince chi è andato più lontano.
compatibility-end-endings-most_tokens_left = Parità: vince chi ha più gettoni ×2.
compatibility-end-endings-playoff = Vinta allo spareggio, al turno { $n }.
compatibility-end-endings-shared = Parità! { $names } condividono la vittoria.
compatibility-end-endings-together =
    { $n ->
        [one] Alla fine insieme, in { $n } turno.
       *[other] Alla fine insieme, in { $n } turni.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: per noi bot queste carte sono nuove. Ci fidiamo delle parole.
compatibility-remarks-bot_goes_by_taste = { $name }: per noi bot queste carte sono nuove. Andiamo a istinto.

## compatibility › practice

compatibility-practice-practice_open_theme = Apri tu il tema. Di’ un numero da 1 a { $most } prima che qualcuno veda la carta. Prova { $number }.
compatibility-practice-practice_pick_images = La tua pedina è su un { $number }: scegli { $number } immagini per il tema. Anche { $partner }, il tuo partner, sceglie in segreto. Ogni immagine in comune fa punti.
compatibility-practice-practice_rank = Mettile in ordine, la più forte per prima. Un’immagine nella stessa posizione vale di più. Prova { $images }.
compatibility-practice-practice_rank_freely = Mettile in ordine, la più forte per prima. Un’immagine nella stessa posizione vale di più.
compatibility-practice-practice_lock_in = Ora conferma. Puoi cambiare idea finché non hanno confermato tutti.
compatibility-practice-practice_wait = Le tue immagini sono coperte. Si rivela quando tutti hanno confermato.
compatibility-practice-practice_direct_match = Avete tutti e due { $image } in posizione { $place }. Accordo diretto: { $points } punti!
compatibility-practice-practice_indirect_match = { $image } è in posizione { $mine } per te e { $theirs } per { $partner }. Accordo indiretto: { $points } punti.
compatibility-practice-practice_no_match = Stavolta niente in comune. Capita!
compatibility-practice-practice_points = { $points } punti portano la tua pedina alla casella { $space }. Al prossimo turno ne scegli { $number }.
compatibility-practice-practice_done = Turno dopo turno, vince chi arriva primo alla fine del percorso. È tutto. Buon divertimento!

## compatibility › fields › edition

compatibility-fields-edition-title = Edizione
compatibility-fields-edition-name = Edizione { $value }
compatibility-fields-edition-line = { $images } immagini e { $themes_on_a_card } temi per carta.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } temi per carta, niente gettoni ×2. In parità si vince insieme.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Ognuno ha un gettone ×2 per tutta la partita. In parità si vince insieme.
       *[other] Ognuno ha { $doubles } gettoni ×2 per tutta la partita. In parità si vince insieme.
    }
compatibility-fields-edition-lines-1996 = { $images } immagini, un dado per il tema, spareggio in caso di parità.

## compatibility › fields › mode

compatibility-fields-mode-title = Squadre

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = A coppie
compatibility-fields-mode-names-individual = Ognuno per sé
compatibility-fields-mode-names-trios = Due trii
compatibility-fields-mode-names-duo = Solo voi due

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Scegli come chi ti siede di fronte.
compatibility-fields-mode-lines-individual = A ogni turno tutti cercano di scegliere come un giocatore.
compatibility-fields-mode-lines-trios = Tre contro tre. Dovete essere d’accordo in tre.
compatibility-fields-mode-lines-duo = Arrivate alla fine insieme, nel minor numero di turni.

## compatibility › fields › track

compatibility-fields-track-title = Percorso
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            Circa { $rounds ->
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

compatibility-fields-deck-line = { $images } immagini per questo gioco.

## compatibility › fields › themes

compatibility-fields-themes-line = I temi di Samewave, nella tua lingua.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Giocano dei bambini
compatibility-fields-for_children-line = Lascia fuori i temi per adulti e i nomi che i bambini non conoscono.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Carte Double Up
compatibility-fields-double_up-line = Raddoppiate in segreto un accordo diretto.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Squadre a sorte
compatibility-fields-random_teams-line = Le squadre si sorteggiano all’inizio della partita.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Ognuno per sé, in quanti volete
compatibility-fields-even_individual-line = Ognuno per sé, anche in { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Un solo accordo per immagine
compatibility-fields-retire_matched-line = Un’immagine che ha già dato un accordo non si può più usare.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Tempo limite
compatibility-fields-time_limit-line = Non hai confermato in tempo? In questo turno non giochi immagini.

## compatibility › tv

compatibility-tv-round = Turno { $n }
compatibility-tv-playoff = Spareggio
compatibility-tv-opens = { $name } apre il tema
compatibility-tv-opened = Aperto da { $name }
compatibility-tv-newTheme = Ecco un nuovo tema.
compatibility-tv-theme = Il tema: { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } immagine
       *[other] { $n } immagini
    }
compatibility-tv-atTheFinish = alla fine
compatibility-tv-toMatch = Scegliete come { $name }!
compatibility-tv-isMatched = modello
compatibility-tv-looksOn = guarda
compatibility-tv-doubles = { $name } gioca ×2
compatibility-tv-cardOf = Carta { $n } di { $of }
compatibility-tv-laidNothing = Tempo scaduto
compatibility-tv-direct =
    { $names }: «{ $image }», accordo diretto, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
compatibility-tv-indirect =
    { $names }: «{ $image }», accordo indiretto, { $points ->
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
compatibility-tv-sharedVictory = { $names } condividono la vittoria!
compatibility-tv-together =
    { $rounds ->
        [one] Ce l’avete fatta in { $rounds } turno!
       *[other] Ce l’avete fatta in { $rounds } turni!
    }
compatibility-tv-space = casella { $n }

## compatibility › past

compatibility-past-nothing = ancora niente
compatibility-past-sameThemes = Avrete gli stessi temi nello stesso ordine.
compatibility-past-won = Vittoria: { $names }
compatibility-past-together = Arrivati insieme alla fine

## compatibility › howto

compatibility-howto-box = Quale edizione?
compatibility-howto-mode = A squadre o ognuno per sé?
compatibility-howto-lead =
    { $referent ->
        [none] Avete tutti le stesse immagini. Scegli quelle che sceglierà il tuo partner.
       *[other] Avete tutti le stesse immagini. A ogni turno scegli quelle che sceglierà il modello.
    }
compatibility-howto-same = stessa posizione
compatibility-howto-other = posizione diversa
compatibility-howto-inThisBox = In questa edizione
compatibility-howto-players = In { LIST($numbers, type: "disjunction") }.

## compatibility › howto › theme

compatibility-howto-theme-title = Aprite un tema
compatibility-howto-theme-text =
    { $referent ->
        [none] Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà il tuo partner?
       *[other] Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà il modello?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Scegli e ordina
compatibility-howto-pick-text = La casella della tua pedina dice quante: da 1 a { $full_hand }. La più forte per prima. Niente indizi, non si sbircia!

## compatibility › howto › reveal

compatibility-howto-reveal-title = Rivelazione
compatibility-howto-reveal-text =
    Girate le immagini una alla volta. Ciò che { $referent ->
        [none]
            { $team ->
                [2] avete scelto in due
               *[other] avete scelto in { $team }
            }
       *[other] condividi con il modello
    } fa punti: { $direct } nella stessa posizione, { $indirect } in posizioni diverse.

## compatibility › howto › race

compatibility-howto-race-title = Corsa al sole
compatibility-howto-race-text = Avanzi di una casella per punto. La nuova casella dice quante immagini scegliere dopo. Vince chi arriva primo alla fine; il turno si gioca fino in fondo.

## compatibility › howto › facts

compatibility-howto-facts-openers = Al turno dopo apre il tema il giocatore a sinistra.
compatibility-howto-facts-modelOpens = Il modello apre il tema. Al turno dopo tocca a chi siede alla sua sinistra.
compatibility-howto-facts-randomTeams = Facoltativo: squadre sorteggiate.
compatibility-howto-facts-partners = I partner siedono di fronte e hanno una sola pedina.
compatibility-howto-facts-joined = I partner siedono di fronte e uniscono le pedine.
compatibility-howto-facts-alternate = I giocatori delle due squadre si alternano attorno al tavolo.
compatibility-howto-facts-called = Per aprire il tema, di’ un numero da 1 a { $themes_on_a_card }. Poi pesca la carta.
compatibility-howto-facts-rolled = Un dado sceglie uno dei { $themes_on_a_card } temi della carta.
compatibility-howto-facts-teamsOpen = Le squadre aprono il tema a turno. Quella che lo ha aperto rivela per prima.
compatibility-howto-facts-deck = Il mazzo ha { $images } immagini, non { $usual }.
compatibility-howto-facts-model = A ogni turno uno di voi è il modello. Gli altri cercano di scegliere le stesse immagini.
compatibility-howto-facts-modelShares = Il modello avanza quanto il migliore degli altri.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Il modello sceglie sempre { $full_hand } immagine.
       *[other] Il modello sceglie sempre { $full_hand } immagini.
    }
compatibility-howto-facts-modelNothing = Il modello non avanza.
compatibility-howto-facts-allOfATeam = Tutti e { $team } della squadra devono essere d’accordo: { $direct } punti nella stessa posizione, { $indirect } in posizioni diverse.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Ognuno ha un gettone ×2 per tutta la partita. Annuncialo
       *[other] Ognuno ha { $doubles } gettoni ×2 per tutta la partita. Annunciane uno
    } prima della rivelazione; uno solo per turno. Un accordo diretto vale allora { $doubled }.
compatibility-howto-facts-modelNoToken = Il modello non può giocare un gettone ×2.
compatibility-howto-facts-doubleUpTeam =
    Facoltativo: ogni squadra ha { $doubles ->
        [one] una carta Double Up
       *[other] { $doubles } carte Double Up
    } da giocare in segreto. Un accordo diretto vale allora { $doubled }.
compatibility-howto-facts-doubleUpAlone =
    Facoltativo: ognuno ha { $doubles ->
        [one] una carta Double Up
       *[other] { $doubles } carte Double Up
    } da giocare in segreto. Un accordo diretto vale allora { $doubled }.
compatibility-howto-facts-tieOvershoot = Due arrivano nello stesso turno? Vince chi è andato più oltre la fine. Ancora pari? Vincono insieme.
compatibility-howto-facts-tieTokens = Due arrivano nello stesso turno? Vince chi ha più gettoni ×2. Ancora pari? Vincono insieme.
compatibility-howto-facts-tiePlayoff = Due arrivano nello stesso turno? Continuano finché uno è davanti.
compatibility-howto-facts-duo = Regola della casa: arrivate alla fine insieme, nel minor numero di turni.
