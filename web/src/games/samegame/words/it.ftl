## samegame

samegame-name = The Same Game
samegame-round = Giro { $n } di { $of }
samegame-turn = Turno { $n } di { $of }
samegame-languages = Indizi in { $languages }
samegame-criteria = Che cosa significano i criteri
samegame-yourObject = Il tuo oggetto
samegame-yourTrap = La tua trappola
samegame-score = Punti: { $score } su { $finish }
samegame-a =
    { $gender ->
        [m]
            { START($name) ->
                [hard] uno { $name }
               *[other] un { $name }
            }
        [f]
            { START($name) ->
                [vowel] un’{ $name }
               *[other] una { $name }
            }
        [mp]
            { START($name) ->
                [hard] degli { $name }
                [vowel] degli { $name }
               *[other] dei { $name }
            }
        [fp] delle { $name }
       *[other] { $name }
    }
samegame-di =
    { $gender ->
        [mp] di { $name }
        [fp] di { $name }
       *[other] di { samegame-a }
    }
samegame-line = Uguali in una cosa sola: trovate tutto ciò che le distingue.

## samegame › medals

samegame-medals-flowers = Fiori
samegame-medals-bronze = Bronzo
samegame-medals-silver = Argento
samegame-medals-gold = Oro

## samegame › write

samegame-write-anyTask = Trova una cosa che in questo è come { samegame-a }: *{ $criterion }*
samegame-write-andElse = … e diversa in tutto il resto.
samegame-write-goodClue = Un buon indizio è vicino nella trappola e lontano in tutto il resto.
samegame-write-trapIs = La tua trappola: { $criterion }
samegame-write-tokenIs = Il tuo numero è { $number }.
samegame-write-yourClue = Il tuo indizio
samegame-write-placeholder = Un oggetto
samegame-write-lockIn = Fatto
samegame-write-anyway = Tienilo lo stesso
samegame-write-change = Scrivine un altro
samegame-write-keep = Tieni quello di prima
samegame-write-checking = Un attimo, controllo …
samegame-write-isMade = Fatto dall’uomo
samegame-write-isWord = La parola esiste
samegame-write-isSingle = Niente aggiunte
samegame-write-mayComeBack = Decidi tu. Il gruppo può rimandarlo indietro.
samegame-write-really = Davvero diversa?
samegame-write-marks = Tocca per segnare. Lo vedi solo tu.
samegame-write-written = Il tuo indizio è coperto.
samegame-write-writtenLine = Finché ne manca uno, puoi cambiarlo.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } sta ancora scrivendo
        [2] { $names } stanno ancora scrivendo
       *[other] { $n } stanno ancora scrivendo
    }
samegame-write-onlyYou = Manchi solo tu
samegame-write-othersWrite = Ognuno scrive un indizio in segreto.
samegame-write-cameBack = Il tuo indizio è tornato indietro
samegame-write-cameBackLine = Il gruppo non ha accettato: { $clues }. Scrivine un altro.
samegame-write-theyRewrite = { $name } scrive un altro indizio
samegame-write-theyRewriteLine = Non avete accettato «{ $clue }». Intanto nessuno indica.

## samegame › write › task

