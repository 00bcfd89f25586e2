## lobby

lobby-ofAtTable = { $n } de { $of } en la mesa
lobby-tvLink = Pantalla grande para la tele
lobby-newTab = se abre en otra pestaña
lobby-copyFailed = Copia la dirección desde el navegador, por favor.
lobby-players = Para { $numbers }.
lobby-atLeastOne = Tiene que quedar al menos una opción.

## lobby › seats

lobby-seats-take = Sitio libre: sentarse aquí
lobby-seats-chooseFree = Toca un sitio libre para cambiarte.
lobby-seats-youSitOut = Esta partida la miras.
lobby-seats-playAgain = Sentarme y jugar
lobby-seats-howToSit = Toca un sitio libre para sentarte.
lobby-seats-watching = Miran:
lobby-seats-seat = { $name } mira: que juegue
lobby-seats-label = Sitios alrededor de la mesa
lobby-seats-faceToFace = Las parejas se sientan frente a frente.
lobby-seats-byLot = Los equipos se sortean al empezar.
lobby-seats-alternating = Los equipos se sientan alternados.
lobby-seats-anyhow = Cada cual juega por su cuenta.
lobby-seats-together = Jugáis todos juntos.
lobby-seats-howTo = Arrastra a alguien a otro sitio, o toca dos sitios.
lobby-seats-chair = Sitio { $n }
lobby-seats-fill = Sitio libre: sentar a alguien
lobby-seats-you = { $name } (tú)
lobby-seats-partner = juega con { $names }
lobby-seats-chosen = { $name }: toca el sitio con el que cambia.
lobby-seats-swapped = { $one } y { $other } han cambiado de sitio.
lobby-seats-moved = { $name } está ahora en el sitio { $n }.
lobby-seats-shuffle = Mezclar los sitios
lobby-seats-shuffled = Los sitios están mezclados.
lobby-seats-cancel = Mejor no
lobby-seats-thisPhone = en este móvil

## lobby › person

lobby-person-sitOut = No jugar y mirar
lobby-person-makeHost = Ceder la mesa
lobby-person-sendAway = Echar
lobby-person-sendAwayAsk = ¿Echar a { $name }?
lobby-person-sendAwayLine = El sitio quedará libre. Con el enlace se puede volver a sentar.
lobby-person-sendAwayInGame = Un suplente juega hasta el final de la partida.
lobby-person-forGood = Expulsar para siempre
lobby-person-forGoodLine = Ese dispositivo y ese nombre no podrán volver a esta mesa.
lobby-person-isHostNow = Ahora dirige la mesa { $name }.
lobby-person-youAreHost = Ahora diriges tú la mesa.
lobby-person-cameToSit = { $name } se sienta.
lobby-person-left = { $name } se ha ido.

## lobby › free

lobby-free-sitHere = Sentarme aquí
lobby-free-title = ¿Quién se sienta aquí?
lobby-free-bot = Un bot
lobby-free-fillAll =
    { $n ->
        [one] Llenar el sitio
       *[other] Llenar los { $n } sitios
    }
lobby-free-addOne = Añadir un bot
lobby-free-friend = Alguien con su móvil
lobby-free-friendLine = Enseña el código o manda el enlace.
lobby-free-here = Alguien en este móvil
lobby-free-hereLine = Os lo pasáis; lo secreto sigue siendo secreto.
lobby-free-hereName = ¿Cómo se llama la otra persona?
lobby-free-hereAdd = Sentarse aquí

## lobby › free › strengths

lobby-free-strengths-gentle = Suave
lobby-free-strengths-steady = Firme
lobby-free-strengths-sharp = Agudo

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Juega por antojo y es fácil de ganar.
lobby-free-strengthLines-steady = Juega como alguien que presta atención.
lobby-free-strengthLines-sharp = Aprende cómo piensas y rara vez falla.

## lobby › choices

lobby-choices-first = Quién empieza
lobby-choices-lateJoins = Llegar tarde
lobby-choices-options = Viene en esta caja
lobby-choices-more = Más
lobby-choices-label = Qué se juega
lobby-choices-changed = { $host } ha cambiado: { $what }
lobby-choices-houseRule = Regla de la casa
lobby-choices-game = Juego
lobby-choices-deck = Cartas
lobby-choices-ownThemes = Temas propios
lobby-choices-timer = Tiempo
lobby-choices-grace = Suplentes
lobby-choices-rules = Reglas de la casa
lobby-choices-pace = Ritmo
lobby-choices-practice = Ronda de prueba

