## samegame

# As in English.
samegame-name = The Same Game
samegame-round = Ronda { $n } de { $of }
samegame-turn = Turno { $n } de { $of }
samegame-languages = Pistas en { $languages }
samegame-criteria = Qué significan los criterios
samegame-criteriaWord = Criterios
samegame-yourObject = Tu objeto
samegame-yourTrap = Tu trampa
samegame-score = Puntos: { $score } de { $finish }
samegame-a =
    { $gender ->
        [m] un { $name }
        [f] una { $name }
        [mp] unos { $name }
        [fp] unas { $name }
       *[other] { $name }
    }
samegame-line = Dos cosas coinciden en un solo criterio. Encontrad todas las diferencias.

## samegame › medals

samegame-medals-flowers = Flores
samegame-medals-bronze = Bronce
samegame-medals-silver = Plata
samegame-medals-gold = Oro

## samegame › write

samegame-write-anyTask = Di una cosa que sea como { samegame-a } en esto: *{ $criterion }*
samegame-write-andElse = … pero distinta en todo lo demás.
samegame-write-goodClue = Igual en la trampa. Distinta en todo lo demás.
samegame-write-trapIs = Tu trampa: { $criterion }
samegame-write-tokenIs = Tu número es el { $number }.
samegame-write-yourClue = Tu pista
samegame-write-placeholder = Algo hecho por personas
samegame-write-lockIn = Listo
samegame-write-anyway = Usarla igualmente
samegame-write-change = Escribir otra
samegame-write-keep = Dejar la de antes
samegame-write-checking = Comprobando…
samegame-write-isMade = Hecha por personas
samegame-write-isWord = Palabra que existe
samegame-write-isSingle = Solo la cosa
samegame-write-mayComeBack = Tú decides. El grupo puede rechazarla.
samegame-write-really = ¿De verdad es distinta?
samegame-write-marks = Toca para marcar. Solo lo ves tú.
samegame-write-written = ¡Pista lista!
samegame-write-writtenLine = Puedes cambiarla hasta que estén todas.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } sigue escribiendo
        [2] { $names } siguen escribiendo
       *[other] { $n } siguen escribiendo
    }
samegame-write-onlyYou = Todos te esperan
samegame-write-othersWrite = Cada uno escribe una pista en secreto.
samegame-write-cameBack = Te han devuelto la pista
samegame-write-cameBackLine = El grupo ha rechazado { $clues }. Escribe otra.
samegame-write-theyRewrite = { $name } está escribiendo otra pista
samegame-write-theyRewriteLine = El grupo ha rechazado «{ $clue }». No señaléis hasta que llegue la nueva.

## samegame › write › task

samegame-write-task-appearance = Di una cosa que *se parezca* a { samegame-a }
samegame-write-task-number_in_the_world = Di una cosa *tan común* en el mundo como { samegame-a }
samegame-write-task-length = Di una cosa *tan larga* como { samegame-a }
samegame-write-task-material = Di una cosa *del mismo material* que { samegame-a }
samegame-write-task-price = Di una cosa que *cueste lo mismo* que { samegame-a }
samegame-write-task-intended_use = Di una cosa que *sirva para lo mismo* que { samegame-a }
samegame-write-task-movement = Di una cosa que *se mueva* como { samegame-a }
samegame-write-task-complexity = Di una cosa *tan difícil de fabricar* como { samegame-a }
samegame-write-task-importance = Di una cosa *tan importante* para la humanidad como { samegame-a }
samegame-write-task-effort_to_explain = Di una cosa *tan difícil de explicar* como { samegame-a }
samegame-write-task-duration_of_use = Di una cosa que cada vez se use *tanto rato* como { samegame-a }
samegame-write-task-days_of_use = Di una cosa que se use *tantos días* al año como { samegame-a }
samegame-write-task-weight = Di una cosa que *pese lo mismo* que { samegame-a }
samegame-write-task-thickness = Di una cosa *tan gruesa* como { samegame-a }
samegame-write-task-volume = Di una cosa que *ocupe lo mismo* que { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: sin marcar
samegame-write-mark-different = { $criterion }: distinto
samegame-write-mark-unsure = { $criterion }: en duda

## samegame › swap

samegame-swap-open = Cambiar mi objeto
samegame-swap-title = ¿Otro objeto?
samegame-swap-line = El grupo tiene un solo cambio por partida. Todos tienen que aceptar, nadie ve antes el objeto nuevo y no hay vuelta atrás.
samegame-swap-ask = Preguntar al grupo
samegame-swap-asked = Has pedido otro objeto
samegame-swap-askedLine = Esperando a { $names }
samegame-swap-theyAsk = { $name } quiere cambiar de objeto
samegame-swap-theyAskLine = Solo hay un cambio por partida, y todos tenéis que aceptar.
samegame-swap-consent = Por mí, vale
samegame-swap-refuse = Mejor no
samegame-swap-youAgreed = Has dicho que sí. Esperando a los demás.
samegame-swap-refused = { $name } prefiere que no. Esta vez no hay cambio.
samegame-swap-made = { $name } ya tiene otro objeto.
samegame-swap-mine = Aquí está tu nuevo objeto.

## samegame › ready

samegame-ready-yours = ¡Te toca!
samegame-ready-yoursLine = Enseña tu objeto y tu pista. Después, ni una palabra ni un gesto.
samegame-ready-begin = Enseñar
samegame-ready-theirs = Le toca a { $name }
samegame-ready-theirsLine = Un objeto y una pista que coinciden en un solo criterio.
samegame-ready-secret = Solo lo ves tú
samegame-ready-last = Turno anterior
samegame-ready-order = Orden de turnos
samegame-ready-done = hecho

## samegame › guess

samegame-guess-title = ¿En qué se diferencian?
samegame-guess-theirTurn = Turno de { $name }
samegame-guess-silent = mira y calla
samegame-guess-yourTurn = Tu turno: ¡ni una palabra ni un gesto!
samegame-guess-yourTitle = ¿Qué elegirán?
samegame-guess-yourTrap = tu trampa
samegame-guess-object = el objeto
samegame-guess-clue = la pista
samegame-guess-nobody = Aún no señala nadie.
samegame-guess-pointingAll = Todos señalan *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] Un dedo señala *{ $criterion }*.
       *[other] { $n } de { $of } señalan *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } dedo.
       *[other] { $n } dedos, { $n } opiniones.
    }
