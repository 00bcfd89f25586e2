### x


## samegame

samegame-name = The Same Game
samegame-round = Round { $n } of { $of }
samegame-turn = Turn { $n } of { $of }
samegame-languages = Clues in { $languages }
samegame-criteria = What the traits mean
samegame-yourObject = Your object
samegame-yourTrap = Your trap
samegame-score = Score { $score } of { $finish }
samegame-a =
    { $gender ->
        [p] { $name }
       *[other]
            { START($name) ->
                [vowel] an { $name }
               *[other] a { $name }
            }
    }
samegame-line = Two things share one trait. Find every way they differ.

## samegame.medals

samegame-medals-flowers = Flowers
samegame-medals-bronze = Bronze
samegame-medals-silver = Silver
samegame-medals-gold = Gold

## samegame.write

samegame-write-anyTask = Name a thing that’s like { samegame-a } in one trait: *{ $criterion }*
samegame-write-andElse = … but different in everything else.
samegame-write-goodClue = Match the trap. Differ in everything else.
samegame-write-trapIs = Your trap: { $criterion }
samegame-write-tokenIs = Your number is { $number }.
samegame-write-yourClue = Your clue
samegame-write-placeholder = Something people make
samegame-write-lockIn = Lock in
samegame-write-anyway = Use it anyway
samegame-write-change = Write another
samegame-write-keep = Keep the old one
samegame-write-checking = Checking…
samegame-write-isMade = Made by people
samegame-write-isWord = A real word
samegame-write-isSingle = Just the thing
samegame-write-mayComeBack = Your call. The group may send it back.
samegame-write-really = Really different?
samegame-write-marks = Tap to mark. Only you see this.
samegame-write-written = Your clue is in.
samegame-write-writtenLine = You can change it until everyone’s is.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } is still writing
        [2] { $names } are still writing
       *[other] { $n } are still writing
    }
samegame-write-onlyYou = Everyone’s waiting for you
samegame-write-othersWrite = Everyone is writing a clue in secret.
samegame-write-cameBack = Your clue came back
samegame-write-cameBackLine = The group rejected { $clues }. Write another one.
samegame-write-theyRewrite = { $name } is writing another clue
samegame-write-theyRewriteLine = The group rejected “{ $clue }”. No pointing until the new one is here.

## samegame.write.task

samegame-write-task-appearance = Name a thing that *looks like* { samegame-a }
samegame-write-task-number_in_the_world = Name a thing *as common* as { samegame-a }
samegame-write-task-length = Name a thing *as long* as { samegame-a }
samegame-write-task-material = Name a thing made of *the same material* as { samegame-a }
samegame-write-task-price = Name a thing that *costs as much* as { samegame-a }
samegame-write-task-intended_use = Name a thing with *the same purpose* as { samegame-a }
samegame-write-task-movement = Name a thing that *moves like* { samegame-a }
samegame-write-task-complexity = Name a thing *as hard to make* as { samegame-a }
samegame-write-task-importance = Name a thing *as important* to humanity as { samegame-a }
samegame-write-task-effort_to_explain = Name a thing *as hard to explain* as { samegame-a }
samegame-write-task-duration_of_use = Name a thing you use *for as long* at a time as { samegame-a }
samegame-write-task-days_of_use = Name a thing you use *on as many days* a year as { samegame-a }
samegame-write-task-weight = Name a thing *as heavy* as { samegame-a }
samegame-write-task-thickness = Name a thing *as thick* as { samegame-a }
samegame-write-task-volume = Name a thing that takes up *as much room* as { samegame-a }

## samegame.write.mark

samegame-write-mark-none = { $criterion }: not marked
samegame-write-mark-different = { $criterion }: different
samegame-write-mark-unsure = { $criterion }: not sure

## samegame.swap