## lobby › deck

lobby-deck-browse = Ver las cartas
lobby-deck-house = Nuestras cartas
lobby-deck-images = Imágenes
lobby-deck-themes = Temas
lobby-deck-objects = Objetos
lobby-deck-brought = Traídas a esta mesa
lobby-deck-countImages =
    { $n ->
        [one] { $n } imagen
       *[other] { $n } imágenes
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } tema
       *[other] { $n } temas
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } objeto
       *[other] { $n } objetos
    }
lobby-deck-ownTitle = Traer cartas propias
lobby-deck-ownLine = Fotos de este dispositivo o un archivo .samewave. Solo las ve esta mesa.
lobby-deck-photos = Elegir fotos
lobby-deck-file = Elegir un archivo
lobby-deck-sending = Enviando … { $percent } %
lobby-deck-building = Cortando las cartas …
lobby-deck-done = Las cartas están en la mesa.
lobby-deck-known = Estas cartas ya están aquí.
lobby-deck-stop = Parar
lobby-deck-unplayable = Con esto no se puede jugar:
lobby-deck-problem = { $where }: esto no sirve.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Ninguno
lobby-ownThemes-noneLine = Escribe temas sobre la gente de la mesa.
lobby-ownThemes-firstLine = Salen primero y después, los nuestros.
lobby-ownThemes-onlyLine = Solo salen estos, una y otra vez.
lobby-ownThemes-label = Un tema por línea
lobby-ownThemes-example = La cocina de la abuela
lobby-ownThemes-count = { $n } de { $most }
lobby-ownThemes-only = Solo nuestros temas
lobby-ownThemes-onlySwitchLine = Deja fuera todos los demás temas.
lobby-ownThemes-save = Guardar
lobby-ownThemes-saved = Guardado.
lobby-ownThemes-tooLong = «{ $theme }» tiene más de { $most } letras.

## lobby › timer

lobby-timer-none = Sin límite de tiempo
lobby-timer-noneLine = La mesa ve quién sigue pensando.
lobby-timer-some = { $time } por pregunta
lobby-timer-someLine = Al acabar el tiempo, un bot responde por quien falte. Cualquiera puede pedir más.

## lobby › grace

lobby-grace-none = Sin suplentes
lobby-grace-noneLine = La mesa espera a quien no está.
lobby-grace-some = Un suplente tras { $time }
lobby-grace-someLine = Un bot juega por quien no está, hasta que vuelva.

## lobby › rules

lobby-rules-none = Sin reglas de la casa
lobby-rules-noneLine = Se juega como dice la caja.
lobby-rules-noLimit = Sin límite

## lobby › practice

lobby-practice-on = Ronda de prueba
lobby-practice-onLine = La primera ronda se explica paso a paso, para { $n }.
lobby-practice-off = Sin prueba
lobby-practice-offLine = ¿Es la primera vez? Que os expliquen la primera ronda.

## lobby › first

lobby-first-begins = Empieza
lobby-first-chance = Que decida el azar
lobby-first-byChance = El azar decide quién empieza
lobby-first-chanceLine = Cada vez empieza alguien distinto.
lobby-first-named = Empieza { $name }
lobby-first-line = Las cajas dicen: la persona más joven o la más curiosa.

## lobby › late

lobby-late-on = Se puede entrar tarde
lobby-late-onLine = Quien llega sustituye a un bot o a alguien que no está.
lobby-late-off = Quien llega tarde espera
lobby-late-offLine = Mira y juega la siguiente.

## lobby › face

lobby-face-title = Elegir una cara
lobby-face-line = Elige una carta. Todos la verán junto a tu nombre.

## lobby › offers

lobby-offers-justYouTwo = Solo vosotros dos
lobby-offers-watch =
    { $n ->
        [one] { $names } mira
       *[other] { $names } miran
    }
lobby-offers-removeBots =
    { $n ->
        [one] Quitar el bot
       *[other] Quitar { $n } bots
    }

## lobby › claim

lobby-claim-item = Jugar en otro móvil
lobby-claim-title = Seguir en otro móvil
lobby-claim-line = En el otro móvil, abre esta mesa y elige «Ya estoy jugando». Después escribe:
lobby-claim-minutes = El código vale diez minutos.
lobby-claim-other = Mostrar a { $name } un código para otro móvil

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Por ahora estás tú; hacen falta { $numbers }.
       *[other] Sois { $n }; hacen falta { $numbers }.
    }
