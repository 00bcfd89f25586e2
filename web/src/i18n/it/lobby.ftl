## lobby

lobby-ofAtTable = { $n } su { $of } al tavolo
lobby-tvLink = Apri il grande schermo sulla TV
# As in English.
lobby-tv = TV
lobby-newTab = si apre in una nuova scheda
lobby-copyFailed = Copia non riuscita. Copia l’indirizzo dal browser.
lobby-players = Per { $numbers } giocatori.
lobby-atLeastOne = Tienine almeno una.

## lobby › seats

lobby-seats-take = Posto libero: siediti qui
lobby-seats-chooseFree = Tocca un posto libero per spostarti.
lobby-seats-youSitOut = Questa la salti.
lobby-seats-playAgain = Entra in gioco
lobby-seats-howToSit = Tocca un posto libero per sederti.
lobby-seats-watching = Guardano:
lobby-seats-seat = { $name } guarda. Fai posto al tavolo
lobby-seats-label = Posti intorno al tavolo
lobby-seats-faceToFace = I partner siedono uno di fronte all’altro.
lobby-seats-byLot = Le squadre si sorteggiano all’inizio della partita.
lobby-seats-alternating = I giocatori delle due squadre si alternano.
lobby-seats-anyhow = Ognuno per sé.
lobby-seats-together = Siete tutti nella stessa squadra.
lobby-seats-howTo = Trascina qualcuno su un altro posto, o tocca due posti per scambiarli.
lobby-seats-chair = Posto { $n }
lobby-seats-fill = Posto libero: aggiungi qualcuno
lobby-seats-you = { $name } (tu)
lobby-seats-partner = gioca con { $names }
lobby-seats-chosen = { $name }: tocca un altro posto.
lobby-seats-swapped = { $one } e { $other } si sono scambiati di posto.
lobby-seats-moved = { $name } passa al posto { $n }.
lobby-seats-shuffle = Mescola i posti
lobby-seats-shuffled = Posti mescolati.
lobby-seats-cancel = Lascia stare
lobby-seats-thisPhone = su questo telefono

## lobby › person

lobby-person-sitOut = Salta questa partita
lobby-person-makeHost = Nomina host
lobby-person-sendAway = Rimuovi
lobby-person-sendAwayAsk = Rimuovere { $name }?
lobby-person-sendAwayLine = Il posto si libera. Chi ha il link può tornare.
lobby-person-sendAwayInGame = Una riserva finisce la partita al suo posto.
lobby-person-forGood = Rimuovi e blocca
lobby-person-forGoodLine = Non può più tornare con questo dispositivo o questo nome.
lobby-person-isHostNow = Ora l’host è { $name }.
lobby-person-youAreHost = Ora l’host sei tu.
lobby-person-cameToSit = { $name } è dei vostri.
lobby-person-left = { $name } ha lasciato il tavolo.

## lobby › free

lobby-free-sitHere = Mi siedo qui
lobby-free-title = Chi si siede qui?
lobby-free-bot = Un bot
lobby-free-fillAll =
    { $n ->
        [one] Riempi il posto
       *[other] Riempi tutti i { $n } posti
    }
lobby-free-addOne = Aggiungi un bot
lobby-free-friend = Un amico con il telefono
lobby-free-friendLine = Mostragli il codice, o manda il link.
lobby-free-here = Qualcuno su questo telefono
lobby-free-hereLine = Passatevi il telefono. I segreti restano segreti.
lobby-free-hereName = Come si chiama?
lobby-free-hereAdd = Aggiungi

## lobby › free › strengths

lobby-free-strengths-gentle = Mite
lobby-free-strengths-steady = Solido
lobby-free-strengths-sharp = Acuto

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Gioca d’istinto. Facile da battere.
lobby-free-strengthLines-steady = Gioca come un amico attento.
lobby-free-strengthLines-sharp = Impara come pensi. Sbaglia di rado.

## lobby › choices

lobby-choices-first = Chi comincia
lobby-choices-lateJoins = Chi arriva tardi
lobby-choices-options = Regole opzionali
lobby-choices-more = Altro
lobby-choices-label = Impostazioni della partita
lobby-choices-changed = { $host } ha cambiato: { $what }
lobby-choices-houseRule = Regola della casa
lobby-choices-game = Gioco
lobby-choices-deck = Carte
lobby-choices-ownThemes = I vostri temi
lobby-choices-timer = Tempo
lobby-choices-grace = Riserve
lobby-choices-rules = Regole della casa
lobby-choices-pace = Ritmo
# As in English.
lobby-choices-practice = Tutorial

## lobby › deck

