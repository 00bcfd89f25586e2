## compatibility

compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
compatibility-round = Ronda { $n }
compatibility-you = Tú
compatibility-quoted = «{ $title }»
compatibility-themeIs = El tema: { $theme }
compatibility-lastRound = La última ronda
compatibility-hurry = Más rápido, bots
compatibility-playoff = ¡Empate! Desempatan { $sides }.
compatibility-line = Elige y ordena imágenes para un tema, como lo haría tu pareja.

## compatibility › opening

compatibility-opening-youCall = Tú abres el tema
compatibility-opening-callLine = Di un número; solo entonces se saca la carta.
compatibility-opening-number = Decir el { $n }
compatibility-opening-usedUp = Ya se leyeron todos los temas con este número.
compatibility-opening-called = { $name } dice { $n }.
compatibility-opening-rolled = { $name } saca un { $n }.
compatibility-opening-youRoll = Tú tiras el dado
compatibility-opening-youOrPartnerRoll = Tiras el dado tú, o tu pareja
compatibility-opening-rollLine = Dice qué tema de la carta vale.
compatibility-opening-roll = Tirar el dado
compatibility-opening-theyCall = { $name } dice un número
compatibility-opening-theyRoll = Con el dado: { $names }
compatibility-opening-allMatch = En esta ronda todos quieren coincidir con { $name }.
compatibility-opening-allMatchYou = En esta ronda todos quieren coincidir contigo.

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Elige { $n } imagen.
       *[other] Elige { $n }, la más fuerte primero.
    }
compatibility-pick-spaceSays = Tu casilla dice { $n }.
compatibility-pick-referentPicks = Quien sirve de modelo elige siempre { $n }.
compatibility-pick-playoff = En el desempate todos eligen { $n }.
compatibility-pick-notPlaying = No juegas este desempate; mira a los demás.
compatibility-pick-allMatchYou = Todos quieren coincidir contigo.
compatibility-pick-thinkLike = Piensa como { $names }.
compatibility-pick-images = { $n } imágenes
compatibility-pick-onPlace = { $title }, puesto { $place }
compatibility-pick-takenBack = { $title }: retirada
compatibility-pick-retired = { $title }: ya coincidió antes y está fuera de tu juego.
compatibility-pick-full =
    { $n ->
        [one] Tu puesto está ocupado; retira antes la imagen.
       *[other] Los { $n } puestos están ocupados; retira antes una imagen.
    }
compatibility-pick-unlockFirst = Tus imágenes están boca abajo. Con «Cambiar» puedes repensarlo.

## compatibility › look

compatibility-look-closer = Ver de cerca: después toca una imagen
compatibility-look-previous = Imagen anterior
compatibility-look-next = Imagen siguiente
compatibility-look-putOn = Poner en el puesto { $place }
compatibility-look-full = Todos los puestos están ocupados
compatibility-look-takeBack = Retirar
compatibility-look-place = Puesto { $place }
compatibility-look-earlier = Un puesto antes
compatibility-look-later = Un puesto después

## compatibility › tray

compatibility-tray-label = Tu orden, la más fuerte primero
compatibility-tray-takeBack = Puesto { $place }: { $title }. Retirar; las flechas la mueven.

## compatibility › dock

compatibility-dock-lockIn = Listo
compatibility-dock-change = Cambiar
compatibility-dock-missing =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
compatibility-dock-doubleMissing = pon tu ×2
compatibility-dock-waitingFor = Aún pensando: { $names }
compatibility-dock-youAreReady = Listo. Tus imágenes están boca abajo.

## compatibility › double

compatibility-double-claim = Anunciar mi ×2
compatibility-double-claimedBy = { $name } juega el ×2 en esta ronda.
compatibility-double-putIt = Pon tu ×2 sobre una de tus imágenes.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: queda { $n } carta
       *[other] Double Up: quedan { $n } cartas
    }
compatibility-double-on = ×2 sobre { $title }

## compatibility › players

compatibility-players-label = Los demás
compatibility-players-ready = { $name } ya ha elegido.
compatibility-players-thinks = { $name } está pensando.
compatibility-players-thinksAgain = { $name } lo piensa otra vez.
compatibility-players-standIn = Alguien juega en lugar de { $name }.

## compatibility › board

compatibility-board-title = El tablero
compatibility-board-label = El recorrido, una espiral. { $pawns }
compatibility-board-stands = { $names }: casilla { $space }.
compatibility-board-onSpace = Casilla { $space }, elige { $n }
compatibility-board-arrived = En la meta
compatibility-board-doublesLeft =
    { $n ->
        [one] queda { $n } ×2
       *[other] quedan { $n } ×2
    }

