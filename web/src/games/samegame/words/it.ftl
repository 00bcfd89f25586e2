## samegame

# As in English.
samegame-name = The Same Game
samegame-round = Giro { $n } di { $of }
samegame-turn = Turno { $n } di { $of }
samegame-languages = Indizi in { $languages }
samegame-criteria = Cosa significano i criteri
samegame-criteriaWord = Criteri
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
samegame-line = Due cose, un solo punto in comune. Trovate tutte le differenze.

## samegame › medals

samegame-medals-flowers = Fiori
samegame-medals-bronze = Bronzo
samegame-medals-silver = Argento
samegame-medals-gold = Oro

## samegame › write

samegame-write-anyTask = Trova una cosa uguale a { samegame-a } in questo: *{ $criterion }*
samegame-write-andElse = … ma diversa in tutto il resto.
samegame-write-goodClue = Uguale nella trappola, diverso in tutto il resto.
samegame-write-trapIs = La tua trappola: { $criterion }
samegame-write-tokenIs = Il tuo numero è { $number }.
samegame-write-yourClue = Il tuo indizio
samegame-write-placeholder = Una cosa fatta dall’uomo
samegame-write-lockIn = Conferma
samegame-write-anyway = Usalo lo stesso
samegame-write-change = Scrivine un altro
samegame-write-keep = Tieni quello di prima
samegame-write-checking = Controllo…
samegame-write-isMade = Fatto dall’uomo
samegame-write-isWord = Parola esistente
samegame-write-isSingle = Solo la cosa
samegame-write-mayComeBack = Decidi tu. Ma il gruppo può bocciarlo.
samegame-write-really = È davvero diversa?
samegame-write-marks = Tocca per segnare. Lo vedi solo tu.
samegame-write-written = Il tuo indizio è pronto.
samegame-write-writtenLine = Puoi cambiarlo finché non hanno finito tutti.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } sta ancora scrivendo
        [2] { $names } stanno ancora scrivendo
       *[other] In { $n } stanno ancora scrivendo
    }
samegame-write-onlyYou = Manchi solo tu!
samegame-write-othersWrite = Tutti scrivono un indizio in segreto.
samegame-write-cameBack = Indizio bocciato
samegame-write-cameBackLine = Il gruppo ha bocciato { $clues }. Scrivine un altro.
samegame-write-theyRewrite = { $name } scrive un altro indizio
samegame-write-theyRewriteLine = Il gruppo ha bocciato «{ $clue }». Si riprende con il nuovo indizio.

## samegame › write › task

samegame-write-task-appearance = Trova una cosa che *somiglia* a { samegame-a }
samegame-write-task-number_in_the_world = Trova una cosa *diffusa* quanto { samegame-a }
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
samegame-write-mark-unsure = { $criterion }: non so

## samegame › swap

samegame-swap-open = Cambia oggetto
samegame-swap-title = Vuoi un altro oggetto?
samegame-swap-line = C’è un solo cambio a partita, per tutto il gruppo. Dovete essere tutti d’accordo, nessuno vede prima il nuovo oggetto e non si torna indietro.
samegame-swap-ask = Chiedi al gruppo
samegame-swap-asked = Hai chiesto un altro oggetto
samegame-swap-askedLine = In attesa di { $names }
samegame-swap-theyAsk = { $name } vuole cambiare oggetto
samegame-swap-theyAskLine = C’è un solo cambio a partita, e dovete essere tutti d’accordo.
samegame-swap-consent = Va bene
samegame-swap-refuse = Meglio di no
samegame-swap-youAgreed = Hai detto di sì. Aspettiamo gli altri.
samegame-swap-refused = { $name } preferisce di no. Niente cambio.
samegame-swap-made = { $name } ha un nuovo oggetto.
samegame-swap-mine = Ecco il tuo nuovo oggetto.

## samegame › ready

samegame-ready-yours = Tocca a te!
samegame-ready-yoursLine = Mostra il tuo oggetto e il tuo indizio. Da lì in poi, né parole né cenni.
samegame-ready-begin = Mostra
samegame-ready-theirs = Tocca a { $name }
samegame-ready-theirsLine = Un oggetto e un indizio, un solo punto in comune.
samegame-ready-secret = Lo vedi solo tu
samegame-ready-last = Turno precedente
samegame-ready-order = Ordine dei turni
samegame-ready-done = fatto

