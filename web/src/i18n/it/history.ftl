## affinity

affinity-reading = Confronto delle scelte di tutti…
affinity-failed = Non siamo riusciti a caricare i vostri risultati.
affinity-tryAgain = Riprova
affinity-tooLittle = Troppo presto per dirlo
affinity-tooLittleLine = Nessuna coppia di voi ha scelto immagini nello stesso turno.
affinity-noClues = Nessun turno è finito: niente da confrontare.
affinity-matrix = Tutti con tutti
affinity-map = La mappa delle menti
affinity-mapNote = Più vicini, più simili. Una linea vuol dire 60 o più.
affinity-signature = La tua immagine simbolo
affinity-signatureLine = { $title }: l’hai scelta { $n } volte, più della media.
affinity-places = Immagini in comune: { $direct } nella stessa posizione, { $indirect } in posizioni diverse.

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
affinity-chart-joined = { $a } e { $b } sono vicini: { $n }.
affinity-chart-nobodyJoined = Nessuna coppia arriva a 60.
affinity-chart-nearestTo = Più vicino a { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } è un bot.
       *[other] { $names } sono bot.
    }
affinity-chart-showAll = Mostra tutte ({ $n })
affinity-chart-onlyNearest = { $name } e le { $n } persone più vicine, su { $of }
affinity-chart-fewer = Mostra meno
affinity-chart-course = Quanto { $name } e gli altri la pensavano uguale, serata dopo serata

## affinity › readers

affinity-readers-who = Chi capisce gli indizi di chi
affinity-readers-criteria = I criteri più difficili
affinity-readers-reads = { $reader } capisce { $giver }
affinity-readers-byChance = non meglio del caso
affinity-readers-misread =
    { $n ->
        [one] { $n } su { $clues } frainteso
       *[other] { $n } su { $clues } fraintesi
    }
affinity-readers-note = 100 = mai ingannato, 0 = a caso
affinity-readers-best = { $reader } è chi capisce meglio { $giver }
affinity-readers-hardest = Criterio più difficile: { $criterion }
affinity-readers-title = Chi ha capito chi

## affinity › titles

affinity-titles-veryAlike = Anime gemelle
affinity-titles-alike = Spiriti affini
affinity-titles-strangers = Simpatici sconosciuti
affinity-titles-differently = Gli opposti si attraggono

## affinity › best

affinity-best-most = I più vicini
affinity-best-youTwo = Voi due siete i più in sintonia.
affinity-best-chance = Probabilità: { $percent }%.
affinity-best-open = Ma per un soffio.
affinity-best-likely = Così sembra, almeno.
affinity-best-settled = Nessun dubbio.

## affinity › you

affinity-you-nearest = Più vicino a te
affinity-you-other = Tu e { $name }
affinity-you-veryAlike = Le grandi menti pensano allo stesso modo.
affinity-you-alike = Spesso la pensate uguale.
affinity-you-strangers = Più o meno come due sconosciuti.
affinity-you-differently = Spesso vedete le cose in modo diverso.
affinity-you-hint = Un primo indizio dopo una partita: probabilmente tra { $low } e { $high }.
affinity-you-scale = 50 = due sconosciuti, 100 = un solo cervello
affinity-you-machine = un bot

## affinity › themes

affinity-themes-title = Temi
affinity-themes-alike = Dove tu e { $name } eravate più d’accordo
affinity-themes-unlike = Dove tu e { $name } eravate meno d’accordo
affinity-themes-uniting = Dove eravate tutti d’accordo
affinity-themes-dividing = Dove eravate meno d’accordo
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

affinity-actions-title = Salva e condividi
affinity-actions-picture = Condividi l’immagine
affinity-actions-noPicture = Impossibile creare l’immagine.
affinity-actions-replay = Rivedi la partita
affinity-actions-duel = Sfida un altro tavolo
affinity-actions-duelText = Sapete batterci con le stesse carte?
affinity-actions-duelCopied = Link copiato. Mandalo all’altro tavolo.
affinity-actions-group = Apri { $name }
affinity-actions-record = Salva la partita

## affinity › rival

affinity-rival-title = Due tavoli, le stesse carte
affinity-rival-ours = Voi
affinity-rival-theirs = Loro
affinity-rival-better =
    { $n ->
        [one] Avete vinto di { $n } punto!
       *[other] Avete vinto di { $n } punti!
    }
