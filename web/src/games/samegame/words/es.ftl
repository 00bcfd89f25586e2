## samegame

samegame-name = The Same Game
samegame-round = Ronda { $n } de { $of }
samegame-turn = Turno { $n } de { $of }
samegame-languages = Pistas en { $languages }
samegame-criteria = Qué significan los criterios
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
samegame-line = Iguales en una sola cosa: encontrad todo lo que las distingue.

## samegame › medals

samegame-medals-flowers = Flores
samegame-medals-bronze = Bronce
samegame-medals-silver = Plata
samegame-medals-gold = Oro

## samegame › write

samegame-write-anyTask = Di una cosa que sea como { samegame-a } en esto: *{ $criterion }*
samegame-write-andElse = … y distinta en todo lo demás.
samegame-write-goodClue = Una buena pista está cerca en la trampa y lejos en todo lo demás.
samegame-write-trapIs = Tu trampa: { $criterion }
samegame-write-tokenIs = Tu número es el { $number }.
samegame-write-yourClue = Tu pista
samegame-write-placeholder = Un objeto
samegame-write-lockIn = Listo
samegame-write-anyway = Dejarla así
samegame-write-change = Escribir otra
samegame-write-keep = Dejar la de antes
samegame-write-checking = Consultando …
samegame-write-isMade = Hecha por personas
samegame-write-isWord = Existe la palabra
samegame-write-isSingle = Sin añadidos
samegame-write-mayComeBack = Tú decides. El grupo puede devolverla.
samegame-write-really = ¿De verdad es distinta?
samegame-write-marks = Toca para marcar. Solo lo ves tú.
samegame-write-written = Tu pista está boca abajo.
samegame-write-writtenLine = Mientras falte alguna, puedes cambiarla.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } aún escribe
        [2] { $names } aún escriben
       *[other] { $n } aún escriben
    }
samegame-write-onlyYou = Solo faltas tú
samegame-write-othersWrite = Cada cual escribe una pista en secreto.
samegame-write-cameBack = Tu pista ha vuelto
samegame-write-cameBackLine = El grupo no ha aceptado: { $clues }. Escribe otra.
samegame-write-theyRewrite = { $name } escribe otra pista
samegame-write-theyRewriteLine = No habéis aceptado «{ $clue }». Mientras tanto, nadie señala.

## samegame › write › task