lobby-deck-browse = Sfoglia le carte
lobby-deck-house = Carte Samewave
lobby-deck-images = Immagini
lobby-deck-themes = Temi
lobby-deck-objects = Oggetti
lobby-deck-brought = Le vostre carte
lobby-deck-countImages =
    { $n ->
        [one] { $n } immagine
       *[other] { $n } immagini
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } tema
       *[other] { $n } temi
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } oggetto
       *[other] { $n } oggetti
    }
lobby-deck-ownTitle = Aggiungi le tue carte
lobby-deck-ownLine = Foto di questo dispositivo, o un file .samewave. Le vede solo questo tavolo.
lobby-deck-photos = Scegli le foto
lobby-deck-file = Scegli un file
lobby-deck-sending = Caricamento… { $percent }%
lobby-deck-building = Ritaglio delle carte…
lobby-deck-done = Le tue carte sono pronte.
lobby-deck-known = Queste carte sono già qui.
lobby-deck-stop = Ferma
lobby-deck-unplayable = Queste carte non si possono giocare:
lobby-deck-problem = { $where }: non si può usare.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Nessuno
lobby-ownThemes-noneLine = Inventa temi sulle persone al tavolo.
lobby-ownThemes-firstLine = Escono per primi, poi vengono gli altri.
lobby-ownThemes-onlyLine = Escono solo questi, a ripetizione.
lobby-ownThemes-label = Un tema per riga
lobby-ownThemes-example = La cucina della nonna
lobby-ownThemes-count = { $n } su { $most }
lobby-ownThemes-add =
    { $n ->
        [one] Aggiungi { $n } tema di { $group }
       *[other] Aggiungi { $n } temi di { $group }
    }
lobby-ownThemes-only = Solo i vostri temi
lobby-ownThemes-onlySwitchLine = Tutti gli altri temi restano nella scatola.
lobby-ownThemes-keep = Tienili per { $group }
lobby-ownThemes-keepLine = Potrai aggiungerli a ogni tavolo del gruppo.
lobby-ownThemes-replaceLine =
    { $n ->
        [one] { $n } tema tenuto da parte prima verrà eliminato.
       *[other] { $n } temi tenuti da parte prima verranno eliminati.
    }
lobby-ownThemes-save = Salva
lobby-ownThemes-saved = Salvato.
lobby-ownThemes-tooLong = «{ $theme }» supera i { $most } caratteri.

## lobby › timer

lobby-timer-none = Senza timer
lobby-timer-noneLine = Prendetevi tutto il tempo che serve.
lobby-timer-some = { $time } per domanda
lobby-timer-someLine = A tempo scaduto, un bot risponde per chi non l’ha fatto. Chiunque può chiedere più tempo.

## lobby › grace

lobby-grace-none = Senza riserve
lobby-grace-noneLine = Il tavolo aspetta chi è assente.
lobby-grace-some = Una riserva dopo { $time }
lobby-grace-someLine = Un bot gioca per chi è assente, finché non torna.

## lobby › rules

lobby-rules-none = Senza regole della casa
lobby-rules-noneLine = Solo il regolamento.
lobby-rules-noLimit = Senza limite

## lobby › practice

lobby-practice-on = Tutorial attivo
lobby-practice-onLine = Spieghiamo il primo turno passo per passo. Per { $n } giocatori.
lobby-practice-off = Tutorial disattivato
lobby-practice-offLine = Prima volta? Attivalo.

## lobby › first

lobby-first-begins = Comincia
lobby-first-chance = Scegli a caso
lobby-first-byChance = Comincia qualcuno a caso
lobby-first-chanceLine = Ogni volta diverso.
lobby-first-named = Comincia { $name }
lobby-first-line = I regolamenti dicono: il più giovane, o il più curioso.

## lobby › late

lobby-late-on = Chi arriva tardi può entrare
lobby-late-onLine = Prende il posto di un bot o di chi è assente.
lobby-late-off = Chi arriva tardi aspetta
lobby-late-offLine = Guarda, poi gioca la prossima partita.

## lobby › face

lobby-face-title = Scegli la tua immagine
lobby-face-line = Scegli una carta da mostrare accanto al tuo nome e, se vuoi, un colore.
lobby-face-colour = Colore
lobby-face-colours-orange = Arancione
lobby-face-colours-blue = Blu
lobby-face-colours-yellow = Giallo
lobby-face-colours-purple = Viola
lobby-face-colours-green = Verde
lobby-face-colours-cream = Crema
lobby-face-colours-turquoise = Turchese
lobby-face-colours-pink = Rosa

## lobby › offers

