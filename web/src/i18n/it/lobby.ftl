## lobby

lobby-ofAtTable = { $n } su { $of } al tavolo
lobby-tvLink = Grande schermo per la TV
lobby-newTab = si apre in una nuova scheda
lobby-copyFailed = Copia l’indirizzo dal browser, per favore.
lobby-players = In { $numbers }.
lobby-atLeastOne = Almeno una scelta deve restare.

## lobby › seats

lobby-seats-take = Posto libero: siediti qui
lobby-seats-chooseFree = Tocca un posto libero per spostarti.
lobby-seats-youSitOut = Questa partita la guardi.
lobby-seats-playAgain = Siediti e gioca
lobby-seats-howToSit = Tocca un posto libero per sederti.
lobby-seats-watching = Guardano:
lobby-seats-seat = { $name } guarda: fai giocare
lobby-seats-label = Posti intorno al tavolo
lobby-seats-faceToFace = Chi gioca insieme siede di fronte.
lobby-seats-byLot = Le squadre si sorteggiano all’inizio.
lobby-seats-alternating = Le squadre siedono alternate.
lobby-seats-anyhow = Ognuno gioca per sé.
lobby-seats-together = Giocate tutti insieme.
lobby-seats-howTo = Trascina qualcuno su un altro posto, o tocca due posti.
lobby-seats-chair = Posto { $n }
lobby-seats-fill = Posto libero: fai sedere qualcuno
lobby-seats-you = { $name } (tu)
lobby-seats-partner = gioca con { $names }
lobby-seats-chosen = { $name }: tocca il posto con cui scambiare.
lobby-seats-swapped = { $one } e { $other } si sono scambiati di posto.
lobby-seats-moved = { $name } ora è al posto { $n }.
lobby-seats-shuffle = Mescola i posti
lobby-seats-shuffled = I posti sono mescolati.
lobby-seats-cancel = Meglio di no
lobby-seats-thisPhone = su questo telefono

## lobby › person

lobby-person-sitOut = Non giocare e guardare
lobby-person-makeHost = Cedi il tavolo
lobby-person-sendAway = Manda via
lobby-person-sendAwayAsk = Mandare via { $name }?
lobby-person-sendAwayLine = Il posto sarà libero. Con il link ci si può risedere.
lobby-person-sendAwayInGame = Una riserva gioca fino alla fine della partita.
lobby-person-forGood = Escludi per sempre
lobby-person-forGoodLine = Quel dispositivo e quel nome non potranno tornare a questo tavolo.
lobby-person-isHostNow = Ora guida il tavolo { $name }.
lobby-person-youAreHost = Ora guidi tu il tavolo.
lobby-person-cameToSit = { $name } si siede.
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
lobby-free-friend = Qualcuno con il suo telefono
lobby-free-friendLine = Mostra il codice, o manda il link.
lobby-free-here = Qualcuno su questo telefono
lobby-free-hereLine = Ve lo passate; ciò che è segreto resta segreto.
lobby-free-hereName = Come si chiama l’altra persona?
lobby-free-hereAdd = Siediti qui

## lobby › free › strengths

lobby-free-strengths-gentle = Mite
lobby-free-strengths-steady = Solido
lobby-free-strengths-sharp = Acuto

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Gioca d’istinto ed è facile da battere.
lobby-free-strengthLines-steady = Gioca come chi sta attento.
lobby-free-strengthLines-sharp = Impara come pensi e sbaglia di rado.

## lobby › choices

lobby-choices-first = Chi comincia
lobby-choices-lateJoins = Arrivare tardi
lobby-choices-options = Previsto in questa scatola
lobby-choices-more = Altro
lobby-choices-label = Che cosa si gioca
lobby-choices-changed = { $host } ha cambiato: { $what }
lobby-choices-houseRule = Regola della casa
lobby-choices-game = Gioco
lobby-choices-deck = Carte
lobby-choices-ownThemes = I vostri temi
lobby-choices-timer = Tempo
lobby-choices-grace = Riserve
lobby-choices-rules = Regole della casa
lobby-choices-pace = Ritmo
lobby-choices-practice = Giro di prova

