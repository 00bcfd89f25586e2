## samegame

# As in English.
samegame-name = The Same Game
samegame-round = Ronde { $n } van { $of }
samegame-turn = Beurt { $n } van { $of }
samegame-languages = Aanwijzingen in het { $languages }
samegame-criteria = Wat de kenmerken betekenen
samegame-criteriaWord = Kenmerken
samegame-yourObject = Jouw voorwerp
samegame-yourTrap = Jouw valkuil
samegame-score = Score { $score } van { $finish }
samegame-a =
    { $gender ->
        [p] { $name }
       *[other] een { $name }
    }
samegame-line = Twee dingen, één overeenkomst. Vind alle verschillen.

## samegame › medals

samegame-medals-flowers = Bloemen
samegame-medals-bronze = Brons
samegame-medals-silver = Zilver
samegame-medals-gold = Goud

## samegame › write

samegame-write-anyTask = Noem iets dat in één kenmerk lijkt op { samegame-a }: *{ $criterion }*
samegame-write-andElse = … maar in al het andere verschilt.
samegame-write-goodClue = Gelijk in de valkuil, anders in al het andere.
samegame-write-trapIs = Jouw valkuil: { $criterion }
samegame-write-tokenIs = Jouw nummer is { $number }.
samegame-write-yourClue = Jouw aanwijzing
samegame-write-placeholder = Iets dat mensen maken
samegame-write-lockIn = Klaar
samegame-write-anyway = Toch gebruiken
samegame-write-change = Iets anders schrijven
samegame-write-keep = Bij de oude blijven
samegame-write-checking = Even kijken…
samegame-write-isMade = Door mensen gemaakt
samegame-write-isWord = Een echt woord
samegame-write-isSingle = Alleen het ding
samegame-write-mayComeBack = Jij beslist. De groep kan nog nee zeggen.
samegame-write-really = Echt anders?
samegame-write-marks = Tik om te markeren. Alleen jij ziet dit.
samegame-write-written = Je aanwijzing ligt klaar.
samegame-write-writtenLine = Wijzigen kan tot iedereen klaar is.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } schrijft nog
        [2] { $names } schrijven nog
       *[other] { $n } schrijven nog
    }
samegame-write-onlyYou = Iedereen wacht op jou
samegame-write-othersWrite = Iedereen schrijft in het geheim een aanwijzing.
samegame-write-cameBack = Je aanwijzing kwam terug
samegame-write-cameBackLine = De groep heeft { $clues } afgekeurd. Schrijf een andere.
samegame-write-theyRewrite = { $name } schrijft een andere aanwijzing
samegame-write-theyRewriteLine = De groep heeft “{ $clue }” afgekeurd. Wijs pas als de nieuwe er is.

## samegame › write › task

