## home

home-friendlyName = Te hemos elegido uno. Cámbialo si quieres.
home-play = Jugar
home-passAround = Compartimos este móvil
home-passAroundLine = Os lo vais pasando. Lo secreto sigue en secreto.
home-motto = Elige la imagen que elegirán tus amigos.
home-start = Jugar con amigos
home-join = Entrar con un código
home-joinGo = Entrar en la mesa
home-code = Código de la mesa, cinco letras
home-playNow = Jugar con bots
home-waiting = Te esperan
home-playWhat = Elige un juego
home-withBots = Tú y los bots, ahora mismo.
home-howToPlay = Cómo se juega
home-tableScreen = Pantalla grande
home-groups = Tus grupos
home-keptFor = Estas partidas cuentan para { $name }.
home-backTo = Volver a la mesa { $code }
home-language = Idioma: { $name }
home-soundOn = Silenciar
home-soundOff = Activar el sonido
home-toNight = Cambiar a modo oscuro
home-toDay = Cambiar a modo claro
home-settings = Ajustes
home-yourName = ¿Cómo te llamas?
home-nameHint = Lo verá toda la mesa.
home-openTable = Abrir una mesa
home-nowhere = Aquí no hay nada
home-nowhereLine = No hay ninguna página en esta dirección.
home-home = Inicio

## table

table-joining = Vas a entrar en una partida de { $game }.
table-whatToDo = Escribe tu nombre y siéntate.
table-wrongCode = Revisa las letras y prueba otra vez.
table-join = Entrar
table-moved = Ahora juegas en otro móvil.
table-movedLine = Tu sitio se ha venido contigo.
table-alreadyPlaying = Ya estoy jugando
table-claimLabel = Código de tu otro móvil, seis letras
table-claimLine = En tu primer móvil, abre el menú y elige «Jugar en otro móvil». O pídeselo al anfitrión.
table-claimGo = Recuperar mi sitio
table-takeOver = Entra y juega en lugar de:
table-takesOver = Vas a jugar en lugar de { $name }.
table-title = Mesa { $code }
table-sitDown = Sentarse
table-waitingThere = { $names } ya están aquí.
table-oneWaits = { $name } ya está aquí.
table-gameIsOn = Hay una partida en marcha. Sustituye a un bot, o mira y juega la siguiente.
table-justLook = Solo mirar
table-connecting = Entrando en la mesa…
table-reconnecting = Sin conexión. Reconectando…
table-restarting = El servidor se está reiniciando. Un momento…
table-cannotSave = Ahora mismo no podemos guardar. No se ha perdido nada: espera un momento.
table-backOnline = Ya estás de vuelta.
table-oldPage = Hay una versión nueva.
table-oldPageLine = Recarga la página para seguir jugando.
table-reload = Recargar
table-kicked = Te han expulsado de esta mesa.
table-kickedLine = Puedes pedir volver a entrar o ir al inicio.
table-cleared = Esta mesa ya no existe.
table-clearedLine = Alguien la ha borrado, o hacía mucho que nadie la usaba. Puedes abrir otra.
table-removed = Han borrado esta mesa.
table-removedLine = Alguien de la mesa la ha borrado, con sus partidas, su chat y sus fotos.
table-sitDownAgain = Volver a sentarse
table-unknown = La mesa { $code } no existe.
table-unknownLine = Revisa el código o abre tu propia mesa.
table-full = No quedan sitios libres.
table-fullLine = Puedes mirar o abrir tu propia mesa.
table-unreachable = El servidor no responde
table-unreachableLine = ¿Tienes conexión? Seguimos intentándolo.
table-tryAgain = Intentar de nuevo
table-share = Compartir el enlace
table-copied = Enlace copiado.
table-invitation = Vente a jugar conmigo:
table-scan = Escanea para entrar
table-you = tú
table-host = Anfitrión
# As in English.
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
table-sendAway = Expulsar a { $name }
table-makeHost = Hacer anfitrión a { $name }
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
table-extended = ¡30 segundos más!
table-timeWasUp = ¡Tiempo! Un bot ha respondido por ti.
table-askToJoin = Pedir jugar
table-askToWatch = Pedir mirar
table-hostMustAgree = { $host } decide quién entra.
table-waitingFor = Esperando a que { $host } te deje entrar
table-waitingForHost = Esperando a que el anfitrión te deje entrar
table-waitingLine = No cierres esta página. En cuanto te acepten, estarás dentro.
table-waitingToWatchLine = No cierres esta página. En cuanto te acepten, verás la mesa.
table-stopWaiting = Cancelar
table-notLetIn = No te han dejado entrar.
table-notLetInLine = El anfitrión ha dicho que no, o nadie ha respondido. Puedes pedirlo otra vez.
table-askAgain = Pedirlo otra vez
table-sentAway = Ya no puedes mirar esta mesa.
table-sentAwayLine = El anfitrión ha pedido a quienes miraban que salgan.
table-tooMany = Demasiados códigos incorrectos.
table-tooManyLine = Se han probado muchos desde tu red. Espera un minuto y prueba otra vez.
table-watching = { $n } mirando