## lobby › deck

lobby-deck-browse = Guarda le carte
lobby-deck-house = Le nostre carte
lobby-deck-images = Immagini
lobby-deck-themes = Temi
lobby-deck-objects = Oggetti
lobby-deck-brought = Portate a questo tavolo
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
lobby-deck-ownTitle = Porta le tue carte
lobby-deck-ownLine = Foto di questo dispositivo, o un file .samewave. Le vede solo questo tavolo.
lobby-deck-photos = Scegli le foto
lobby-deck-file = Scegli un file
lobby-deck-sending = Invio … { $percent }%
lobby-deck-building = Si ritagliano le carte …
lobby-deck-done = Le carte sono sul tavolo.
lobby-deck-known = Queste carte sono già qui.
lobby-deck-stop = Ferma
lobby-deck-unplayable = Con queste non si può giocare:
lobby-deck-problem = { $where }: non si può usare.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Nessuno
lobby-ownThemes-noneLine = Scrivi temi sulle persone al tavolo.
lobby-ownThemes-firstLine = Escono per primi, poi vengono i nostri.
lobby-ownThemes-onlyLine = Escono solo questi, più volte.
lobby-ownThemes-label = Un tema per riga
lobby-ownThemes-example = La cucina della nonna
lobby-ownThemes-count = { $n } su { $most }
lobby-ownThemes-only = Solo i nostri temi
lobby-ownThemes-onlySwitchLine = Lascia fuori tutti gli altri temi.
lobby-ownThemes-save = Salva
lobby-ownThemes-saved = Salvato.
lobby-ownThemes-tooLong = «{ $theme }» supera le { $most } lettere.

## lobby › timer

lobby-timer-none = Senza limite di tempo
lobby-timer-noneLine = Il tavolo vede chi sta ancora pensando.
lobby-timer-some = { $time } per domanda
lobby-timer-someLine = A tempo scaduto, un bot risponde per chi manca. Chiunque può chiederne di più.

## lobby › grace

lobby-grace-none = Senza riserve
lobby-grace-noneLine = Il tavolo aspetta chi non c’è.
lobby-grace-some = Una riserva dopo { $time }
lobby-grace-someLine = Un bot gioca per chi non c’è, finché non torna.

## lobby › rules

lobby-rules-none = Senza regole della casa
lobby-rules-noneLine = Si gioca come nella scatola.
lobby-rules-noLimit = Senza limite

## lobby › practice

lobby-practice-on = Giro di prova
lobby-practice-onLine = Il giro di prova è spiegato passo per passo, in { $n }.
lobby-practice-off = Senza giro di prova
lobby-practice-offLine = È la prima volta? Fatevi spiegare tutto in un giro di prova.

## lobby › first

lobby-first-begins = Comincia
lobby-first-chance = Lascia fare al caso
lobby-first-byChance = Il caso decide chi comincia
lobby-first-chanceLine = Ogni volta un inizio diverso.
lobby-first-named = Comincia { $name }
lobby-first-line = Le scatole dicono: chi è più giovane, o più curioso.

## lobby › late

lobby-late-on = Chi arriva tardi può entrare
lobby-late-onLine = Prende il posto di un bot o di chi non è al tavolo.
lobby-late-off = Chi arriva tardi aspetta
lobby-late-offLine = Guarda e gioca la prossima partita.

## lobby › face

lobby-face-title = Scegli un volto
lobby-face-line = Scegli una carta. Tutti la vedono accanto al tuo nome.

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
lobby-claim-minutes = Il codice vale dieci minuti.
lobby-claim-other = Mostra a { $name } un codice per un altro telefono

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Per ora ci sei solo tu; bisogna essere in { $numbers }.
       *[other] Siete in { $n }; bisogna essere in { $numbers }.
    }