samegame-write-task-appearance = Noem iets dat *eruitziet als* { samegame-a }
samegame-write-task-number_in_the_world = Noem iets waarvan er *evenveel* zijn als van { samegame-a }
samegame-write-task-length = Noem iets dat *even lang* is als { samegame-a }
samegame-write-task-material = Noem iets van *hetzelfde materiaal* als { samegame-a }
samegame-write-task-price = Noem iets dat *evenveel kost* als { samegame-a }
samegame-write-task-intended_use = Noem iets met *hetzelfde doel* als { samegame-a }
samegame-write-task-movement = Noem iets dat *beweegt als* { samegame-a }
samegame-write-task-complexity = Noem iets dat *even moeilijk te maken* is als { samegame-a }
samegame-write-task-importance = Noem iets dat voor de mensheid *even belangrijk* is als { samegame-a }
samegame-write-task-effort_to_explain = Noem iets dat *even lastig uit te leggen* is als { samegame-a }
samegame-write-task-duration_of_use = Noem iets dat je per keer *even lang* gebruikt als { samegame-a }
samegame-write-task-days_of_use = Noem iets dat je *op evenveel dagen* per jaar gebruikt als { samegame-a }
samegame-write-task-weight = Noem iets dat *even zwaar* is als { samegame-a }
samegame-write-task-thickness = Noem iets dat *even dik* is als { samegame-a }
samegame-write-task-volume = Noem iets dat *evenveel ruimte* inneemt als { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: niet gemarkeerd
samegame-write-mark-different = { $criterion }: anders
samegame-write-mark-unsure = { $criterion }: niet zeker

## samegame › swap

samegame-swap-open = Mijn voorwerp ruilen
samegame-swap-title = Een ander voorwerp?
samegame-swap-line = De groep mag per spel één keer ruilen. Iedereen moet het ermee eens zijn, niemand ziet het nieuwe voorwerp vooraf, en terug kan niet.
samegame-swap-ask = De groep vragen
samegame-swap-asked = Je vroeg om een ander voorwerp
samegame-swap-askedLine = Wachten op { $names }
samegame-swap-theyAsk = { $name } wil een ander voorwerp
samegame-swap-theyAskLine = Jullie mogen per spel één keer ruilen, als iedereen het ermee eens is.
samegame-swap-consent = Prima
samegame-swap-refuse = Liever niet
samegame-swap-youAgreed = Jij vindt het goed. Wachten op de anderen.
samegame-swap-refused = { $name } doet het liever niet. Deze keer geen ruil.
samegame-swap-made = { $name } heeft een nieuw voorwerp.
samegame-swap-mine = Dit is je nieuwe voorwerp.

## samegame › ready

samegame-ready-yours = Jij bent aan de beurt!
samegame-ready-yoursLine = Laat je voorwerp en je aanwijzing zien. Daarna: geen woord, geen knikje.
samegame-ready-begin = Laten zien
samegame-ready-theirs = { $name } is zo aan de beurt
samegame-ready-theirsLine = Een voorwerp en een aanwijzing met maar één overeenkomst.
samegame-ready-secret = Alleen jij ziet dit
samegame-ready-last = Vorige beurt
samegame-ready-order = Volgorde van de beurten
samegame-ready-done = klaar

## samegame › guess

samegame-guess-title = Waarin verschillen deze twee?
samegame-guess-theirTurn = { $name } is aan de beurt
samegame-guess-silent = kijkt toe en zwijgt
samegame-guess-yourTurn = Jouw beurt: geen woord, geen knikje!
samegame-guess-yourTitle = Wat kiezen ze?
samegame-guess-yourTrap = jouw valkuil
samegame-guess-object = het voorwerp
samegame-guess-clue = de aanwijzing
samegame-guess-nobody = Nog niemand wijst.
samegame-guess-pointingAll = Iedereen wijst naar *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] Eén vinger op *{ $criterion }*.
       *[other] { $n } van de { $of } wijzen naar *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } vinger wijst.
       *[other] { $n } vingers, { $n } meningen.
    }
