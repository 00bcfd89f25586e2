## home

home-friendlyName = Te ne abbiamo scelto uno. Cambialo se vuoi.
home-play = Gioca
home-passAround = Condividiamo questo telefono
home-passAroundLine = Passatevelo. I segreti restano segreti.
home-motto = Scegli l’immagine che sceglieranno i tuoi amici.
home-start = Gioca insieme
home-join = Entra con un codice
home-joinGo = Entra al tavolo
home-code = Codice del tavolo, cinque lettere
home-playNow = Gioca con i bot
home-waiting = Ti aspettano
home-playWhat = Scegli un gioco
home-withBots = Solo tu e i bot, subito.
home-howToPlay = Come si gioca
home-tableScreen = Grande schermo
home-groups = I tuoi gruppi
home-keptFor = Le partite qui valgono per { $name }.
home-backTo = Torna al tavolo { $code }
home-language = Lingua: { $name }
home-soundOn = Disattiva l’audio
home-soundOff = Attiva l’audio
home-toNight = Passa al tema scuro
home-toDay = Passa al tema chiaro
home-settings = Impostazioni
home-yourName = Come ti chiami?
home-nameHint = Lo vedono tutti al tavolo.
home-openTable = Apri un tavolo
home-nowhere = Qui non c’è niente
home-nowhereLine = A questo indirizzo non c’è nessuna pagina.
# As in English.
home-home = Home

## table

table-joining = Stai per giocare a { $game }.
table-whatToDo = Scrivi il tuo nome e siediti.
table-wrongCode = Controlla le lettere e riprova.
table-join = Entra
table-moved = Ora giochi su un altro telefono.
table-movedLine = Il tuo posto è venuto con te.
table-alreadyPlaying = Sto già giocando
table-claimLabel = Codice dell’altro telefono, sei lettere
table-claimLine = Sul primo telefono apri il menu e scegli «Gioca su un altro telefono». Oppure chiedi all’host.
table-claimGo = Riprendi il mio posto
table-takeOver = Entra in gioco. Prendi il posto di:
table-takesOver = Stai per prendere il posto di { $name }.
table-title = Tavolo { $code }
table-sitDown = Siediti
table-waitingThere = { $names } sono qui.
table-oneWaits = { $name } è qui.
table-gameIsOn = Partita in corso. Prendi il posto di un bot, oppure guarda e gioca la prossima.
table-justLook = Guarda e basta
table-connecting = Connessione al tavolo…
table-reconnecting = Connessione persa. Riconnessione…
table-restarting = Il server si riavvia. Un momento…
table-cannotSave = Ora non riusciamo a salvare. Non si perde niente, solo un attimo.
table-backOnline = Rieccoti!
table-oldPage = C’è una nuova versione.
table-oldPageLine = Ricarica la pagina per continuare a giocare.
table-reload = Ricarica
table-kicked = Ti hanno rimosso da questo tavolo.
table-kickedLine = Puoi chiedere di tornare, oppure andare alla home.
table-cleared = Questo tavolo non esiste più.
table-clearedLine = Qualcuno lo ha eliminato, o nessuno lo usava da tempo. Puoi aprirne uno nuovo.
table-removed = Questo tavolo è stato eliminato.
table-removedLine = Qualcuno al tavolo lo ha eliminato, con partite, chat e foto.
table-sitDownAgain = Siediti di nuovo
table-unknown = Il tavolo { $code } non esiste.
table-unknownLine = Controlla il codice, oppure apri un tavolo tuo.
table-full = Tutti i posti sono occupati.
table-fullLine = Puoi guardare, oppure aprire un tavolo tuo.
table-unreachable = Server non raggiungibile
table-unreachableLine = Sei online? Continuiamo a provare.
table-tryAgain = Riprova
table-share = Condividi il link
table-copied = Link copiato.
table-invitation = Vieni a giocare con me:
table-scan = Scansiona per entrare
table-you = tu
# As in English.
table-host = Host
# As in English.
table-bot = Bot
table-away = assente
table-addBot = Aggiungi un bot
table-freeSeat = Posto libero
table-begin = Comincia
table-addBotsAndBegin =
    { $n ->
        [one] Comincia con un bot
       *[other] Comincia con { $n } bot
    }
table-sendAway = Rimuovi { $name }
table-makeHost = Nomina host { $name }
table-leave = Lascia il tavolo
table-stay = Resta
table-onlyLooking = Stai guardando.
table-isHere = { $name } è qui.
table-timeLeft = { $time } rimasti
table-tenSecondsLeft = Ancora dieci secondi.
table-nextTip = Prossimo consiglio
table-gotIt = Ho capito
table-nowPlay = Ora si gioca
table-moreTime = 30 secondi in più
table-extended = 30 secondi in più!
table-timeWasUp = Tempo scaduto! Un bot ha risposto per te.
table-askToJoin = Chiedi di entrare
table-askToWatch = Chiedi di guardare
table-hostMustAgree = Decide { $host } chi entra.
table-waitingFor = In attesa che { $host } ti faccia entrare
table-waitingForHost = In attesa che l’host ti faccia entrare
table-waitingLine = Tieni aperta questa pagina. Appena dicono di sì, sei dentro.
table-waitingToWatchLine = Tieni aperta questa pagina. Appena dicono di sì, vedi il tavolo.
table-stopWaiting = Annulla
table-notLetIn = Non ti hanno fatto entrare.
table-notLetInLine = L’host ha detto di no, o nessuno ha risposto. Puoi chiedere di nuovo.
table-askAgain = Chiedi di nuovo
table-sentAway = Non puoi più guardare questo tavolo.
table-sentAwayLine = L’host ha chiesto a chi guardava di uscire.
table-tooMany = Troppi codici sbagliati.
table-tooManyLine = Troppi tentativi dalla tua rete. Aspetta un minuto e riprova.
table-watching =
    { $n ->
        [one] { $n } guarda
       *[other] { $n } guardano
    }