lobby-begin-tooMany = Siete in { $n }: troppi. Bisogna essere in { $numbers }.
lobby-begin-waitsFor = Si aspetta che { $host } cominci
lobby-begin-waitsForNobody = Non c’è nessuno per cominciare.
lobby-begin-beginPractice = Comincia il giro di prova
lobby-begin-away = Adesso non è qui: { $names }.

## lobby › door

lobby-door-title = Chi può entrare
lobby-door-hideCode = Nascondi il codice sulla TV
lobby-door-hideCodeLine = Il grande schermo non mostra né il codice né il QR.
lobby-door-sendAway = Manda via chi guarda
lobby-door-sendAwayOpen = Finché l’ingresso è libero, possono tornare.
lobby-door-sendAwayClosed = Tornano solo se li fai entrare tu.
lobby-door-sent = Non guarda più nessuno.
lobby-door-asking = Chiedono di entrare
lobby-door-wantsToJoin = { $name } vuole giocare
lobby-door-wantsToWatch = { $name } vuole guardare
lobby-door-letIn = Fai entrare
lobby-door-refuse = No
lobby-door-asked = Richiesta inviata.

## lobby › door › doors

lobby-door-doors-open = Chi ha il codice
lobby-door-doors-ask = Prima chiedere a me
lobby-door-doors-locked = Nessun altro

## lobby › door › lines

lobby-door-lines-open = Può giocare o guardare subito.
lobby-door-lines-ask = Accetti tu chi vuole giocare o guardare.
lobby-door-lines-locked = Il tavolo è chiuso. Chi c’era già può tornare.

## lobby › door › now

lobby-door-now-ask = Su richiesta
lobby-door-now-locked = Tavolo chiuso

## lobby › group

lobby-group-none = Per nessun gruppo
lobby-group-noneLine = Quello che giocate qui sparisce con il tavolo.
lobby-group-keptFor = Tenuto per { $name }
lobby-group-line = Ogni partita che finisce conta per questo gruppo.
lobby-group-title = Per quale gruppo giocate?
lobby-group-nobody = Per nessuno
lobby-group-toGroup = Vai al gruppo
lobby-group-changed = Quello che giocate ora è tenuto per { $name }.

## lobby › menu

lobby-menu-title = A questo tavolo
lobby-menu-people = Chi c’è
lobby-menu-chat = Chat
lobby-menu-react = Reagisci
lobby-menu-how = Come si gioca
lobby-menu-settings = Impostazioni
lobby-menu-share = Invita qualcuno
lobby-menu-leave = Esci
lobby-menu-toLobby = Cambia gioco
lobby-menu-toGame = Torna alla partita
lobby-menu-hurry = Bot, più in fretta
lobby-menu-moreTime = Più tempo
lobby-menu-sit = Siediti anche tu

## lobby › stop

lobby-stop-item = Interrompi la partita
lobby-stop-ask = Interrompere la partita per tutto il tavolo?
lobby-stop-line = Tornate al tavolo, come prima della partita. Ciò che è coperto resta coperto, e di questa partita non c’è registrazione.
lobby-stop-playOn = Continua a giocare
lobby-stop-by = { $name } ha interrotto la partita.
lobby-stop-byYou = Hai interrotto la partita.

## lobby › removing

lobby-removing-item = Elimina questo tavolo
lobby-removing-ask = Eliminare questo tavolo per tutti?
lobby-removing-line = Partite, chat e foto saranno perse per sempre.
lobby-removing-group = Quello che { $name } ha conservato resta al gruppo.
lobby-removing-go = Elimina per tutti
lobby-removing-done = Il tavolo è eliminato.

## lobby › leaving

