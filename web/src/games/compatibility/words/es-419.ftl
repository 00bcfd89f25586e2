compatibility-hurry = Apurar a los bots

compatibility-opening-usedUp = Ya salieron todos los temas con este número.
compatibility-opening-youOrPartnerRoll = Pueden tirar el dado tú o tu pareja
compatibility-opening-rollLine = El dado decide qué tema les toca.

compatibility-pick-full =
    { $n ->
        [one] Ya elegiste una. Quítala primero.
       *[other] Ya tienes { $n }. Quita una primero.
    }
compatibility-pick-unlockFirst = Ya elegiste. Toca «Cambiar» para pensarlo otra vez.

compatibility-players-ready = { $name } ya eligió.
compatibility-players-thinksAgain = { $name } lo está pensando otra vez.

compatibility-reveal-nothingShared = Esta vez, nada en común. ¡Vamos por el próximo tema!
compatibility-reveal-toTheEndScreen = Ver quién ganó

compatibility-end-personal-won = ¡Ganaste!
compatibility-end-personal-together = ¡Lo lograron!

compatibility-end-endings-together =
    { $n ->
        [one] Llegaron a la meta en { $n } ronda.
       *[other] Llegaron a la meta en { $n } rondas.
    }

compatibility-practice-practice_pick_images = Tu peón está en un { $number }: elige { $number } imágenes para el tema. { $partner }, tu pareja, elige también en secreto. Cada imagen en común les da puntos.
compatibility-practice-practice_rank = Ordénalas, la más fuerte primero. Si los dos ponen una imagen en la misma posición, vale más. Prueba con { $images }.
compatibility-practice-practice_rank_freely = Ordénalas, la más fuerte primero. Si los dos ponen una imagen en la misma posición, vale más.
compatibility-practice-practice_direct_match = Los dos tienen { $image } en la posición { $place }. Compatibilidad total: ¡{ $points } puntos!

compatibility-fields-mode-names-duo = Solo ustedes dos

compatibility-fields-mode-lines-trios = Tres contra tres. Tienen que coincidir los tres.
compatibility-fields-mode-lines-duo = Lleguen juntos a la meta en el menor número de rondas.

compatibility-fields-retire_matched-line = Si ya coincidiste con una imagen, no puedes volver a usarla.

compatibility-fields-time_limit-line = ¿No acabaste a tiempo? Esta ronda no pones imágenes.

compatibility-tv-toMatch = ¡Coincidan con { $name }!
compatibility-tv-together =
    { $rounds ->
        [one] ¡Lo lograron en { $rounds } ronda!
       *[other] ¡Lo lograron en { $rounds } rondas!
    }

compatibility-past-sameThemes = Les tocan los mismos temas en el mismo orden.

compatibility-howto-lead =
    { $referent ->
        [none] Todos tienen las mismas imágenes. Elige las que elegirá tu pareja.
       *[other] Todos tienen las mismas imágenes. En cada ronda, elige las que elegirá el referente.
    }

compatibility-howto-theme-title = Abran un tema

compatibility-howto-reveal-text =
    Descubran sus imágenes una a una. Da puntos cada imagen { $referent ->
        [none]
            { $team ->
                [2] que eligieron los dos
               *[other] que eligieron los { $team }
            }
       *[other] en común con el referente
    }: { $direct } puntos en la misma posición, { $indirect } en posiciones distintas.

compatibility-howto-facts-called = Para abrir el tema, di un número del 1 al { $themes_on_a_card }. Después, saca la carta.
compatibility-howto-facts-duo = Regla de la casa: lleguen juntos a la meta en el menor número de rondas.
