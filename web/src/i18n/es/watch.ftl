## television

television-openHere = Abrir una mesa nueva
television-openHereLine = Sale un código para los móviles. La primera persona en entrar lleva la mesa.
television-whichTable = ¿Qué mesa?
television-typeCode = Escribe las cinco letras que salen en los móviles.
television-gone = Esta mesa ya se recogió.
television-goneLine = Alguien la borró, o nadie la usaba desde hace un rato. Abre otra desde un móvil.
television-codeIsHidden = El código está oculto.
television-askHost = Preguntad a { $host } cómo entrar.
television-alsoWatching = { $n } más mirando
television-asksToWatch = Esperando a que { $host } acepte esta pantalla
television-asksToWatchLine = Basta con tocar «Dejar entrar» en el móvil.
television-joinAt = Escanea, o abre { $address } y escribe
television-atTheTable = En la mesa
television-nobodyYet = Aún no hay nadie. ¡Siéntate con tu móvil!
television-next = Vamos a jugar a
television-begins = { $name } empieza la partida.
television-stopped = { $name } ha dado por terminada la partida.
television-practice = Partida de prueba
television-sitDown = Próxima partida: { $address }
television-thinks = { $name } está pensando
television-ready = { $name } ya eligió
television-timeLeft = Tiempo restante
television-another = ¿Otra partida? La empieza quien dirige la mesa.
television-controls = Ajustes de la pantalla de mesa
television-toFullscreen = Pantalla completa
television-fromFullscreen = Salir de pantalla completa

## replay

replay-title = Repetición
replay-loading = Trayendo la partida…
replay-gone = Esta partida no se puede ver.
replay-goneLine = Una partida se puede ver cuando ha terminado y mientras exista su mesa: 30 días después de la última visita. Quien guardó el registro puede abrir el archivo.
replay-noKey = Falta la llave del grupo.
replay-noKeyLine = Abre la partida desde la página de tu grupo.
replay-offline = El servidor no responde.
replay-offlineLine = La repetición lo necesita un momento. ¿Tienes conexión?
replay-broken = Esto no se puede ver.
replay-eyes = Según lo veía
replay-eyesNow = Según lo veía: { $who }
replay-table = La mesa
replay-all = Todo a la vista
replay-controls = Recorrido de la partida
replay-play = Reproducir
replay-pause = Pausar
replay-replay = Desde el principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-speed = Velocidad ×{ $n }
replay-where = Lugar de la partida
replay-round = Ronda { $n } de { $of }
replay-turn = Turno { $n } de { $of }
replay-over = El final
replay-step = paso { $n } de { $of }
replay-toRound = A la ronda { $n }
replay-toTurn = Al turno { $n }
replay-more = Más
replay-share = Compartir este lugar
replay-shared = Mira este momento de nuestra partida:
replay-groupLink = Este enlace abre todo vuestro grupo. Envíalo solo a quienes están en él.
replay-copyFailed = Copia la dirección desde el navegador, por favor.
replay-save = Guardar el registro
replay-again = Jugad este mismo reparto
replay-packGone = Las cartas de esta partida ya no están: hay números en su lugar.
replay-open = Lo que nadie veía
replay-image = Imagen { $n }
replay-theme = Tema { $n } de la carta { $card }

## replay › file

replay-file-title = Ver una partida otra vez
replay-file-line = Abre un registro que se guardó al final de una partida. El archivo se queda en tu dispositivo; el servidor solo lo lee para mostrar la partida.
replay-file-choose = Elegir un archivo
replay-file-drop = o suéltalo aquí
replay-file-another = Otro archivo
replay-file-empty = Este archivo está vacío.
replay-file-large = Este archivo es demasiado grande: ninguna partida pasa de 4 MB.
replay-file-isNone = Este archivo no es el registro de una partida. Los registros vienen de «Guardar el registro» y terminan en .jsonl.

## replay › duel

replay-duel-title = El mismo reparto
replay-duel-loading = Trayendo el reparto…
replay-duel-beat = Así jugaron { $names }. ¿Qué haréis con lo mismo?
replay-duel-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
replay-duel-players =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
replay-duel-compared = Al final, los dos resultados se ven uno junto al otro.
replay-duel-spoils = Ved la repetición solo después: lo desvelaría todo.
replay-duel-where = ¿Dónde jugáis?
replay-duel-newTable = En una mesa nueva
replay-duel-at = En la mesa { $code }
replay-duel-withNames = con { $names }
replay-duel-alone = todavía no hay nadie más
replay-duel-go = Tomar este reparto
replay-duel-lost = El reparto ya no está aquí.
replay-duel-lostLine = Abre otra vez la repetición y elige allí «Jugad este mismo reparto».
replay-duel-gone = Este reparto no se puede jugar.
replay-duel-lobby = El mismo reparto que jugaron { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Les llevó { $n } ronda.
       *[other] Les llevó { $n } rondas.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Hace falta { $n } persona.
       *[other] Hacen falta { $n } personas.
    }
replay-duel-putBack = Devolverlo
replay-duel-isPutBack = La próxima partida tendrá su propio reparto.
