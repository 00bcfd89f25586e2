## home

home-friendlyName = Te hemos elegido uno. Cámbialo si quieres.
home-play = Jugar
home-passAround = Compartimos este móvil
home-passAroundLine = Os lo vais pasando. Lo secreto sigue siendo secreto.
home-motto = Elige la imagen que elegirán tus amigos.
home-start = Jugar juntos
home-join = Unirse con un código
home-joinGo = Sentarse a la mesa
home-code = Código de la mesa, cinco letras
home-playNow = Jugar con bots
home-waiting = Lo que te espera
home-playWhat = ¿A qué jugamos?
home-withBots = Tú y unos bots, ahora mismo.
home-howToPlay = Cómo se juega
home-tableScreen = Pantalla grande
home-groups = Tus grupos
home-keptFor = Lo que se juega aquí se guarda para el grupo { $name }.
home-backTo = Volver a la mesa { $code }
home-language = Idioma: { $name }
home-soundOn = El sonido está activado; quitarlo
home-soundOff = El sonido está quitado; activarlo
home-toNight = Cambiar a modo noche
home-toDay = Cambiar a modo día
home-settings = Ajustes
home-yourName = ¿Cómo te llamas?
home-nameHint = Los demás verán este nombre.
home-openTable = Abrir la mesa
home-nowhere = Aquí no hay nada.
home-nowhereLine = Esta dirección no lleva a ninguna pantalla.
home-home = Inicio

## table

table-joining = Aquí se juega a { $game }.
table-whatToDo = Escribe tu nombre y siéntate.
table-wrongCode = Revisa las letras y prueba otra vez.
table-join = Entrar
table-moved = Ahora juegas en otro móvil.
table-movedLine = Tu sitio se ha ido contigo.
table-alreadyPlaying = Ya estoy jugando
table-claimLabel = Código de tu otro móvil, seis letras
table-claimLine = Tu primer móvil lo muestra en el menú: «Jugar en otro móvil». También puede mostrarlo quien lleva la mesa.
table-claimGo = Recuperar mi sitio
table-takeOver = Entra y sigue en lugar de …
table-takesOver = Enseguida sustituyes a { $name }.
table-title = Mesa { $code }
table-sitDown = Sentarse
table-waitingThere = { $names } ya están ahí.
table-oneWaits = { $name } ya está ahí.
table-gameIsOn = Hay una partida en marcha. Siéntate: puedes sustituir a un bot, o mirar y jugar la siguiente.
table-justLook = Solo mirar
table-connecting = De camino a la mesa …
table-reconnecting = Se ha cortado la conexión. Vuelve sola …
table-restarting = El servidor se reinicia. Un momento …
table-cannotSave = Ahora mismo no podemos guardar las jugadas. No se ha perdido nada; un momento.
table-backOnline = Ya estás de vuelta.
table-oldPage = Hay una página más nueva.
table-oldPageLine = Esta es demasiado vieja para la mesa. Recargarla lleva un segundo.
table-reload = Recargar
table-kicked = Te han sacado de esta mesa.
table-kickedLine = Tu sitio ha quedado libre. Puedes volver a sentarte o ir al inicio.
table-cleared = Esta mesa se ha recogido.
table-clearedLine = Alguien la ha borrado, o nadie la usaba desde hacía tiempo. Abrir otra es cosa de un segundo.
table-removed = Esta mesa se ha borrado.
table-removedLine = Alguien de la mesa la ha borrado, con las partidas, el chat y las fotos.
table-sitDownAgain = Volver a sentarse
table-unknown = No hay ninguna mesa { $code }.
table-unknownLine = Mira otra vez las letras, o abre tu propia mesa.
table-full = Todas las sillas están ocupadas.
table-fullLine = Puedes mirar, o abrir tu propia mesa.
table-unreachable = El servidor no responde.
table-unreachableLine = ¿Tienes conexión? Seguimos intentándolo.
table-tryAgain = Intentar de nuevo
table-share = Compartir el enlace
table-copied = El enlace está copiado.
table-invitation = Ven a jugar a mi mesa:
table-scan = Escanea y siéntate
table-you = tú
table-host = dirige la mesa
table-bot = Bot
table-away = ausente
table-addBot = Añadir un bot
table-freeSeat = Sitio libre
table-begin = Empezar
table-addBotsAndBegin =
    { $n ->
        [one] Empezar con un bot
       *[other] Empezar con { $n } bots
    }
table-sendAway = Echar a { $name }
table-makeHost = Confiar la mesa a { $name }
table-leave = Dejar la mesa
table-stay = Quedarse
table-onlyLooking = Estás mirando.
table-isHere = { $name } está aquí.
table-timeLeft = quedan { $time }
table-tenSecondsLeft = Quedan diez segundos.
table-nextTip = Siguiente consejo
table-gotIt = Entendido
table-nowPlay = ¡A jugar!
table-moreTime = 30 segundos más
table-extended = Tenéis 30 segundos más.
table-timeWasUp = Se acabó el tiempo: un bot ha respondido por ti.
table-askToJoin = Pedir entrar
table-askToWatch = Pedir mirar
table-hostMustAgree = En esta mesa decide { $host } quién entra.
table-waitingFor = Esperando a que { $host } te deje entrar
table-waitingForHost = Esperando a que te dejen entrar
table-waitingLine = Deja esta página abierta. En cuanto te acepten, estarás en la mesa.
table-waitingToWatchLine = Deja esta página abierta. En cuanto te acepten, verás la mesa.
table-stopWaiting = Cancelar
table-notLetIn = No te han dejado entrar.
table-notLetInLine = Han dicho que no, o nadie ha respondido. Puedes volver a pedirlo.
table-askAgain = Volver a pedirlo
table-sentAway = Ya no puedes mirar esta mesa.
table-sentAwayLine = Se ha pedido a quienes miraban que se vayan.
table-tooMany = Demasiados códigos erróneos.
table-tooManyLine = Vienen de tu red. Espera un minuto e inténtalo otra vez.
table-watching = { $n } mirando

