## affinity

affinity-reading = Guardiamo che cosa ha messo ognuno …
affinity-failed = Non si è potuto leggere che cosa dice di voi la partita.
affinity-tryAgain = Riprova
affinity-tooLittle = Troppo poco per dirlo
affinity-tooLittleLine = Mai due persone hanno messo immagini nello stesso turno.
affinity-noClues = Nessun indizio è stato letto fino in fondo: niente da confrontare.
affinity-matrix = Ognuno con ognuno
affinity-map = La mappa delle menti
affinity-mapNote = Vicino vuol dire uguale. Una linea unisce due con 60 o più.
affinity-signature = La tua immagine
affinity-signatureLine = { $title }: messa { $n } volte, più di quanto chiedessero i temi.
affinity-places = Delle immagini in comune, { $direct } nello stesso posto e { $indirect } altrove.

## affinity › chart

affinity-chart-pair = { $a } e { $b }: { $n }
affinity-chart-pairSays = { $a } e { $b }: { $n }, probabilmente tra { $low } e { $high }
affinity-chart-between = probabilmente tra { $low } e { $high }
affinity-chart-shared =
    { $images ->
        [one] { $images } immagine in comune
       *[other] { $images } immagini in comune
    } in { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
affinity-chart-previousPair = Coppia precedente
affinity-chart-nextPair = Coppia successiva
affinity-chart-differently = la vedono diversamente
affinity-chart-alike = la pensano uguale
affinity-chart-joined = { $a } e { $b } sono molto vicini: { $n }.
affinity-chart-nobodyJoined = Nessuna coppia arriva a 60.
affinity-chart-nearestTo = Più vicino a { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } è una macchina.
       *[other] { $names } sono macchine.
    }
affinity-chart-showAll = Mostra tutte ({ $n })
affinity-chart-onlyNearest = { $name } e le { $n } persone più vicine, su { $of }
affinity-chart-fewer = Mostra meno
affinity-chart-course = Quanto { $name } e gli altri la pensavano uguale, serata dopo serata

## affinity › readers

affinity-readers-who = Chi capisce gli indizi di chi
affinity-readers-criteria = Il più difficile da leggere
affinity-readers-reads = { $reader } legge { $giver }
affinity-readers-byChance = non meglio del caso
affinity-readers-misread =
    { $n ->
        [one] { $n } su { $clues } frainteso
       *[other] { $n } su { $clues } fraintesi
    }
affinity-readers-note = 100: mai un inganno. 0: non meglio che indicare alla cieca.
affinity-readers-best = { $reader } capisce { $giver } meglio di tutti
affinity-readers-hardest = Il più difficile da leggere: { $criterion }
affinity-readers-title = Chi ha capito chi

## affinity › titles

affinity-titles-veryAlike = Anime gemelle
affinity-titles-alike = Spiriti affini
affinity-titles-strangers = Simpatici sconosciuti
affinity-titles-differently = Gli opposti si attraggono

## affinity › best

affinity-best-most = La coppia più vicina
affinity-best-youTwo = Di tutto il tavolo, voi due siete i più vicini.
affinity-best-chance = Probabilità che nessuna coppia sia più vicina: { $percent }%.
affinity-best-open = Può ben esserci una coppia più vicina.
affinity-best-likely = Probabile, ma non deciso.
affinity-best-settled = Quasi nessun dubbio.

## affinity › you

affinity-you-nearest = Più vicino a te
affinity-you-other = Tu e { $name }
affinity-you-veryAlike = La pensate davvero uguale.
affinity-you-alike = La pensate abbastanza uguale.
affinity-you-strangers = Più o meno come due estranei.
affinity-you-differently = Tendete a vedere le cose diversamente.
affinity-you-hint = Dopo una partita è un primo indizio: probabilmente tra { $low } e { $high }.
affinity-you-scale = 50 è di due estranei, 100 di una mente sola.
affinity-you-machine = una macchina

## affinity › themes

affinity-themes-title = Temi
affinity-themes-alike = Il tema visto più uguale da te e { $name }
affinity-themes-unlike = Il tema visto più diversamente da te e { $name }
affinity-themes-uniting = Questo ha unito il tavolo
affinity-themes-dividing = Questo ha diviso il tavolo
affinity-themes-laid = { $name }: { $titles }

## affinity › rounds

affinity-rounds-title = Turno per turno
affinity-rounds-round = Turno { $n }
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
affinity-rounds-shared = In comune: { $titles }
affinity-rounds-nothing = niente in comune
affinity-rounds-showAll = Mostra tutti i turni

## affinity › actions

affinity-actions-title = Da portare via
affinity-actions-picture = Condividi l’immagine
affinity-actions-noPicture = Non si è potuta fare l’immagine.
affinity-actions-replay = Rivedi la partita
affinity-actions-duel = Sfida un altro tavolo
affinity-actions-duelText = Noi abbiamo giocato così. Con le stesse carte farete meglio?
affinity-actions-duelCopied = Il link è copiato. Mandalo all’altro tavolo.
affinity-actions-group = La pagina di { $name }
affinity-actions-record = Salva la registrazione della partita