affinity-rival-worse =
    { $n ->
        [one] L’altro tavolo ha vinto di { $n } punto.
       *[other] L’altro tavolo ha vinto di { $n } punti.
    }
affinity-rival-even = Parità perfetta!
affinity-rival-after =
    { $n ->
        [one] Dopo { $n } turno a testa
       *[other] Dopo { $n } turni a testa
    }
affinity-rival-against = Contro { $names }
affinity-rival-row = { $label }: voi { $ours }, loro { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } immagine in comune
       *[other] { $n } immagini in comune
    }
affinity-rival-turn = Turno { $n }
affinity-rival-score = Punteggio

## group

group-title = I tuoi gruppi
group-intro = Giocate spesso insieme? Un gruppo conserva le vostre partite e mostra chi la pensa uguale.
group-onThisDevice = Su questo dispositivo
group-youAre = Tu sei { $name }
group-justLooking = Questo dispositivo guarda e basta
group-foundTitle = Crea un gruppo
group-foundAnother = Crea un altro gruppo
group-foundName = Come si chiama il vostro gruppo?
group-foundHint = Quelli del giovedì, i cugini, la pausa pranzo…
group-foundGo = Crea il gruppo
group-allGroups = Tutti i tuoi gruppi
group-keySentence = Chi ha questo link è nel gruppo e vede tutto. Non ci sono account: tieni il link per voi.
group-invite = Invita
group-inviteTitle = Invita nel gruppo
group-shareLink = Condividi il link
group-copyLink = Copia il link
group-copyFailed = Copia non riuscita. Copia il link dal campo qui sopra.
group-invitation = Entra nel nostro gruppo «{ $name }». Tieni questo link per te:
group-scan = Scansiona per entrare nel gruppo
group-loading = Apertura del gruppo…
group-unknown = A questo link non c’è nessun gruppo.
group-unknownLine = Forse manca un pezzo del link, o il gruppo è stato eliminato. Chiedi il link a un membro.
group-forgetIt = Togli da questo dispositivo
group-stale = Server non raggiungibile. Questi dati potrebbero essere vecchi.
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
group-map = La mappa delle menti
group-matrix = Tutti con tutti
group-course = Nel tempo
group-chartFailed = Questo grafico non si è caricato. Ricarica la pagina.

## group › who

group-who-title = Chi sei?
group-who-line = Questo dispositivo se lo ricorda. Puoi cambiarlo quando vuoi.
group-who-newName = È la mia prima volta qui. Mi chiamo
group-who-joinGo = Sono io
group-who-look = Guardo e basta
group-who-full = Questo gruppo è al completo.

## group › empty

group-empty-title = Ancora nessuna partita
group-empty-line = Ogni partita finita per questo gruppo compare qui.
group-empty-invite = Manda il link ai tuoi amici.
group-empty-play = Toccate «Gioca stasera» e fate una partita.
group-empty-look = Torna a vedere chi la pensa come te.

## group › days

group-days-together =
    { $n ->
        [one] { $n } giorno in cui avete risposto in più persone
       *[other] { $n } giorni in cui avete risposto in più persone
    }
group-days-none = Ordinate cinque immagini al giorno e guardate che cosa vedono gli altri.
group-days-count = Conta questi giorni
group-days-countLine = Contano nei punteggi del gruppo.

## group › you

group-you-title = Tu e gli altri
group-you-most = Più in comune con { $name }
group-you-alone = Qui non hai ancora giocato con nessuno. I punteggi arrivano con il primo turno insieme.
group-you-onlyBots = Finora hai giocato solo con i bot, e loro non contano. Invita qualcuno!
group-you-lookOn = Dicci chi sei, e scopri chi la pensa come te.
group-you-all = Mostra tutti ({ $n })
group-you-fewer = Mostra meno

## group › score

group-score-label = { $one } e { $other }: { $score } su 100
group-score-of100 = su 100
group-score-range = Probabilmente tra { $low } e { $high }. 50 = due sconosciuti
group-score-hint =
    { $rounds ->
        [one] Solo un primo indizio, dopo { $rounds } turno.
       *[other] Solo un primo indizio, dopo { $rounds } turni.
    }