## table › ended

table-ended-share = Condividi
table-ended-replay = Rivedi
table-ended-change = Cambia
# As in English.
table-ended-home = Home
table-ended-more = Altro
table-ended-rematch = Rivincita
table-ended-waitForHost = In attesa che { $host } scelga come continuare.

## settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-sound = Audio
settings-on = Attivo
settings-off = Spento
settings-motion = Animazioni
settings-text = Dimensione del testo
settings-sample = Adesso il testo è così.
settings-name = Il tuo nome
settings-nameHint = Lo useremo al prossimo tavolo.
settings-openRecord = Guarda una partita salvata
settings-close = Chiudi
settings-back = Indietro
# As in English.
settings-menu = Menu

## settings › themes

settings-themes-auto = Come il dispositivo
settings-themes-day = Chiaro
settings-themes-night = Scuro

## settings › motions

settings-motions-auto = Come il dispositivo
settings-motions-full = Tutte
settings-motions-less = Nessuna

## settings › texts

settings-texts-normal = Normale
settings-texts-large = Grande
settings-texts-huge = Molto grande

## settings › data

settings-data-title = I tuoi dati
settings-data-kept = Questo server conserva i nomi che scrivi, le tue mosse, la chat e le tue foto. Non li passa a nessuno.
settings-data-long = Un tavolo viene eliminato quando nessuno lo usa da un po’, di solito 30 giorni. Un gruppo resta finché qualcuno non lo elimina.
settings-data-remove = Puoi eliminare un tavolo dal suo menu, oppure uscire e cancellare il tuo nome. Un gruppo si elimina dalla sua pagina.

## howto

howto-title = Come si gioca
howto-game = Quale gioco?
howto-ninety = Si legge in novanta secondi
howto-practise = Fai il tutorial
howto-practiseLine = Gioca un primo giro con i bot. Ti spieghiamo tutto.

## plainGame

plainGame-yourTurn = Tocca a te!
plainGame-waitingFor = In attesa di { $names }
plainGame-over = La partita è finita.
plainGame-won = Ha vinto: { $names }
plainGame-rematch = Gioca ancora

## daily

daily-title = Il tema di oggi
daily-question = Che cosa vedi?
daily-seeResult = Vedi il risultato finora
daily-pick =
    { $n ->
        [one] Scegline ancora una.
       *[other] Scegline { $n }, la più forte per prima.
    }
daily-picked = Ecco le tue cinque. Trascinale per cambiare l’ordine.
daily-images = { $n } immagini
daily-onPlace = { $title }, posizione { $place }
daily-takenBack = { $title }: tolta
daily-full = Ne hai già cinque. Prima togline una.
daily-tray = Le tue cinque, la più forte per prima
daily-takeBack = Posizione { $place }: { $title }. Tocca per toglierla, frecce per spostarla.
daily-lockIn = Conferma
daily-missing = ne mancano { $n }
daily-guess = Quale immagine finirà più spesso al primo posto?
daily-guessLine = Un tocco. Le tue cinque non cambiano.
daily-skip = Salta
daily-so =
    { $n ->
        [one] { $n } persona finora
       *[other] { $n } persone finora
    }
daily-final =
    { $n ->
        [one] Ha risposto { $n } persona
       *[other] Hanno risposto { $n } persone
    }
daily-alone = Oggi sei la prima persona! Torna più tardi e scopri chi la pensa come te.
daily-nobody = Quel giorno non ha risposto nessuno.
daily-top = Le più scelte
daily-chosen = { $title }: { $share }
daily-yours = Le tue cinque
daily-by =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
daily-onlyYou = solo tu
daily-byNobody = nessuno
daily-likeness = Sintonia
daily-likenessLine = Quanto le tue cinque somigliano a quelle di tutti. 150 = identiche.
daily-holds = Bella intuizione! Finora quasi tutti gli altri mettono per prima «{ $title }».
daily-fails = Finora quasi tutti gli altri mettono per prima «{ $title }».
daily-streak =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni di fila
    }
daily-until = Puoi cambiare le tue cinque fino alle { $time }.
daily-change = Cambia le mie cinque
daily-share = Condividi
daily-shareLine = «{ $theme }»: ho fatto { $likeness } su 150. E tu?
daily-shareFirst = «{ $theme }»: oggi la prima risposta è la mia!
daily-ask = Chiedi a un amico
daily-askText = «{ $theme }»: tu che cosa vedi?
daily-askLine = Manda il link. Quando avrete risposto entrambi, vedrete che cosa avete in comune.
daily-viaLink = Quando avrete risposto entrambi, ognuno vedrà le cinque dell’altro.
daily-friends = Tu e i tuoi amici
daily-friend = Un amico
daily-nameHint = Gli amici con il tuo link vedono questo nome.
daily-waiting = Nessun altro ha ancora risposto.
daily-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
daily-ranking = { $name }: { $titles }
daily-showTo = Mostra le mie risposte a { $group }
daily-yesterday = Il risultato finale di ieri
daily-practice = Temi passati
daily-practiceLine = Gli ultimi sette giorni, solo per divertimento.
daily-practising = Solo per divertimento
daily-forget = Cancella le mie risposte
daily-forgetLine = Cancella tutte le tue risposte, qui e sul server. Finisce anche la tua serie.
daily-forgotten = Risposte cancellate.
daily-keep = Tienile
daily-copied = Copiato. Incollalo dove vuoi.
daily-notCopied = Impossibile copiare il link.
daily-notShared = Impossibile creare l’immagine.