lobby-offers-justYouTwo = Solo voi due
lobby-offers-watch =
    { $n ->
        [one] { $names } guarda
       *[other] { $names } guardano
    }
lobby-offers-removeBots =
    { $n ->
        [one] Togli il bot
       *[other] Togli { $n } bot
    }

## lobby › claim

lobby-claim-item = Gioca su un altro telefono
lobby-claim-title = Continua su un altro telefono
lobby-claim-line = Sull’altro telefono apri questo tavolo e scegli «Sto già giocando». Poi scrivi:
lobby-claim-minutes = Il codice scade tra dieci minuti.
lobby-claim-other = Mostra un codice per l’altro telefono di { $name }

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Per ora ci sei solo tu. Si gioca in { $numbers }.
       *[other] Per ora siete in { $n }. Si gioca in { $numbers }.
    }
lobby-begin-tooMany = Siete in { $n }. Si gioca in { $numbers }.
lobby-begin-waitsFor = In attesa che { $host } cominci
lobby-begin-waitsForNobody = Non c’è nessuno che possa cominciare.
lobby-begin-beginPractice = Comincia il tutorial
lobby-begin-away = Assenti in questo momento: { $names }.

## lobby › door

lobby-door-title = Chi può entrare
lobby-door-hideCode = Nascondi il codice sulla TV
lobby-door-hideCodeLine = Il grande schermo non mostra né il codice né il QR.
lobby-door-sendAway = Rimuovi chi guarda
lobby-door-sendAwayOpen = Finché può entrare chiunque, possono tornare.
lobby-door-sendAwayClosed = Tornano solo se li fai entrare tu.
lobby-door-sent = Chi guardava è stato rimosso.
lobby-door-asking = Alla porta
lobby-door-wantsToJoin = { $name } vuole giocare
lobby-door-wantsToWatch = { $name } vuole guardare
lobby-door-letIn = Fai entrare
lobby-door-refuse = Rifiuta
lobby-door-asked = Abbiamo chiesto all’host.

## lobby › door › doors

lobby-door-doors-open = Chiunque abbia il codice
lobby-door-doors-ask = Chiedete prima a me
lobby-door-doors-locked = Nessun altro

## lobby › door › lines

lobby-door-lines-open = Gioca o guarda subito.
lobby-door-lines-ask = Fai entrare tu chi vuole giocare o guardare.
lobby-door-lines-locked = Il tavolo è chiuso. Chi c’era già può tornare.

## lobby › door › now

lobby-door-now-ask = Su richiesta
lobby-door-now-locked = Chiuso

## lobby › group

lobby-group-none = Nessun gruppo
lobby-group-noneLine = I risultati si perdono quando il tavolo chiude.
lobby-group-keptFor = Vale per { $name }
lobby-group-line = Le partite finite entrano nella storia del gruppo.
lobby-group-title = Giocate per un gruppo?
lobby-group-nobody = Nessun gruppo
lobby-group-toGroup = Apri il gruppo
lobby-group-changed = Da ora le partite qui valgono per { $name }.

## lobby › menu

lobby-menu-title = A questo tavolo
lobby-menu-people = Chi c’è
lobby-menu-forPlayer = Opzioni per { $name }
# As in English.
lobby-menu-chat = Chat
lobby-menu-react = Reagisci
lobby-menu-how = Come si gioca
lobby-menu-settings = Impostazioni
lobby-menu-share = Invita qualcuno
lobby-menu-leave = Esci
lobby-menu-toLobby = Cambia gioco
lobby-menu-toGame = Torna alla partita
lobby-menu-hurry = Metti fretta ai bot
lobby-menu-moreTime = Più tempo
lobby-menu-sit = Prendi posto

## lobby › stop

lobby-stop-item = Interrompi la partita
lobby-stop-ask = Interrompere la partita per tutti?
lobby-stop-line = Tornate tutti al tavolo. Niente di nascosto viene mostrato, e la partita non viene salvata.
lobby-stop-playOn = Continua a giocare
lobby-stop-by = { $name } ha interrotto la partita.
lobby-stop-byYou = Hai interrotto la partita.

## lobby › removing

lobby-removing-item = Elimina questo tavolo
lobby-removing-ask = Eliminare questo tavolo per tutti?
lobby-removing-line = Partite, chat e foto andranno perse per sempre.
lobby-removing-group = Le partite che valgono per { $name } restano nel gruppo.
lobby-removing-go = Elimina per tutti
lobby-removing-done = Tavolo eliminato.

## lobby › leaving

