television-openHereLine = Saldrá un código para los celulares. Quien entre primero será el anfitrión.
television-typeCode = Escribe el código que sale en los celulares.
television-goneLine = Alguien la borró, o hacía tiempo que nadie la usaba. Abre otra desde un celular.
television-askHost = Pregúntenle a { $host } cómo entrar.
television-asksToWatchLine = Toca «Dejar entrar» en el celular del anfitrión.
television-joinAt = Escanea, o entra a { $address } y escribe
television-nobodyYet = Aún no hay nadie. ¡Toma el celular y entra!
television-stopped = { $name } terminó la partida.

replay-groupLink = Este enlace abre todo su grupo. Mándalo solo a los miembros.
replay-copyFailed = No se pudo copiar. Copia la dirección del navegador.

replay-duel-beat = { $names } jugaron con estas cartas. ¿Pueden ganarles?
replay-duel-compared = Al final verán los dos resultados, uno junto al otro.
replay-duel-spoils = No vean antes la repetición, que lo revela todo.
replay-duel-where = ¿Dónde quieren jugar?
