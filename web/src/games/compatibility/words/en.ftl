### Words of the game Compatibility. Each player picks and ranks images for a theme, as a partner would.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## Names and short texts

# The name of the game; it stays as it is.
compatibility-name = Compatibility
# Other messages contain this one.
compatibility-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-round = Round { $n }
compatibility-you = You
# The title of an image in quotation marks.
# $title: the title of an image
compatibility-quoted = “{ $title }”
# $theme: a theme
compatibility-themeIs = The theme is: { $theme }
compatibility-lastRound = Previous round
compatibility-hurry = Hurry the bots
# $sides: players or teams, as a list
compatibility-playoff = A tie! It’s a playoff: { $sides }.
compatibility-line = Pick the images your partner will pick.

## Opening a theme: calling a number or rolling a die

compatibility-opening-youCall = You open the theme
compatibility-opening-callLine = Pick a number to reveal the theme.
compatibility-opening-number = Call { $n }
compatibility-opening-usedUp = Every theme with this number has been used.
# $name: a player
compatibility-opening-called = { $name } calls { $n }.
# $name: a player
compatibility-opening-rolled = { $name } rolls a { $n }.
compatibility-opening-youRoll = You roll the die
compatibility-opening-youOrPartnerRoll = You or your partner can roll the die
compatibility-opening-rollLine = The die decides which theme you get.
compatibility-opening-roll = Roll the die
# $name: a player
compatibility-opening-theyCall = { $name } is calling a number
# $names: players, as a list
compatibility-opening-theyRoll = Waiting for a roll: { $names }
# $name: a player
compatibility-opening-allMatch = { $name } is the Matcher. Try to match them!
compatibility-opening-allMatchYou = You’re the Matcher. Everyone tries to match you!

## Picking images

compatibility-pick-pick =
    { $n ->
        [one] Pick { $n } image.
       *[other] Pick { $n }, strongest first.
    }
compatibility-pick-spaceSays = You’re on a { $n }.
compatibility-pick-referentPicks = The Matcher always picks { $n }.
compatibility-pick-playoff = In a playoff, everyone picks { $n }.
compatibility-pick-notPlaying = You’re not in this playoff. Sit back and watch.
compatibility-pick-allMatchYou = You’re the Matcher: everyone tries to match you.
# $names: players, as a list
compatibility-pick-thinkLike = Think like { $names }.
compatibility-pick-images = { $n } images
# $title: the title of an image
# $place: a place in a ranking, from 1
compatibility-pick-onPlace = { $title }, place { $place }
# $title: the title of an image
compatibility-pick-takenBack = { $title } removed
# $title: the title of an image
compatibility-pick-retired = You’ve already matched with { $title }. You can’t use it again.
compatibility-pick-full =
    { $n ->
        [one] You’ve already picked one. Remove it first.
       *[other] All { $n } places are full. Remove one first.
    }
compatibility-pick-unlockFirst = You’re locked in. Tap “Change” to think again.

## An image, large

compatibility-look-closer = Zoom: tap an image to see it up close
# One short word below the icon of a magnifier.
compatibility-look-word = Zoom
compatibility-look-previous = Previous image
compatibility-look-next = Next image
# $place: a place in a ranking, from 1
compatibility-look-putOn = Put in place { $place }
compatibility-look-full = All places are full
compatibility-look-takeBack = Remove
# $place: a place in a ranking, from 1
compatibility-look-place = Place { $place }
compatibility-look-earlier = Move up
compatibility-look-later = Move down

## The images that were picked, in order

compatibility-tray-label = Your ranking, strongest first
# $place: a place in a ranking, from 1
# $title: the title of an image
compatibility-tray-takeBack = Place { $place }: { $title }. Tap to remove, arrow keys to move.

## The button that ends picking

# Button: ends picking.
compatibility-dock-lockIn = Lock in
# Button: picks anew.
compatibility-dock-change = Change
compatibility-dock-missing = { $n } to go
# Beside the button.
compatibility-dock-doubleMissing = place your ×2
# $names: players, as a list
compatibility-dock-waitingFor = Still thinking: { $names }
compatibility-dock-youAreReady = You’re locked in.

## Doubling a match

compatibility-double-claim = Announce my ×2
# $name: a player
compatibility-double-claimedBy = { $name } is playing a ×2 token this round.
compatibility-double-putIt = Put your ×2 on one of your images.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: { $n } card left
       *[other] Double Up: { $n } cards left
    }
