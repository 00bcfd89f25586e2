## home

home-friendlyName = Te ne abbiamo scelto uno. Cambialo se vuoi.
home-play = Gioca
home-passAround = Condividiamo questo telefono
home-passAroundLine = Ve lo passate. Ciò che è segreto resta segreto.
home-motto = Scegli l’immagine che sceglieranno i tuoi amici.
home-start = Giocare insieme
home-join = Entra con un codice
home-joinGo = Siediti al tavolo
home-code = Codice del tavolo, cinque lettere
home-playNow = Giocare con i bot
home-waiting = Che cosa ti aspetta
home-playWhat = A cosa giochiamo?
home-withBots = Tu e i bot, subito.
home-howToPlay = Come si gioca
home-tableScreen = Grande schermo
home-groups = I tuoi gruppi
home-keptFor = Quello che si gioca qui è tenuto per il gruppo { $name }.
home-backTo = Torna al tavolo { $code }
home-language = Lingua: { $name }
home-soundOn = L’audio è attivo; disattivalo
home-soundOff = L’audio è spento; attivalo
home-toNight = Passa alla notte
home-toDay = Passa al giorno
home-settings = Impostazioni
home-yourName = Come ti chiami?
home-nameHint = Gli altri vedranno questo nome.
home-openTable = Apri il tavolo
home-nowhere = Qui non c’è niente.
home-nowhereLine = Questo indirizzo non porta a nessuna schermata.
home-home = Inizio

## table

table-joining = Qui si gioca a { $game }.
table-whatToDo = Scrivi il tuo nome e siediti.
table-wrongCode = Controlla le lettere e riprova.
table-join = Entra
table-moved = Ora giochi su un altro telefono.
table-movedLine = Il tuo posto è venuto con te.
table-alreadyPlaying = Sto già giocando
table-claimLabel = Codice dell’altro telefono, sei lettere
table-claimLine = Il primo telefono lo mostra nel menu: «Gioca su un altro telefono». Può mostrarlo anche chi guida il tavolo.
table-claimGo = Riprendi il mio posto
table-takeOver = Entra e gioca al posto di …
table-takesOver = Tra un attimo prendi il posto di { $name }.
table-title = Tavolo { $code }
table-sitDown = Siediti
table-waitingThere = { $names } sono già lì.
table-oneWaits = { $name } è già lì.
table-gameIsOn = C’è una partita in corso. Siediti: puoi sostituire un bot, oppure guardare e giocare la prossima.
table-justLook = Guarda soltanto
table-connecting = Verso il tavolo …
table-reconnecting = La connessione è caduta. Torna da sola …
table-restarting = Il server si riavvia. Un momento …
table-cannotSave = Ora non riusciamo a salvare le mosse. Non si perde niente, un attimo di pazienza.
table-backOnline = Rieccoti.
table-oldPage = C’è una pagina più recente.
table-oldPageLine = Questa è troppo vecchia per il tavolo. Ricaricarla richiede un secondo.
table-reload = Ricarica
table-kicked = Sei stato tolto da questo tavolo.
table-kickedLine = Il tuo posto è libero. Puoi sederti di nuovo o tornare all’inizio.
table-cleared = Questo tavolo è stato sparecchiato.
table-clearedLine = Qualcuno lo ha eliminato, oppure da tempo non lo usava nessuno. Aprirne uno nuovo è questione di un secondo.
table-removed = Questo tavolo è stato eliminato.
table-removedLine = Qualcuno al tavolo lo ha eliminato, con partite, chat e foto.
table-sitDownAgain = Siediti di nuovo
table-unknown = Non c’è nessun tavolo { $code }.
table-unknownLine = Controlla le lettere, oppure apri un tavolo tuo.
table-full = Tutte le sedie sono occupate.
table-fullLine = Puoi guardare, oppure aprire un tavolo tuo.
table-unreachable = Il server non risponde.
table-unreachableLine = Hai una connessione? Continuiamo a provare.
table-tryAgain = Riprova
table-share = Condividi il link
table-copied = Il link è copiato.
table-invitation = Vieni a giocare al mio tavolo:
table-scan = Scansiona e siediti
table-you = tu
table-host = guida il tavolo
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
table-sendAway = Manda via { $name }
table-makeHost = Affida il tavolo a { $name }
table-leave = Lascia il tavolo
table-stay = Resta
table-onlyLooking = Stai guardando.
table-isHere = { $name } è qui.
table-timeLeft = ancora { $time }
table-tenSecondsLeft = Ancora dieci secondi.
table-nextTip = Prossimo consiglio
table-gotIt = Ho capito
table-nowPlay = Ora si gioca
table-moreTime = 30 secondi in più
table-extended = Avete 30 secondi in più.
table-timeWasUp = Tempo scaduto: un bot ha risposto per te.
table-askToJoin = Chiedi di entrare
table-askToWatch = Chiedi di guardare
table-hostMustAgree = A questo tavolo decide { $host } chi entra.
table-waitingFor = In attesa che { $host } ti faccia entrare
table-waitingForHost = In attesa che ti facciano entrare
table-waitingLine = Tieni aperta questa pagina. Appena ti accettano, sei al tavolo.
table-waitingToWatchLine = Tieni aperta questa pagina. Appena ti accettano, vedi il tavolo.
table-stopWaiting = Annulla
table-notLetIn = Non ti hanno fatto entrare.
table-notLetInLine = La risposta è stata no, o non è arrivata. Puoi chiedere di nuovo.
table-askAgain = Chiedi di nuovo
table-sentAway = Non puoi più guardare questo tavolo.
table-sentAwayLine = A chi guardava è stato chiesto di andarsene.
table-tooMany = Troppi codici sbagliati.
table-tooManyLine = Arrivano dalla tua rete. Aspetta un minuto e riprova.
table-watching =
    { $n ->
        [one] { $n } guarda
       *[other] { $n } guardano
    }