lobby-begin-tooMany = Sois { $n }: demasiados para esto. Hacen falta { $numbers }.
lobby-begin-waitsFor = Esperando a que empiece { $host }
lobby-begin-waitsForNobody = No hay nadie para empezar.
lobby-begin-beginPractice = Empezar a practicar
lobby-begin-away = Ahora no está aquí: { $names }.

## lobby › door

lobby-door-title = Quién puede entrar
lobby-door-hideCode = Ocultar el código en la tele
lobby-door-hideCodeLine = La pantalla grande no muestra ni el código ni el QR.
lobby-door-sendAway = Echar a quienes miran
lobby-door-sendAwayOpen = Mientras la entrada sea libre, pueden volver.
lobby-door-sendAwayClosed = Solo vuelven si tú les dejas entrar.
lobby-door-sent = Ya no mira nadie.
lobby-door-asking = Piden entrar
lobby-door-wantsToJoin = { $name } quiere jugar
lobby-door-wantsToWatch = { $name } quiere mirar
lobby-door-letIn = Dejar entrar
lobby-door-refuse = No
lobby-door-asked = Petición enviada.

## lobby › door › doors

lobby-door-doors-open = Quien tenga el código
lobby-door-doors-ask = Preguntarme antes
lobby-door-doors-locked = Nadie más

## lobby › door › lines

lobby-door-lines-open = Puede jugar o mirar enseguida.
lobby-door-lines-ask = Tú aceptas a cada persona que quiera jugar o mirar.
lobby-door-lines-locked = La mesa está cerrada. Quien ya estuvo puede volver.

## lobby › door › now

lobby-door-now-ask = Con permiso
lobby-door-now-locked = Mesa cerrada

## lobby › group

lobby-group-none = Para ningún grupo
lobby-group-noneLine = Lo que jugáis aquí desaparece con la mesa.
lobby-group-keptFor = Se guarda para { $name }
lobby-group-line = Cada partida que termina cuenta para este grupo.
lobby-group-title = ¿Para qué grupo jugáis?
lobby-group-nobody = Para ninguno
lobby-group-toGroup = Ir al grupo
lobby-group-changed = Lo que juguéis ahora se guarda para { $name }.

## lobby › menu

lobby-menu-title = En esta mesa
lobby-menu-people = Quién está
lobby-menu-chat = Chat
lobby-menu-react = Reaccionar
lobby-menu-how = Cómo se juega
lobby-menu-settings = Ajustes
lobby-menu-share = Invitar a alguien
lobby-menu-leave = Irse
lobby-menu-toLobby = Cambiar de juego
lobby-menu-toGame = Volver a la partida
lobby-menu-hurry = Bots, más deprisa
lobby-menu-moreTime = Más tiempo
lobby-menu-sit = Sentarse también

## lobby › stop

lobby-stop-item = Terminar la partida
lobby-stop-ask = ¿Terminar la partida para toda la mesa?
lobby-stop-line = Volvéis a la mesa, como antes de la partida. Lo que está oculto sigue oculto, y de esta partida no hay registro.
lobby-stop-playOn = Seguir jugando
lobby-stop-by = { $name } ha dado por terminada la partida.
lobby-stop-byYou = Has dado por terminada la partida.

## lobby › removing

lobby-removing-item = Borrar esta mesa
lobby-removing-ask = ¿Borrar esta mesa para todos?
lobby-removing-line = Las partidas, el chat y las fotos se borran para siempre.
lobby-removing-group = Lo que { $name } ha guardado se queda en el grupo.
lobby-removing-go = Borrar para todos
lobby-removing-done = La mesa se ha borrado.

## lobby › leaving

lobby-leaving-keep = Guardar mi sitio y volver luego
lobby-leaving-keepLine = Mientras no estés, quizá juegue un suplente por ti.
lobby-leaving-forGood = Irse del todo
lobby-leaving-forGoodLine = Tu sitio quedará libre. En una partida, sigue un suplente.
lobby-leaving-onlyMe = Solo se levanta { $name }
lobby-leaving-nameless = Irme y borrar mi nombre
lobby-leaving-namelessLine = Tu nombre y tus mensajes se borran para siempre, también de las partidas anteriores.
lobby-leaving-namelessGroup = Lo que { $name } ha guardado se queda: de un grupo se sale en su propia página.
lobby-leaving-namelessDone = Tu nombre se ha borrado de esta mesa.