## compatibility › reveal

compatibility-reveal-nothingShared = Nada en común esta vez. ¡Al próximo tema!
compatibility-reveal-paceTap = Ritmo: al tocar; pasar a automático
compatibility-reveal-paceAuto = Ritmo: automático; pasar a tocar
compatibility-reveal-model = El modelo de la ronda
compatibility-reveal-skip = Saltar
compatibility-reveal-turnNext = Siguiente carta
compatibility-reveal-turnLast = Última carta
compatibility-reveal-movePawns = Mover los peones
compatibility-reveal-showAll = Todas las imágenes
compatibility-reveal-goOn = Seguir
compatibility-reveal-toTheEndScreen = ¿Quién ha ganado?
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Casilla { $from }
       *[other] { $from } + { $gained } = casilla { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained }: ¡la meta!
compatibility-reveal-direct = { $names }: { $title } en el mismo puesto, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title } en puestos distintos, { compatibility-points }.
compatibility-reveal-noMatch = Puesto { $place }: nada en común.
compatibility-reveal-directCard = { $title }: mismo puesto, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: otro puesto, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = no puso nada
compatibility-reveal-timeRanOut = Se acabó el tiempo para { $names }.
compatibility-reveal-imagesReturned = Todas las imágenes vuelven a { $names }.
compatibility-reveal-referentMoves = { $name } avanza como los mejores: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = ¡Acierto directo!
compatibility-reveal-moments-indirect = Acierto indirecto

## compatibility › end

compatibility-end-winner = Victoria
compatibility-end-rounds = rondas
compatibility-end-samePlace = misma imagen, mismo puesto
compatibility-end-otherPlace = misma imagen, otro puesto
compatibility-end-bestRound = Mejor ronda: { $names } con «{ $theme }»
compatibility-end-favourite = { $title }: la más elegida, { $n } veces
compatibility-end-alike = Quién pensó igual
compatibility-end-won = Victoria: { $names }. { $line }
compatibility-end-byWinners = Victoria: { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = ¡Victoria!
compatibility-end-personal-shared = ¡Victoria compartida!
compatibility-end-personal-close = ¡Por muy poco!
compatibility-end-personal-lost = ¡Bien jugado!
compatibility-end-personal-together = ¡Lo lograsteis!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Antes que nadie en la meta, en { $n } ronda.
       *[other] Antes que nadie en la meta, en { $n } rondas.
    }
compatibility-end-endings-largest_overshoot = Empate; gana quien pasó más lejos de la meta.
compatibility-end-endings-most_tokens_left = Empate; ganan quienes guardaban más ×2.
compatibility-end-endings-playoff = Desempate ganado, en la ronda { $n }.
compatibility-end-endings-shared = Empate hasta el final: en esta edición se comparte la victoria.
compatibility-end-endings-together =
    { $n ->
        [one] Juntos en la meta, en { $n } ronda.
       *[other] Juntos en la meta, en { $n } rondas.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: los bots aún no conocemos estas cartas. Nos guiamos por las palabras.
compatibility-remarks-bot_goes_by_taste = { $name }: los bots aún no conocemos estas cartas. Nos guiamos por nuestro gusto.

## compatibility › practice

compatibility-practice-practice_open_theme = Tú abres el tema: di un número del 1 al { $most } antes de que nadie vea la carta. Prueba el { $number }.
compatibility-practice-practice_pick_images = Elige { $number } imágenes para el tema: la casilla de tu peón dice { $number }. { $partner } juega contigo y hace lo mismo en secreto; lo que tengáis en común da puntos.
compatibility-practice-practice_rank = Ordénalas, la más fuerte primero: si una imagen está en el mismo puesto en los dos, vale más. Prueba { $images }.
compatibility-practice-practice_rank_freely = Ordénalas, la más fuerte primero: si una imagen está en el mismo puesto en los dos, vale más.
compatibility-practice-practice_lock_in = Ahora «Listo»; hasta que todos acaben puedes cambiar de idea.
compatibility-practice-practice_wait = Tus imágenes están boca abajo; cuando todos acaben, se descubren.
compatibility-practice-practice_direct_match = { $image } está en el puesto { $place } en los dos: coincidencia directa, { $points } puntos.
compatibility-practice-practice_indirect_match = { $image } está en tu puesto { $mine } y en el puesto { $theirs } de { $partner }: coincidencia indirecta, { $points } puntos.
compatibility-practice-practice_no_match = Esta vez no tenéis nada en común; a veces pasa.
compatibility-practice-practice_points = { $points } puntos llevan tu peón a la casilla { $space }: elegirás { $number }.
compatibility-practice-practice_done = Así, ronda a ronda, gana quien llega antes al final del recorrido. Eso es todo; ¡a jugar!

## compatibility › fields › edition

compatibility-fields-edition-title = Edición
compatibility-fields-edition-name = Edición de { $value }
compatibility-fields-edition-line = { $images } imágenes y { $themes_on_a_card } temas por carta.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } temas por carta, sin fichas ×2. Si hay empate, se comparte la victoria.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Cada uno tiene una ficha ×2 para la partida. Si hay empate, se comparte la victoria.
       *[other] Cada uno tiene { $doubles } fichas ×2 para la partida. Si hay empate, se comparte la victoria.
    }