group-score-alike = Siete più in sintonia di due sconosciuti.
group-score-unlike = Spesso vedete le cose in modo diverso.
group-score-open = Potrebbe ancora essere fortuna. Giocate ancora!
group-score-theyAlike = Sono più in sintonia di due sconosciuti.
group-score-theyUnlike = Spesso vedono le cose in modo diverso.
group-score-never = Questi due non hanno ancora giocato insieme.

## group › best

group-best-title = I più vicini
group-best-sure = Probabilità: { $percent }%.
group-best-guess = Per ora è solo un’ipotesi. Probabilità: { $percent }%.

## group › signatures

group-signatures-yours = Le tue immagini simbolo
group-signatures-line = Le scegli più della media.
group-signatures-laid =
    { $n ->
        [one] { $title }: una volta
       *[other] { $title }: { $n } volte
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Temi che vi uniscono
group-themes-dividing = Temi che vi dividono
group-themes-alike = Eravate d’accordo
group-themes-unlike = Non eravate d’accordo
group-themes-lost = Un tema di un mazzo eliminato
group-themes-nothing = nessuna immagine

## group › pair

group-pair-title = Confronta due di voi
group-pair-pick = Scegli una coppia
group-pair-one = Primo giocatore
group-pair-other = Secondo giocatore
group-pair-together =
    { $rounds ->
        [one] { $rounds } turno insieme
       *[other] { $rounds } turni insieme
    }
group-pair-partners = { $n } in squadra
group-pair-shared = Immagini in comune
group-pair-direct = nella stessa posizione
group-pair-byTheme = Due sconosciuti ne avrebbero
group-pair-byChance = Il puro caso darebbe
group-pair-reads = { $reader } capisce gli indizi di { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } di { $clues } indizio frainteso
       *[other] { $misread } di { $clues } indizi fraintesi
    }

## group › evening

group-evening-title = Serate
group-evening-earlier = Serate precedenti
group-evening-left = qualcuno che ha lasciato il gruppo
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
group-evening-replay = Guarda il replay
group-evening-nothing = Una sola serata non dice chi la pensa uguale.

## group › people

group-people-title = Membri
group-people-you = tu
group-people-never = non ha ancora giocato
group-people-last = ultima partita il { $date }
group-people-open = Modifica { $name }
group-people-rename = Nuovo nome
group-people-renameLine = Compare anche nelle partite passate.
group-people-renameGo = Rinomina
group-people-renamed = Nuovo nome: { $name }.
group-people-merge = Due volte la stessa persona?
group-people-mergeLine = { $name } ha giocato anche con un altro nome? Unisci i due. Non si può annullare.
group-people-mergeWith = Unisci { $name } con
group-people-mergeGo = Unisci
group-people-merged = Tutto unito in { $name }.
group-people-nobody = Nessuno
group-people-me = Sono io
group-people-leave = Lascia il gruppo
group-people-leaveOf = Rimuovi { $name } dal gruppo
group-people-leaveAsk = Lasciare il gruppo per sempre?
group-people-leaveAskOf = Rimuovere { $name } per sempre?
group-people-leaveLine = Elimina il nome { $name } e tutti i suoi punteggi. Le partite restano, con un punto interrogativo al posto del nome. Non si può annullare.
group-people-leaveLink = Chi ha il link può ancora vedere il gruppo.
group-people-stay = Resta
group-people-left = { $name } non è più nel gruppo.

## group › keep

group-keep-title = Impostazioni del gruppo
group-keep-rename = Rinomina il gruppo
group-keep-renameName = Nome del gruppo
group-keep-renameGo = Salva
group-keep-export = Esporta
group-keep-exportLine = Scarica un file con tutte le partite, i punteggi e i nomi.
group-keep-exported = File salvato.
group-keep-forget = Togli da questo dispositivo
group-keep-forgetLine = Resti nel gruppo. Solo questo dispositivo dimentica il link.
group-keep-forgetAsk = Ti servirà il link per tornare. L’hai salvato altrove?
group-keep-forgetGo = Dimentica il link
group-keep-forgotten = Gruppo tolto da questo dispositivo.
group-keep-remove = Elimina il gruppo
group-keep-removeLine = Elimina { $games } con i replay, tutti i punteggi e { $members }, per tutti e per sempre. Nemmeno noi possiamo recuperarli.
group-keep-removeType = Per confermare, scrivi il nome del gruppo: { $name }
group-keep-removeGo = Elimina per tutti
group-keep-removed = Gruppo eliminato.
group-keep-cancel = Tienilo