## lobby › presence

lobby-presence-here = en la mesa
lobby-presence-away = no está
lobby-presence-standIn = no está, juega un suplente
lobby-presence-gone = se ha ido, juega un suplente
lobby-presence-isAway = { $name } ya no está.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } no está. Un suplente juega en { $seconds } segundo.
       *[other] { $name } no está. Un suplente juega en { $seconds } segundos.
    }
lobby-presence-waitsFor = { $name } no está. La mesa espera.
lobby-presence-standInPlays = Ahora un suplente juega por { $name }.
lobby-presence-isBack = { $name } ha vuelto.
lobby-presence-stoodIn = Un suplente ha jugado por ti. Ahora te toca otra vez.

## lobby › presence › bots

lobby-presence-bots-gentle = Bot suave
lobby-presence-bots-steady = Bot firme
lobby-presence-bots-sharp = Bot agudo

## lobby › chat

lobby-chat-title = Chat
lobby-chat-open = Abrir el chat
lobby-chat-close = Cerrar el chat
lobby-chat-unread =
    { $n ->
        [one] { $n } mensaje nuevo
       *[other] { $n } mensajes nuevos
    }
lobby-chat-write = Di algo
lobby-chat-send = Enviar
lobby-chat-empty = Nadie ha dicho nada todavía.
lobby-chat-muted = Silencio: una palabra ahora sería una pista. Podrás hablar cuando se descubra.
lobby-chat-looking = Estás mirando; siéntate para participar.
lobby-chat-somebody = Alguien
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Aplauso
lobby-chat-reactions-heart = Me encanta
lobby-chat-reactions-laugh = Risa
lobby-chat-reactions-wow = ¡Vaya!
lobby-chat-reactions-think = Mmm …
lobby-chat-reactions-hurry = ¡Venga!

## lobby › device

lobby-device-handTo = Pásale el móvil a { $name }
lobby-device-nobodyElse = A partir de aquí solo mira { $name }.
lobby-device-iAm = Soy { $name }
lobby-device-another = Ahora juega otra persona
lobby-device-next = Le toca a { $name }
lobby-device-thisPhone = En este móvil

## reminders

reminders-live = En directo
reminders-liveLine = Todos jugáis ahora, a la vez.
reminders-days = Durante días
reminders-daysLine = Jugad cuando queráis. Sin tiempo límite ni suplentes.
reminders-title = Te toca
reminders-row = Te toca
reminders-rowLine = Recibe un mensaje cuando la partida te espere.
reminders-tellMe = Avísame cuando me toque
reminders-off = Recibirás como mucho un mensaje por hora.
reminders-onDevice = Recibirás una notificación, como mucho una por hora.
reminders-byWebhook = Recibirás un mensaje por { $host }, como mucho uno por hora.
reminders-notHere = Este navegador no puede mostrar notificaciones. En un iPhone, añade antes la página a la pantalla de inicio.
reminders-notOnServer = Este servidor no puede enviar notificaciones. El anfitrión puede añadir un webhook.
reminders-denied = Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador.
reminders-webhook = Webhook
reminders-webhookLine = De Discord, Slack, ntfy o Matrix. Ahí avisamos a quién le toca.
reminders-webhookNow = Avisa en { $host } ({ $kind })
reminders-kind = Formato
reminders-kindByAddress = Según la dirección
reminders-save = Guardar webhook
reminders-saved = Webhook guardado.
reminders-test = Enviar una prueba
reminders-tested = Prueba enviada.
reminders-remove = Quitar
reminders-removed = Webhook quitado.
reminders-stopAsk = ¿No recibir más mensajes?
reminders-stopLine = Ya no te avisaremos cuando te toque en esta mesa.
reminders-stop = Parar los mensajes
reminders-stopped = Hecho
reminders-stoppedLine = Esta mesa no te enviará más mensajes. Allí puedes volver a activarlos.

## reminders › kinds

reminders-kinds-discord = Discord
reminders-kinds-slack = Slack
reminders-kinds-ntfy = ntfy
reminders-kinds-matrix = Matrix
reminders-kinds-json = JSON
