## television

television-openHere = Abrir una mesa nueva
television-openHereLine = Saldrá un código para los móviles. Quien entre primero será el anfitrión.
television-whichTable = ¿Qué mesa?
television-typeCode = Escribe el código que sale en los móviles.
television-gone = Esta mesa ya no existe.
television-goneLine = Alguien la ha borrado, o hacía tiempo que nadie la usaba. Abre otra desde un móvil.
television-codeIsHidden = El código está oculto.
television-askHost = Preguntad a { $host } cómo entrar.
television-alsoWatching = { $n } más mirando
television-asksToWatch = Esperando a que { $host } deje entrar a esta pantalla
television-asksToWatchLine = Toca «Dejar entrar» en el móvil del anfitrión.
television-joinAt = Escanea, o entra en { $address } y escribe
television-atTheTable = En la mesa
television-nobodyYet = Aún no hay nadie. ¡Coge el móvil y entra!
television-next = A continuación
television-begins = Esperando a que { $name } empiece
television-stopped = { $name } ha terminado la partida.
# As in English.
television-practice = Tutorial
television-sitDown = Próxima partida: { $address }
television-thinks = { $name } está pensando
television-ready = { $name } ya está
television-timeLeft = Tiempo restante
television-another = ¿Otra partida? El anfitrión puede empezarla.
television-controls = Ajustes de la pantalla grande
television-toFullscreen = Pantalla completa
television-fromFullscreen = Salir de pantalla completa

## replay

replay-title = Repetición
replay-loading = Cargando la partida…
replay-gone = No puedes ver esta partida.
replay-goneLine = La repetición se puede ver cuando acaba la partida y mientras exista su mesa: normalmente, 30 días desde la última visita. Si guardaste la partida, abre el archivo.
replay-noKey = Esta repetición es de un grupo.
replay-noKeyLine = Ábrela desde la página de tu grupo.
replay-offline = El servidor no responde
replay-offlineLine = ¿Tienes conexión? La repetición necesita el servidor un momento.
replay-broken = Esta repetición no funciona.
replay-eyes = Punto de vista
replay-eyesNow = Punto de vista: { $who }
replay-table = La mesa
replay-all = Cartas boca arriba
replay-controls = Reproducción
replay-play = Reproducir
replay-pause = Pausar
replay-replay = Volver a empezar
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-speed = Velocidad ×{ $n }
replay-where = Momento de la partida
replay-round = Ronda { $n } de { $of }
replay-turn = Turno { $n } de { $of }
replay-over = Fin
replay-step = paso { $n } de { $of }
replay-toRound = Ir a la ronda { $n }
replay-toTurn = Ir al turno { $n }
replay-more = Más
replay-share = Compartir este momento
replay-shared = Mira este momento de nuestra partida:
replay-groupLink = Este enlace abre todo vuestro grupo. Mándalo solo a sus miembros.
replay-copyFailed = No se ha podido copiar. Copia la dirección del navegador.
replay-save = Guardar la partida
replay-again = Jugar con las mismas cartas
replay-packGone = Estas cartas se borraron; en su lugar ves números.
replay-open = Lo que nadie vio
replay-image = Imagen { $n }
replay-theme = Tema { $n } de la carta { $card }

## replay › file

replay-file-title = Ver una partida guardada
replay-file-line = Abre un archivo que guardaste tras una partida. Se queda en tu dispositivo: el servidor solo lo lee para mostrarla.
replay-file-choose = Elegir un archivo
replay-file-drop = o suéltalo aquí
replay-file-another = Elegir otro archivo
replay-file-empty = Este archivo está vacío.
replay-file-large = Este archivo es demasiado grande. Una partida ocupa como mucho 4 MB.
replay-file-isNone = Esto no es una partida guardada. Las partidas guardadas acaban en .jsonl.

## replay › duel

replay-duel-title = Acepta el reto
replay-duel-loading = Cargando el reto…
replay-duel-beat = { $names } jugaron con estas cartas. ¿Podéis ganarles?
replay-duel-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
replay-duel-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
replay-duel-compared = Al final veréis los dos resultados, uno junto al otro.
replay-duel-spoils = No veáis antes la repetición, que lo desvela todo.
replay-duel-where = ¿Dónde queréis jugar?
replay-duel-newTable = En una mesa nueva
replay-duel-at = En la mesa { $code }
replay-duel-withNames = con { $names }
replay-duel-alone = todavía no hay nadie más
replay-duel-go = Aceptar el reto
replay-duel-lost = Este reto ya no existe.
replay-duel-lostLine = Abre otra vez la repetición y elige «Jugar con las mismas cartas».
replay-duel-gone = No se puede jugar este reto.
replay-duel-lobby = Un reto de { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Tardaron { $n } ronda.
       *[other] Tardaron { $n } rondas.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Hace falta { $n } jugador.
       *[other] Hacen falta { $n } jugadores.
    }
replay-duel-putBack = Dejar el reto
replay-duel-isPutBack = Reto descartado. La próxima partida tendrá cartas nuevas.
