### Words of The Same Game. A player writes a clue that is like an object in one trait only: the trap.
### Text between asterisks is emphasised; keep the asterisks around the same words.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## Names and short texts

# The name of the game; it stays as it is.
samegame-name = The Same Game
# $of: how many there are in all
samegame-round = Round { $n } of { $of }
# $of: how many there are in all
samegame-turn = Turn { $n } of { $of }
# $languages: names of languages, as a list
samegame-languages = Clues in { $languages }
samegame-criteria = What the traits mean
# One short word below the icon of a question mark.
samegame-criteriaWord = Traits
samegame-yourObject = Your object
samegame-yourTrap = Your trap
# $score: the score
# $finish: the highest possible score
samegame-score = Score { $score } of { $finish }
# A thing with its indefinite article. Other messages contain this one. A language may add messages of its own beside it, such as “than a ladder”.
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
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

## Medals

samegame-medals-flowers = Flowers
samegame-medals-bronze = Bronze
samegame-medals-silver = Silver
samegame-medals-gold = Gold

## Writing a clue

# $criterion: a trait, such as “Length”
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-anyTask = Name a thing that’s like { samegame-a } in one trait: *{ $criterion }*
samegame-write-andElse = … but different in everything else.
samegame-write-goodClue = Match the trap. Differ in everything else.
# $criterion: a trait, such as “Length”
samegame-write-trapIs = Your trap: { $criterion }
# $number: a number
samegame-write-tokenIs = Your number is { $number }.
samegame-write-yourClue = Your clue
samegame-write-placeholder = Something people make
# Button: ends writing.
samegame-write-lockIn = Lock in
samegame-write-anyway = Use it anyway
# Button.
samegame-write-change = Write another
# Button.
samegame-write-keep = Keep the old one
samegame-write-checking = Checking…
samegame-write-isMade = Made by people
samegame-write-isWord = A real word
samegame-write-isSingle = Just the thing
samegame-write-mayComeBack = Your call. The group may send it back.
samegame-write-really = Really different?
samegame-write-marks = Tap to mark. Only you see this.
samegame-write-written = Your clue is in.
samegame-write-writtenLine = You can change it until everyone has finished.
# $names: players, as a list
samegame-write-stillWriting =
    { $n ->
        [1] { $names } is still writing
        [2] { $names } are still writing
       *[other] { $n } are still writing
    }
samegame-write-onlyYou = Everyone’s waiting for you
samegame-write-othersWrite = Everyone is writing a clue in secret.
samegame-write-cameBack = Your clue came back
# $clues: clues, as a list
samegame-write-cameBackLine = The group rejected { $clues }. Write another one.
# $name: a player
samegame-write-theyRewrite = { $name } is writing another clue
# $clue: a clue, which is a word that a player wrote
samegame-write-theyRewriteLine = The group rejected “{ $clue }”. No pointing until the new one is here.

## The task, by the trait that is the trap

# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-appearance = Name a thing that *looks like* { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-number_in_the_world = Name a thing *as common* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-length = Name a thing *as long* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-material = Name a thing made of *the same material* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-price = Name a thing that *costs as much* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-intended_use = Name a thing with *the same purpose* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-movement = Name a thing that *moves like* { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-complexity = Name a thing *as hard to make* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-importance = Name a thing *as important* to humanity as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-effort_to_explain = Name a thing *as hard to explain* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-duration_of_use = Name a thing you use *for as long* at a time as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-days_of_use = Name a thing you use *on as many days* a year as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-weight = Name a thing *as heavy* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-thickness = Name a thing *as thick* as { samegame-a }
# $gender: the gender of the thing: m, f or n, with a p for things that have no singular
# $name: the name of a thing
samegame-write-task-volume = Name a thing that takes up *as much room* as { samegame-a }

## Marks on traits, as they are read out