samegame-guess-youDecide = Jij beslist.
samegame-guess-theyDecide = { $name } beslist.
samegame-guess-cup = { $criterion }: onder een beker
samegame-guess-pointed = { $criterion }: onder een beker. Hierheen wijzen: { $names }
samegame-guess-lifted = { $criterion }: nummer { $number }, veilig
samegame-guess-trap = { $criterion }: de valkuil
samegame-guess-trapNow = Nu in de valkuil: *{ $value }*
samegame-guess-best = Hooguit *{ $value }*
samegame-guess-circle = cirkel { $value }
samegame-guess-covered = cirkel { $value }, onder een beker
samegame-guess-reject = Mag deze aanwijzing?
samegame-guess-rejectWord = Mag deze?
samegame-guess-rejectLine = Een aanwijzing is één ding dat mensen maken: geen getallen, geen materiaal, geen extra woorden. Keuren de meesten dit woord af, dan schrijft { $name } iets anders.
samegame-guess-rejectGo = Afkeuren
samegame-guess-letPass = Goedkeuren
samegame-guess-rejecting = Afgekeurd door { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Iedereen moet het eens zijn.
samegame-guess-rule-majority = De meerderheid beslist.
samegame-guess-rule-anyone = De eerste vinger tilt de beker op.

## samegame › result

samegame-result-found = Jullie hebben ze allemaal!
samegame-result-trapped = In de valkuil!
samegame-result-trapOf = De valkuil van { $name }
samegame-result-yourTrap = Jouw valkuil
samegame-result-alike = Alleen hierin lijken { $thing } en “{ $clue }” op elkaar.
samegame-result-counts = Deze beurt telt { $value }
samegame-result-roundOver = Dat was ronde { $n }! Nu komen er nieuwe voorwerpen, nummers en valkuilen.
samegame-result-goOn = Verder
samegame-result-toNewRound = Volgende ronde
samegame-result-toEnd = Naar de uitslag

## samegame › end

samegame-end-points = { $score } van de { $finish } punten
samegame-end-story = Beurt voor beurt
samegame-end-safeCups = veilige bekers
samegame-end-escaped = valkuilen vermeden
samegame-end-of = { $n } van { $of }
samegame-end-bestClue = beste aanwijzing, van { $name }
samegame-end-trickiest = lastigste kenmerk
samegame-end-wasAlike = gelijk: { $criterion }

## samegame › end › title

samegame-end-title-gold = Goud!
samegame-end-title-silver = Zilver!
samegame-end-title-bronze = Brons!
samegame-end-title-flowers = Bloemen!
samegame-end-title-before_flowers = Deze keer niet

## samegame › end › line

samegame-end-line-gold = Jullie zitten op één golflengte!
samegame-end-line-silver = Gewonnen! Nog één goede aanwijzing en het is goud.
samegame-end-line-bronze = Gewonnen! Jullie begrijpen elkaar.
samegame-end-line-flowers = Net geen brons!
samegame-end-line-before_flowers = De valkuilen waren jullie te slim af. Nog een keer?

## samegame › wait

samegame-wait-hurry = De bots opjagen
samegame-wait-standIn = Een invaller speelt voor { $name }.

## samegame › said

samegame-said-dealt = Ronde { $round } begint. Iedereen heeft een voorwerp en een geheim nummer.
samegame-said-written = De aanwijzing van { $name } ligt klaar.
samegame-said-began = { $name } laat zien: { $object }, met de aanwijzing { $clue }.
samegame-said-pointed = { $name } wijst naar { $criterion }.
samegame-said-rejected = { $name } keurt de aanwijzing af.
samegame-said-sentBack = De aanwijzing gaat terug naar { $name }.
samegame-said-safe = { $criterion } is veilig.
samegame-said-trap = { $criterion } is de valkuil.
samegame-said-ended = De beurt telt { $value }. De score is nu { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: Ik ken deze dingen alleen van naam, dus ik gok op de woorden.

## samegame › practice

samegame-practice-practice_trap = Jouw voorwerp is { $a }. Jouw geheime nummer is { $number }, en dat ligt op *{ $criterion }*. Dat is jouw valkuil.
samegame-practice-practice_clue = Noem iets anders dat alleen in *{ $criterion }* lijkt op { $a }. De anderen zien straks allebei en zoeken de verschillen.
samegame-practice-practice_try = Wat dacht je van *{ $clue }*? Tik om het te gebruiken.
samegame-practice-practice_swap = Geen idee? De groep mag per spel één voorwerp ruilen.
samegame-practice-practice_swap_asked = Je vroeg om een ander voorwerp. Iedereen moet het ermee eens zijn.
samegame-practice-practice_answer_swap = { $name } wil een ander voorwerp. Jullie mogen per spel één keer ruilen, als iedereen het ermee eens is.
samegame-practice-practice_written = Mooi! Je aanwijzing blijft geheim tot jouw beurt.
samegame-practice-practice_begin_turn = Laat nu allebei zien. Daarna geen woord, geen knikje, niet wijzen.
samegame-practice-practice_other_begins = { $name } is zo aan de beurt, en jij raadt mee.
samegame-practice-practice_be_silent = De anderen tillen bekers op waar de twee dingen verschillen. Tillen ze *{ $criterion }* op, jouw valkuil, dan is de beurt voorbij.
samegame-practice-practice_agreement = Een beker gaat omhoog zodra iedereen ernaar wijst. Je vinger verplaatsen mag altijd.
samegame-practice-practice_guess = De twee hebben maar één overeenkomst: de valkuil van { $name }. Laat die staan en til de andere bekers op. Waarin verschillen ze het meest?
samegame-practice-practice_point = In *{ $criterion }* verschillen ze duidelijk. Wijs daarheen.
samegame-practice-practice_point_freely = Waarin verschillen ze duidelijk? Wijs daarheen.
samegame-practice-practice_cup = *{ $criterion }* was veilig! De beker bedekt een cirkel, dus de beurt telt nu { $value }.
samegame-practice-practice_found = Jullie hebben ze allemaal! *{ $criterion }* was de valkuil. Dat is { $value }, dus de score is { $score }.
samegame-practice-practice_trapped = *{ $criterion }* was de valkuil, dus de beurt is voorbij. Dat is { $value }, dus de score is { $score }.
samegame-practice-practice_medals = Nieuwe voorwerpen, nieuwe valkuilen, geen tips meer! Brons begint bij { $bronze }, zilver bij { $silver }, goud bij { $gold }. Beter dan { $finish } kan niet.

## samegame › fields › level

samegame-fields-level-title = Niveau
samegame-fields-level-name = Niveau { $value }
samegame-fields-level-line = { $criteria } kenmerken in het spel.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } kenmerken, allemaal makkelijk.
samegame-fields-level-lines-2 = { $criteria } kenmerken, twee ervan lastiger.
samegame-fields-level-lines-3 = { $criteria } kenmerken: meer om uit elkaar te houden.
samegame-fields-level-lines-4 = { $criteria } kenmerken, en geen beker over.

## samegame › fields › agreement

samegame-fields-agreement-title = Wie beslist

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Unaniem
samegame-fields-agreement-names-majority = De meerderheid
samegame-fields-agreement-names-anyone = De eerste vinger

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Jullie moeten allemaal naar dezelfde beker wijzen.
samegame-fields-agreement-lines-majority = Meer dan de helft moet naar dezelfde beker wijzen.
samegame-fields-agreement-lines-anyone = Eén vinger tilt de beker op. Snel en gedurfd!

## samegame › fields › language

samegame-fields-language-title = Taal van de aanwijzingen
samegame-fields-language-line = Schrijf aanwijzingen in een van deze talen. In het Nederlands kan het nog niet.
samegame-fields-language-all = Aanwijzingen in het { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } voorwerp van Samewave.
       *[other] { $objects } voorwerpen van Samewave.
    }