lobby-leaving-keep = Tieni il posto e torna più tardi
lobby-leaving-keepLine = Mentre non ci sei, forse una riserva gioca per te.
lobby-leaving-forGood = Lascia il posto per sempre
lobby-leaving-forGoodLine = Il tuo posto sarà libero. In una partita continua una riserva.
lobby-leaving-onlyMe = Si alza solo { $name }
lobby-leaving-nameless = Esci e cancella il mio nome
lobby-leaving-namelessLine = Il tuo nome e i tuoi messaggi saranno cancellati per sempre, anche dalle partite passate.
lobby-leaving-namelessGroup = Quello che { $name } ha conservato resta: un gruppo si lascia dalla sua pagina.
lobby-leaving-namelessDone = Il tuo nome è stato cancellato da questo tavolo.

## lobby › presence

lobby-presence-here = al tavolo
lobby-presence-away = non c’è
lobby-presence-standIn = non c’è, gioca una riserva
lobby-presence-gone = ha lasciato, gioca una riserva
lobby-presence-isAway = { $name } non c’è più.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } non c’è. Fra { $seconds } secondo gioca una riserva.
       *[other] { $name } non c’è. Fra { $seconds } secondi gioca una riserva.
    }
lobby-presence-waitsFor = { $name } non c’è. Il tavolo aspetta.
lobby-presence-standInPlays = Ora una riserva gioca per { $name }.
lobby-presence-isBack = Ecco di nuovo { $name }.
lobby-presence-stoodIn = Una riserva ha giocato per te. Ora tocca di nuovo a te.

## lobby › presence › bots

lobby-presence-bots-gentle = Bot mite
lobby-presence-bots-steady = Bot solido
lobby-presence-bots-sharp = Bot acuto

## lobby › chat

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
lobby-chat-empty = Nessuno ha ancora detto niente.
lobby-chat-muted = Silenzio: una parola adesso sarebbe un indizio. Potrai parlare dopo la rivelazione.
lobby-chat-looking = Stai guardando; siediti per partecipare.
lobby-chat-somebody = Qualcuno
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Applauso
lobby-chat-reactions-heart = Che bello
lobby-chat-reactions-laugh = Risata
lobby-chat-reactions-wow = Uau
lobby-chat-reactions-think = Mah …
lobby-chat-reactions-hurry = Dai!

## lobby › device

lobby-device-handTo = Passa il telefono a { $name }
lobby-device-nobodyElse = Da qui in poi guarda solo { $name }.
lobby-device-iAm = Sono { $name }
lobby-device-another = Gioca qualcun altro
lobby-device-next = Tocca a { $name }
lobby-device-thisPhone = Su questo telefono

## reminders

reminders-live = Dal vivo
reminders-liveLine = Si gioca tutti insieme, adesso.
reminders-days = In più giorni
reminders-daysLine = Giocate quando volete. Senza timer e senza riserve.
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
reminders-webhook = Webhook
reminders-webhookLine = Di Discord, Slack, ntfy o Matrix. Lì diciamo a chi tocca.
reminders-webhookNow = Avvisa su { $host } ({ $kind })
reminders-kind = Formato
reminders-kindByAddress = In base all’indirizzo
reminders-save = Salva il webhook
reminders-saved = Webhook salvato.
reminders-test = Invia una prova
reminders-tested = Prova inviata.
reminders-remove = Rimuovi
reminders-removed = Webhook rimosso.
reminders-stopAsk = Basta messaggi?
reminders-stopLine = Non ti avviseremo più quando tocca a te a questo tavolo.
reminders-stop = Ferma i messaggi
reminders-stopped = Fatto
reminders-stoppedLine = Da questo tavolo non arriveranno più messaggi. Puoi riattivarli lì.

## reminders › kinds

reminders-kinds-discord = Discord
reminders-kinds-slack = Slack
reminders-kinds-ntfy = ntfy
reminders-kinds-matrix = Matrix
reminders-kinds-json = JSON