# $criterion: a trait, such as “Length”
samegame-write-mark-none = { $criterion }: not marked
# $criterion: a trait, such as “Length”
samegame-write-mark-different = { $criterion }: different
# $criterion: a trait, such as “Length”
samegame-write-mark-unsure = { $criterion }: not sure

## Swapping an object, once a game

samegame-swap-open = Swap my object
samegame-swap-title = Another object?
samegame-swap-line = You get one swap per game, for the whole group. Everyone has to agree, nobody sees the new object first, and there’s no going back.
samegame-swap-ask = Ask the group
samegame-swap-asked = You asked for another object
# $names: players, as a list
samegame-swap-askedLine = Waiting for { $names }
# $name: a player
samegame-swap-theyAsk = { $name } wants to swap their object
samegame-swap-theyAskLine = You get one swap per game, and everyone has to agree.
samegame-swap-consent = Fine by me
samegame-swap-refuse = Rather not
samegame-swap-youAgreed = You agreed. Waiting for the others.
# $name: a player
samegame-swap-refused = { $name } would rather not. No swap this time.
# $name: a player
samegame-swap-made = { $name } has a new object.
samegame-swap-mine = Here’s your new object.

## Before somebody shows object and clue

samegame-ready-yours = Your turn!
samegame-ready-yoursLine = Show your object and your clue. After that: not a word, not a nod.
# Button.
samegame-ready-begin = Show them
# $name: a player
samegame-ready-theirs = { $name } is next
samegame-ready-theirsLine = An object and a clue that share just one trait.
samegame-ready-secret = Only you see this
samegame-ready-last = Previous turn
samegame-ready-order = Turn order
samegame-ready-done = done

## The others point at traits in which the two things differ

samegame-guess-title = How do these two differ?
# $name: a player
samegame-guess-theirTurn = { $name }’s turn
samegame-guess-silent = watching, silent
samegame-guess-yourTurn = Your turn: not a word, not a nod!
samegame-guess-yourTitle = What will they pick?
samegame-guess-yourTrap = your trap
samegame-guess-object = the object
samegame-guess-clue = the clue
samegame-guess-nobody = Nobody is pointing yet.
# $criterion: a trait, such as “Length”
samegame-guess-pointingAll = Everyone is pointing at *{ $criterion }*.
# Fingers are those of the guessers.
# $criterion: a trait, such as “Length”
# $of: how many there are in all
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
# $name: a player
samegame-guess-theyDecide = It’s { $name }’s call.
# $criterion: a trait, such as “Length”
samegame-guess-cup = { $criterion }: under a cup
# $criterion: a trait, such as “Length”
# $names: players, as a list
samegame-guess-pointed = { $criterion }: under a cup. Pointing here: { $names }
# $criterion: a trait, such as “Length”
# $number: a number
samegame-guess-lifted = { $criterion }: number { $number }, safe
# $criterion: a trait, such as “Length”
samegame-guess-trap = { $criterion }: the trap
# $value: a number with its sign, such as +2
samegame-guess-trapNow = Hit the trap now: *{ $value }*
# $value: a number with its sign, such as +2
samegame-guess-best = Max *{ $value }*
# $value: a number with its sign, such as +2
samegame-guess-circle = circle { $value }
# $value: a number with its sign, such as +2
samegame-guess-covered = circle { $value }, covered by a cup
samegame-guess-reject = Is this clue allowed?
# One short word below the icon of a flag.
samegame-guess-rejectWord = Allowed?
# $name: a player
samegame-guess-rejectLine = A clue is one thing made by people: no numbers, no materials, no extra words. If most of you reject it, { $name } writes another.
samegame-guess-rejectGo = Reject it
samegame-guess-letPass = Let it pass
# $names: players, as a list
samegame-guess-rejecting = Rejected by { $names }

## When the group agrees

samegame-guess-rule-unanimous = Everyone has to agree.
samegame-guess-rule-majority = The majority decides.
samegame-guess-rule-anyone = First finger lifts the cup.

## The end of a turn