## samegame › guess

samegame-guess-title = In cosa sono diversi?
samegame-guess-theirTurn = Turno di { $name }
samegame-guess-silent = guarda in silenzio
samegame-guess-yourTurn = Tocca a te: né parole né cenni!
samegame-guess-yourTitle = Cosa sceglieranno?
samegame-guess-yourTrap = la tua trappola
samegame-guess-object = l’oggetto
samegame-guess-clue = l’indizio
samegame-guess-nobody = Per ora nessuno indica.
samegame-guess-pointingAll = Tutti indicano *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] Un dito su *{ $criterion }*.
       *[other] { $n } su { $of } indicano *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } dito puntato.
       *[other] { $n } dita, { $n } pareri.
    }
samegame-guess-youDecide = Decidi tu.
samegame-guess-theyDecide = Decide { $name }.
samegame-guess-cup = { $criterion }: sotto un bicchiere
samegame-guess-pointed = { $criterion }: sotto un bicchiere. Indicato da { $names }
samegame-guess-lifted = { $criterion }: numero { $number }, niente trappola
samegame-guess-trap = { $criterion }: la trappola
samegame-guess-trapNow = Se è la trappola: *{ $value }*
samegame-guess-best = Massimo: *{ $value }*
samegame-guess-circle = cerchio { $value }
samegame-guess-covered = cerchio { $value }, coperto da un bicchiere
samegame-guess-reject = L’indizio è valido?
samegame-guess-rejectWord = Valido?
samegame-guess-rejectLine = Un indizio è una sola cosa fatta dall’uomo: niente numeri, niente materiali, niente parole in più. Se lo bocciate in maggioranza, { $name } ne scrive un altro.
samegame-guess-rejectGo = Boccia
samegame-guess-letPass = Accetta
samegame-guess-rejecting = Bocciato da { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Dovete essere tutti d’accordo.
samegame-guess-rule-majority = Decide la maggioranza.
samegame-guess-rule-anyone = Il primo dito alza il bicchiere.

## samegame › result

samegame-result-found = Le avete trovate tutte!
samegame-result-trapped = Siete caduti in trappola!
samegame-result-trapOf = La trappola di { $name }
samegame-result-yourTrap = La tua trappola
samegame-result-alike = È l’unico punto in comune tra { $thing } e «{ $clue }».
samegame-result-counts = Questo turno vale { $value }
samegame-result-roundOver = Fine del giro { $n }! Ora nuovi oggetti, nuovi numeri, nuove trappole.
samegame-result-goOn = Continua
samegame-result-toNewRound = Prossimo giro
samegame-result-toEnd = Vedi il risultato

## samegame › end

samegame-end-points = { $score } punti su { $finish }
samegame-end-story = Turno per turno
samegame-end-safeCups = bicchieri senza trappola
samegame-end-escaped = trappole evitate
samegame-end-of = { $n } su { $of }
samegame-end-bestClue = miglior indizio, di { $name }
samegame-end-trickiest = criterio più insidioso
samegame-end-wasAlike = in comune: { $criterion }

## samegame › end › title

samegame-end-title-gold = Oro!
samegame-end-title-silver = Argento!
samegame-end-title-bronze = Bronzo!
samegame-end-title-flowers = Fiori!
samegame-end-title-before_flowers = Stavolta no

## samegame › end › line

samegame-end-line-gold = Siete sulla stessa lunghezza d’onda!
samegame-end-line-silver = Avete vinto! Ancora un buon indizio ed era oro.
samegame-end-line-bronze = Avete vinto! Vi capite al volo.
samegame-end-line-flowers = Il bronzo era a un passo!
samegame-end-line-before_flowers = Hanno vinto le trappole. Un’altra partita?

## samegame › wait

samegame-wait-hurry = Metti fretta ai bot
samegame-wait-standIn = Una riserva gioca per { $name }.

## samegame › said

samegame-said-dealt = Comincia il giro { $round }. Ognuno ha un oggetto e un numero segreto.
samegame-said-written = L’indizio di { $name } è pronto.
samegame-said-began = { $name } mostra: { $object }, e l’indizio { $clue }.
samegame-said-pointed = { $name } indica { $criterion }.
samegame-said-rejected = { $name } boccia l’indizio.
samegame-said-sentBack = L’indizio torna a { $name }.
samegame-said-safe = { $criterion }: niente trappola.
samegame-said-trap = { $criterion }: è la trappola.
samegame-said-ended = Il turno vale { $value }. In tutto siete a { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: conosco queste cose solo di nome, quindi vado a intuito.

## samegame › practice

samegame-practice-practice_trap = Il tuo oggetto: { $a }. Il tuo numero segreto è { $number } e corrisponde a *{ $criterion }*: è la tua trappola.
samegame-practice-practice_clue = Trova un’altra cosa che abbia in comune con { $a } solo questo: *{ $criterion }*. Gli altri le vedranno entrambe e cercheranno le differenze.
samegame-practice-practice_try = Che ne dici di *{ $clue }*? Tocca per usarlo.
samegame-practice-practice_swap = Nessuna idea? Una volta a partita il gruppo può cambiare un oggetto.
samegame-practice-practice_swap_asked = Hai chiesto un altro oggetto. Dovete essere tutti d’accordo.
samegame-practice-practice_answer_swap = { $name } vuole cambiare oggetto. Si può una volta a partita, se siete tutti d’accordo.
samegame-practice-practice_written = Bene! Il tuo indizio resta segreto fino al tuo turno.
samegame-practice-practice_begin_turn = Ora mostra le due cose. Poi non parlare, non fare cenni e non indicare.
samegame-practice-practice_other_begins = Tocca a { $name }. Tu indovini con gli altri.
samegame-practice-practice_be_silent = Gli altri alzano i bicchieri dove le due cose sono diverse. Se alzano *{ $criterion }*, la tua trappola, il turno finisce.
samegame-practice-practice_agreement = Un bicchiere si alza quando lo indicate tutti. Puoi spostare il dito quando vuoi.
samegame-practice-practice_guess = Le due cose hanno un solo punto in comune: la trappola di { $name }. Evitatela e alzate gli altri bicchieri. Dove sono più diverse?
samegame-practice-practice_point = *{ $criterion }*: qui sono diverse di sicuro. Punta il dito lì.
samegame-practice-practice_point_freely = Dove sono diverse di sicuro? Punta il dito lì.
samegame-practice-practice_cup = *{ $criterion }* non era la trappola! Il bicchiere copre un cerchio e ora il turno vale { $value }.
samegame-practice-practice_found = Le avete trovate tutte! *{ $criterion }* era la trappola. Il turno vale { $value } e siete a { $score }.
samegame-practice-practice_trapped = *{ $criterion }* era la trappola: il turno finisce. Vale { $value } e siete a { $score }.
samegame-practice-practice_medals = Nuovi oggetti, nuove trappole, niente più consigli! Il bronzo parte da { $bronze }, l’argento da { $silver }, l’oro da { $gold }. Il massimo è { $finish }.

## samegame › fields › level

samegame-fields-level-title = Livello
samegame-fields-level-name = Livello { $value }
samegame-fields-level-line = { $criteria } criteri in gioco.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } criteri, tutti facili.
samegame-fields-level-lines-2 = { $criteria } criteri, due più difficili.
samegame-fields-level-lines-3 = { $criteria } criteri: più cose da distinguere.
samegame-fields-level-lines-4 = { $criteria } criteri e nessun bicchiere in più.

## samegame › fields › agreement

samegame-fields-agreement-title = Chi decide

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Tutti d’accordo
samegame-fields-agreement-names-majority = Decide la maggioranza
samegame-fields-agreement-names-anyone = Primo dito

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Dovete indicare tutti lo stesso bicchiere.
samegame-fields-agreement-lines-majority = Più della metà deve indicare lo stesso bicchiere.
samegame-fields-agreement-lines-anyone = Basta un dito per alzare un bicchiere. Per chi ha fretta!

## samegame › fields › language

samegame-fields-language-title = Lingue degli indizi
samegame-fields-language-line = Scrivete gli indizi in una qualsiasi di queste.
samegame-fields-language-all = Indizi in { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } oggetto di Samewave.
       *[other] { $objects } oggetti di Samewave.
    }

