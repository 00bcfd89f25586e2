## lobby

lobby-ofAtTable = { $n } de { $of } en la mesa
lobby-tvLink = Pantalla grande en la tele
lobby-tv = Tele
lobby-newTab = se abre en otra pestaña
lobby-copyFailed = No se ha podido copiar. Copia la dirección del navegador.
lobby-players = Para { $numbers } jugadores.
lobby-atLeastOne = Deja al menos una.

## lobby › seats

lobby-seats-take = Sitio libre: sentarme aquí
lobby-seats-chooseFree = Toca un sitio libre para cambiarte.
lobby-seats-youSitOut = Esta partida no la juegas.
lobby-seats-playAgain = Jugar
lobby-seats-howToSit = Toca un sitio libre para sentarte.
lobby-seats-watching = Miran:
lobby-seats-seat = { $name } está mirando. Darle un sitio
lobby-seats-label = Sitios alrededor de la mesa
lobby-seats-faceToFace = Las parejas se sientan frente a frente.
lobby-seats-byLot = Los equipos se sortean al empezar.
lobby-seats-alternating = Los dos equipos se sientan alternados.
lobby-seats-anyhow = Cada uno por su cuenta.
lobby-seats-together = Jugáis todos en el mismo equipo.
lobby-seats-howTo = Arrastra a alguien a otro sitio, o toca dos sitios para cambiarlos.
lobby-seats-chair = Sitio { $n }
lobby-seats-fill = Sitio libre: sentar a alguien
lobby-seats-you = { $name } (tú)
lobby-seats-partner = juega con { $names }
lobby-seats-chosen = { $name }: toca otro sitio.
lobby-seats-swapped =
    { $one } { START($other) ->
        [i] e
       *[other] y
    } { $other } han cambiado de sitio.
lobby-seats-moved = { $name } está ahora en el sitio { $n }.
lobby-seats-shuffle = Barajar los sitios
lobby-seats-shuffled = Sitios barajados.
lobby-seats-cancel = Mejor no
lobby-seats-thisPhone = en este móvil

## lobby › person

lobby-person-sitOut = No jugar esta
lobby-person-makeHost = Hacer anfitrión
lobby-person-sendAway = Expulsar
lobby-person-sendAwayAsk = ¿Expulsar a { $name }?
lobby-person-sendAwayLine = Su sitio queda libre. Con el enlace se puede volver a entrar.
lobby-person-sendAwayInGame = Un suplente termina su partida.
lobby-person-forGood = Expulsar y bloquear
lobby-person-forGoodLine = No podrá volver con este dispositivo ni con este nombre.
lobby-person-isHostNow = Ahora el anfitrión es { $name }.
lobby-person-youAreHost = Ahora el anfitrión eres tú.
lobby-person-cameToSit = { $name } ha llegado.
lobby-person-left = { $name } se ha ido.

## lobby › free

lobby-free-sitHere = Sentarme aquí
lobby-free-title = ¿Quién se sienta aquí?
lobby-free-bot = Un bot
lobby-free-fillAll =
    { $n ->
        [one] Ocupar el sitio
       *[other] Ocupar los { $n } sitios
    }
lobby-free-addOne = Añadir un bot
lobby-free-friend = Alguien con su móvil
lobby-free-friendLine = Enséñale el código o mándale el enlace.
lobby-free-here = Alguien en este móvil
lobby-free-hereLine = Os pasáis el móvil. Lo secreto sigue en secreto.
lobby-free-hereName = ¿Cómo se llama?
lobby-free-hereAdd = Añadir

## lobby › free › strengths

lobby-free-strengths-gentle = Tranquilo
lobby-free-strengths-steady = Atento
lobby-free-strengths-sharp = Astuto

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Juega por impulso. Es fácil ganarle.
lobby-free-strengthLines-steady = Juega como un amigo que se fija.
lobby-free-strengthLines-sharp = Aprende cómo piensas. Casi nunca falla.

## lobby › choices

lobby-choices-first = Quién empieza
lobby-choices-lateJoins = Llegar tarde
lobby-choices-options = Reglas opcionales
lobby-choices-more = Más
lobby-choices-label = Ajustes de la partida
lobby-choices-changed = { $host } ha cambiado esto: { $what }
lobby-choices-houseRule = Regla de la casa
lobby-choices-game = Juego
lobby-choices-deck = Cartas
lobby-choices-ownThemes = Temas propios
lobby-choices-timer = Tiempo
lobby-choices-grace = Suplentes
lobby-choices-rules = Reglas de la casa
lobby-choices-pace = Ritmo
# As in English.
lobby-choices-practice = Tutorial