# $title: the title of an image
compatibility-double-on = ×2 on { $title }

## The other players

compatibility-players-label = The others
# $name: a player
compatibility-players-ready = { $name } is ready.
# $name: a player
compatibility-players-thinks = { $name } is thinking.
# $name: a player
compatibility-players-thinksAgain = { $name } is having second thoughts.
# $name: a player
compatibility-players-standIn = A stand-in is playing for { $name }.

## The board with its track

compatibility-board-title = The board
# One short word below the icon of the board.
compatibility-board-word = Board
# $pawns: sentences about where each pawn stands
compatibility-board-label = The track, a spiral. { $pawns }
# $names: players, as a list
# $space: a space of the track
compatibility-board-stands = { $names }: space { $space }.
# $space: a space of the track
compatibility-board-onSpace = Space { $space }, picks { $n }
compatibility-board-arrived = At the end
compatibility-board-doublesLeft = { $n } ×2 left

## The reveal: images are turned over and matches counted

compatibility-reveal-nothingShared = Nothing in common this time. Better luck with the next theme!
compatibility-reveal-paceTap = Reveal automatically
compatibility-reveal-paceAuto = Reveal by tapping
# One short word below an icon: cards turn by themselves, or by tapping.
compatibility-reveal-wordAuto = Auto
compatibility-reveal-wordTap = By tap
compatibility-reveal-model = The Matcher
# Button.
compatibility-reveal-skip = Skip
compatibility-reveal-turnNext = Turn the next card
compatibility-reveal-turnLast = Turn the last card
compatibility-reveal-movePawns = Move the pawns
compatibility-reveal-showAll = See all images
# Button.
compatibility-reveal-goOn = Continue
compatibility-reveal-toTheEndScreen = See who won
# Beside a player: points of this card.
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
# $gained: how many points
# $from: the space before
# $to: the space after
compatibility-reveal-lands =
    { $gained ->
        [0] Space { $from }
       *[other] { $from } + { $gained } = space { $to }
    }
# $gained: how many points
compatibility-reveal-toTheEnd = +{ $gained }: the end of the track!
# $names: players, as a list
# $title: the title of an image
compatibility-reveal-direct = { $names }: { $title }, direct match, { compatibility-points }.
# $names: players, as a list
# $title: the title of an image
compatibility-reveal-indirect = { $names }: { $title }, indirect match, { compatibility-points }.
# $place: a place in a ranking, from 1
compatibility-reveal-noMatch = Place { $place }: nothing in common.
# $title: the title of an image
compatibility-reveal-directCard = { $title }: direct match, { compatibility-points }
# $title: the title of an image
compatibility-reveal-indirectCard = { $title }: indirect match, { compatibility-points }
# $names: players, as a list
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = played no images
# $names: players, as a list
compatibility-reveal-timeRanOut = Time ran out for { $names }.
# $names: players, as a list
compatibility-reveal-imagesReturned = { $names } can use all images again.
# $name: a player
compatibility-reveal-referentMoves = { $name } moves as far as the best player: { compatibility-points }.

## Large words when two images match

compatibility-reveal-moments-direct = Direct match!
compatibility-reveal-moments-indirect = Indirect match

## The end of a game

compatibility-end-winner = Winner
compatibility-end-rounds =
    { $n ->
        [one] round
       *[other] rounds
    }
compatibility-end-samePlace =
    { $n ->
        [one] direct match
       *[other] direct matches
    }
compatibility-end-otherPlace =
    { $n ->
        [one] indirect match
       *[other] indirect matches
    }
# $names: players, as a list
# $theme: a theme
compatibility-end-bestRound = Best round: { $names } with “{ $theme }”
# $title: the title of an image
compatibility-end-favourite = Most picked: { $title }, { $n } times
compatibility-end-alike = Who thought alike
# $names: players, as a list
# $line: a sentence about how they won
compatibility-end-won = Winner: { $names }. { $line }
# $names: players, as a list
# $line: a sentence about how they won
compatibility-end-byWinners = { $names } won. { $line }

## The title of the end, for one player

compatibility-end-personal-won = You won!
compatibility-end-personal-shared = You share the win!
compatibility-end-personal-close = So close!
compatibility-end-personal-lost = Well played!
compatibility-end-personal-together = You made it together!

