## compatibility

# As in English.
compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
compatibility-round = Ronda { $n }
compatibility-you = Tú
compatibility-quoted = «{ $title }»
compatibility-themeIs = El tema es: { $theme }
compatibility-lastRound = Ronda anterior
compatibility-hurry = Meter prisa a los bots
compatibility-playoff = ¡Empate! Desempatan { $sides }.
compatibility-line = Elige las imágenes que elegirá tu pareja.

## compatibility › opening

compatibility-opening-youCall = Tú abres el tema
compatibility-opening-callLine = Elige un número para descubrir el tema.
compatibility-opening-number = Decir el { $n }
compatibility-opening-usedUp = Ya han salido todos los temas con este número.
compatibility-opening-called = { $name } dice { $n }.
compatibility-opening-rolled = { $name } saca un { $n }.
compatibility-opening-youRoll = Tú tiras el dado
compatibility-opening-youOrPartnerRoll = Podéis tirar el dado tú o tu pareja
compatibility-opening-rollLine = El dado decide qué tema os toca.
compatibility-opening-roll = Tirar el dado
compatibility-opening-theyCall = { $name } va a decir un número
compatibility-opening-theyRoll = Esperando la tirada de { $names }
compatibility-opening-allMatch = { $name } hace de referente. ¡Intenta coincidir!
compatibility-opening-allMatchYou = Haces de referente. ¡Todos intentan coincidir contigo!

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Elige { $n } imagen.
       *[other] Elige { $n }, la más fuerte primero.
    }
compatibility-pick-spaceSays = Estás en un { $n }.
compatibility-pick-referentPicks = El referente siempre elige { $n }.
compatibility-pick-playoff = En el desempate todos eligen { $n }.
compatibility-pick-notPlaying = No juegas este desempate. Relájate y mira.
compatibility-pick-allMatchYou = Haces de referente: todos intentan coincidir contigo.
compatibility-pick-thinkLike = Piensa como { $names }.
compatibility-pick-images = { $n } imágenes
compatibility-pick-onPlace = { $title }, posición { $place }
compatibility-pick-takenBack = { $title }: quitada
compatibility-pick-retired = Ya coincidiste con { $title }. No puedes volver a usarla.
compatibility-pick-full =
    { $n ->
        [one] Ya has elegido una. Quítala primero.
       *[other] Ya tienes { $n }. Quita una primero.
    }
compatibility-pick-unlockFirst = Ya has elegido. Toca «Cambiar» para pensarlo otra vez.

## compatibility › look

compatibility-look-closer = Lupa: toca una imagen para verla de cerca
compatibility-look-word = Lupa
compatibility-look-previous = Imagen anterior
compatibility-look-next = Imagen siguiente
compatibility-look-putOn = Poner en posición { $place }
compatibility-look-full = No queda sitio
compatibility-look-takeBack = Quitar
compatibility-look-place = Posición { $place }
compatibility-look-earlier = Subir
compatibility-look-later = Bajar

## compatibility › tray

compatibility-tray-label = Tu orden, la más fuerte primero
compatibility-tray-takeBack = Posición { $place }: { $title }. Toca para quitarla, flechas para moverla.

## compatibility › dock

compatibility-dock-lockIn = Listo
compatibility-dock-change = Cambiar
compatibility-dock-missing =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
compatibility-dock-doubleMissing = pon tu ×2
compatibility-dock-waitingFor = Pensando aún: { $names }
compatibility-dock-youAreReady = ¡Hecho! Tus imágenes están boca abajo.

## compatibility › double

compatibility-double-claim = Anunciar mi ×2
compatibility-double-claimedBy = { $name } juega una ficha ×2 en esta ronda.
compatibility-double-putIt = Pon tu ×2 en una de tus imágenes.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: queda { $n } carta
       *[other] Double Up: quedan { $n } cartas
    }
compatibility-double-on = ×2 en { $title }

## compatibility › players

compatibility-players-label = Los demás
compatibility-players-ready = { $name } ya ha elegido.
compatibility-players-thinks = { $name } está pensando.
compatibility-players-thinksAgain = { $name } se lo está pensando otra vez.
compatibility-players-standIn = Un suplente juega por { $name }.

## compatibility › board

compatibility-board-title = El tablero
compatibility-board-word = Tablero
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