## table › ended

table-ended-share = Compartir
table-ended-replay = Repetición
table-ended-change = Cambiar
table-ended-home = Inicio
table-ended-more = Más
table-ended-rematch = Revancha
table-ended-waitForHost = Esperando a que { $host } decida qué viene ahora.

## settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-sound = Sonido
settings-on = Sí
settings-off = No
settings-motion = Animación
settings-text = Tamaño del texto
settings-sample = Así se ve ahora el texto.
settings-name = Tu nombre
settings-nameHint = Lo usaremos en tu próxima mesa.
settings-openRecord = Ver una partida guardada
settings-close = Cerrar
settings-back = Atrás
settings-menu = Menú

## settings › themes

settings-themes-auto = Como el dispositivo
settings-themes-day = Claro
settings-themes-night = Oscuro

## settings › motions

settings-motions-auto = Como el dispositivo
settings-motions-full = Completa
settings-motions-less = Ninguna

## settings › texts

# As in English.
settings-texts-normal = Normal
settings-texts-large = Grande
settings-texts-huge = Muy grande

## settings › data

settings-data-title = Tus datos
settings-data-kept = Este servidor guarda los nombres que escribes, tus jugadas, tus mensajes y tus fotos. No comparte nada con nadie.
settings-data-long = Una mesa se borra cuando nadie la usa durante un tiempo, normalmente 30 días. Un grupo se queda hasta que alguien lo borra.
settings-data-remove = Puedes borrar una mesa desde su menú, o irte y borrar tu nombre. Un grupo se borra en su propia página.

## howto

howto-title = Cómo se juega
howto-game = ¿Qué juego?
howto-ninety = Se lee en noventa segundos
howto-practise = Probar el tutorial
howto-practiseLine = Una primera ronda con bots. Te vamos explicando cómo se juega.

## plainGame

plainGame-yourTurn = ¡Te toca!
plainGame-waitingFor = Esperando a { $names }
plainGame-over = Fin de la partida.
plainGame-won = ¡Victoria de { $names }!
plainGame-rematch = Jugar otra vez

## daily

daily-title = Tema de hoy
daily-question = ¿Qué ves?
daily-seeResult = Ver el resultado hasta ahora
daily-pick =
    { $n ->
        [one] Elige una más.
       *[other] Elige { $n }, la más fuerte primero.
    }
daily-picked = Esas son tus cinco. Arrastra para cambiar el orden.
daily-images = { $n } imágenes
daily-onPlace = { $title }, posición { $place }
daily-takenBack = { $title }: quitada
daily-full = Ya tienes cinco. Quita una primero.
daily-tray = Tus cinco, la más fuerte primero
daily-takeBack = Posición { $place }: { $title }. Toca para quitarla, flechas para moverla.
daily-lockIn = Listo
daily-missing =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
daily-guess = ¿Cuál pondrá primero la mayoría?
daily-guessLine = Basta un toque. Tus cinco no cambian.
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
daily-alone = ¡Hoy nadie ha llegado antes que tú! Vuelve luego y mira quién piensa como tú.
daily-nobody = Ese día no respondió nadie.
daily-top = Las más elegidas
daily-chosen = { $title }: { $share }
daily-yours = Tus cinco
daily-by =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
daily-onlyYou = solo tú
daily-byNobody = nadie
daily-likeness = Coincidencia
daily-likenessLine = Cuánto coinciden tus cinco con las de los demás. 150 = idénticas.
daily-holds = ¡Buen ojo! Por ahora, la mayoría pone primero «{ $title }».
daily-fails = Por ahora, la mayoría pone primero «{ $title }».
daily-streak =
    { $n ->
        [one] { $n } día
       *[other] { $n } días seguidos
    }
daily-until = Puedes cambiar tus cinco hasta las { $time }.
daily-change = Cambiar mis cinco
daily-share = Compartir
daily-shareLine = «{ $theme }»: yo he sacado { $likeness } de 150. ¿Y tú?
daily-shareFirst = «{ $theme }»: ¡hoy he respondido antes que nadie!
daily-ask = Preguntar a alguien
daily-askText = «{ $theme }»: ¿tú qué ves?
daily-askLine = Envía el enlace. Cuando hayáis respondido los dos, veréis en qué coincidís.
daily-viaLink = Cuando hayáis respondido los dos, veréis las cinco del otro.
daily-friends = Tú y tus amigos
daily-friend = Alguien
daily-nameHint = Tus amigos con el enlace verán este nombre.
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
daily-practiceLine = Los últimos siete días, solo por diversión.
daily-practising = Por diversión
daily-forget = Borrar mis respuestas
daily-forgetLine = Se borran todas tus respuestas, aquí y en el servidor. También se acaba tu racha.
daily-forgotten = Respuestas borradas.
daily-keep = Conservarlas
daily-copied = Copiado. Pégalo donde quieras.
daily-notCopied = No se ha podido copiar el enlace.
daily-notShared = No se ha podido crear la imagen.