## lobby › deck

lobby-deck-browse = Ver las cartas
lobby-deck-house = Cartas de Samewave
lobby-deck-images = Imágenes
lobby-deck-themes = Temas
lobby-deck-objects = Objetos
lobby-deck-brought = Vuestras cartas
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
lobby-deck-ownTitle = Añadir cartas propias
lobby-deck-ownLine = Fotos de este dispositivo o un archivo .samewave. Solo las ve esta mesa.
lobby-deck-photos = Elegir fotos
lobby-deck-file = Elegir un archivo
lobby-deck-sending = Subiendo… { $percent } %
lobby-deck-building = Recortando las cartas…
lobby-deck-done = Tus cartas están listas.
lobby-deck-known = Estas cartas ya están aquí.
lobby-deck-stop = Parar
lobby-deck-unplayable = Con estas cartas no se puede jugar:
lobby-deck-problem = { $where }: esto no sirve.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Ninguno
lobby-ownThemes-noneLine = Inventa temas sobre la gente de la mesa.
lobby-ownThemes-firstLine = Salen primero; luego, los demás.
lobby-ownThemes-onlyLine = Solo salen estos, una y otra vez.
lobby-ownThemes-label = Un tema por línea
lobby-ownThemes-example = La cocina de la abuela
lobby-ownThemes-count = { $n } de { $most }
lobby-ownThemes-add =
    { $n ->
        [one] Añadir { $n } tema de { $group }
       *[other] Añadir { $n } temas de { $group }
    }
lobby-ownThemes-only = Solo temas propios
lobby-ownThemes-onlySwitchLine = Todos los demás temas se quedan en la caja.
lobby-ownThemes-keep = Guardar para { $group }
lobby-ownThemes-keepLine = Podrás añadirlos en cualquier mesa del grupo.
lobby-ownThemes-replaceLine =
    { $n ->
        [one] Se borrará { $n } tema guardado antes.
       *[other] Se borrarán { $n } temas guardados antes.
    }
lobby-ownThemes-save = Guardar
lobby-ownThemes-saved = Guardado.
lobby-ownThemes-tooLong = «{ $theme }» tiene más de { $most } caracteres.

## lobby › timer

lobby-timer-none = Sin límite de tiempo
lobby-timer-noneLine = Tomaos el tiempo que queráis.
lobby-timer-some = { $time } por pregunta
lobby-timer-someLine = Si se acaba el tiempo, un bot responde por quien falte. Cualquiera puede pedir más.

## lobby › grace

lobby-grace-none = Sin suplentes
lobby-grace-noneLine = Si falta alguien, la mesa espera.
lobby-grace-some = Un suplente tras { $time }
lobby-grace-someLine = Si falta alguien, un bot juega en su lugar hasta que vuelva.

## lobby › rules

lobby-rules-none = Sin reglas de la casa
lobby-rules-noneLine = Solo el reglamento.
lobby-rules-noLimit = Sin límite

## lobby › practice

lobby-practice-on = Con tutorial
lobby-practice-onLine = Explicamos la primera ronda paso a paso. Para { $n } jugadores.
lobby-practice-off = Sin tutorial
lobby-practice-offLine = ¿Es vuestra primera vez? Activadlo.

## lobby › first

lobby-first-begins = Empieza
lobby-first-chance = Al azar
lobby-first-byChance = Empieza alguien al azar
lobby-first-chanceLine = Cada vez, alguien distinto.
lobby-first-named = Empieza { $name }
lobby-first-line = El reglamento dice: el más joven o el más curioso.

## lobby › late

lobby-late-on = Se puede entrar tarde
lobby-late-onLine = Quien llega sustituye a un bot o a alguien que no está.
lobby-late-off = No se puede entrar tarde
lobby-late-offLine = Quien llega mira y juega la siguiente.

## lobby › face