samegame-write-task-appearance = Di una cosa que *se parezca* a { samegame-a }
samegame-write-task-number_in_the_world = Di una cosa *tan común* en el mundo como { samegame-a }
samegame-write-task-length = Di una cosa *tan larga* como { samegame-a }
samegame-write-task-material = Di una cosa *del mismo material* que { samegame-a }
samegame-write-task-price = Di una cosa que *cueste tanto* como { samegame-a }
samegame-write-task-intended_use = Di una cosa que *sirva para lo mismo* que { samegame-a }
samegame-write-task-movement = Di una cosa que *se mueva* como { samegame-a }
samegame-write-task-complexity = Di una cosa *tan difícil de fabricar* como { samegame-a }
samegame-write-task-importance = Di una cosa *tan importante* para la humanidad como { samegame-a }
samegame-write-task-effort_to_explain = Di una cosa *tan difícil de explicar* como { samegame-a }
samegame-write-task-duration_of_use = Di una cosa que se use *tanto rato* cada vez como { samegame-a }
samegame-write-task-days_of_use = Di una cosa que se use *tantos días* al año como { samegame-a }
samegame-write-task-weight = Di una cosa que *pese tanto* como { samegame-a }
samegame-write-task-thickness = Di una cosa *tan gruesa* como { samegame-a }
samegame-write-task-volume = Di una cosa que *ocupe tanto* como { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: sin marcar
samegame-write-mark-different = { $criterion }: distinto
samegame-write-mark-unsure = { $criterion }: en duda

## samegame › swap

samegame-swap-open = Cambiar mi objeto
samegame-swap-title = ¿Otro objeto?
samegame-swap-line = El grupo tiene un cambio por partida. Todos tienen que estar de acuerdo, nadie ve el objeto nuevo y no hay vuelta atrás.
samegame-swap-ask = Preguntar al grupo
samegame-swap-asked = Pides otro objeto
samegame-swap-askedLine = Falta la respuesta de { $names }
samegame-swap-theyAsk = { $name } querría otro objeto
samegame-swap-theyAskLine = Se puede una vez por partida, si todos están de acuerdo.
samegame-swap-consent = De acuerdo
samegame-swap-refuse = Mejor no
samegame-swap-youAgreed = Has dicho que sí. Faltan los demás.
samegame-swap-refused = { $name } prefiere que no: esta vez no hay cambio.
samegame-swap-made = { $name } ya tiene otro objeto.
samegame-swap-mine = Aquí está tu nuevo objeto.

## samegame › ready

samegame-ready-yours = ¡Te toca!
samegame-ready-yoursLine = Enseña tu objeto y tu pista. A partir de ahí, ni palabra ni gesto.
samegame-ready-begin = Enseñar los dos
samegame-ready-theirs = Ahora le toca a { $name }
samegame-ready-theirsLine = Un objeto y una pista que se parecen en una sola cosa.
samegame-ready-secret = Solo lo ves tú
samegame-ready-last = El último turno
samegame-ready-order = Orden de los turnos
samegame-ready-done = hecho

## samegame › guess

samegame-guess-title = ¿En qué se diferencian?
samegame-guess-theirTurn = Turno de { $name }
samegame-guess-silent = mira y calla
samegame-guess-yourTurn = Tu turno: ¡ni palabra ni gesto!
samegame-guess-yourTitle = ¿Dónde buscarán?
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
samegame-guess-cup = { $criterion }: bajo una taza
samegame-guess-pointed = { $criterion }: bajo una taza; aquí señala: { $names }
samegame-guess-lifted = { $criterion }: número { $number }, a salvo
samegame-guess-trap = { $criterion }: la trampa
samegame-guess-trapNow = Si ahora sale la trampa: *{ $value }*
samegame-guess-best = máximo *{ $value }*
samegame-guess-circle = círculo { $value }
samegame-guess-covered = círculo { $value }, con una taza encima
samegame-guess-reject = ¿Vale esta pista?
samegame-guess-rejectLine = Una pista es una cosa hecha por personas: ni números, ni materiales, ni palabras de más. Si más de la mitad dice que no vale, { $name } escribe otra.
samegame-guess-rejectGo = No vale
samegame-guess-letPass = Vale
samegame-guess-rejecting = «No vale»: { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Hace falta el acuerdo de todos.
samegame-guess-rule-majority = Decide más de la mitad.
samegame-guess-rule-anyone = El primer dedo levanta la taza.

## samegame › result

samegame-result-found = ¡Solo queda la trampa!
samegame-result-trapped = ¡Habéis caído en la trampa!
samegame-result-trapOf = La trampa de { $name }
samegame-result-yourTrap = Tu trampa
samegame-result-alike = En eso se parecen { $thing } y «{ $clue }».
samegame-result-counts = Este turno vale { $value }
samegame-result-roundOver = La ronda { $n } ha terminado: objetos, números y trampas nuevos.
samegame-result-goOn = Seguir
samegame-result-toNewRound = A la nueva ronda
samegame-result-toEnd = A las medallas

## samegame › end

samegame-end-points = { $score } de { $finish } puntos
samegame-end-story = Turno a turno
samegame-end-safeCups = tazas a salvo
samegame-end-escaped = turnos sin trampa
samegame-end-of = { $n } de { $of }
samegame-end-bestClue = mejor pista, de { $name }
samegame-end-trickiest = criterio más traicionero
samegame-end-wasAlike = igual: { $criterion }

## samegame › end › title

samegame-end-title-gold = ¡Oro!
samegame-end-title-silver = ¡Plata!
samegame-end-title-bronze = ¡Bronce!
samegame-end-title-flowers = ¡Flores!
samegame-end-title-before_flowers = Esta vez no

## samegame › end › line

samegame-end-line-gold = Estáis en la misma onda.
samegame-end-line-silver = Una buena pista más, y era oro.
samegame-end-line-bronze = ¡Ganado! Os entendéis.
samegame-end-line-flowers = Flores para vosotros; el bronce estaba cerca.
samegame-end-line-before_flowers = Las tazas han podido más. ¿Otra vez?

## samegame › wait

samegame-wait-hurry = Dar prisa a los bots
samegame-wait-standIn = Un bot juega por { $name }.

## samegame › said

samegame-said-dealt = Empieza la ronda { $round }. Cada cual tiene un objeto y un número secreto.
samegame-said-written = { $name } tiene una pista.
samegame-said-began = { $name } enseña: { $object }, y la pista { $clue }.
samegame-said-pointed = { $name } señala { $criterion }.
samegame-said-rejected = { $name } no acepta la pista.
samegame-said-sentBack = La pista vuelve a { $name }.
samegame-said-safe = { $criterion } está a salvo.
samegame-said-trap = { $criterion } es la trampa.
samegame-said-ended = El turno vale { $value }. Lleváis { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: solo conozco estas cosas de nombre, así que adivino por las palabras.

## samegame › practice

samegame-practice-practice_trap = Tu objeto: { $a }. Tu número secreto es el { $number } y está sobre *{ $criterion }*. Esa es tu trampa.
samegame-practice-practice_clue = Escribe otra cosa que solo sea igual en esto: *{ $criterion }*. Los demás verán las dos y buscarán en qué se diferencian.
samegame-practice-practice_try = Una idea: *{ $clue }*. Toca para usarla.
samegame-practice-practice_swap = ¿Sin ideas? Una vez por partida, alguien puede cambiar su objeto.
samegame-practice-practice_swap_asked = Has pedido otro objeto. Todos tienen que estar de acuerdo.
samegame-practice-practice_answer_swap = { $name } querría otro objeto. Se puede una vez por partida, si todos están de acuerdo.
samegame-practice-practice_written = Muy bien. Tu pista sigue boca abajo hasta tu turno.
samegame-practice-practice_begin_turn = Enseña ahora las dos cosas. Después, silencio: ni palabra, ni gesto, y no señales.
samegame-practice-practice_other_begins = Ahora le toca a { $name }. Tú adivinas con los demás.
samegame-practice-practice_be_silent = Los demás levantan tazas donde las dos cosas se diferencian. Si levantan *{ $criterion }*, tu trampa, se acaba el turno.
samegame-practice-practice_agreement = Una taza se levanta en cuanto todos los que adivinan la señalan. Puedes mover el dedo cuando quieras.
samegame-practice-practice_guess = Las dos se parecen en una sola cosa: la trampa de { $name }. Dejadla en paz y levantad las demás tazas. ¿Dónde está la mayor diferencia?
samegame-practice-practice_point = Aquí seguro que se diferencian: *{ $criterion }*. Señálalo.
samegame-practice-practice_point_freely = ¿En qué se diferencian seguro? Señálalo.
samegame-practice-practice_cup = *{ $criterion }* estaba a salvo. Su taza cubre un círculo, y el turno vale ahora { $value }.
samegame-practice-practice_found = Solo queda *{ $criterion }*, así que es la trampa. Vale { $value }: lleváis { $score }.
samegame-practice-practice_trapped = *{ $criterion }* era la trampa, y el turno se acaba. Vale { $value }: lleváis { $score }.
samegame-practice-practice_medals = Objetos nuevos, trampas nuevas y ni un consejo más. Desde { $bronze } ganáis bronce, desde { $silver } plata, desde { $gold } oro. { $finish } es lo máximo. ¡A jugar!

## samegame › fields › level

samegame-fields-level-title = Nivel
samegame-fields-level-name = Nivel { $value }
samegame-fields-level-line = { $criteria } criterios en la fila.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } criterios, los fáciles.
samegame-fields-level-lines-2 = { $criteria } criterios, dos de ellos más difíciles.
samegame-fields-level-lines-3 = { $criteria } criterios: hay más que distinguir.
samegame-fields-level-lines-4 = { $criteria } criterios, y ninguna taza de sobra.

## samegame › fields › agreement

samegame-fields-agreement-title = Cuándo hay acuerdo

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Todos de acuerdo
samegame-fields-agreement-names-majority = Decide la mayoría
samegame-fields-agreement-names-anyone = Decide el primer dedo

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Se levanta una taza cuando todos los dedos la señalan.
samegame-fields-agreement-lines-majority = Se levanta una taza cuando la señala más de la mitad.
samegame-fields-agreement-lines-anyone = Un solo dedo levanta una taza: rápido y atrevido.

## samegame › fields › language

samegame-fields-language-title = Idiomas de las pistas
samegame-fields-language-line = Una pista puede ser una palabra de estos idiomas.
samegame-fields-language-all = Pistas en { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] Nuestro objeto.
       *[other] Nuestros { $objects } objetos.
    }

## samegame › tv

samegame-tv-turnOf = Turno { $n } de { $of }
samegame-tv-allWrite = Todos escriben una pista
samegame-tv-allWriteLine = Otra cosa, igual que tu objeto en un solo criterio: la trampa.
samegame-tv-showsNext = Le toca a { $name }
samegame-tv-showsNextLine = En un momento veréis aquí el objeto y la pista.
samegame-tv-writesAgain = { $name } escribe otra pista
samegame-tv-writesAgainLine = La mayoría no aceptó la primera.
samegame-tv-asksSwap = { $name } pide otro objeto. Los demás tienen que aceptar.
samegame-tv-whereDiffer = ¿En qué se diferencian?
samegame-tv-clueOf = Pista de { $name }
samegame-tv-pointNow = Señala una taza en tu móvil.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } de { $of } señala «{ $criterion }».
       *[other] { $n } de { $of } señalan «{ $criterion }».
    }