samegame-result-found = You found them all!
samegame-result-trapped = You hit the trap!
# $name: a player
samegame-result-trapOf = { $name }’s trap
samegame-result-yourTrap = Your trap
# $thing: a thing with its article
# $clue: a clue, which is a word that a player wrote
samegame-result-alike = That’s the one trait { $thing } and “{ $clue }” share.
# $value: a number with its sign, such as +2
samegame-result-counts = This turn scores { $value }
samegame-result-roundOver = That’s round { $n }! Now for new objects, new numbers, new traps.
# Button.
samegame-result-goOn = Continue
samegame-result-toNewRound = Next round
samegame-result-toEnd = See the result

## The end of a game

# $score: the score
# $finish: the highest possible score
samegame-end-points = { $score } of { $finish } points
samegame-end-story = Turn by turn
samegame-end-safeCups = safe cups
samegame-end-escaped = traps avoided
# $of: how many there are in all
samegame-end-of = { $n } of { $of }
# $name: a player
samegame-end-bestClue = best clue, by { $name }
samegame-end-trickiest = trickiest trait
# $criterion: a trait, such as “Length”
samegame-end-wasAlike = same: { $criterion }

## The title of the end, by medal

samegame-end-title-gold = Gold!
samegame-end-title-silver = Silver!
samegame-end-title-bronze = Bronze!
samegame-end-title-flowers = Flowers!
samegame-end-title-before_flowers = Not this time

## A sentence below the title, by medal

samegame-end-line-gold = You’re on the same wavelength!
samegame-end-line-silver = You win! One more good clue and it’s gold.
samegame-end-line-bronze = You win! You get each other.
samegame-end-line-flowers = So close to bronze!
samegame-end-line-before_flowers = The traps got you. Another go?

## Waiting for bots

samegame-wait-hurry = Hurry the bots
# $name: a player
samegame-wait-standIn = A stand-in is playing for { $name }.

## Sentences for screen readers

# $round: the number of the round
samegame-said-dealt = Round { $round } begins. Everyone has an object and a secret number.
# $name: a player
samegame-said-written = { $name }’s clue is in.
# $name: a player
# $object: a thing
# $clue: a clue, which is a word that a player wrote
samegame-said-began = { $name } shows: { $object }, and the clue { $clue }.
# $name: a player
# $criterion: a trait, such as “Length”
samegame-said-pointed = { $name } is pointing at { $criterion }.
# $name: a player
samegame-said-rejected = { $name } rejects the clue.
# $name: a player
samegame-said-sentBack = The clue goes back to { $name }.
# $criterion: a trait, such as “Length”
samegame-said-safe = { $criterion } is safe.
# $criterion: a trait, such as “Length”
samegame-said-trap = { $criterion } is the trap.
# $value: a number with its sign, such as +2
# $score: the score
samegame-said-ended = The turn scores { $value }. The total is { $score }.

## Bots about how they play

# $name: a player
samegame-remarks-bot_knows_no_facts = { $name }: I only know these things by name, so I’m guessing from the words.

## Tips of the tutorial, in the order of a game