## table › ended

table-ended-share = Compartir
table-ended-replay = Repetición
table-ended-change = Cambiar
table-ended-home = Inicio
table-ended-more = Más
table-ended-rematch = Revancha
table-ended-waitForHost = { $host } decide cómo seguimos.

## settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-sound = Sonido
settings-on = Sí
settings-off = No
settings-motion = Movimiento
settings-text = Tamaño del texto
settings-sample = Así de grande es ahora el texto.
settings-name = Tu nombre
settings-nameHint = Aparecerá ya escrito en la próxima mesa.
settings-openRecord = Ver una partida guardada
settings-close = Cerrar
settings-back = Atrás
settings-menu = Menú

## settings › themes

settings-themes-auto = Como el dispositivo
settings-themes-day = Día
settings-themes-night = Noche

## settings › motions

settings-motions-auto = Como el dispositivo
settings-motions-full = Todo
settings-motions-less = Nada

## settings › texts

settings-texts-normal = Normal
settings-texts-large = Grande
settings-texts-huge = Muy grande

## settings › data

settings-data-title = Tus datos
settings-data-kept = Este servidor guarda los nombres que escribes, tus jugadas, tus mensajes y las fotos que traes. No pasa nada a terceros.
settings-data-long = Una mesa desaparece sola cuando nadie la ha usado en un tiempo, normalmente 30 días. Un grupo se queda hasta que alguien lo borre.
settings-data-remove = Puedes borrar una mesa para todos en su menú, y al irte puedes hacer que se borre tu nombre. Un grupo se borra en su propia página.

## howto

howto-title = Cómo se juega
howto-game = ¿Qué juego?
howto-ninety = Se lee en noventa segundos
howto-practise = Practicar con bots
howto-practiseLine = Una primera ronda que se explica mientras juegas.

## plainGame

plainGame-yourTurn = ¡Te toca!
plainGame-waitingFor = Esperando a { $names }
plainGame-over = La partida ha terminado.
plainGame-won = Victoria: { $names }
plainGame-rematch = Otra vez

## daily

daily-title = El tema de hoy
daily-question = ¿Qué ves?
daily-seeResult = Ver el resultado hasta ahora
daily-pick =
    { $n ->
        [one] Elige una más.
       *[other] Elige { $n }, la más fuerte primero.
    }
daily-picked = Esas son tus cinco. Arrastra para cambiar el orden.
daily-images = { $n } imágenes
daily-onPlace = { $title }, puesto { $place }
daily-takenBack = { $title }: retirada
daily-full = Ya tienes cinco. Retira una primero.
daily-tray = Tus cinco, la más fuerte primero
daily-takeBack = Puesto { $place }: { $title }. Retirar; las flechas la mueven.
daily-lockIn = Listo
daily-missing =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
daily-guess = ¿Cuál pondrá primero la mayoría?
daily-guessLine = Un toque. Tus cinco no cambian.
daily-skip = Saltar
daily-so =
    { $n ->
        [one] { $n } persona hasta ahora
       *[other] { $n } personas hasta ahora
    }
daily-final =
    { $n ->
        [one] Respondió { $n } persona
       *[other] Respondieron { $n } personas
    }
daily-alone = ¡Hoy abres tú! Vuelve más tarde y mira quién piensa como tú.
daily-nobody = Ese día no respondió nadie.
daily-top = Lo que ve la mayoría
daily-chosen = { $title }: { $share }
daily-yours = Tus cinco
daily-by =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
daily-onlyYou = solo tú
daily-byNobody = nadie
daily-likeness = Parecido
daily-likenessLine = Cuánto de tus cinco ven también los demás. 150 = exactamente lo mismo.
daily-holds = ¡Buen ojo! Hasta ahora, la mayoría de los demás pone primero «{ $title }».
daily-fails = Hasta ahora, la mayoría de los demás pone primero «{ $title }».
daily-streak =
    { $n ->
        [one] { $n } día
       *[other] { $n } días seguidos
    }
daily-until = Puedes cambiar tus cinco hasta las { $time }.
daily-change = Cambiar mis cinco
daily-share = Compartir
daily-shareLine = «{ $theme }»: { $likeness } de 150 de parecido con todos.
daily-shareFirst = «{ $theme }»: hoy abrí yo.
daily-ask = Preguntar a un amigo
daily-askText = «{ $theme }»: ¿qué has visto tú?
daily-askLine = Envía el enlace. Cuando hayáis respondido los dos, veréis en qué coincidís.
daily-viaLink = Veréis vuestras cinco cuando hayáis respondido los dos.
daily-friends = Tú y tus amigos
daily-friend = Alguien
daily-nameHint = Quien tenga tu enlace verá este nombre.
daily-waiting = Todavía no ha respondido nadie más.
daily-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
daily-ranking = { $name }: { $titles }
daily-showTo = Mostrar mis respuestas a { $group }
daily-yesterday = El resultado final de ayer
daily-practice = Temas anteriores
daily-practiceLine = Los últimos siete días, por diversión. No cuentan.
daily-practising = Práctica
daily-forget = Olvidar mis respuestas
daily-forgetLine = Se borran todas tus respuestas, aquí y en el servidor. Tu racha también termina.
daily-forgotten = Tus respuestas están borradas.
daily-keep = Conservarlas
daily-copied = Copiado. Pégalo donde quieras.
daily-notCopied = No se pudo copiar el enlace.
daily-notShared = No se pudo crear la imagen.