compatibility-reveal-nothingShared = Esta vez, nada en común. ¡A por el próximo tema!
compatibility-reveal-paceTap = Descubrir en automático
compatibility-reveal-paceAuto = Descubrir al tocar
compatibility-reveal-wordAuto = Automático
compatibility-reveal-wordTap = Al tocar
compatibility-reveal-model = El referente
compatibility-reveal-skip = Saltar
compatibility-reveal-turnNext = Siguiente carta
compatibility-reveal-turnLast = Última carta
compatibility-reveal-movePawns = Mover los peones
compatibility-reveal-showAll = Ver todas
compatibility-reveal-goOn = Seguir
compatibility-reveal-toTheEndScreen = Ver quién ha ganado
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
compatibility-reveal-direct = { $names }: { $title }, compatibilidad total, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title }, semicompatibilidad, { compatibility-points }.
compatibility-reveal-noMatch = Posición { $place }: nada en común.
compatibility-reveal-directCard = { $title }: compatibilidad total, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: semicompatibilidad, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = no puso imágenes
compatibility-reveal-timeRanOut = Se acabó el tiempo para { $names }.
compatibility-reveal-imagesReturned = Todas las imágenes vuelven a valer para { $names }.
compatibility-reveal-referentMoves = { $name } avanza tanto como el mejor: { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = ¡Compatibilidad total!
compatibility-reveal-moments-indirect = Semicompatibilidad

## compatibility › end

compatibility-end-winner = Victoria
compatibility-end-rounds =
    { $n ->
        [one] ronda
       *[other] rondas
    }
compatibility-end-samePlace =
    { $n ->
        [one] compatibilidad total
       *[other] compatibilidades totales
    }
compatibility-end-otherPlace =
    { $n ->
        [one] semicompatibilidad
       *[other] semicompatibilidades
    }
compatibility-end-bestRound = Mejor ronda: { $names } con «{ $theme }»
compatibility-end-favourite = La más elegida: { $title }, { $n } veces
compatibility-end-alike = Quién pensó igual
compatibility-end-won = Victoria de { $names }. { $line }
compatibility-end-byWinners = Victoria de { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = ¡Has ganado!
compatibility-end-personal-shared = ¡Victoria compartida!
compatibility-end-personal-close = ¡Por poco!
compatibility-end-personal-lost = ¡Bien jugado!
compatibility-end-personal-together = ¡Lo habéis logrado!

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] A la meta en { $n } ronda, antes que nadie.
       *[other] A la meta en { $n } rondas, antes que nadie.
    }
compatibility-end-endings-largest_overshoot = Empate: gana quien más se pasó de la meta.
compatibility-end-endings-most_tokens_left = Empate: gana quien guardaba más fichas ×2.
compatibility-end-endings-playoff = Decidido en el desempate, en la ronda { $n }.
compatibility-end-endings-shared = ¡Empate! { $names } comparten la victoria.
compatibility-end-endings-together =
    { $n ->
        [one] Habéis llegado a la meta en { $n } ronda.
       *[other] Habéis llegado a la meta en { $n } rondas.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name }: los bots no conocemos estas cartas. Nos guiamos por las palabras.
compatibility-remarks-bot_goes_by_taste = { $name }: los bots no conocemos estas cartas. Nos guiamos por la intuición.

## compatibility › practice

compatibility-practice-practice_open_theme = Tú abres el tema. Di un número del 1 al { $most } antes de que nadie vea la carta. Prueba con el { $number }.
compatibility-practice-practice_pick_images = Tu peón está en un { $number }: elige { $number } imágenes para el tema. { $partner }, tu pareja, elige también en secreto. Cada imagen en común os da puntos.
compatibility-practice-practice_rank = Ordénalas, la más fuerte primero. Si ponéis una imagen en la misma posición, vale más. Prueba con { $images }.
compatibility-practice-practice_rank_freely = Ordénalas, la más fuerte primero. Si ponéis una imagen en la misma posición, vale más.
compatibility-practice-practice_lock_in = Ahora toca «Listo». Hasta que acaben todos, puedes cambiar de idea.
compatibility-practice-practice_wait = Tus imágenes están boca abajo. Se descubren cuando todos hayan acabado.
compatibility-practice-practice_direct_match = Los dos tenéis { $image } en la posición { $place }. Compatibilidad total: ¡{ $points } puntos!
compatibility-practice-practice_indirect_match = { $image } es tu número { $mine } y el número { $theirs } de { $partner }. Semicompatibilidad: { $points } puntos.
compatibility-practice-practice_no_match = Esta vez, ninguna imagen en común. ¡A veces pasa!
compatibility-practice-practice_points = { $points } puntos llevan tu peón a la casilla { $space }. En la próxima ronda eliges { $number }.
compatibility-practice-practice_done = ¡Eso es todo! Sigue así, ronda a ronda. Gana quien llega antes a la meta.

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
compatibility-fields-edition-lines-1996 = { $images } imágenes, un dado para el tema y desempates.