lobby-face-title = Elige tu imagen
lobby-face-line = Elige la carta que saldrá junto a tu nombre y, si quieres, un color.
lobby-face-colour = Color
lobby-face-colours-orange = Naranja
lobby-face-colours-blue = Azul
lobby-face-colours-yellow = Amarillo
lobby-face-colours-purple = Morado
lobby-face-colours-green = Verde
lobby-face-colours-cream = Crema
lobby-face-colours-turquoise = Turquesa
lobby-face-colours-pink = Rosa

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
lobby-claim-line = En el otro móvil, abre esta mesa y elige «Ya estoy jugando». Luego escribe:
lobby-claim-minutes = El código caduca en diez minutos.
lobby-claim-other = Código para el otro móvil de { $name }

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Por ahora solo estás tú. Hacen falta { $numbers } jugadores.
       *[other] Ya sois { $n }. Hacen falta { $numbers }.
    }
lobby-begin-tooMany = Sois { $n }. Esto es para { $numbers } jugadores.
lobby-begin-waitsFor = Esperando a que { $host } empiece
lobby-begin-waitsForNobody = No hay nadie que pueda empezar la partida.
lobby-begin-beginPractice = Empezar el tutorial
lobby-begin-away = Ausentes: { $names }.

## lobby › door

lobby-door-title = Quién puede entrar
lobby-door-hideCode = Ocultar el código en la tele
lobby-door-hideCodeLine = La pantalla grande no mostrará ni el código ni el QR.
lobby-door-sendAway = Expulsar a quien mira
lobby-door-sendAwayOpen = Mientras la mesa esté abierta, pueden volver.
lobby-door-sendAwayClosed = Solo vuelven si les dejas entrar.
lobby-door-sent = Ya no mira nadie.
lobby-door-asking = En la puerta
lobby-door-wantsToJoin = { $name } quiere jugar
lobby-door-wantsToWatch = { $name } quiere mirar
lobby-door-letIn = Dejar entrar
lobby-door-refuse = Rechazar
lobby-door-asked = Hemos preguntado al anfitrión.

## lobby › door › doors

lobby-door-doors-open = Quien tenga el código
lobby-door-doors-ask = Preguntarme antes
lobby-door-doors-locked = Nadie más

## lobby › door › lines

lobby-door-lines-open = Puede jugar o mirar al momento.
lobby-door-lines-ask = Tú decides quién entra a jugar o a mirar.
lobby-door-lines-locked = La mesa está cerrada. Quien ya estaba puede volver.

## lobby › door › now

lobby-door-now-ask = Con permiso
lobby-door-now-locked = Mesa cerrada

## lobby › group

lobby-group-none = Sin grupo
lobby-group-noneLine = Los resultados se pierden al cerrar la mesa.
lobby-group-keptFor = Cuenta para { $name }
lobby-group-line = Las partidas terminadas pasan al historial del grupo.
lobby-group-title = ¿Jugáis para un grupo?
lobby-group-nobody = Sin grupo
lobby-group-toGroup = Abrir el grupo
lobby-group-changed = Desde ahora, las partidas cuentan para { $name }.

## lobby › menu

lobby-menu-title = En esta mesa
lobby-menu-people = Quién está
lobby-menu-forPlayer = Opciones para { $name }
# As in English.
lobby-menu-chat = Chat
lobby-menu-react = Reaccionar
lobby-menu-how = Cómo se juega
lobby-menu-settings = Ajustes
lobby-menu-share = Invitar a alguien
lobby-menu-leave = Irse
lobby-menu-toLobby = Cambiar de juego
lobby-menu-toGame = Volver a la partida
lobby-menu-hurry = Meter prisa a los bots
lobby-menu-moreTime = Más tiempo
lobby-menu-sit = Sentarme

## lobby › stop

lobby-stop-item = Terminar la partida
lobby-stop-ask = ¿Terminar la partida para todos?
lobby-stop-line = Volvéis todos a la mesa. Lo oculto sigue oculto y la partida no se guarda.
lobby-stop-playOn = Seguir jugando
lobby-stop-by = { $name } ha terminado la partida.
lobby-stop-byYou = Has terminado la partida.

## lobby › removing

lobby-removing-item = Borrar esta mesa
lobby-removing-ask = ¿Borrar esta mesa para todos?
lobby-removing-line = Sus partidas, su chat y sus fotos se borran para siempre.
lobby-removing-group = Las partidas que cuentan para { $name } se quedan en el grupo.
lobby-removing-go = Borrar para todos
lobby-removing-done = Mesa borrada.

## lobby › leaving