samegame-write-task-appearance = Trova una cosa che *somiglia* a { samegame-a }
samegame-write-task-number_in_the_world = Trova una cosa *diffusa* nel mondo quanto { samegame-a }
samegame-write-task-length = Trova una cosa *lunga* quanto { samegame-a }
samegame-write-task-material = Trova una cosa *dello stesso materiale* { samegame-di }
samegame-write-task-price = Trova una cosa che *costa* quanto { samegame-a }
samegame-write-task-intended_use = Trova una cosa *con lo stesso scopo* { samegame-di }
samegame-write-task-movement = Trova una cosa che *si muove* come { samegame-a }
samegame-write-task-complexity = Trova una cosa *difficile da fabbricare* quanto { samegame-a }
samegame-write-task-importance = Trova una cosa *importante per l’umanità* quanto { samegame-a }
samegame-write-task-effort_to_explain = Trova una cosa *difficile da spiegare* quanto { samegame-a }
samegame-write-task-duration_of_use = Trova una cosa che ogni volta si usa *tanto a lungo* quanto { samegame-a }
samegame-write-task-days_of_use = Trova una cosa che si usa *tanti giorni* all’anno quanto { samegame-a }
samegame-write-task-weight = Trova una cosa *pesante* quanto { samegame-a }
samegame-write-task-thickness = Trova una cosa *spessa* quanto { samegame-a }
samegame-write-task-volume = Trova una cosa che *occupa tanto spazio* quanto { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: non segnato
samegame-write-mark-different = { $criterion }: diverso
samegame-write-mark-unsure = { $criterion }: in dubbio

## samegame › swap

samegame-swap-open = Cambia il mio oggetto
samegame-swap-title = Un altro oggetto?
samegame-swap-line = Il gruppo ha un cambio per partita. Tutti devono essere d’accordo, nessuno vede il nuovo oggetto e non si torna indietro.
samegame-swap-ask = Chiedi al gruppo
samegame-swap-asked = Chiedi un altro oggetto
samegame-swap-askedLine = Manca la risposta di { $names }
samegame-swap-theyAsk = { $name } vorrebbe un altro oggetto
samegame-swap-theyAskLine = Si può una volta per partita, se tutti sono d’accordo.
samegame-swap-consent = D’accordo
samegame-swap-refuse = Meglio di no
samegame-swap-youAgreed = Hai detto di sì. Ora tocca agli altri.
samegame-swap-refused = { $name } preferisce di no: stavolta niente cambio.
samegame-swap-made = Ora { $name } ha un altro oggetto.
samegame-swap-mine = Ecco il tuo nuovo oggetto.

## samegame › ready

samegame-ready-yours = Tocca a te!
samegame-ready-yoursLine = Mostra il tuo oggetto e il tuo indizio. Da lì in poi, né parole né cenni.
samegame-ready-begin = Mostra i due
samegame-ready-theirs = Ora tocca a { $name }
samegame-ready-theirsLine = Un oggetto e un indizio, uguali in una cosa sola.
samegame-ready-secret = Lo vedi solo tu
samegame-ready-last = L’ultimo turno
samegame-ready-order = L’ordine dei turni
samegame-ready-done = fatto

## samegame › guess

samegame-guess-title = In che cosa sono diversi?
samegame-guess-theirTurn = Turno di { $name }
samegame-guess-silent = guarda e tace
samegame-guess-yourTurn = Il tuo turno: né parole né cenni!
samegame-guess-yourTitle = Dove cercheranno?
samegame-guess-yourTrap = la tua trappola
samegame-guess-object = l’oggetto
samegame-guess-clue = l’indizio
samegame-guess-nobody = Ancora nessun dito.
samegame-guess-pointingAll = Tutti indicano *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] Un dito indica *{ $criterion }*.
       *[other] { $n } su { $of } indicano *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } dito.
       *[other] { $n } dita, { $n } pareri.
    }