## How the game was won

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] First to the end, after { $n } round.
       *[other] First to the end, after { $n } rounds.
    }
compatibility-end-endings-largest_overshoot = A tie, won by going furthest past the end.
compatibility-end-endings-most_tokens_left = A tie, won by having the most ×2 tokens left.
compatibility-end-endings-playoff = Won in a playoff, in round { $n }.
# $names: players, as a list
compatibility-end-endings-shared = It’s a tie! { $names } share the win.
compatibility-end-endings-together =
    { $n ->
        [one] You reached the end in { $n } round.
       *[other] You reached the end in { $n } rounds.
    }

## Bots about how they play

# $name: a player
compatibility-remarks-bot_goes_by_words = { $name }: These cards are new to us bots, so we’re going by the words.
# $name: a player
compatibility-remarks-bot_goes_by_taste = { $name }: These cards are new to us bots, so we’re going by gut feeling.

## Tips of the tutorial, in the order of a round

# $most: the largest number
# $number: a number
compatibility-practice-practice_open_theme = You open the theme. Call a number from 1 to { $most } before anyone sees the card. Try { $number }.
# $number: a number
# $partner: a player
compatibility-practice-practice_pick_images = Your pawn is on a { $number }, so pick { $number } images for the theme. { $partner }, your partner, picks in secret too. You score for every image you share.
# $images: titles of images, as a list
compatibility-practice-practice_rank = Rank them, strongest first. An image you both put in the same place scores more. Try { $images }.
compatibility-practice-practice_rank_freely = Rank them, strongest first. An image you both put in the same place scores more.
compatibility-practice-practice_lock_in = Now lock in. You can still change your mind until everyone has.
compatibility-practice-practice_wait = Your images are face down. The reveal starts when everyone has locked in.
# $image: the title of an image
# $place: a place in a ranking, from 1
# $points: how many points
compatibility-practice-practice_direct_match = You both have { $image } in place { $place }. A direct match: { $points } points!
# $image: the title of an image
# $mine: a place in your ranking
# $partner: a player
# $theirs: a place in the partner’s ranking
# $points: how many points
compatibility-practice-practice_indirect_match = { $image } is your number { $mine } and { $partner }’s number { $theirs }. An indirect match: { $points } points.
compatibility-practice-practice_no_match = No images in common this time. It happens!
# $points: how many points
# $space: a space of the track
# $number: a number
compatibility-practice-practice_points = { $points } points take your pawn to space { $space }. Next round you pick { $number }.
compatibility-practice-practice_done = That’s it! Keep going, round by round. First to the end of the track wins.

## Choice before a game: the edition

compatibility-fields-edition-title = Edition
# $value: the year of the edition
compatibility-fields-edition-name = { $value } edition
# $images: how many images
# $themes_on_a_card: how many themes a card has
compatibility-fields-edition-line = { $images } images, { $themes_on_a_card } themes per card.

## The editions, in a sentence

# $themes_on_a_card: how many themes a card has
compatibility-fields-edition-lines-2016 = { $themes_on_a_card } themes per card, no ×2 tokens. A tie is a shared win.
# $doubles: how many ×2 tokens each player has
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Everyone has one ×2 token to play. A tie is a shared win.
       *[other] Everyone has { $doubles } ×2 tokens to play. A tie is a shared win.
    }
# $images: how many images
compatibility-fields-edition-lines-1996 = { $images } images, a die for the theme, playoffs for ties.

## Choice before a game: who plays with whom

compatibility-fields-mode-title = Teams

## Names of the modes

compatibility-fields-mode-names-teams = Pairs
compatibility-fields-mode-names-individual = Solo
compatibility-fields-mode-names-trios = Two trios
compatibility-fields-mode-names-duo = Just you two

## The modes, in a sentence

compatibility-fields-mode-lines-teams = Match the player sitting opposite you.
compatibility-fields-mode-lines-individual = Each round, everyone tries to match one player.
compatibility-fields-mode-lines-trios = Three against three. All three have to match.
compatibility-fields-mode-lines-duo = Reach the end together in as few rounds as you can.

## Choice before a game: the track

compatibility-fields-track-title = Track
# $rounds: how many rounds; 0 if that is not known
# $minutes: how many minutes
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            About { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }: { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            }.
    }

## Names of the tracks

