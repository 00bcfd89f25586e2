## television

television-openHere = Apri un nuovo tavolo
television-openHereLine = Compare un codice per i telefoni. Chi entra per primo guida il tavolo.
television-whichTable = Quale tavolo?
television-typeCode = Scrivi le cinque lettere che vedi sui telefoni.
television-gone = Questo tavolo è stato sparecchiato.
television-goneLine = Qualcuno lo ha eliminato, o da un po’ non lo usava nessuno. Aprine un altro da un telefono.
television-codeIsHidden = Il codice è nascosto.
television-askHost = Chiedete a { $host } come entrare.
television-alsoWatching =
    { $n ->
        [one] { $n } altro guarda
       *[other] { $n } altri guardano
    }
television-asksToWatch = In attesa che { $host } faccia entrare questo schermo
television-asksToWatchLine = Basta toccare «Fai entrare» sul telefono.
television-joinAt = Inquadra, oppure apri { $address } e scrivi
television-atTheTable = Al tavolo
television-nobodyYet = Ancora nessuno. Siediti con il tuo telefono!
television-next = Giochiamo a
television-begins = { $name } fa iniziare la partita.
television-stopped = { $name } ha interrotto la partita.
television-practice = Giro di prova
television-sitDown = Prossima partita: { $address }
television-thinks = { $name } sta pensando
television-ready = { $name } ha scelto
television-timeLeft = Tempo rimasto
television-another = Un’altra partita? La fa partire chi guida il tavolo.
television-controls = Impostazioni dello schermo del tavolo
television-toFullscreen = Schermo intero
television-fromFullscreen = Esci da schermo intero

## replay

replay-title = Rivedi la partita
replay-loading = Recupero la partita…
replay-gone = Questa partita non si può rivedere.
replay-goneLine = Una partita si può rivedere quando è finita e finché c’è il suo tavolo: 30 giorni dopo l’ultima visita. Chi ha salvato la registrazione può aprire il file.
replay-noKey = Manca la chiave del gruppo.
replay-noKeyLine = Apri la partita dalla pagina del tuo gruppo.
replay-offline = Il server non risponde.
replay-offlineLine = Serve un momento per rivedere la partita. Hai la connessione?
replay-broken = Questo non si può rivedere.
replay-eyes = Vista da
replay-eyesNow = Vista da: { $who }
replay-table = Il tavolo
replay-all = Tutto scoperto
replay-controls = Percorso della partita
replay-play = Riproduci
replay-pause = Metti in pausa
replay-replay = Dall’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-speed = Velocità ×{ $n }
replay-where = Punto della partita
replay-round = Turno { $n } di { $of }
replay-turn = Turno { $n } di { $of }
replay-over = La fine
replay-step = passo { $n } di { $of }
replay-toRound = Al turno { $n }
replay-toTurn = Al turno { $n }
replay-more = Altro
replay-share = Condividi questo punto
replay-shared = Guarda questo momento della nostra partita:
replay-groupLink = Questo link apre tutto il vostro gruppo. Mandalo solo a chi ne fa parte.
replay-copyFailed = Copia l’indirizzo dal browser, per favore.
replay-save = Salva la registrazione
replay-again = Giocate voi con le stesse carte
replay-packGone = Le carte di questa partita non ci sono più: al loro posto ci sono dei numeri.
replay-open = Quello che nessuno vedeva
replay-image = Immagine { $n }
replay-theme = Tema { $n } della carta { $card }

## replay › file

replay-file-title = Rivedere una partita
replay-file-line = Apri una registrazione salvata alla fine di una partita. Il file resta sul tuo dispositivo; il server lo legge solo per mostrare la partita.
replay-file-choose = Scegli un file
replay-file-drop = o lascialo qui
replay-file-another = Un altro file
replay-file-empty = Questo file è vuoto.
replay-file-large = Questo file è troppo grande: nessuna partita supera i 4 MB.
replay-file-isNone = Questo file non è la registrazione di una partita. Le registrazioni vengono da «Salva la registrazione» e finiscono in .jsonl.

## replay › duel

replay-duel-title = Le stesse carte
replay-duel-loading = Recupero le carte…
replay-duel-beat = Così hanno giocato { $names }. E voi, che ne farete?
replay-duel-rounds =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
replay-duel-players =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
replay-duel-compared = Alla fine, i due risultati stanno uno accanto all’altro.
replay-duel-spoils = Rivedete la partita solo dopo: svelerebbe tutto.
replay-duel-where = Dove giocate?
replay-duel-newTable = A un tavolo nuovo
replay-duel-at = Al tavolo { $code }
replay-duel-withNames = con { $names }
replay-duel-alone = non c’è ancora nessun altro
replay-duel-go = Prendi queste carte
replay-duel-lost = Le carte non sono più qui.
replay-duel-lostLine = Riapri la partita da rivedere e scegli lì «Giocate voi con le stesse carte».
replay-duel-gone = Con queste carte non si può giocare.
replay-duel-lobby = Le stesse carte di { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Ci è voluto { $n } turno.
       *[other] Ci sono voluti { $n } turni.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Serve { $n } persona.
       *[other] Servono { $n } persone.
    }
replay-duel-putBack = Rimettile a posto
replay-duel-isPutBack = La prossima partita avrà carte sue.