compatibility-fields-edition-lines-1996 = { $images } imágenes, un dado elige el tema y los empates se desempatan.

## compatibility › fields › mode

compatibility-fields-mode-title = Quién con quién

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = Por parejas
compatibility-fields-mode-names-individual = Cada cual por su cuenta
compatibility-fields-mode-names-trios = Dos tríos
compatibility-fields-mode-names-duo = Solo vosotros dos

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Tú y quien está enfrente intentáis elegir lo mismo.
compatibility-fields-mode-lines-individual = En cada ronda, todos intentan elegir como uno de vosotros.
compatibility-fields-mode-lines-trios = Tres contra tres: solo cuenta lo que comparten los tres.
compatibility-fields-mode-lines-duo = Una pareja contra el recorrido, en las menos rondas posibles.

## compatibility › fields › track

compatibility-fields-track-title = Recorrido
compatibility-fields-track-line =
    { $spaces ->
        [one] { $spaces } casilla
       *[other] { $spaces } casillas
    }{ $rounds ->
        [0] .
       *[other]
            , { $rounds ->
                [one] una ronda
               *[other] unas { $rounds } rondas
            }: { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Recorrido corto
compatibility-fields-track-names-short = Recorrido corto
compatibility-fields-track-names-standard = Recorrido normal
compatibility-fields-track-names-long = Recorrido largo

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } imágenes, dibujadas para este juego.

## compatibility › fields › themes

compatibility-fields-themes-line = Nuestros temas, en tu idioma.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Temas para niños
compatibility-fields-for_children-line = Deja fuera los temas para adultos.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Cartas Double Up
compatibility-fields-double_up-line = Cartas ocultas que doblan una coincidencia directa; vienen en la caja.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Equipos por sorteo
compatibility-fields-random_teams-line = La suerte decide al empezar quién juega con quién.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = También números pares
compatibility-fields-even_individual-line = Cada cual por su cuenta, también con { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Las imágenes acertadas descansan
compatibility-fields-retire_matched-line = Una imagen con la que acertaste no se usa otra vez.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Tiempo para elegir
compatibility-fields-time_limit-line = Quien no haya confirmado a tiempo no pone nada.

## compatibility › tv

compatibility-tv-round = Ronda { $n }
compatibility-tv-playoff = Desempate
compatibility-tv-opens = { $name } abre el tema
compatibility-tv-opened = lo abrió { $name }
compatibility-tv-newTheme = Llega un tema nuevo.
compatibility-tv-theme = El tema: { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } imagen
       *[other] { $n } imágenes
    }
compatibility-tv-atTheFinish = en la meta
compatibility-tv-toMatch = Todos quieren pensar como { $name }
compatibility-tv-isMatched = el modelo
compatibility-tv-looksOn = mira
compatibility-tv-doubles = { $name } juega ×2
compatibility-tv-cardOf = Carta { $n } de { $of }
compatibility-tv-laidNothing = Se acabó el tiempo
compatibility-tv-direct =
    { $names }: «{ $image }» en el mismo lugar, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
compatibility-tv-indirect =
    { $names }: «{ $image }» en lugares distintos, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
compatibility-tv-wins =
    { $n ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
compatibility-tv-sharedVictory = ¡{ $names } comparten la victoria!
compatibility-tv-together =
    { $rounds ->
        [one] ¡A la meta en { $rounds } ronda!
       *[other] ¡A la meta en { $rounds } rondas!
    }
compatibility-tv-space = casilla { $n }

## compatibility › past

compatibility-past-nothing = nada todavía
compatibility-past-sameThemes = Los mismos temas salen en el mismo orden.
compatibility-past-won = Victoria: { $names }
compatibility-past-together = Al final de la pista, en equipo

## compatibility › howto

compatibility-howto-box = ¿Qué caja?
compatibility-howto-mode = ¿Cómo jugáis?
compatibility-howto-lead =
    { $referent ->
        [none] Todos tenéis las mismas imágenes. Elige las que elegirá tu pareja.
       *[other] Todos tenéis las mismas imágenes. En cada ronda, elige las que elegirá el modelo.
    }
compatibility-howto-same = mismo puesto
compatibility-howto-other = otro puesto
compatibility-howto-inThisBox = En esta caja
compatibility-howto-players = Para { LIST($numbers, type: "disjunction") } personas.

## compatibility › howto › theme

compatibility-howto-theme-title = Se abre un tema
compatibility-howto-theme-text =
    { $referent ->
        [none] Puede ser cualquier cosa. ¿Qué imágenes encajan, y cuáles escogerá tu pareja?
       *[other] Puede ser cualquier cosa. ¿Qué imágenes encajan, y cuáles escogerá el modelo?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Elige y ordena
compatibility-howto-pick-text = La casilla de tu peón dice cuántas imágenes: de 1 a { $full_hand }. La más fuerte, primero. ¡Ni pistas ni miradas!

## compatibility › howto › reveal

compatibility-howto-reveal-title = A descubrir
compatibility-howto-reveal-text =
    Una a una, la más fuerte primero. Lo que { $referent ->
        [none]
            { $team ->
                [2] habéis elegido los dos
               *[other] habéis elegido los { $team }
            }
       *[other] compartes con el modelo
    } coincide: { $direct } puntos en el mismo puesto, { $indirect } en puestos distintos.

## compatibility › howto › race

compatibility-howto-race-title = Hacia el sol
compatibility-howto-race-text = Un punto, una casilla. La nueva casilla dice cuántas imágenes eliges después. Gana quien llega primero al final; la ronda siempre se termina.

## compatibility › howto › facts

compatibility-howto-facts-openers = En la ronda siguiente abre el tema la persona de la izquierda.
compatibility-howto-facts-modelOpens = El modelo abre el tema. En la ronda siguiente, el modelo es la persona de su izquierda.
compatibility-howto-facts-randomTeams = Si queréis: los equipos se sortean.
compatibility-howto-facts-partners = Las parejas se sientan frente a frente y comparten un peón.
compatibility-howto-facts-joined = Las parejas se sientan frente a frente y juntan sus peones.
compatibility-howto-facts-alternate = Los equipos se alternan alrededor de la mesa.
compatibility-howto-facts-called = Quien abre el tema dice un número del 1 al { $themes_on_a_card }; solo entonces se roba la carta.
compatibility-howto-facts-rolled = Un dado dice cuál de los { $themes_on_a_card } temas de la carta se juega.
compatibility-howto-facts-teamsOpen = Los equipos abren por turnos, y el que abrió descubre primero sus imágenes.
compatibility-howto-facts-deck = La baraja tiene { $images } imágenes en vez de { $usual }.
compatibility-howto-facts-model = En cada ronda alguien es el modelo: los demás intentan elegir lo mismo.
compatibility-howto-facts-modelShares = El modelo avanza tanto como el mejor de los demás.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] El modelo elige siempre { $full_hand } imagen.
       *[other] El modelo elige siempre { $full_hand } imágenes.
    }
compatibility-howto-facts-modelNothing = El modelo no avanza.
compatibility-howto-facts-allOfATeam = Solo cuenta lo que comparten los { $team } de un equipo: { $direct } puntos en el mismo puesto, si no { $indirect }.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Cada cual tiene una ficha ×2 para toda la partida. Anúnciala
       *[other] Cada cual tiene { $doubles } fichas ×2 para toda la partida. Anuncia una
    } antes de descubrir, antes que nadie en la ronda: una coincidencia directa vale entonces { $doubled }.
compatibility-howto-facts-modelNoToken = El modelo nunca juega su ficha.
compatibility-howto-facts-doubleUpTeam =
    Si queréis: cada equipo tiene { $doubles ->
        [one] una carta Double Up oculta que hace
       *[other] { $doubles } cartas Double Up ocultas que hacen
    } { $doubled } de una coincidencia directa.
compatibility-howto-facts-doubleUpAlone =
    Si queréis: cada cual tiene { $doubles ->
        [one] una carta Double Up oculta que hace
       *[other] { $doubles } cartas Double Up ocultas que hacen
    } { $doubled } de una coincidencia directa.
compatibility-howto-facts-tieOvershoot = ¿Varios al final en la misma ronda? Gana quien lo haya pasado por más.
compatibility-howto-facts-tieTokens = ¿Varios al final en la misma ronda? Gana quien conserve más fichas ×2.
compatibility-howto-facts-tiePlayoff = ¿Varios al final en la misma ronda? Siguen jugando entre sí hasta que alguien se adelante.
compatibility-howto-facts-duo = Nuestra propia manera: llegad al final en las menos rondas posibles.