compatibility-fields-track-names-brisk = Short track
compatibility-fields-track-names-short = Short track
compatibility-fields-track-names-standard = Standard track
compatibility-fields-track-names-long = Long track

## Choice before a game: the images

# $images: how many images
compatibility-fields-deck-line = { $images } images for this game.

## Choice before a game: the themes

compatibility-fields-themes-line = Samewave themes, in your language.

## Choice before a game: themes for children

compatibility-fields-for_children-title = Children are playing
compatibility-fields-for_children-line = Leaves out adult themes, and names that children don’t know.

## Choice before a game: Double Up cards

compatibility-fields-double_up-title = Double Up cards
compatibility-fields-double_up-line = Secretly double a direct match.

## Choice before a game: teams by lot

compatibility-fields-random_teams-title = Random teams
compatibility-fields-random_teams-line = Teams are drawn when the game starts.

## Choice before a game: even numbers of players

compatibility-fields-even_individual-title = Solo with any number
# $more: numbers of players
compatibility-fields-even_individual-line = Everyone for themselves, even with { LIST($more, type: "disjunction") }.

## Choice before a game: matched images rest

compatibility-fields-retire_matched-title = Match only once
compatibility-fields-retire_matched-line = Once you’ve matched with an image, you can’t use it again.

## Choice before a game: time to choose

compatibility-fields-time_limit-title = Time limit
compatibility-fields-time_limit-line = Not locked in by then? You play no images this round.

## On the table screen

compatibility-tv-round = Round { $n }
compatibility-tv-playoff = Playoff
# $name: a player
compatibility-tv-opens = { $name } is opening the theme
# $name: a player
compatibility-tv-opened = Opened by { $name }
compatibility-tv-newTheme = Here comes a new theme.
# $theme: a theme
compatibility-tv-theme = The theme: { $theme }
compatibility-tv-picks = picks { $n }
compatibility-tv-atTheFinish = at the end
# $name: a player
compatibility-tv-toMatch = Match { $name }!
# Beside the Matcher.
compatibility-tv-isMatched = Matcher
compatibility-tv-looksOn = watching
# $name: a player
compatibility-tv-doubles = { $name } is playing ×2
# $of: how many there are in all
compatibility-tv-cardOf = Card { $n } of { $of }
compatibility-tv-laidNothing = Time ran out
# $names: players, as a list
# $image: the title of an image
# $points: how many points
compatibility-tv-direct =
    { $names }: “{ $image }”, direct match, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $names: players, as a list
# $image: the title of an image
# $points: how many points
compatibility-tv-indirect =
    { $names }: “{ $image }”, indirect match, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $names: players, as a list
compatibility-tv-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
# $names: players, as a list
compatibility-tv-sharedVictory = { $names } share the win!
# $rounds: how many rounds
compatibility-tv-together =
    { $rounds ->
        [one] You made it in { $rounds } round!
       *[other] You made it in { $rounds } rounds!
    }
compatibility-tv-space = space { $n }

## A game in the list of games that were played

compatibility-past-nothing = nothing yet
compatibility-past-sameThemes = You get the same themes in the same order.
# $names: players, as a list
compatibility-past-won = Won by { $names }
compatibility-past-together = Reached the end together

## How to play

compatibility-howto-box = Which edition?
compatibility-howto-mode = Teams or solo?
# $referent: “none” if players have partners; else one player is the Matcher whom all try to match
compatibility-howto-lead =
    { $referent ->
        [none] You all have the same images. Pick the ones your partner will pick.
       *[other] You all have the same images. Each round, pick the ones the Matcher will pick.
    }
compatibility-howto-same = same place
compatibility-howto-other = different place
compatibility-howto-inThisBox = In this edition
# $numbers: numbers of players, such as “4, 6 or 8”
compatibility-howto-players = For { LIST($numbers, type: "disjunction") } players.

## How to play, step 1

compatibility-howto-theme-title = Open a theme
# $referent: “none” if players have partners; else one player is the Matcher whom all try to match
compatibility-howto-theme-text =
    { $referent ->
        [none] It could be anything. Which images fit? Which will your partner pick?
       *[other] It could be anything. Which images fit? Which will the Matcher pick?
    }

## How to play, step 2

compatibility-howto-pick-title = Pick and rank
# $full_hand: the largest number of images to pick
compatibility-howto-pick-text = Your pawn’s space tells you how many: 1 to { $full_hand }. Put the strongest first. No hints, no peeking!