## affinity › rival

affinity-rival-title = Due tavoli, le stesse carte
affinity-rival-ours = Voi
affinity-rival-theirs = Gli altri
affinity-rival-better =
    { $n ->
        [one] Eravate avanti di { $n } punto!
       *[other] Eravate avanti di { $n } punti!
    }
affinity-rival-worse =
    { $n ->
        [one] L’altro tavolo era avanti di { $n } punto.
       *[other] L’altro tavolo era avanti di { $n } punti.
    }
affinity-rival-even = Nemmeno un punto di differenza!
affinity-rival-after =
    { $n ->
        [one] Dopo { $n } turno a testa
       *[other] Dopo { $n } turni a testa
    }
affinity-rival-against = Contro { $names }
affinity-rival-row = { $label }: voi { $ours }, gli altri { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } immagine in comune
       *[other] { $n } immagini in comune
    }
affinity-rival-turn = Turno { $n }
affinity-rival-score = Punteggio

## group

group-title = I tuoi gruppi
group-intro = Un gruppo conserva quello che giocate insieme: chi la pensa uguale, sera dopo sera.
group-onThisDevice = Su questo dispositivo
group-youAre = Tu sei { $name }
group-justLooking = Questo dispositivo guarda soltanto
group-foundTitle = Fonda un gruppo
group-foundAnother = Fonda un altro gruppo
group-foundName = Come si chiama il vostro gruppo?
group-foundHint = Il divano, quelli del giovedì, la nostra famiglia…
group-foundGo = Fonda il gruppo
group-allGroups = Tutti i tuoi gruppi
group-keySentence = Chi ha questo link è nel gruppo e vede tutto. Non si raccoglie niente per nessun altro e non c’è alcun account: custodisci il link come una chiave.
group-invite = Invita
group-inviteTitle = Il link di questo gruppo
group-shareLink = Condividi il link
group-copyLink = Copia il link
group-copyFailed = Copia il link dal campo qui sopra, per favore.
group-invitation = Il link del nostro gruppo «{ $name }». Custodiscilo come una chiave:
group-scan = Scansiona per entrare nel gruppo
group-loading = Apro il gruppo…
group-unknown = Questo link non porta a nessun gruppo.
group-unknownLine = Forse ne manca un pezzo, o il gruppo è stato eliminato. Chiedi il link a qualcuno del gruppo.
group-forgetIt = Dimentica qui questo gruppo
group-stale = Il server non risponde. Ecco com’era prima.
group-games =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
group-evenings =
    { $n ->
        [one] { $n } serata
       *[other] { $n } serate
    }
group-members =
    { $n ->
        [one] { $n } membro
       *[other] { $n } membri
    }
group-rounds =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
group-since = dal { $date }
group-play = Gioca stasera
group-map = Chi è vicino a chi
group-matrix = Tutti con tutti
group-course = Nel tempo
group-chartFailed = Questa immagine non è arrivata. Ricarica la pagina.

## group › who

group-who-title = Chi sei?
group-who-line = Questo dispositivo se lo ricorda. Puoi cambiarlo quando vuoi.
group-who-newName = Arrivo adesso: mi chiamo
group-who-joinGo = Sono io
group-who-look = Guardo soltanto
group-who-full = In questo gruppo non c’è posto per un altro nome.

## group › empty

group-empty-title = Ancora nessuna partita
group-empty-line = Quello che giocate per questo gruppo conta qui da solo, appena una partita finisce.
group-empty-invite = Manda il link a chi gioca con te.
group-empty-play = Apri un tavolo con «Gioca stasera», e giocate.
group-empty-look = Torna qui: con chi hai più in comune?

## group › days

group-days-together =
    { $n ->
        [one] { $n } giorno in cui avete risposto in più persone
       *[other] { $n } giorni in cui avete risposto in più persone
    }
group-days-none = Scegliete cinque immagini al giorno e guardate che cosa vedono gli altri.
group-days-count = Conta questi giorni
group-days-countLine = Fanno parte dei punteggi del gruppo.

## group › you

group-you-title = Tu e gli altri
group-you-most = Più in comune con { $name }
group-you-alone = Nessuno ha ancora giocato con te. I numeri arrivano con il primo turno in comune.
group-you-onlyBots = Finora al tavolo c’erano solo bot. Non contano: gioca con qualcuno!
group-you-lookOn = Di’ chi sei, e vedrai con chi hai più in comune.
group-you-all = Mostra tutto ({ $n })
group-you-fewer = Mostra meno

## group › score

group-score-label = { $one } e { $other }: { $score } su 100
group-score-of100 = su 100
group-score-range = Tra { $low } e { $high }, nove volte su dieci. 50 è quello che hanno due estranei.
group-score-hint =
    { $rounds ->
        [one] Solo un primo indizio, dopo { $rounds } turno.
       *[other] Solo un primo indizio, dopo { $rounds } turni.
    }