samegame-guess-youDecide = Decides tú.
samegame-guess-theyDecide = Decide { $name }.
samegame-guess-cup = { $criterion }: bajo un vaso
samegame-guess-pointed = { $criterion }: bajo un vaso. Señalan aquí: { $names }
samegame-guess-lifted = { $criterion }: número { $number }, a salvo
samegame-guess-trap = { $criterion }: la trampa
samegame-guess-trapNow = Si sale ahora la trampa: *{ $value }*
samegame-guess-best = Máx. *{ $value }*
samegame-guess-circle = círculo { $value }
samegame-guess-covered = círculo { $value }, tapado por un vaso
samegame-guess-reject = ¿Vale esta pista?
samegame-guess-rejectWord = ¿Vale?
samegame-guess-rejectLine = Una pista es una cosa hecha por personas: ni números, ni materiales, ni palabras de más. Si la mayoría la rechaza, { $name } escribe otra.
samegame-guess-rejectGo = Rechazarla
samegame-guess-letPass = Dejarla pasar
samegame-guess-rejecting = Rechazada por { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Tenéis que estar todos de acuerdo.
samegame-guess-rule-majority = Decide la mayoría.
samegame-guess-rule-anyone = El primer dedo levanta el vaso.

## samegame › result

samegame-result-found = ¡Todas las diferencias!
samegame-result-trapped = ¡Habéis caído en la trampa!
samegame-result-trapOf = La trampa de { $name }
samegame-result-yourTrap = Tu trampa
samegame-result-alike = Es el único criterio en que coinciden { $thing } y «{ $clue }».
samegame-result-counts = Este turno suma { $value }
samegame-result-roundOver = ¡Fin de la ronda { $n }! Ahora, nuevos objetos, números y trampas.
samegame-result-goOn = Seguir
samegame-result-toNewRound = Siguiente ronda
samegame-result-toEnd = Ver el resultado

## samegame › end

samegame-end-points = { $score } de { $finish } puntos
samegame-end-story = Turno a turno
samegame-end-safeCups = vasos a salvo
samegame-end-escaped = trampas evitadas
samegame-end-of = { $n } de { $of }
samegame-end-bestClue = mejor pista, de { $name }
samegame-end-trickiest = criterio más difícil
samegame-end-wasAlike = igual: { $criterion }

## samegame › end › title

samegame-end-title-gold = ¡Oro!
samegame-end-title-silver = ¡Plata!
samegame-end-title-bronze = ¡Bronce!
samegame-end-title-flowers = ¡Flores!
samegame-end-title-before_flowers = Esta vez no

## samegame › end › line

samegame-end-line-gold = ¡Estáis en la misma onda!
samegame-end-line-silver = ¡Habéis ganado! Una buena pista más y era oro.
samegame-end-line-bronze = ¡Habéis ganado! Os entendéis.
samegame-end-line-flowers = ¡Casi, casi bronce!
samegame-end-line-before_flowers = Las trampas han podido con vosotros. ¿Otra?

## samegame › wait

samegame-wait-hurry = Meter prisa a los bots
samegame-wait-standIn = Un suplente juega por { $name }.

## samegame › said

samegame-said-dealt = Empieza la ronda { $round }. Cada uno tiene un objeto y un número secreto.
samegame-said-written = { $name } ya tiene su pista.
samegame-said-began = { $name } enseña: { $object }, y la pista { $clue }.
samegame-said-pointed = { $name } señala { $criterion }.
samegame-said-rejected = { $name } rechaza la pista.
samegame-said-sentBack = La pista vuelve a { $name }.
samegame-said-safe = { $criterion } está a salvo.
samegame-said-trap = { $criterion } es la trampa.
samegame-said-ended = El turno suma { $value }. Lleváis { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: solo conozco estas cosas de nombre, así que adivino por las palabras.

## samegame › practice

samegame-practice-practice_trap = Tu objeto es { $a }. Tu número secreto es el { $number } y está en *{ $criterion }*. Esa es tu trampa.
samegame-practice-practice_clue = Di otra cosa que sea como { $a } en *{ $criterion }* y en nada más. Los demás verán las dos y buscarán diferencias.
samegame-practice-practice_try = ¿Qué tal *{ $clue }*? Toca para usarla.
samegame-practice-practice_swap = ¿Sin ideas? El grupo puede cambiar un objeto por partida.
samegame-practice-practice_swap_asked = Has pedido otro objeto. Tienen que aceptar todos.
samegame-practice-practice_answer_swap = { $name } quiere cambiar de objeto. Solo hay un cambio por partida, si todos aceptáis.
samegame-practice-practice_written = ¡Muy bien! Tu pista es secreta hasta tu turno.
samegame-practice-practice_begin_turn = Ahora enseña las dos cosas. Después, ni una palabra, ni un gesto, ni señalar.
samegame-practice-practice_other_begins = Le toca a { $name }, y tú adivinas.
samegame-practice-practice_be_silent = Los demás levantan vasos donde las dos cosas se diferencian. Si levantan *{ $criterion }*, tu trampa, se acaba el turno.
samegame-practice-practice_agreement = Un vaso se levanta en cuanto todos lo señalan. Puedes mover el dedo cuando quieras.
samegame-practice-practice_guess = Las dos coinciden en un solo criterio: la trampa de { $name }. Ese no lo toquéis; levantad los demás. ¿En qué se diferencian más?
samegame-practice-practice_point = En *{ $criterion }* se diferencian seguro. Señálalo.
samegame-practice-practice_point_freely = ¿En qué se diferencian seguro? Señálalo.
samegame-practice-practice_cup = ¡*{ $criterion }* estaba a salvo! Su vaso tapa un círculo, y el turno vale ahora { $value }.
samegame-practice-practice_found = ¡Todas las diferencias! *{ $criterion }* era la trampa. Suma { $value } y lleváis { $score }.
samegame-practice-practice_trapped = *{ $criterion }* era la trampa, así que se acaba el turno. Suma { $value } y lleváis { $score }.
samegame-practice-practice_medals = ¡Objetos nuevos, trampas nuevas y ni un consejo más! El bronce empieza en { $bronze }, la plata en { $silver } y el oro en { $gold }. Lo máximo es { $finish }.

## samegame › fields › level

samegame-fields-level-title = Nivel
samegame-fields-level-name = Nivel { $value }
samegame-fields-level-line = { $criteria } criterios en juego.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } criterios, todos fáciles.
samegame-fields-level-lines-2 = { $criteria } criterios, dos de ellos más difíciles.
samegame-fields-level-lines-3 = { $criteria } criterios: hay más que distinguir.
samegame-fields-level-lines-4 = { $criteria } criterios, y ni un vaso de sobra.

## samegame › fields › agreement

samegame-fields-agreement-title = Quién decide

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Todos de acuerdo
samegame-fields-agreement-names-majority = Decide la mayoría
samegame-fields-agreement-names-anyone = El primer dedo

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Todos tenéis que señalar el mismo vaso.
samegame-fields-agreement-lines-majority = Más de la mitad tiene que señalar el mismo vaso.
samegame-fields-agreement-lines-anyone = Un dedo levanta un vaso. ¡Rápido y atrevido!

## samegame › fields › language

samegame-fields-language-title = Idiomas de las pistas
samegame-fields-language-line = Escribid pistas en cualquiera de ellos.
samegame-fields-language-all = Pistas en { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } objeto de Samewave.
       *[other] { $objects } objetos de Samewave.
    }