## samegame › tv

samegame-tv-turnOf = Turno { $n } di { $of }
samegame-tv-allWrite = Scrivete i vostri indizi
samegame-tv-allWriteLine = Trovate una cosa con un solo punto in comune con il vostro oggetto: la trappola.
samegame-tv-showsNext = Tocca a { $name }
samegame-tv-showsNextLine = In arrivo: oggetto e indizio
samegame-tv-writesAgain = { $name } scrive un altro indizio
samegame-tv-writesAgainLine = Avete bocciato il primo.
samegame-tv-asksSwap = { $name } vuole cambiare oggetto. Dovete essere tutti d’accordo.
samegame-tv-whereDiffer = In cosa sono diversi?
samegame-tv-clueOf = Indizio di { $name }
samegame-tv-pointNow = Indicate un bicchiere sul telefono.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } su { $of } indica «{ $criterion }».
       *[other] { $n } su { $of } indicano «{ $criterion }».
    }
samegame-tv-worthNow = Questo turno vale { $value }
samegame-tv-alike = in comune
samegame-tv-trapped = Era la trappola!
samegame-tv-found = Le avete trovate tutte!
samegame-tv-alikeIn = Un solo punto in comune: «{ $criterion }».
samegame-tv-score = Punti: { $score } su { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Dovete essere tutti d’accordo.
samegame-tv-agreements-majority = Decide la maggioranza.
samegame-tv-agreements-anyone = Il primo dito alza il bicchiere.

## samegame › tv › results

samegame-tv-results-before_flowers = Stavolta niente medaglia
samegame-tv-results-flowers = Fiori! Quasi una medaglia
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
samegame-past-sameThings = Riavrete gli stessi criteri, oggetti e numeri.
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

samegame-howto-lead = Giocate tutti insieme. Due cose hanno un solo punto in comune: trovate tutte le differenze.
samegame-howto-yours = La tua trappola
samegame-howto-object = l’oggetto
samegame-howto-clueLine = l’indizio
samegame-howto-rulesTitle = Regole per gli indizi
samegame-howto-rounds =
    { $rounds ->
        [one] In { $n } ognuno scrive un indizio.
       *[other] In { $n } ognuno scrive { $rounds } indizi.
    }
samegame-howto-majority = Se decide la maggioranza e i voti sono divisi, sceglie chi siede a sinistra di chi è di turno.

## samegame › howto › secret

samegame-howto-secret-title = Oggetto e trappola
samegame-howto-secret-text = Ricevi un oggetto e un numero segreto. Il criterio con il tuo numero è la tua trappola.

## samegame › howto › clue

samegame-howto-clue-title = Scrivi un indizio
samegame-howto-clue-text = Pensa a un’altra cosa, uguale al tuo oggetto nella trappola e diversa in tutto il resto.

## samegame › howto › guess

samegame-howto-guess-title = Alzate i bicchieri
samegame-howto-guess-text = A turno mostrate le due cose. Gli altri indicano un bicchiere dove sono diverse. Quando sono d’accordo, lo alzano.

## samegame › howto › trap

samegame-howto-trap-title = Evitate la trappola
samegame-howto-trap-text = Ogni bicchiere senza trappola aumenta il valore del turno, da { $least } fino a { $most }. Con la trappola il turno finisce. Se resta solo lei, le avete trovate tutte!

## samegame › howto › medals

samegame-howto-medals-title = Vincete una medaglia
samegame-howto-medals-text = Sommate tutti i turni: con { $bronze } è bronzo, con { $silver } argento, con { $gold } oro. Ai livelli più alti ci sono più criteri.

## samegame › howto › rules

samegame-howto-rules-1 = Una cosa fatta dall’uomo: niente animali, piante o nuvole.
samegame-howto-rules-2 = Solo la cosa: niente aggettivi, niente parole in più.
samegame-howto-rules-3 = Più parole? Va bene se è una cosa sola, come «ferro da stiro».
samegame-howto-rules-4 = Niente numeri, niente materiali e non la parola sulla carta.
samegame-howto-rules-5 = Quando tocca a te: non indicare, non parlare, non sorridere.
samegame-howto-rules-6 = Una volta a partita, se siete tutti d’accordo, potete cambiare un oggetto.