# $a: a thing with its article
# $number: the secret number
# $criterion: a trait, such as “Length”
samegame-practice-practice_trap = Your object is { $a }. Your secret number is { $number }, and it’s on *{ $criterion }*. That’s your trap.
# $a: a thing with its article
# $criterion: a trait, such as “Length”
samegame-practice-practice_clue = Name another thing that’s like { $a } in *{ $criterion }* and nothing else. The others will see both and look for differences.
# $clue: a clue, which is a word that a player wrote
samegame-practice-practice_try = How about *{ $clue }*? Tap to use it.
samegame-practice-practice_swap = No idea? The group can swap one object per game.
samegame-practice-practice_swap_asked = You asked for another object. Everyone has to agree.
# $name: a player
samegame-practice-practice_answer_swap = { $name } wants to swap their object. You get one swap per game, if everyone agrees.
samegame-practice-practice_written = Nice! Your clue stays secret until your turn.
samegame-practice-practice_begin_turn = Now show both things. Then not a word, not a nod, no pointing.
# $name: a player
samegame-practice-practice_other_begins = { $name } is next, and you’re guessing.
# $criterion: a trait, such as “Length”
samegame-practice-practice_be_silent = The others lift cups where the two things differ. If they lift *{ $criterion }*, your trap, the turn ends.
samegame-practice-practice_agreement = A cup is lifted as soon as everyone points at it. You can move your finger any time.
# $name: a player
samegame-practice-practice_guess = The two share just one trait: { $name }’s trap. Leave it alone and lift the others. Where do they differ most?
# $criterion: a trait, such as “Length”
samegame-practice-practice_point = They clearly differ in *{ $criterion }*. Point there.
samegame-practice-practice_point_freely = Where do they clearly differ? Point there.
# $criterion: a trait, such as “Length”
# $value: a number with its sign, such as +2
samegame-practice-practice_cup = *{ $criterion }* was safe! Its cup covers a circle, so the turn is now worth { $value }.
# $criterion: a trait, such as “Length”
# $value: a number with its sign, such as +2
# $score: the score
samegame-practice-practice_found = You found them all! *{ $criterion }* was the trap. That’s { $value }, so the score is { $score }.
# $criterion: a trait, such as “Length”
# $value: a number with its sign, such as +2
# $score: the score
samegame-practice-practice_trapped = *{ $criterion }* was the trap, so the turn ends. That’s { $value }, so the score is { $score }.
# $bronze: the score for bronze
# $silver: the score for silver
# $gold: the score for gold
# $finish: the highest possible score
samegame-practice-practice_medals = New objects, new traps, no more tips! Bronze starts at { $bronze }, silver at { $silver }, gold at { $gold }. A perfect score is { $finish }.

## Choice before a game: the level

samegame-fields-level-title = Level
# $value: the number of the level
samegame-fields-level-name = Level { $value }
# $criteria: how many traits
samegame-fields-level-line = { $criteria } traits in play.

## The levels, in a sentence

# $criteria: how many traits
samegame-fields-level-lines-1 = { $criteria } traits, all easy.
# $criteria: how many traits
samegame-fields-level-lines-2 = { $criteria } traits, two of them harder.
# $criteria: how many traits
samegame-fields-level-lines-3 = { $criteria } traits: more to tell apart.
# $criteria: how many traits
samegame-fields-level-lines-4 = { $criteria } traits, and no cups to spare.

## Choice before a game: when the group agrees

samegame-fields-agreement-title = Who decides

## When the group agrees

samegame-fields-agreement-names-unanimous = Everyone agrees
samegame-fields-agreement-names-majority = Majority rules
samegame-fields-agreement-names-anyone = First finger

## When the group agrees, in a sentence

samegame-fields-agreement-lines-unanimous = You all have to point at the same cup.
samegame-fields-agreement-lines-majority = More than half have to point at the same cup.
samegame-fields-agreement-lines-anyone = One finger lifts a cup. Fast and bold!

## Choice before a game: the languages of clues

samegame-fields-language-title = Clue languages
samegame-fields-language-line = Write clues in any of these.
# $names: names of languages, as a list
samegame-fields-language-all = Clues in { $names }

## Choice before a game: the objects

# $objects: how many objects
samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } Samewave object.
       *[other] { $objects } Samewave objects.
    }

## On the table screen