samegame-guess-youDecide = Decidi tu.
samegame-guess-theyDecide = Decide { $name }.
samegame-guess-cup = { $criterion }: sotto una tazza
samegame-guess-pointed = { $criterion }: sotto una tazza; qui indica: { $names }
samegame-guess-lifted = { $criterion }: numero { $number }, salvo
samegame-guess-trap = { $criterion }: la trappola
samegame-guess-trapNow = Con la trappola adesso: *{ $value }*
samegame-guess-best = al massimo *{ $value }*
samegame-guess-circle = cerchio { $value }
samegame-guess-covered = cerchio { $value }, coperto da una tazza
samegame-guess-reject = Questo indizio vale?
samegame-guess-rejectLine = Un indizio è una cosa fatta dall’uomo: niente numeri, niente materiali, nessuna parola in più. Se più della metà dice che non vale, { $name } ne scrive un altro.
samegame-guess-rejectGo = Non vale
samegame-guess-letPass = Vale
samegame-guess-rejecting = «Non vale»: { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Tutti devono essere d’accordo.
samegame-guess-rule-majority = Decide più della metà.
samegame-guess-rule-anyone = Il primo dito alza la tazza.

## samegame › result

samegame-result-found = Resta solo la trappola!
samegame-result-trapped = Caduti in trappola!
samegame-result-trapOf = La trappola di { $name }
samegame-result-yourTrap = La tua trappola
samegame-result-alike = In questo { $thing } e «{ $clue }» si somigliano.
samegame-result-counts = Questo turno vale { $value }
samegame-result-roundOver = Il giro { $n } è finito: nuovi oggetti, nuovi numeri, nuove trappole.
samegame-result-goOn = Avanti
samegame-result-toNewRound = Al nuovo giro
samegame-result-toEnd = Alle medaglie

## samegame › end

samegame-end-points = { $score } punti su { $finish }
samegame-end-story = Turno per turno
samegame-end-safeCups = tazze senza trappola
samegame-end-escaped = turni senza trappola
samegame-end-of = { $n } su { $of }
samegame-end-bestClue = miglior indizio, di { $name }
samegame-end-trickiest = criterio più insidioso
samegame-end-wasAlike = uguale: { $criterion }

## samegame › end › title

samegame-end-title-gold = Oro!
samegame-end-title-silver = Argento!
samegame-end-title-bronze = Bronzo!
samegame-end-title-flowers = Fiori!
samegame-end-title-before_flowers = Stavolta no

## samegame › end › line

samegame-end-line-gold = Siete sulla stessa onda.
samegame-end-line-silver = Ancora un buon indizio, ed era oro.
samegame-end-line-bronze = Vinto! Vi capite.
samegame-end-line-flowers = Fiori per voi; il bronzo era vicino.
samegame-end-line-before_flowers = Hanno vinto le tazze. Ancora una?

## samegame › wait

samegame-wait-hurry = Fai presto, bot
samegame-wait-standIn = Un bot gioca per { $name }.

## samegame › said

samegame-said-dealt = Comincia il giro { $round }. Ognuno ha un oggetto e un numero segreto.
samegame-said-written = { $name } ha un indizio.
samegame-said-began = { $name } mostra: { $object }, e l’indizio { $clue }.
samegame-said-pointed = { $name } indica { $criterion }.
samegame-said-rejected = { $name } non accetta l’indizio.
samegame-said-sentBack = L’indizio torna a { $name }.
samegame-said-safe = { $criterion }: nessuna trappola.
samegame-said-trap = { $criterion }: è la trappola.
samegame-said-ended = Il turno vale { $value }. Siete a { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: conosco queste cose solo di nome, perciò tiro a indovinare dalle parole.

## samegame › practice

samegame-practice-practice_trap = Il tuo oggetto: { $a }. Il tuo numero segreto è { $number } e sta su *{ $criterion }*. È la tua trappola.
samegame-practice-practice_clue = Scrivi un’altra cosa, uguale solo in questo: *{ $criterion }*. Gli altri vedranno le due cose e cercheranno in che cosa sono diverse.
samegame-practice-practice_try = Un’idea: *{ $clue }*. Tocca per usarla.
samegame-practice-practice_swap = Nessuna idea? Una volta per partita si può cambiare oggetto.
samegame-practice-practice_swap_asked = Hai chiesto un altro oggetto. Tutti devono essere d’accordo.
samegame-practice-practice_answer_swap = { $name } vorrebbe un altro oggetto. Si può una volta per partita, se tutti sono d’accordo.
samegame-practice-practice_written = Ben fatto. Il tuo indizio resta coperto fino al tuo turno.
samegame-practice-practice_begin_turn = Ora mostra le due cose. Poi silenzio: niente parole, niente cenni, e non indicare.
samegame-practice-practice_other_begins = Ora tocca a { $name }. Tu indovini con gli altri.
samegame-practice-practice_be_silent = Gli altri alzano le tazze dove le due cose sono diverse. Se alzano *{ $criterion }*, la tua trappola, il turno è finito.
samegame-practice-practice_agreement = Una tazza si alza appena tutti quelli che indovinano la indicano. Puoi spostare il dito quando vuoi.
samegame-practice-practice_guess = Le due cose si somigliano in un punto solo: la trappola di { $name }. Lasciatela stare e alzate le altre tazze. Dove la differenza è più grande?
samegame-practice-practice_point = Qui sono diverse di sicuro: *{ $criterion }*. Indicalo.
samegame-practice-practice_point_freely = In che cosa sono diverse di sicuro? Indicalo.
samegame-practice-practice_cup = *{ $criterion }* non era la trappola. La tazza copre un cerchio, e ora il turno vale { $value }.
samegame-practice-practice_found = Resta solo *{ $criterion }*: è la trappola. Vale { $value }, e siete a { $score }.
samegame-practice-practice_trapped = *{ $criterion }* era la trappola, e il turno è finito. Vale { $value }, e siete a { $score }.
samegame-practice-practice_medals = Nuovi oggetti, nuove trappole e basta consigli. Da { $bronze } vincete il bronzo, da { $silver } l’argento, da { $gold } l’oro. { $finish } è il massimo. Buon gioco!

## samegame › fields › level

samegame-fields-level-title = Livello
samegame-fields-level-name = Livello { $value }
samegame-fields-level-line = { $criteria } criteri nella fila.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } criteri, quelli facili.
samegame-fields-level-lines-2 = { $criteria } criteri, due dei quali più difficili.
samegame-fields-level-lines-3 = { $criteria } criteri: c’è di più da distinguere.
samegame-fields-level-lines-4 = { $criteria } criteri, e nessuna tazza di riserva.

## samegame › fields › agreement

samegame-fields-agreement-title = Quando siete d’accordo

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Tutti d’accordo
samegame-fields-agreement-names-majority = Decide la maggioranza
samegame-fields-agreement-names-anyone = Decide il primo dito

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Una tazza si alza quando tutte le dita la indicano.
samegame-fields-agreement-lines-majority = Una tazza si alza quando la indica più della metà.
samegame-fields-agreement-lines-anyone = Un solo dito alza una tazza: svelto e audace.

## samegame › fields › language

samegame-fields-language-title = Lingue degli indizi
samegame-fields-language-line = Un indizio può essere una parola di queste lingue.
samegame-fields-language-all = Indizi in { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] Il nostro oggetto.
       *[other] I nostri { $objects } oggetti.
    }