samegame-tv-worthNow = Este turno vale { $value }
samegame-tv-alike = aquí iguales
samegame-tv-trapped = ¡Era la trampa!
samegame-tv-found = ¡Todas las diferencias!
samegame-tv-alikeIn = Se parecen en «{ $criterion }».
samegame-tv-score = Marcador { $score } de { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Hay que estar de acuerdo.
samegame-tv-agreements-majority = Decide más de la mitad.
samegame-tv-agreements-anyone = Cualquiera puede levantar.

## samegame › tv › results

samegame-tv-results-before_flowers = Esta vez sin medalla
samegame-tv-results-flowers = Flores, casi una medalla
samegame-tv-results-bronze = ¡Bronce!
samegame-tv-results-silver = ¡Plata!
samegame-tv-results-gold = ¡Oro!

## samegame › past

samegame-past-writing = Se escriben las pistas
samegame-past-trapIs = Trampa: { $criterion }
samegame-past-noClue = aún sin pista
samegame-past-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
samegame-past-sameThings = Se reparten los mismos criterios, objetos y números.
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

samegame-howto-lead = Jugáis todos juntos. Dos cosas se parecen en un solo punto: encontrad todos los demás.
samegame-howto-yours = Tu trampa
samegame-howto-object = el objeto
samegame-howto-clueLine = la pista
samegame-howto-rulesTitle = Cómo debe ser una pista
samegame-howto-rounds =
    { $rounds ->
        [one] Si sois { $n }, cada uno escribe una pista.
       *[other] Si sois { $n }, cada uno escribe { $rounds } pistas.
    }
samegame-howto-majority = Si decide la mayoría y ninguna taza pasa de la mitad, decide la persona a la izquierda de quien tiene el turno.

## samegame › howto › secret

samegame-howto-secret-title = Objeto y trampa
samegame-howto-secret-text = Recibes un objeto y un número secreto. El criterio que lleva tu número es tu trampa.

## samegame › howto › clue

samegame-howto-clue-title = Escribe una pista
samegame-howto-clue-text = Busca otra cosa que sea igual que tu objeto en la trampa, y en nada más.

## samegame › howto › guess

samegame-howto-guess-title = Levantad las tazas
samegame-howto-guess-text = Por turnos mostráis las dos cosas. Los demás señalan una taza donde se diferencian; si están de acuerdo, se levanta.

## samegame › howto › trap

samegame-howto-trap-title = Cuidado con la trampa
samegame-howto-trap-text = Cada taza levantada da más valor al turno, de { $least } a { $most }. La trampa lo termina. Si solo queda ella, lo habéis encontrado todo.

## samegame › howto › medals

samegame-howto-medals-title = Una medalla
samegame-howto-medals-text = Todos los turnos se suman: { $bronze } es bronce, { $silver } plata, { $gold } oro. Los niveles altos tienen más criterios.

## samegame › howto › rules

samegame-howto-rules-1 = Una cosa hecha por personas: ni animal, ni planta, ni nube.
samegame-howto-rules-2 = La cosa sola, sin otra palabra.
samegame-howto-rules-3 = Varias palabras valen si el diccionario las tiene como una sola cosa, como «máquina de coser».
samegame-howto-rules-4 = Ni números, ni materiales, ni la palabra de la carta.
samegame-howto-rules-5 = A quien le toca no señala, no habla ni sonríe.
samegame-howto-rules-6 = Una vez por partida podéis acordar cambiar un objeto.
