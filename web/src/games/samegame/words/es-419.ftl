samegame-line = Dos cosas coinciden en un solo criterio. Encuentren todas las diferencias.

samegame-write-anyway = Usarla de todos modos
samegame-write-cameBack = Te devolvieron la pista
samegame-write-cameBackLine = El grupo rechazó { $clues }. Escribe otra.
samegame-write-theyRewriteLine = El grupo rechazó «{ $clue }». No señalen hasta que llegue la nueva.

samegame-swap-asked = Pediste otro objeto
samegame-swap-theyAskLine = Solo hay un cambio por partida, y todos tienen que aceptar.
samegame-swap-consent = Por mí, está bien
samegame-swap-youAgreed = Dijiste que sí. Esperando a los demás.

samegame-ready-yoursLine = Muestra tu objeto y tu pista. Después, ni una palabra ni un gesto.
samegame-ready-begin = Mostrar

samegame-guess-rule-unanimous = Tienen que estar todos de acuerdo.

samegame-result-trapped = ¡Cayeron en la trampa!

samegame-end-line-gold = ¡Están en la misma onda!
samegame-end-line-silver = ¡Ganaron! Una buena pista más y era oro.
samegame-end-line-bronze = ¡Ganaron! Se entienden.
samegame-end-line-before_flowers = Las trampas les ganaron. ¿Otra?

samegame-wait-hurry = Apurar a los bots

samegame-said-began = { $name } muestra: { $object }, y la pista { $clue }.
samegame-said-ended = El turno suma { $value }. Llevan { $score }.

samegame-practice-practice_swap_asked = Pediste otro objeto. Tienen que aceptar todos.
samegame-practice-practice_answer_swap = { $name } quiere cambiar de objeto. Solo hay un cambio por partida, si todos aceptan.
samegame-practice-practice_begin_turn = Ahora muestra las dos cosas. Después, ni una palabra, ni un gesto, ni señalar.
samegame-practice-practice_guess = Las dos coinciden en un solo criterio: la trampa de { $name }. Ese no lo toquen; levanten los demás. ¿En qué se diferencian más?
samegame-practice-practice_found = ¡Todas las diferencias! *{ $criterion }* era la trampa. Suma { $value } y llevan { $score }.
samegame-practice-practice_trapped = *{ $criterion }* era la trampa, así que se acaba el turno. Suma { $value } y llevan { $score }.

samegame-fields-agreement-lines-unanimous = Todos tienen que señalar el mismo vaso.

samegame-fields-language-line = Escriban pistas en cualquiera de ellos.

samegame-tv-allWrite = Escriban sus pistas
samegame-tv-writesAgainLine = La mayoría rechazó la primera.
samegame-tv-asksSwap = { $name } quiere cambiar de objeto. Tienen que aceptar todos.
samegame-tv-pointNow = Señala un vaso en tu celular.

samegame-tv-agreements-unanimous = Tienen que estar todos de acuerdo.

samegame-past-sameThings = Les tocan los mismos criterios, objetos y números.

samegame-howto-lead = Juegan todos juntos. Dos cosas coinciden en un solo criterio. Encuentren todas las diferencias.
samegame-howto-rounds =
    { $rounds ->
        [one] Si son { $n }, cada uno escribe una pista.
       *[other] Si son { $n }, cada uno escribe { $rounds } pistas.
    }

samegame-howto-guess-title = Levanten los vasos
samegame-howto-guess-text = Por turnos, muestran las dos cosas. Los demás señalan un vaso donde se diferencian. Si están de acuerdo, lo levantan.

samegame-howto-trap-title = Eviten la trampa
samegame-howto-trap-text = Con cada vaso a salvo, el turno vale más: de { $least } a { $most }. Si sale la trampa, se acaba el turno. Si solo queda ella, ¡tienen todas las diferencias!

samegame-howto-medals-title = Ganen una medalla

samegame-howto-rules-6 = Una vez por partida pueden cambiar un objeto, si todos aceptan.