## compatibility › fields › mode

compatibility-fields-mode-title = Equipos

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = Por parejas
compatibility-fields-mode-names-individual = Individual
compatibility-fields-mode-names-trios = Dos tríos
compatibility-fields-mode-names-duo = Solo vosotros dos

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Coincide con quien tienes enfrente.
compatibility-fields-mode-lines-individual = En cada ronda, todos intentan coincidir con un jugador.
compatibility-fields-mode-lines-trios = Tres contra tres. Tenéis que coincidir los tres.
compatibility-fields-mode-lines-duo = Llegad juntos a la meta en el menor número de rondas.

## compatibility › fields › track

compatibility-fields-track-title = Recorrido
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            { $rounds ->
                [one] Una ronda
               *[other] Unas { $rounds } rondas
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

compatibility-fields-deck-line = { $images } imágenes para este juego.

## compatibility › fields › themes

compatibility-fields-themes-line = Temas de Samewave, en tu idioma.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Juegan niños
compatibility-fields-for_children-line = Sin los temas para adultos ni los nombres que los niños no conocen.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Cartas Double Up
compatibility-fields-double_up-line = Dobla en secreto una compatibilidad total.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Equipos por sorteo
compatibility-fields-random_teams-line = Los equipos se sortean al empezar.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Individual con cualquier número
compatibility-fields-even_individual-line = Cada uno por su cuenta, incluso con { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Coincidir solo una vez
compatibility-fields-retire_matched-line = Si ya has coincidido con una imagen, no puedes volver a usarla.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Límite de tiempo
compatibility-fields-time_limit-line = ¿No has acabado a tiempo? Esta ronda no pones imágenes.

## compatibility › tv

compatibility-tv-round = Ronda { $n }
compatibility-tv-playoff = Desempate
compatibility-tv-opens = { $name } abre el tema
compatibility-tv-opened = Tema abierto por { $name }
compatibility-tv-newTheme = Ahí va un tema nuevo.
compatibility-tv-theme = El tema: { $theme }
compatibility-tv-picks = elige { $n }
compatibility-tv-atTheFinish = en la meta
compatibility-tv-toMatch = ¡Coincidid con { $name }!
compatibility-tv-isMatched = referente
compatibility-tv-looksOn = mira
compatibility-tv-doubles = { $name } juega ×2
compatibility-tv-cardOf = Carta { $n } de { $of }
compatibility-tv-laidNothing = Se acabó el tiempo
compatibility-tv-direct =
    { $names }: «{ $image }», compatibilidad total, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
compatibility-tv-indirect =
    { $names }: «{ $image }», semicompatibilidad, { $points ->
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
        [one] ¡Lo habéis logrado en { $rounds } ronda!
       *[other] ¡Lo habéis logrado en { $rounds } rondas!
    }
compatibility-tv-space = casilla { $n }

## compatibility › past

compatibility-past-nothing = nada todavía
compatibility-past-sameThemes = Os tocan los mismos temas en el mismo orden.
compatibility-past-won = Victoria de { $names }
compatibility-past-together = Llegaron juntos a la meta

## compatibility › howto

compatibility-howto-box = ¿Qué edición?
compatibility-howto-mode = ¿En equipo o individual?
compatibility-howto-lead =
    { $referent ->
        [none] Todos tenéis las mismas imágenes. Elige las que elegirá tu pareja.
       *[other] Todos tenéis las mismas imágenes. En cada ronda, elige las que elegirá el referente.
    }
compatibility-howto-same = misma posición
compatibility-howto-other = otra posición
compatibility-howto-inThisBox = En esta edición
compatibility-howto-players = Para { LIST($numbers, type: "disjunction") } jugadores.

## compatibility › howto › theme

compatibility-howto-theme-title = Abrid un tema
compatibility-howto-theme-text =
    { $referent ->
        [none] Puede ser cualquier cosa. ¿Qué imágenes encajan? ¿Cuáles elegirá tu pareja?
       *[other] Puede ser cualquier cosa. ¿Qué imágenes encajan? ¿Cuáles elegirá el referente?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Elige y ordena
compatibility-howto-pick-text = La casilla de tu peón dice cuántas: de 1 a { $full_hand }. La más fuerte, primero. ¡Sin dar pistas y sin mirar!

## compatibility › howto › reveal

compatibility-howto-reveal-title = A descubrir
compatibility-howto-reveal-text =
    Descubrid vuestras imágenes una a una. Puntúa cada imagen { $referent ->
        [none]
            { $team ->
                [2] que habéis elegido los dos
               *[other] que habéis elegido los { $team }
            }
       *[other] en común con el referente
    }: { $direct } puntos en la misma posición, { $indirect } en posiciones distintas.

## compatibility › howto › race

compatibility-howto-race-title = Carrera hacia el sol
compatibility-howto-race-text = Avanzas una casilla por punto. La nueva casilla dice cuántas imágenes eliges después. Gana quien llega antes a la meta, una vez acabada la ronda.

## compatibility › howto › facts

compatibility-howto-facts-openers = En la siguiente ronda abre el tema el jugador de la izquierda.
compatibility-howto-facts-modelOpens = El referente abre el tema. En la siguiente ronda, el referente es el jugador de su izquierda.
compatibility-howto-facts-randomTeams = Opcional: sortear los equipos.
compatibility-howto-facts-partners = Las parejas se sientan frente a frente y comparten un peón.
compatibility-howto-facts-joined = Las parejas se sientan frente a frente y juntan sus peones.
compatibility-howto-facts-alternate = Los dos equipos se sientan alternados.
compatibility-howto-facts-called = Para abrir el tema, di un número del 1 al { $themes_on_a_card }. Después, roba la carta.
compatibility-howto-facts-rolled = Un dado elige uno de los { $themes_on_a_card } temas de la carta.
compatibility-howto-facts-teamsOpen = Los equipos abren el tema por turnos. El que lo abre descubre primero.
compatibility-howto-facts-deck = El mazo tiene { $images } imágenes, no { $usual }.
compatibility-howto-facts-model = En cada ronda, uno hace de referente. Los demás intentan elegir las mismas imágenes.
compatibility-howto-facts-modelShares = El referente avanza tanto como el mejor de los demás.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] El referente siempre elige { $full_hand } imagen.
       *[other] El referente siempre elige { $full_hand } imágenes.
    }
compatibility-howto-facts-modelNothing = El referente no avanza.
compatibility-howto-facts-allOfATeam = Tienen que coincidir los { $team } del equipo: { $direct } puntos en la misma posición, { $indirect } en posiciones distintas.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Tienes una ficha ×2 por partida. Anúnciala
       *[other] Tienes { $doubles } fichas ×2 por partida. Anuncia una
    } antes de descubrir; solo una por ronda. Una compatibilidad total vale entonces { $doubled }.
compatibility-howto-facts-modelNoToken = El referente no puede jugar fichas ×2.
compatibility-howto-facts-doubleUpTeam =
    Opcional: cada equipo tiene { $doubles ->
        [one] una carta Double Up para jugar
       *[other] { $doubles } cartas Double Up para jugar
    } en secreto. Una compatibilidad total vale entonces { $doubled }.
compatibility-howto-facts-doubleUpAlone =
    Opcional: cada uno tiene { $doubles ->
        [one] una carta Double Up para jugar
       *[other] { $doubles } cartas Double Up para jugar
    } en secreto. Una compatibilidad total vale entonces { $doubled }.
compatibility-howto-facts-tieOvershoot = ¿Dos llegan en la misma ronda? Gana quien más se pase de la meta. ¿Siguen empatados? Comparten la victoria.
compatibility-howto-facts-tieTokens = ¿Dos llegan en la misma ronda? Gana quien conserve más fichas ×2. ¿Siguen empatados? Comparten la victoria.
compatibility-howto-facts-tiePlayoff = ¿Dos llegan en la misma ronda? Siguen jugando hasta que uno se adelante.
compatibility-howto-facts-duo = Regla de la casa: llegad juntos a la meta en el menor número de rondas.