group-score-alike = La pensate più simile di due estranei.
group-score-unlike = Tendete a vedere le cose diversamente.
group-score-open = Può ancora essere un caso: continuate a giocare.
group-score-theyAlike = La pensano più simile di due estranei.
group-score-theyUnlike = Tendono a vedere le cose diversamente.
group-score-never = Queste due persone non hanno ancora giocato un turno insieme.

## group › best

group-best-title = La coppia che la pensa più uguale
group-best-sure = Per quanto si può dire: è così con una probabilità del { $percent }%.
group-best-guess = Per ora solo un’ipotesi: una probabilità del { $percent }%.

## group › signatures

group-signatures-yours = Le tue immagini
group-signatures-line = Giocate più spesso di quanto chiedano i temi.
group-signatures-laid =
    { $n ->
        [one] { $title }: una volta
       *[other] { $title }: { $n } volte
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Temi che vi uniscono
group-themes-dividing = Temi che vi dividono
group-themes-alike = Visti allo stesso modo
group-themes-unlike = Visti diversamente
group-themes-lost = Un tema di carte che non ci sono più
group-themes-nothing = niente

## group › pair

group-pair-title = Due di voi
group-pair-pick = Guarda una coppia
group-pair-one = Una persona
group-pair-other = E l’altra
group-pair-together =
    { $rounds ->
        [one] { $rounds } turno insieme
       *[other] { $rounds } turni insieme
    }
group-pair-partners = { $n } in squadra
group-pair-shared = Immagini giocate da entrambi i lati
group-pair-direct = di cui allo stesso posto
group-pair-byTheme = Due estranei che seguono i temi allo stesso modo
group-pair-byChance = Due che pescano alla cieca
group-pair-reads = { $reader } legge gli indizi di { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } di { $clues } indizio frainteso
       *[other] { $misread } di { $clues } indizi fraintesi
    }

## group › evening

group-evening-title = Serate
group-evening-earlier = Serate precedenti
group-evening-left = qualcuno che è andato via
group-evening-others =
    { $n ->
        [one] { $n } altra persona
       *[other] { $n } altre persone
    }
group-evening-withBots =
    { $n ->
        [one] e un bot
       *[other] e { $n } bot
    }
group-evening-replay = Rivedila
group-evening-nothing = Una sola serata qui non dice niente su chi la pensa uguale.

## group › people

group-people-title = Membri
group-people-you = tu
group-people-never = non ha ancora giocato
group-people-last = l’ultima il { $date }
group-people-open = Modifica { $name }
group-people-rename = Un altro nome
group-people-renameLine = Vale per tutto quello che si è giocato.
group-people-renameGo = Cambia il nome
group-people-renamed = D’ora in poi è { $name }.
group-people-merge = Due nomi, una persona
group-people-mergeLine = { $name } ha giocato anche con un altro nome? Allora i due diventano uno. Non si può annullare.
group-people-mergeWith = { $name } è la stessa persona di
group-people-mergeGo = Sono la stessa persona
group-people-merged = Ora è tutto di { $name }.
group-people-nobody = Nessuno
group-people-me = Sono io
group-people-leave = Lascia il gruppo
group-people-leaveOf = Togli { $name } dal gruppo
group-people-leaveAsk = Andartene per sempre?
group-people-leaveAskOf = Togliere { $name } per sempre?
group-people-leaveLine = Sparisce il nome { $name }, e con lui ogni numero su { $name }. Le partite restano, con un punto interrogativo al posto del nome. Non si può annullare.
group-people-leaveLink = Chi ha ancora il link può ancora vedere il gruppo.
group-people-stay = Resta
group-people-left = { $name } non è più nel gruppo.

## group › keep

group-keep-title = Il gruppo stesso
group-keep-rename = Rinomina il gruppo
group-keep-renameName = Nome del gruppo
group-keep-renameGo = Salva il nome
group-keep-export = Porta via tutto
group-keep-exportLine = Un file con tutte le partite, i numeri e i nomi, per te.
group-keep-exported = Il file è salvato.
group-keep-forget = Togli questo dispositivo
group-keep-forgetLine = Resti nel gruppo; solo questo dispositivo dimentica il link.
group-keep-forgetAsk = Senza il link da qui non puoi tornare. È al sicuro altrove?
group-keep-forgetGo = Dimentica qui il link
group-keep-forgotten = Questo dispositivo ha dimenticato il gruppo.
group-keep-remove = Elimina tutto
group-keep-removeLine = { $games } con le loro repliche, tutti i numeri, { $members }: perso per chiunque, per sempre. Nessuno può riportarlo indietro, neppure noi.
group-keep-removeType = Per sicurezza, scrivi il nome del gruppo: { $name }
group-keep-removeGo = Elimina per chiunque
group-keep-removed = Il gruppo è eliminato.
group-keep-cancel = Tienilo