lobby-leaving-keep = Tieni il posto e torna più tardi
lobby-leaving-keepLine = Intanto una riserva può giocare per te.
lobby-leaving-forGood = Lascia il tavolo
lobby-leaving-forGoodLine = Il tuo posto si libera. Una riserva finisce la tua partita.
lobby-leaving-onlyMe = Esce solo { $name }
lobby-leaving-nameless = Esci e cancella il mio nome
lobby-leaving-namelessLine = Cancella il tuo nome e i tuoi messaggi, anche dalle partite passate.
lobby-leaving-namelessGroup = Le partite che valgono per { $name } restano. Un gruppo si lascia dalla sua pagina.
lobby-leaving-namelessDone = Il tuo nome non è più a questo tavolo.

## lobby › presence

lobby-presence-here = al tavolo
lobby-presence-away = assente
lobby-presence-standIn = assente, gioca una riserva
lobby-presence-gone = ha lasciato il tavolo, gioca una riserva
lobby-presence-isAway = { $name } non è al tavolo.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } non è al tavolo. Fra { $seconds } secondo gioca una riserva.
       *[other] { $name } non è al tavolo. Fra { $seconds } secondi gioca una riserva.
    }
lobby-presence-waitsFor = { $name } non è al tavolo. Aspettiamo.
lobby-presence-standInPlays = Ora una riserva gioca per { $name }.
lobby-presence-isBack = { $name } è di nuovo qui.
lobby-presence-stoodIn = Rieccoti! Una riserva ha giocato per te.

## lobby › presence › bots

lobby-presence-bots-gentle = Bot mite
lobby-presence-bots-steady = Bot solido
lobby-presence-bots-sharp = Bot acuto

## lobby › chat

# As in English.
lobby-chat-title = Chat
lobby-chat-open = Apri la chat
lobby-chat-close = Chiudi la chat
lobby-chat-unread =
    { $n ->
        [one] { $n } messaggio nuovo
       *[other] { $n } messaggi nuovi
    }
lobby-chat-write = Di’ qualcosa
lobby-chat-send = Invia
lobby-chat-empty = Ancora nessun messaggio. Saluta!
lobby-chat-muted = Niente indizi! La chat torna dopo la rivelazione.
lobby-chat-looking = Stai guardando. Prendi posto per chattare.
lobby-chat-somebody = Qualcuno
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Applauso
lobby-chat-reactions-heart = Lo adoro
lobby-chat-reactions-laugh = Risata
# As in English.
lobby-chat-reactions-wow = Wow
lobby-chat-reactions-think = Mah…
lobby-chat-reactions-hurry = Dai!

## lobby › device

lobby-device-handTo = Passa il telefono a { $name }
lobby-device-nobodyElse = Solo { $name }. Non si sbircia!
lobby-device-iAm = Sono { $name }
lobby-device-another = Tocca a qualcun altro
lobby-device-next = Tocca a { $name }
lobby-device-thisPhone = Su questo telefono

## reminders

reminders-live = Dal vivo
reminders-liveLine = Si gioca tutti insieme, adesso.
reminders-days = In più giorni
reminders-daysLine = Gioca quando vuoi. Niente timer, niente riserve.
reminders-title = Tocca a te
reminders-row = Tocca a te
reminders-rowLine = Ricevi un messaggio quando la partita ti aspetta.
reminders-tellMe = Avvisami quando tocca a me
reminders-off = Riceverai al massimo un messaggio all’ora.
reminders-onDevice = Riceverai una notifica, al massimo una all’ora.
reminders-byWebhook = Riceverai un messaggio via { $host }, al massimo uno all’ora.
reminders-notHere = Questo browser non può mostrare notifiche. Su iPhone, aggiungi prima la pagina alla schermata Home.
reminders-notOnServer = Questo server non può inviare notifiche. L’host può aggiungere un webhook.
reminders-denied = Le notifiche sono bloccate. Consentile nelle impostazioni del browser.
# As in English.
reminders-webhook = Webhook
reminders-webhookLine = Di Discord, Slack, ntfy o Matrix. Scriviamo lì quando tocca a qualcuno.
reminders-webhookNow = Messaggi inviati a { $host } ({ $kind })
reminders-kind = Formato
reminders-kindByAddress = Riconosci dall’indirizzo
reminders-save = Salva il webhook
reminders-saved = Webhook salvato.
reminders-test = Invia una prova
reminders-tested = Prova inviata.
reminders-remove = Rimuovi
reminders-removed = Webhook rimosso.
reminders-stopAsk = Fermare questi messaggi?
reminders-stopLine = Non ti avviseremo più quando tocca a te a questo tavolo.
reminders-stop = Disattiva i messaggi
reminders-stopped = Fatto
reminders-stoppedLine = Da questo tavolo non arriveranno più messaggi. Puoi riattivarli lì.

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