# $of: how many there are in all
samegame-tv-turnOf = Turn { $n } of { $of }
samegame-tv-allWrite = Write your clues
samegame-tv-allWriteLine = Name a thing that shares just one trait with your object: your trap.
# $name: a player
samegame-tv-showsNext = { $name } is next
samegame-tv-showsNextLine = Coming up: object and clue
# $name: a player
samegame-tv-writesAgain = { $name } is writing another clue
samegame-tv-writesAgainLine = Most of you rejected the first one.
# $name: a player
samegame-tv-asksSwap = { $name } wants to swap their object. Everyone has to agree.
samegame-tv-whereDiffer = How do they differ?
# $name: a player
samegame-tv-clueOf = { $name }’s clue
samegame-tv-pointNow = Point at a cup on your phone.
# $of: how many there are in all
# $criterion: a trait, such as “Length”
samegame-tv-pointAt =
    { $n ->
        [1] { $n } of { $of } is pointing at “{ $criterion }”.
       *[other] { $n } of { $of } are pointing at “{ $criterion }”.
    }
# $value: a number with its sign, such as +2
samegame-tv-worthNow = This turn is worth { $value }
samegame-tv-alike = shared trait
samegame-tv-trapped = That was the trap!
samegame-tv-found = You found them all!
# $criterion: a trait, such as “Length”
samegame-tv-alikeIn = They share one trait: “{ $criterion }”.
# $score: the score
# $of: the highest possible score
samegame-tv-score = Score { $score } of { $of }

## When the group agrees

samegame-tv-agreements-unanimous = Everyone has to agree.
samegame-tv-agreements-majority = The majority decides.
samegame-tv-agreements-anyone = First finger lifts the cup.

## The end, by medal

samegame-tv-results-before_flowers = No medal this time
samegame-tv-results-flowers = Flowers! Almost a medal
samegame-tv-results-bronze = Bronze!
samegame-tv-results-silver = Silver!
samegame-tv-results-gold = Gold!

## A game in the list of games that were played

samegame-past-writing = Writing clues
# $criterion: a trait, such as “Length”
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

## The end of a game, by medal

samegame-past-results-before_flowers = No medal
samegame-past-results-flowers = Flowers
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Silver
samegame-past-results-gold = Gold

## How to play

samegame-howto-lead = You all play together. Two things share one trait. Find every way they differ.
samegame-howto-yours = Your trap
samegame-howto-object = the object
samegame-howto-clueLine = the clue
samegame-howto-rulesTitle = Rules for clues
# $rounds: how many rounds
samegame-howto-rounds =
    { $rounds ->
        [one] With { $n } players, everyone writes one clue.
       *[other] With { $n } players, everyone writes { $rounds } clues.
    }
samegame-howto-majority = With “Majority rules”, a split vote is decided by the player on the active player’s left.

## How to play, step 1

samegame-howto-secret-title = Object and trap
samegame-howto-secret-text = You get an object and a secret number. The trait with your number is your trap.

## How to play, step 2

samegame-howto-clue-title = Write a clue
samegame-howto-clue-text = Think of another thing that matches your object in the trap and differs in everything else.

## How to play, step 3

samegame-howto-guess-title = Lift the cups
samegame-howto-guess-text = Take turns showing both things. The others point at a cup where the two differ. When they agree, they lift it.

## How to play, step 4

samegame-howto-trap-title = Avoid the trap
# $least: the smallest number
# $most: the largest number
samegame-howto-trap-text = Every safe cup makes the turn worth more, from { $least } up to { $most }. Hit the trap and the turn ends. If only the trap is left, you found them all!

## How to play, step 5

samegame-howto-medals-title = Win a medal
# $bronze: the score for bronze
# $silver: the score for silver
# $gold: the score for gold
samegame-howto-medals-text = Add up all turns: { $bronze } is bronze, { $silver } silver, { $gold } gold. Higher levels have more traits.

## How to play: the rules of clues

samegame-howto-rules-1 = Something people make: no animals, plants or clouds.
samegame-howto-rules-2 = Just the thing: no adjectives, no extra words.
samegame-howto-rules-3 = More than one word? Fine if it’s one thing, like “washing machine”.
samegame-howto-rules-4 = No numbers, no materials, and not the word on the card.
samegame-howto-rules-5 = On your turn: no pointing, no talking, no smiling.
samegame-howto-rules-6 = Once per game, you can all agree to swap one object.