## table › ended

table-ended-share = Condividi
table-ended-replay = Rivedi
table-ended-change = Cambia
table-ended-home = Inizio
table-ended-more = Altro
table-ended-rematch = Rivincita
table-ended-waitForHost = { $host } decide come si continua.

## settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-sound = Audio
settings-on = Attivo
settings-off = Spento
settings-motion = Movimento
settings-text = Dimensione del testo
settings-sample = Il testo adesso è grande così.
settings-name = Il tuo nome
settings-nameHint = Sarà già scritto al prossimo tavolo.
settings-openRecord = Guarda una partita salvata
settings-close = Chiudi
settings-back = Indietro
settings-menu = Menu

## settings › themes

settings-themes-auto = Come il dispositivo
settings-themes-day = Giorno
settings-themes-night = Notte

## settings › motions

settings-motions-auto = Come il dispositivo
settings-motions-full = Tutto
settings-motions-less = Nessuno

## settings › texts

settings-texts-normal = Normale
settings-texts-large = Grande
settings-texts-huge = Molto grande

## settings › data

settings-data-title = I tuoi dati
settings-data-kept = Questo server conserva i nomi che scrivi, le tue mosse, i tuoi messaggi e le foto che porti. Non passa niente ad altri.
settings-data-long = Un tavolo sparisce da solo quando nessuno lo usa da un po’, di solito 30 giorni. Un gruppo resta finché qualcuno non lo elimina.
settings-data-remove = Puoi eliminare un tavolo per tutti dal suo menu e, quando esci, far cancellare il tuo nome. Un gruppo si elimina dalla sua pagina.

## howto

howto-title = Come si gioca
howto-game = Quale gioco?
howto-ninety = Si legge in novanta secondi
howto-practise = Prova con i bot
howto-practiseLine = Un giro di prova che si spiega mentre giochi.

## plainGame

plainGame-yourTurn = Tocca a te!
plainGame-waitingFor = Si aspetta { $names }
plainGame-over = La partita è finita.
plainGame-won = Vittoria: { $names }
plainGame-rematch = Ancora una volta

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
daily-takenBack = { $title }: ripresa
daily-full = Ne hai già cinque. Prima riprendine una.
daily-tray = Le tue cinque, la più forte per prima
daily-takeBack = Posizione { $place }: { $title }. Riprendi; le frecce la spostano.
daily-lockIn = Conferma
daily-missing = ancora { $n }
daily-guess = Quale metteranno al primo posto quasi tutti?
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
daily-alone = Oggi apri tu! Torna più tardi e scopri chi la pensa come te.
daily-nobody = Quel giorno non ha risposto nessuno.
daily-top = Che cosa vedono quasi tutti
daily-chosen = { $title }: { $share }
daily-yours = Le tue cinque
daily-by =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
daily-onlyYou = solo tu
daily-byNobody = nessuno
daily-likeness = Somiglianza
daily-likenessLine = Quanto delle tue cinque vedono anche gli altri. 150 = esattamente lo stesso.
daily-holds = Indovinato! Finora quasi tutti gli altri mettono per prima «{ $title }».
daily-fails = Finora quasi tutti gli altri mettono per prima «{ $title }».
daily-streak =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni di fila
    }
daily-until = Puoi cambiare le tue cinque fino alle { $time }.
daily-change = Cambia le mie cinque
daily-share = Condividi
daily-shareLine = «{ $theme }»: { $likeness } su 150 di somiglianza con tutti.
daily-shareFirst = «{ $theme }»: oggi ho aperto io.
daily-ask = Chiedi a un amico
daily-askText = «{ $theme }»: tu che cosa hai visto?
daily-askLine = Manda il link. Quando avrete risposto entrambi, vedrete che cosa avete in comune.
daily-viaLink = Vedrete le vostre cinque quando avrete risposto entrambi.
daily-friends = Tu e i tuoi amici
daily-friend = Qualcuno
daily-nameHint = Chi ha il tuo link vede questo nome.
daily-waiting = Nessun altro ha ancora risposto.
daily-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
daily-ranking = { $name }: { $titles }
daily-showTo = Mostra le mie risposte a { $group }
daily-yesterday = Il risultato finale di ieri
daily-practice = Temi precedenti
daily-practiceLine = Gli ultimi sette giorni, per divertimento. Non contano.
daily-practising = Allenamento
daily-forget = Dimentica le mie risposte
daily-forgetLine = Cancella tutte le tue risposte, qui e sul server. Finisce anche la tua serie.
daily-forgotten = Le tue risposte sono cancellate.
daily-keep = Tienile
daily-copied = Copiato. Incollalo dove vuoi.
daily-notCopied = Impossibile copiare il link.
daily-notShared = Impossibile creare l’immagine.
