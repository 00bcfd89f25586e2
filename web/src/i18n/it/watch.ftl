## television

television-openHere = Apri un nuovo tavolo
television-openHereLine = Compare un codice per i telefoni. Chi entra per primo è l’host.
television-whichTable = Quale tavolo?
television-typeCode = Scrivi il codice che vedi sui telefoni.
television-gone = Questo tavolo non esiste più.
television-goneLine = Qualcuno lo ha eliminato, o nessuno lo usava da un po’. Aprine uno nuovo da un telefono.
television-codeIsHidden = Il codice è nascosto.
television-askHost = Chiedete a { $host } come entrare.
television-alsoWatching =
    { $n ->
        [one] { $n } altro guarda
       *[other] { $n } altri guardano
    }
television-asksToWatch = In attesa che { $host } faccia entrare questo schermo
television-asksToWatchLine = Tocca «Fai entrare» sul telefono dell’host.
television-joinAt = Inquadra, oppure apri { $address } e scrivi
television-atTheTable = Al tavolo
television-nobodyYet = Ancora nessuno. Prendi il telefono ed entra!
television-next = Si gioca a
television-begins = In attesa che { $name } cominci
television-stopped = { $name } ha interrotto la partita.
# As in English.
television-practice = Tutorial
television-sitDown = Prossima partita: { $address }
television-thinks = { $name } sta pensando
television-ready = { $name } ha finito
television-timeLeft = Tempo rimasto
television-another = Un’altra partita? La fa partire l’host.
television-controls = Impostazioni del grande schermo
television-toFullscreen = Schermo intero
television-fromFullscreen = Esci da schermo intero

## replay

# As in English.
replay-title = Replay
replay-loading = Caricamento della partita…
replay-gone = Non puoi rivedere questa partita.
replay-goneLine = Una partita si rivede quando è finita e finché c’è il suo tavolo: di solito 30 giorni dopo l’ultima visita. Se l’hai salvata, apri il file.
replay-noKey = Questo replay appartiene a un gruppo.
replay-noKeyLine = Aprilo dalla pagina del tuo gruppo.
replay-offline = Server non raggiungibile
replay-offlineLine = Sei online? Il server ci serve un momento.
replay-broken = Questo replay non funziona.
replay-eyes = Punto di vista
replay-eyesNow = Punto di vista: { $who }
replay-table = Il tavolo
replay-all = Tutto scoperto
replay-controls = Riproduzione
replay-play = Riproduci
replay-pause = Metti in pausa
replay-replay = Ricomincia
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-speed = Velocità ×{ $n }
replay-where = Punto della partita
replay-round = Turno { $n } di { $of }
replay-turn = Turno { $n } di { $of }
replay-over = La fine
replay-step = passo { $n } di { $of }
replay-toRound = Vai al turno { $n }
replay-toTurn = Vai al turno { $n }
replay-more = Altro
replay-share = Condividi questo momento
replay-shared = Guarda questo momento della nostra partita:
replay-groupLink = Questo link apre tutto il vostro gruppo. Mandalo solo a chi ne fa parte.
replay-copyFailed = Copia non riuscita. Copia l’indirizzo dal browser.
replay-save = Salva la partita
replay-again = Gioca con le stesse carte
replay-packGone = Queste carte sono state eliminate: al loro posto vedi dei numeri.
replay-open = Quello che nessuno ha visto
replay-image = Immagine { $n }
replay-theme = Tema { $n } della carta { $card }

## replay › file

replay-file-title = Guarda una partita salvata
replay-file-line = Apri un file salvato dopo una partita. Resta sul tuo dispositivo: il server lo legge solo per mostrare la partita.
replay-file-choose = Scegli un file
replay-file-drop = o trascinalo qui
replay-file-another = Scegli un altro file
replay-file-empty = Questo file è vuoto.
replay-file-large = Questo file è troppo grande. Una partita pesa al massimo 4 MB.
replay-file-isNone = Non è una partita salvata. Quei file finiscono in .jsonl.

## replay › duel

replay-duel-title = Accetta la sfida
replay-duel-loading = Caricamento della sfida…
replay-duel-beat = { $names } hanno giocato queste carte. Sapete fare meglio?
replay-duel-rounds =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
replay-duel-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
replay-duel-compared = Alla fine vedrete i due risultati uno accanto all’altro.
replay-duel-spoils = Non guardate prima il replay: svela tutto.
replay-duel-where = Dove volete giocare?
replay-duel-newTable = A un tavolo nuovo
replay-duel-at = Al tavolo { $code }
replay-duel-withNames = con { $names }
replay-duel-alone = ancora nessun altro
replay-duel-go = Accetta la sfida
replay-duel-lost = Questa sfida non esiste più.
replay-duel-lostLine = Riapri il replay e scegli «Gioca con le stesse carte».
replay-duel-gone = Non puoi giocare questa sfida.
replay-duel-lobby = Una sfida di { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Ci è voluto { $n } turno.
       *[other] Ci sono voluti { $n } turni.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Serve { $n } giocatore.
       *[other] Servono { $n } giocatori.
    }
replay-duel-putBack = Rinuncia alla sfida
replay-duel-isPutBack = Sfida annullata. La prossima partita avrà carte nuove.