## How to play, step 3

compatibility-howto-reveal-title = Reveal
# $referent: “none” if players have partners; else one player is the Matcher whom all try to match
# $team: how many players a team has
# $direct: the points of a direct match
# $indirect: the points of an indirect match
compatibility-howto-reveal-text =
    { $referent ->
        [none]
            { $team ->
                [2] Turn your images over one by one. An image you both picked scores: { $direct } points in the same place, { $indirect } in different places.
               *[other] Turn your images over one by one. An image all { $team } of you picked scores: { $direct } points in the same place, { $indirect } in different places.
            }
       *[other] Turn your images over one by one. Sharing one with the Matcher scores: { $direct } points in the same place, { $indirect } in different places.
    }

## How to play, step 4

compatibility-howto-race-title = Race to the sun
compatibility-howto-race-text = Move one space per point. Your new space tells you how many images to pick next. First to the end wins, once the round is finished.

## How to play: what is special in an edition and a mode

compatibility-howto-facts-openers = Next round, the player on the left opens the theme.
compatibility-howto-facts-modelOpens = The Matcher opens the theme. Next round, the player on their left is the Matcher.
compatibility-howto-facts-randomTeams = Optional: draw teams at random.
compatibility-howto-facts-partners = Partners sit opposite each other and share a pawn.
compatibility-howto-facts-joined = Partners sit opposite each other and snap their pawns together.
compatibility-howto-facts-alternate = Players of the two teams alternate around the table.
# $themes_on_a_card: how many themes a card has
compatibility-howto-facts-called = To open the theme, call a number from 1 to { $themes_on_a_card }. Then draw the card.
# $themes_on_a_card: how many themes a card has
compatibility-howto-facts-rolled = A die picks one of the { $themes_on_a_card } themes on the card.
compatibility-howto-facts-teamsOpen = Teams take turns opening the theme. The team that opened it reveals first.
# $images: how many images
# $usual: how many images most decks have
compatibility-howto-facts-deck = The deck has { $images } images, not { $usual }.
compatibility-howto-facts-model = Each round, one of you is the Matcher. Everyone else tries to pick the same images.
compatibility-howto-facts-modelShares = The Matcher moves as far as the best of the others.
# $full_hand: the largest number of images to pick
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] The Matcher always picks { $full_hand } image.
       *[other] The Matcher always picks { $full_hand } images.
    }
compatibility-howto-facts-modelNothing = The Matcher doesn’t move.
# $team: how many players a team has
# $direct: the points of a direct match
# $indirect: the points of an indirect match
compatibility-howto-facts-allOfATeam = All { $team } of a team have to match: { $direct } points in the same place, { $indirect } in different places.
# $doubles: how many of them each player has
# $doubled: the points of a doubled direct match
compatibility-howto-facts-token =
    { $doubles ->
        [one] You have one ×2 token per game. Announce it before the reveal; only one per round. A direct match then scores { $doubled }.
       *[other] You have { $doubles } ×2 tokens per game. Announce one before the reveal; only one per round. A direct match then scores { $doubled }.
    }
compatibility-howto-facts-modelNoToken = The Matcher can’t play a ×2 token.
# $doubles: how many of them each player has
# $doubled: the points of a doubled direct match
compatibility-howto-facts-doubleUpTeam =
    { $doubles ->
        [one] Optional: each team has a Double Up card to play in secret. A direct match then scores { $doubled }.
       *[other] Optional: each team has { $doubles } Double Up cards to play in secret. A direct match then scores { $doubled }.
    }
# $doubles: how many of them each player has
# $doubled: the points of a doubled direct match
compatibility-howto-facts-doubleUpAlone =
    { $doubles ->
        [one] Optional: you each have a Double Up card to play in secret. A direct match then scores { $doubled }.
       *[other] Optional: you each have { $doubles } Double Up cards to play in secret. A direct match then scores { $doubled }.
    }
compatibility-howto-facts-tieOvershoot = Two finish in the same round? Whoever went furthest past the end wins. Still tied? They share the win.
compatibility-howto-facts-tieTokens = Two finish in the same round? Whoever has more ×2 tokens left wins. Still tied? They share the win.
compatibility-howto-facts-tiePlayoff = Two finish in the same round? They play on until one is ahead.
compatibility-howto-facts-duo = A house rule: reach the end together in as few rounds as you can.