samegame-swap-open = Swap my object
samegame-swap-title = Another object?
samegame-swap-line = You get one swap per game, for the whole group. Everyone has to agree, nobody sees the new object first, and there’s no going back.
samegame-swap-ask = Ask the group
samegame-swap-asked = You asked for another object
samegame-swap-askedLine = Waiting for { $names }
samegame-swap-theyAsk = { $name } wants to swap their object
samegame-swap-theyAskLine = You get one swap per game, and everyone has to agree.
samegame-swap-consent = Fine by me
samegame-swap-refuse = Rather not
samegame-swap-youAgreed = You agreed. Waiting for the others.
samegame-swap-refused = { $name } would rather not. No swap this time.
samegame-swap-made = { $name } has a new object.
samegame-swap-mine = Here’s your new object.

## samegame.ready

samegame-ready-yours = Your turn!
samegame-ready-yoursLine = Show your object and your clue. After that: not a word, not a nod.
samegame-ready-begin = Show them
samegame-ready-theirs = { $name } is next
samegame-ready-theirsLine = An object and a clue that share just one trait.
samegame-ready-secret = Only you see this
samegame-ready-last = Previous turn
samegame-ready-order = Turn order
samegame-ready-done = done

## samegame.guess

samegame-guess-title = How do these two differ?
samegame-guess-theirTurn = { $name }’s turn
samegame-guess-silent = watching, silent
samegame-guess-yourTurn = Your turn: not a word, not a nod!
samegame-guess-yourTitle = What will they pick?
samegame-guess-yourTrap = your trap
samegame-guess-object = the object
samegame-guess-clue = the clue
samegame-guess-nobody = Nobody is pointing yet.
samegame-guess-pointingAll = Everyone is pointing at *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] One finger on *{ $criterion }*.
       *[other] { $n } of { $of } are pointing at *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } finger is pointing.
       *[other] { $n } fingers, { $n } opinions.
    }
samegame-guess-youDecide = It’s your call.
samegame-guess-theyDecide = It’s { $name }’s call.
samegame-guess-cup = { $criterion }: under a cup
samegame-guess-pointed = { $criterion }: under a cup. Pointing here: { $names }
samegame-guess-lifted = { $criterion }: number { $number }, safe
samegame-guess-trap = { $criterion }: the trap
samegame-guess-trapNow = Hit the trap now: *{ $value }*
samegame-guess-best = Max *{ $value }*
samegame-guess-circle = circle { $value }
samegame-guess-covered = circle { $value }, covered by a cup
samegame-guess-reject = Is this clue allowed?
samegame-guess-rejectLine = A clue is one thing made by people: no numbers, no materials, no extra words. If most of you reject it, { $name } writes another.
samegame-guess-rejectGo = Reject it
samegame-guess-letPass = Let it pass
samegame-guess-rejecting = Rejected by { $names }

## samegame.guess.rule

samegame-guess-rule-unanimous = Everyone has to agree.
samegame-guess-rule-majority = The majority decides.
samegame-guess-rule-anyone = First finger lifts the cup.

## samegame.result

samegame-result-found = You found them all!
samegame-result-trapped = You hit the trap!
samegame-result-trapOf = { $name }’s trap
samegame-result-yourTrap = Your trap
samegame-result-alike = That’s the one trait { $thing } and “{ $clue }” share.
samegame-result-counts = This turn scores { $value }
samegame-result-roundOver = That’s round { $n }! Now for new objects, new numbers, new traps.
samegame-result-goOn = Continue
samegame-result-toNewRound = Next round
samegame-result-toEnd = See the result

## samegame.end

samegame-end-points = { $score } of { $finish } points
samegame-end-story = Turn by turn
samegame-end-safeCups = safe cups
samegame-end-escaped = traps avoided
samegame-end-of = { $n } of { $of }
samegame-end-bestClue = best clue, by { $name }
samegame-end-trickiest = trickiest trait
samegame-end-wasAlike = alike: { $criterion }

## samegame.end.title

samegame-end-title-gold = Gold!
samegame-end-title-silver = Silver!
samegame-end-title-bronze = Bronze!
samegame-end-title-flowers = Flowers!
samegame-end-title-before_flowers = Not this time

## samegame.end.line

samegame-end-line-gold = You’re on the same wavelength!
samegame-end-line-silver = You win! One more good clue and it’s gold.
samegame-end-line-bronze = You win! You get each other.
samegame-end-line-flowers = So close to bronze!
samegame-end-line-before_flowers = The traps got you. Another go?