## samegame › tv

samegame-tv-turnOf = Turno { $n } di { $of }
samegame-tv-allWrite = Tutti scrivono un indizio
samegame-tv-allWriteLine = Un’altra cosa, uguale alla tua in un solo criterio: la trappola.
samegame-tv-showsNext = Tocca a { $name }
samegame-tv-showsNextLine = Tra un attimo vedrete qui l’oggetto e l’indizio.
samegame-tv-writesAgain = { $name } scrive un altro indizio
samegame-tv-writesAgainLine = La maggior parte di voi non ha accettato il primo.
samegame-tv-asksSwap = { $name } chiede un altro oggetto. Tutti gli altri devono accettare.
samegame-tv-whereDiffer = In che cosa sono diversi?
samegame-tv-clueOf = Indizio di { $name }
samegame-tv-pointNow = Indica una tazza sul tuo telefono.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } su { $of } indica «{ $criterion }».
       *[other] { $n } su { $of } indicano «{ $criterion }».
    }
samegame-tv-worthNow = Questo turno vale { $value }
samegame-tv-alike = qui uguali
samegame-tv-trapped = Era la trappola!
samegame-tv-found = Trovate tutte le differenze!
samegame-tv-alikeIn = Sono uguali in «{ $criterion }».
samegame-tv-score = Punteggio { $score } di { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Dovete essere tutti d’accordo.
samegame-tv-agreements-majority = Decide più della metà.
samegame-tv-agreements-anyone = Chiunque può alzarne una.

## samegame › tv › results

samegame-tv-results-before_flowers = Stavolta niente medaglia
samegame-tv-results-flowers = Fiori, quasi una medaglia
samegame-tv-results-bronze = Bronzo!
samegame-tv-results-silver = Argento!
samegame-tv-results-gold = Oro!

## samegame › past

samegame-past-writing = Si scrivono gli indizi
samegame-past-trapIs = Trappola: { $criterion }
samegame-past-noClue = ancora nessun indizio
samegame-past-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
samegame-past-sameThings = Si distribuiscono gli stessi criteri, oggetti e numeri.
samegame-past-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## samegame › past › results

samegame-past-results-before_flowers = Nessuna medaglia
samegame-past-results-flowers = Fiori
samegame-past-results-bronze = Bronzo
samegame-past-results-silver = Argento
samegame-past-results-gold = Oro

## samegame › howto

samegame-howto-lead = Giocate tutti insieme. Due cose sono uguali in un solo punto: trovate tutti gli altri.
samegame-howto-yours = La tua trappola
samegame-howto-object = l’oggetto
samegame-howto-clueLine = l’indizio
samegame-howto-rulesTitle = Come dev’essere un indizio
samegame-howto-rounds =
    { $rounds ->
        [one] In { $n } ognuno scrive un indizio.
       *[other] In { $n } ognuno scrive { $rounds } indizi.
    }
samegame-howto-majority = Se decide la maggioranza e nessuna tazza supera la metà, decide chi siede a sinistra di chi è di turno.

## samegame › howto › secret

samegame-howto-secret-title = Oggetto e trappola
samegame-howto-secret-text = Ricevi un oggetto e un numero segreto. Il criterio che porta il tuo numero è la tua trappola.

## samegame › howto › clue

samegame-howto-clue-title = Scrivi un indizio
samegame-howto-clue-text = Pensa a un’altra cosa uguale al tuo oggetto nella trappola, e in nient’altro.

## samegame › howto › guess

samegame-howto-guess-title = Alzate le tazze
samegame-howto-guess-text = A turno mostrate le due cose. Gli altri indicano una tazza dove sono diverse; se sono d’accordo, si alza.

## samegame › howto › trap

samegame-howto-trap-title = Attenti alla trappola
samegame-howto-trap-text = Ogni tazza alzata dà più valore al turno, da { $least } a { $most }. La trappola lo chiude. Se resta solo lei, avete trovato tutto.

## samegame › howto › medals

samegame-howto-medals-title = Una medaglia
samegame-howto-medals-text = Tutti i turni si sommano: { $bronze } è bronzo, { $silver } argento, { $gold } oro. I livelli più alti hanno più criteri.

## samegame › howto › rules

samegame-howto-rules-1 = Una cosa fatta da persone: niente animali, piante o nuvole.
samegame-howto-rules-2 = La cosa da sola, senza altre parole.
samegame-howto-rules-3 = Più parole vanno bene se il dizionario le ha come una cosa sola, come «ferro da stiro».
samegame-howto-rules-4 = Niente numeri, niente materiali, né la parola sulla carta.
samegame-howto-rules-5 = Chi è di turno non indica, non parla e non sorride.
samegame-howto-rules-6 = Una volta a partita potete accordarvi per cambiare un oggetto.