## samegame › tv

samegame-tv-turnOf = Beurt { $n } van { $of }
samegame-tv-allWrite = Schrijf je aanwijzing
samegame-tv-allWriteLine = Noem iets dat maar in één kenmerk op je voorwerp lijkt: je valkuil.
samegame-tv-showsNext = { $name } is zo aan de beurt
samegame-tv-showsNextLine = Nu komen: voorwerp en aanwijzing
samegame-tv-writesAgain = { $name } schrijft een andere aanwijzing
samegame-tv-writesAgainLine = De meesten keurden de eerste af.
samegame-tv-asksSwap = { $name } wil een ander voorwerp. Iedereen moet het ermee eens zijn.
samegame-tv-whereDiffer = Waarin verschillen ze?
samegame-tv-clueOf = Aanwijzing van { $name }
samegame-tv-pointNow = Wijs op je telefoon een beker aan.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } van de { $of } wijst naar “{ $criterion }”.
       *[other] { $n } van de { $of } wijzen naar “{ $criterion }”.
    }
samegame-tv-worthNow = Deze beurt telt { $value }
samegame-tv-alike = hier gelijk
samegame-tv-trapped = Dat was de valkuil!
samegame-tv-found = Jullie hebben ze allemaal!
samegame-tv-alikeIn = Eén overeenkomst: “{ $criterion }”.
samegame-tv-score = Score { $score } van { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Iedereen moet het eens zijn.
samegame-tv-agreements-majority = De meerderheid beslist.
samegame-tv-agreements-anyone = De eerste vinger tilt de beker op.

## samegame › tv › results

samegame-tv-results-before_flowers = Deze keer geen medaille
samegame-tv-results-flowers = Bloemen! Bijna een medaille
samegame-tv-results-bronze = Brons!
samegame-tv-results-silver = Zilver!
samegame-tv-results-gold = Goud!

## samegame › past

samegame-past-writing = Aanwijzingen schrijven
samegame-past-trapIs = Valkuil: { $criterion }
samegame-past-noClue = nog geen aanwijzing
samegame-past-turns =
    { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }
samegame-past-sameThings = Je krijgt dezelfde kenmerken, voorwerpen en nummers.
samegame-past-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

## samegame › past › results

samegame-past-results-before_flowers = Geen medaille
samegame-past-results-flowers = Bloemen
samegame-past-results-bronze = Brons
samegame-past-results-silver = Zilver
samegame-past-results-gold = Goud

## samegame › howto

samegame-howto-lead = Jullie spelen allemaal samen. Twee dingen hebben één overeenkomst. Vind alle verschillen.
samegame-howto-yours = Jouw valkuil
samegame-howto-object = het voorwerp
samegame-howto-clueLine = de aanwijzing
samegame-howto-rulesTitle = Regels voor aanwijzingen
samegame-howto-rounds =
    { $rounds ->
        [one] Met { $n } spelers schrijft iedereen één aanwijzing.
       *[other] Met { $n } spelers schrijft iedereen { $rounds } aanwijzingen.
    }
samegame-howto-majority = Bij “De meerderheid”: zijn de stemmen verdeeld, dan beslist de speler links van wie aan de beurt is.

## samegame › howto › secret

samegame-howto-secret-title = Voorwerp en valkuil
samegame-howto-secret-text = Je krijgt een voorwerp en een geheim nummer. Het kenmerk met jouw nummer is jouw valkuil.

## samegame › howto › clue

samegame-howto-clue-title = Schrijf een aanwijzing
samegame-howto-clue-text = Bedenk iets anders dat in de valkuil op je voorwerp lijkt en in al het andere verschilt.

## samegame › howto › guess

samegame-howto-guess-title = Til de bekers op
samegame-howto-guess-text = Laat om de beurt allebei zien. De anderen wijzen een beker aan waar de twee verschillen. Zijn ze het eens, dan tillen ze hem op.

## samegame › howto › trap

samegame-howto-trap-title = Ontwijk de valkuil
samegame-howto-trap-text = Elke veilige beker maakt de beurt meer waard, van { $least } tot { $most }. Bij de valkuil is de beurt voorbij. Blijft alleen de valkuil over, dan hebben jullie ze allemaal!

## samegame › howto › medals

samegame-howto-medals-title = Win een medaille
samegame-howto-medals-text = Tel alle beurten op: { $bronze } is brons, { $silver } zilver, { $gold } goud. Hogere niveaus hebben meer kenmerken.

## samegame › howto › rules

samegame-howto-rules-1 = Iets dat mensen maken: geen dieren, planten of wolken.
samegame-howto-rules-2 = Alleen het ding: geen bijvoeglijke naamwoorden, geen extra woorden.
samegame-howto-rules-3 = Meer dan één woord? Mag, als het één ding is, zoals “Zwitsers zakmes”.
samegame-howto-rules-4 = Geen getallen, geen materiaal, en niet het woord op de kaart.
samegame-howto-rules-5 = In je eigen beurt: niet wijzen, niet praten, niet lachen.
samegame-howto-rules-6 = Eén keer per spel mogen jullie samen een voorwerp ruilen.