## samegame.wait

samegame-wait-hurry = Hurry the bots
samegame-wait-standIn = A stand-in is playing for { $name }.

## samegame.said

samegame-said-dealt = Round { $round } begins. Everyone has an object and a secret number.
samegame-said-written = { $name }’s clue is in.
samegame-said-began = { $name } shows: { $object }, and the clue { $clue }.
samegame-said-pointed = { $name } is pointing at { $criterion }.
samegame-said-rejected = { $name } rejects the clue.
samegame-said-sentBack = The clue goes back to { $name }.
samegame-said-safe = { $criterion } is safe.
samegame-said-trap = { $criterion } is the trap.
samegame-said-ended = The turn scores { $value }. The total is { $score }.

## samegame.remarks

samegame-remarks-bot_knows_no_facts = { $name }: I only know these things by name, so I’m guessing from the words.

## samegame.practice

samegame-practice-practice_trap = Your object is { $a }. Your secret number is { $number }, and it’s on *{ $criterion }*. That’s your trap.
samegame-practice-practice_clue = Name another thing that’s like { $a } in *{ $criterion }* and nothing else. The others will see both and look for differences.
samegame-practice-practice_try = How about *{ $clue }*? Tap to use it.
samegame-practice-practice_swap = No idea? The group can swap one object per game.
samegame-practice-practice_swap_asked = You asked for another object. Everyone has to agree.
samegame-practice-practice_answer_swap = { $name } wants to swap their object. You get one swap per game, if everyone agrees.
samegame-practice-practice_written = Nice! Your clue stays secret until your turn.
samegame-practice-practice_begin_turn = Now show both things. Then not a word, not a nod, no pointing.
samegame-practice-practice_other_begins = { $name } is next, and you’re guessing.
samegame-practice-practice_be_silent = The others lift cups where the two things differ. If they lift *{ $criterion }*, your trap, the turn ends.
samegame-practice-practice_agreement = A cup is lifted as soon as everyone points at it. You can move your finger any time.
samegame-practice-practice_guess = The two share just one trait: { $name }’s trap. Leave it alone and lift the others. Where do they differ most?
samegame-practice-practice_point = They clearly differ in *{ $criterion }*. Point there.
samegame-practice-practice_point_freely = Where do they clearly differ? Point there.
samegame-practice-practice_cup = *{ $criterion }* was safe! Its cup covers a circle, so the turn is now worth { $value }.
samegame-practice-practice_found = You found them all! *{ $criterion }* was the trap. That’s { $value }, so the score is { $score }.
samegame-practice-practice_trapped = *{ $criterion }* was the trap, so the turn ends. That’s { $value }, so the score is { $score }.
samegame-practice-practice_medals = New objects, new traps, no more tips! Bronze starts at { $bronze }, silver at { $silver }, gold at { $gold }. A perfect score is { $finish }.

## samegame.fields.level

samegame-fields-level-title = Level
samegame-fields-level-name = Level { $value }
samegame-fields-level-line = { $criteria } traits in play.

## samegame.fields.level.lines

samegame-fields-level-lines-1 = { $criteria } traits, all easy.
samegame-fields-level-lines-2 = { $criteria } traits, two of them harder.
samegame-fields-level-lines-3 = { $criteria } traits: more to tell apart.
samegame-fields-level-lines-4 = { $criteria } traits, and no cups to spare.

## samegame.fields.agreement

samegame-fields-agreement-title = Who decides

## samegame.fields.agreement.names

samegame-fields-agreement-names-unanimous = Everyone agrees
samegame-fields-agreement-names-majority = Majority rules
samegame-fields-agreement-names-anyone = First finger

## samegame.fields.agreement.lines

samegame-fields-agreement-lines-unanimous = You all have to point at the same cup.
samegame-fields-agreement-lines-majority = More than half have to point at the same cup.
samegame-fields-agreement-lines-anyone = One finger lifts a cup. Fast and bold!

## samegame.fields.language

samegame-fields-language-title = Clue languages
samegame-fields-language-line = Write clues in any of these.
samegame-fields-language-all = Clues in { $names }

## samegame.fields.objects

samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } Samewave object.
       *[other] { $objects } Samewave objects.
    }

## samegame.tv

samegame-tv-turnOf = Turn { $n } of { $of }
samegame-tv-allWrite = Write your clues
samegame-tv-allWriteLine = Name a thing that shares just one trait with your object: your trap.
samegame-tv-showsNext = { $name } is next
samegame-tv-showsNextLine = Coming up: object and clue
samegame-tv-writesAgain = { $name } is writing another clue
samegame-tv-writesAgainLine = Most of you rejected the first one.
samegame-tv-asksSwap = { $name } wants to swap their object. Everyone has to agree.
samegame-tv-whereDiffer = How do they differ?
samegame-tv-clueOf = { $name }’s clue
samegame-tv-pointNow = Point at a cup on your phone.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } of { $of } is pointing at “{ $criterion }”.
       *[other] { $n } of { $of } are pointing at “{ $criterion }”.
    }
samegame-tv-worthNow = This turn is worth { $value }
samegame-tv-alike = alike here
samegame-tv-trapped = That was the trap!
samegame-tv-found = You found them all!
samegame-tv-alikeIn = They share one trait: “{ $criterion }”.
samegame-tv-score = Score { $score } of { $of }

## samegame.tv.agreements

samegame-tv-agreements-unanimous = Everyone has to agree.
samegame-tv-agreements-majority = The majority decides.
samegame-tv-agreements-anyone = First finger lifts the cup.

## samegame.tv.results

samegame-tv-results-before_flowers = No medal this time
samegame-tv-results-flowers = Flowers! Almost a medal
samegame-tv-results-bronze = Bronze!
samegame-tv-results-silver = Silver!
samegame-tv-results-gold = Gold!

## samegame.past

samegame-past-writing = Writing clues
samegame-past-trapIs = Trap: { $criterion }
samegame-past-noClue = no clue yet
samegame-past-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
samegame-past-sameThings = You get the same traits, objects and numbers.
samegame-past-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## samegame.past.results

samegame-past-results-before_flowers = No medal
samegame-past-results-flowers = Flowers
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Silver
samegame-past-results-gold = Gold

## samegame.howto

samegame-howto-lead = You all play together. Two things share one trait. Find every way they differ.
samegame-howto-yours = Your trap
samegame-howto-object = the object
samegame-howto-clueLine = the clue
samegame-howto-rulesTitle = Rules for clues
samegame-howto-rounds =
    { $rounds ->
        [one] With { $n } players, everyone writes one clue.
       *[other] With { $n } players, everyone writes { $rounds } clues.
    }
samegame-howto-majority = With “Majority rules”, a split vote is decided by the player on the active player’s left.

## samegame.howto.secret

samegame-howto-secret-title = Object and trap
samegame-howto-secret-text = You get an object and a secret number. The trait with your number is your trap.

## samegame.howto.clue

samegame-howto-clue-title = Write a clue
samegame-howto-clue-text = Think of another thing that matches your object in the trap and differs in everything else.

## samegame.howto.guess

samegame-howto-guess-title = Lift the cups
samegame-howto-guess-text = Take turns showing both things. The others point at a cup where the two differ. When they agree, they lift it.

## samegame.howto.trap

samegame-howto-trap-title = Avoid the trap
samegame-howto-trap-text = Every safe cup makes the turn worth more, from { $least } up to { $most }. Hit the trap and the turn ends. If only the trap is left, you found them all!

## samegame.howto.medals

samegame-howto-medals-title = Win a medal
samegame-howto-medals-text = Add up all turns: { $bronze } is bronze, { $silver } silver, { $gold } gold. Higher levels have more traits.

## samegame.howto.rules

samegame-howto-rules-1 = Something people make: no animals, plants or clouds.
samegame-howto-rules-2 = Just the thing: no adjectives, no extra words.
samegame-howto-rules-3 = More than one word? Fine if it’s one thing, like “washing machine”.
samegame-howto-rules-4 = No numbers, no materials, and not the word on the card.
samegame-howto-rules-5 = On your turn: no pointing, no talking, no smiling.
samegame-howto-rules-6 = Once per game, you can all agree to swap one object.