## samegame › tv

samegame-tv-turnOf = Turno { $n } de { $of }
samegame-tv-allWrite = Escribid vuestras pistas
samegame-tv-allWriteLine = Algo que coincida con tu objeto en un solo criterio: tu trampa.
samegame-tv-showsNext = Le toca a { $name }
samegame-tv-showsNextLine = Enseguida: objeto y pista
samegame-tv-writesAgain = { $name } está escribiendo otra pista
samegame-tv-writesAgainLine = La mayoría ha rechazado la primera.
samegame-tv-asksSwap = { $name } quiere cambiar de objeto. Tenéis que aceptar todos.
samegame-tv-whereDiffer = ¿En qué se diferencian?
samegame-tv-clueOf = Pista de { $name }
samegame-tv-pointNow = Señala un vaso en tu móvil.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } de { $of } señala «{ $criterion }».
       *[other] { $n } de { $of } señalan «{ $criterion }».
    }
samegame-tv-worthNow = Este turno vale { $value }
samegame-tv-alike = en esto, iguales
samegame-tv-trapped = ¡Era la trampa!
samegame-tv-found = ¡Todas las diferencias!
samegame-tv-alikeIn = Coinciden en un criterio: «{ $criterion }».
samegame-tv-score = Puntos: { $score } de { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Tenéis que estar todos de acuerdo.
samegame-tv-agreements-majority = Decide la mayoría.
samegame-tv-agreements-anyone = El primer dedo levanta el vaso.

## samegame › tv › results

samegame-tv-results-before_flowers = Esta vez, sin medalla
samegame-tv-results-flowers = ¡Flores! Casi una medalla
samegame-tv-results-bronze = ¡Bronce!
samegame-tv-results-silver = ¡Plata!
samegame-tv-results-gold = ¡Oro!

## samegame › past

samegame-past-writing = Escribiendo pistas
samegame-past-trapIs = Trampa: { $criterion }
samegame-past-noClue = aún sin pista
samegame-past-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
samegame-past-sameThings = Os tocan los mismos criterios, objetos y números.
samegame-past-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

## samegame › past › results

samegame-past-results-before_flowers = Sin medalla
samegame-past-results-flowers = Flores
samegame-past-results-bronze = Bronce
samegame-past-results-silver = Plata
samegame-past-results-gold = Oro

## samegame › howto

samegame-howto-lead = Jugáis todos juntos. Dos cosas coinciden en un solo criterio. Encontrad todas las diferencias.
samegame-howto-yours = Tu trampa
samegame-howto-object = el objeto
samegame-howto-clueLine = la pista
samegame-howto-rulesTitle = Reglas para las pistas
samegame-howto-rounds =
    { $rounds ->
        [one] Si sois { $n }, cada uno escribe una pista.
       *[other] Si sois { $n }, cada uno escribe { $rounds } pistas.
    }
samegame-howto-majority = Con «Decide la mayoría», si no la hay, decide quien está a la izquierda de quien tiene el turno.

## samegame › howto › secret

samegame-howto-secret-title = Objeto y trampa
samegame-howto-secret-text = Te tocan un objeto y un número secreto. El criterio con tu número es tu trampa.

## samegame › howto › clue

samegame-howto-clue-title = Escribe una pista
samegame-howto-clue-text = Piensa en otra cosa que sea igual que tu objeto en la trampa y distinta en todo lo demás.

## samegame › howto › guess

samegame-howto-guess-title = Levantad los vasos
samegame-howto-guess-text = Por turnos, enseñáis las dos cosas. Los demás señalan un vaso donde se diferencian. Si están de acuerdo, lo levantan.

## samegame › howto › trap

samegame-howto-trap-title = Evitad la trampa
samegame-howto-trap-text = Con cada vaso a salvo, el turno vale más: de { $least } a { $most }. Si sale la trampa, se acaba el turno. Si solo queda ella, ¡tenéis todas las diferencias!

## samegame › howto › medals

samegame-howto-medals-title = Ganad una medalla
samegame-howto-medals-text = Se suman todos los turnos: { $bronze } es bronce, { $silver } plata, { $gold } oro. Los niveles más altos tienen más criterios.

## samegame › howto › rules

samegame-howto-rules-1 = Algo hecho por personas: ni animales, ni plantas, ni nubes.
samegame-howto-rules-2 = Solo la cosa: sin adjetivos ni palabras de más.
samegame-howto-rules-3 = ¿Varias palabras? Vale si es una sola cosa, como «máquina de coser».
samegame-howto-rules-4 = Ni números, ni materiales, ni la palabra de la carta.
samegame-howto-rules-5 = En tu turno: sin señalar, sin hablar y sin sonreír.
samegame-howto-rules-6 = Una vez por partida podéis cambiar un objeto, si todos aceptáis.