lobby-leaving-keep = Guardar mi sitio y volver luego
lobby-leaving-keepLine = Mientras tanto, puede jugar un suplente por ti.
lobby-leaving-forGood = Dejar la mesa
lobby-leaving-forGoodLine = Tu sitio queda libre. Un suplente termina tu partida.
lobby-leaving-onlyMe = Solo se va { $name }
lobby-leaving-nameless = Irme y borrar mi nombre
lobby-leaving-namelessLine = Se borran tu nombre y tus mensajes, también de partidas anteriores.
lobby-leaving-namelessGroup = Las partidas que cuentan para { $name } se quedan. Del grupo puedes salir en su propia página.
lobby-leaving-namelessDone = Hemos borrado tu nombre de esta mesa.

## lobby › presence

lobby-presence-here = aquí
lobby-presence-away = ausente
lobby-presence-standIn = ausente, juega un suplente
lobby-presence-gone = se ha ido, juega un suplente
lobby-presence-isAway = { $name } no está.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } no está. Un suplente entra en { $seconds } segundo.
       *[other] { $name } no está. Un suplente entra en { $seconds } segundos.
    }
lobby-presence-waitsFor = { $name } no está. Esperamos.
lobby-presence-standInPlays = Ahora juega un suplente por { $name }.
lobby-presence-isBack = { $name } ha vuelto.
lobby-presence-stoodIn = ¡Hola otra vez! Un suplente ha jugado por ti.

## lobby › presence › bots

lobby-presence-bots-gentle = Bot tranquilo
lobby-presence-bots-steady = Bot atento
lobby-presence-bots-sharp = Bot astuto

## lobby › chat

# As in English.
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
lobby-chat-empty = Aún no hay mensajes. ¡Saluda!
lobby-chat-muted = ¡Sin pistas! El chat vuelve al descubrir las cartas.
lobby-chat-looking = Estás mirando. Siéntate para escribir.
lobby-chat-somebody = Alguien
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Aplauso
lobby-chat-reactions-heart = Me encanta
lobby-chat-reactions-laugh = Risa
lobby-chat-reactions-wow = ¡Hala!
lobby-chat-reactions-think = Mmm…
lobby-chat-reactions-hurry = ¡Venga!

## lobby › device

lobby-device-handTo = Pásale el móvil a { $name }
lobby-device-nobodyElse = Solo { $name }. ¡Sin mirar!
lobby-device-iAm = Soy { $name }
lobby-device-another = Le toca a otra persona
lobby-device-next = Turno de { $name }
lobby-device-thisPhone = En este móvil

## reminders

reminders-live = En directo
reminders-liveLine = Jugáis todos a la vez, ahora mismo.
reminders-days = En varios días
reminders-daysLine = Juega cuando quieras. Sin límite de tiempo ni suplentes.
reminders-title = Te toca
reminders-row = Te toca
reminders-rowLine = Recibe un aviso cuando la partida te espere.
reminders-tellMe = Avisarme cuando me toque
reminders-off = Recibirás un aviso por hora como mucho.
reminders-onDevice = Recibirás una notificación por hora como mucho.
reminders-byWebhook = Recibirás un aviso por { $host }, como mucho uno por hora.
reminders-notHere = Este navegador no puede mostrar notificaciones. En un iPhone, añade antes la página a la pantalla de inicio.
reminders-notOnServer = Este servidor no puede enviar notificaciones. El anfitrión puede añadir un webhook.
reminders-denied = Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador.
# As in English.
reminders-webhook = Webhook
reminders-webhookLine = De Discord, Slack, ntfy o Matrix. Ahí avisamos cuando le toca a alguien.
reminders-webhookNow = Avisos en { $host } ({ $kind })
reminders-kind = Formato
reminders-kindByAddress = Según la dirección
reminders-save = Guardar webhook
reminders-saved = Webhook guardado.
reminders-test = Enviar una prueba
reminders-tested = Prueba enviada.
reminders-remove = Quitar
reminders-removed = Webhook quitado.
reminders-stopAsk = ¿No quieres más avisos?
reminders-stopLine = Ya no te avisaremos cuando te toque en esta mesa.
reminders-stop = No recibir más
reminders-stopped = Hecho
reminders-stoppedLine = Esta mesa no te mandará más avisos. En ella puedes volver a activarlos.

## reminders › kinds

# As in English.
reminders-kinds-discord = Discord
# As in English.
reminders-kinds-slack = Slack
# As in English.
reminders-kinds-ntfy = ntfy
# As in English.
reminders-kinds-matrix = Matrix
# As in English.
reminders-kinds-json = JSON
