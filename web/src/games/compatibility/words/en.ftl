### x


## compatibility

compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-round = Round { $n }
compatibility-you = You
compatibility-quoted = “{ $title }”
compatibility-themeIs = The theme is: { $theme }
compatibility-lastRound = Previous round
compatibility-hurry = Hurry the bots
compatibility-playoff = A tie! It’s a playoff: { $sides }.
compatibility-line = Pick the images your partner will pick.

## compatibility.opening

compatibility-opening-youCall = You open the theme
compatibility-opening-callLine = Pick a number to reveal the theme.
compatibility-opening-number = Call { $n }
compatibility-opening-usedUp = Every theme with this number has been used.
compatibility-opening-called = { $name } calls { $n }.
compatibility-opening-rolled = { $name } rolls a { $n }.
compatibility-opening-youRoll = You roll the die
compatibility-opening-youOrPartnerRoll = You or your partner can roll the die
compatibility-opening-rollLine = The die decides which theme you get.
compatibility-opening-roll = Roll the die
compatibility-opening-theyCall = { $name } is calling a number
compatibility-opening-theyRoll = Waiting for a roll: { $names }
compatibility-opening-allMatch = { $name } is the Matcher. Try to match them!
compatibility-opening-allMatchYou = You’re the Matcher. Everyone tries to match you!

## compatibility.pick

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
compatibility-pick-thinkLike = Think like { $names }.
compatibility-pick-images = { $n } images
compatibility-pick-onPlace = { $title }, place { $place }
compatibility-pick-takenBack = { $title } removed
compatibility-pick-retired = You’ve already matched with { $title }. You can’t use it again.
compatibility-pick-full =
    { $n ->
        [one] You’ve already picked one. Remove it first.
       *[other] All { $n } places are full. Remove one first.
    }
compatibility-pick-unlockFirst = You’re locked in. Tap “Change” to think again.

## compatibility.look

compatibility-look-closer = Zoom: tap an image to see it up close
compatibility-look-previous = Previous image
compatibility-look-next = Next image
compatibility-look-putOn = Put in place { $place }
compatibility-look-full = All places are full
compatibility-look-takeBack = Remove
compatibility-look-place = Place { $place }
compatibility-look-earlier = Move up
compatibility-look-later = Move down

## compatibility.tray

compatibility-tray-label = Your ranking, strongest first
compatibility-tray-takeBack = Place { $place }: { $title }. Tap to remove, arrow keys to move.

## compatibility.dock

compatibility-dock-lockIn = Lock in
compatibility-dock-change = Change
compatibility-dock-missing = { $n } to go
compatibility-dock-doubleMissing = place your ×2
compatibility-dock-waitingFor = Still thinking: { $names }
compatibility-dock-youAreReady = You’re locked in.

## compatibility.double

compatibility-double-claim = Announce my ×2
compatibility-double-claimedBy = { $name } is playing a ×2 token this round.
compatibility-double-putIt = Put your ×2 on one of your images.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up: { $n } card left
       *[other] Double Up: { $n } cards left
    }
compatibility-double-on = ×2 on { $title }

## compatibility.players

compatibility-players-label = The others
compatibility-players-ready = { $name } is ready.
compatibility-players-thinks = { $name } is thinking.
compatibility-players-thinksAgain = { $name } is having second thoughts.
compatibility-players-standIn = A stand-in is playing for { $name }.

## compatibility.board

compatibility-board-title = The board
compatibility-board-label = The track, a spiral. { $pawns }
compatibility-board-stands = { $names }: space { $space }.
compatibility-board-onSpace = Space { $space }, picks { $n }
compatibility-board-arrived = At the end
compatibility-board-doublesLeft = { $n } ×2 left

## compatibility.reveal

compatibility-reveal-nothingShared = Nothing in common this time. Next theme, new luck!
compatibility-reveal-paceTap = Reveal automatically
compatibility-reveal-paceAuto = Reveal by tapping
compatibility-reveal-model = The Matcher
compatibility-reveal-skip = Skip
compatibility-reveal-turnNext = Turn the next card
compatibility-reveal-turnLast = Turn the last card
compatibility-reveal-movePawns = Move the pawns
compatibility-reveal-showAll = See all images
compatibility-reveal-goOn = Continue
compatibility-reveal-toTheEndScreen = See who won
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Space { $from }
       *[other] { $from } + { $gained } = space { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained }: the end of the track!
compatibility-reveal-direct = { $names }: { $title }, direct match, { compatibility-points }.
compatibility-reveal-indirect = { $names }: { $title }, indirect match, { compatibility-points }.
compatibility-reveal-noMatch = Place { $place }: nothing in common.
compatibility-reveal-directCard = { $title }: direct match, { compatibility-points }
compatibility-reveal-indirectCard = { $title }: indirect match, { compatibility-points }
compatibility-reveal-scored = { $names }: { compatibility-points }.
compatibility-reveal-laidNothing = played no images
compatibility-reveal-timeRanOut = Time ran out for { $names }.
compatibility-reveal-imagesReturned = { $names } can use all images again.
compatibility-reveal-referentMoves = { $name } moves as far as the best player: { compatibility-points }.

## compatibility.reveal.moments

compatibility-reveal-moments-direct = Direct match!
compatibility-reveal-moments-indirect = Indirect match

## compatibility.end

compatibility-end-winner = Winner
compatibility-end-rounds = rounds
compatibility-end-samePlace = direct matches
compatibility-end-otherPlace = indirect matches
compatibility-end-bestRound = Best round: { $names } with “{ $theme }”
compatibility-end-favourite = Most picked: { $title }, { $n } times
compatibility-end-alike = Who thought alike
compatibility-end-won = Winner: { $names }. { $line }
compatibility-end-byWinners = { $names } won. { $line }

## compatibility.end.personal

compatibility-end-personal-won = You won!
compatibility-end-personal-shared = You share the win!
compatibility-end-personal-close = So close!
compatibility-end-personal-lost = Well played!
compatibility-end-personal-together = You made it together!

## compatibility.end.endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] First to the end, after { $n } round.
       *[other] First to the end, after { $n } rounds.
    }
compatibility-end-endings-largest_overshoot = A tie, won by going furthest past the end.
compatibility-end-endings-most_tokens_left = A tie, won by having the most ×2 tokens left.
compatibility-end-endings-playoff = Won in a playoff, in round { $n }.
compatibility-end-endings-shared = It’s a tie! You share the win.
compatibility-end-endings-together =
    { $n ->
        [one] You reached the end in { $n } round.
       *[other] You reached the end in { $n } rounds.
    }

## compatibility.remarks

compatibility-remarks-bot_goes_by_words = { $name }: These cards are new to us bots, so we’re going by the words.
compatibility-remarks-bot_goes_by_taste = { $name }: These cards are new to us bots, so we’re going by gut feeling.

## compatibility.practice

compatibility-practice-practice_open_theme = You open the theme. Call a number from 1 to { $most } before anyone sees the card. Try { $number }.
compatibility-practice-practice_pick_images = Your pawn is on a { $number }, so pick { $number } images for the theme. { $partner }, your partner, picks in secret too. You score for every image you share.
compatibility-practice-practice_rank = Rank them, strongest first. An image you both put in the same place scores more. Try { $images }.
compatibility-practice-practice_rank_freely = Rank them, strongest first. An image you both put in the same place scores more.
compatibility-practice-practice_lock_in = Now lock in. You can still change your mind until everyone has.
compatibility-practice-practice_wait = Your images are face down. The reveal starts when everyone has locked in.
compatibility-practice-practice_direct_match = You both have { $image } in place { $place }. A direct match: { $points } points!
compatibility-practice-practice_indirect_match = { $image } is your number { $mine } and { $partner }’s number { $theirs }. An indirect match: { $points } points.
compatibility-practice-practice_no_match = No images in common this time. It happens!
compatibility-practice-practice_points = { $points } points take your pawn to space { $space }. Next round you pick { $number }.
compatibility-practice-practice_done = That’s it! Keep going, round by round. First to the end of the track wins.

## compatibility.fields.edition

compatibility-fields-edition-title = Edition
compatibility-fields-edition-name = { $value } edition
compatibility-fields-edition-line = { $images } images, { $themes_on_a_card } themes per card.

## compatibility.fields.edition.lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } themes per card, no ×2 tokens. A tie is a shared win.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Everyone has one ×2 token to play. A tie is a shared win.
       *[other] Everyone has { $doubles } ×2 tokens to play. A tie is a shared win.
    }
compatibility-fields-edition-lines-1996 = { $images } images, a die for the theme, playoffs for ties.

## compatibility.fields.mode

compatibility-fields-mode-title = Teams

## compatibility.fields.mode.names

compatibility-fields-mode-names-teams = Pairs
compatibility-fields-mode-names-individual = Solo
compatibility-fields-mode-names-trios = Two trios
compatibility-fields-mode-names-duo = Just you two

## compatibility.fields.mode.lines

compatibility-fields-mode-lines-teams = Match the player sitting opposite you.
compatibility-fields-mode-lines-individual = Each round, everyone tries to match one player.
compatibility-fields-mode-lines-trios = Three against three. All three have to match.
compatibility-fields-mode-lines-duo = Reach the end together in as few rounds as you can.

## compatibility.fields.track

compatibility-fields-track-title = Track
compatibility-fields-track-line =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }{ $rounds ->
        [0] .
       *[other]
            , about { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }: { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            }.
    }

## compatibility.fields.track.names

compatibility-fields-track-names-brisk = Short track
compatibility-fields-track-names-short = Short track
compatibility-fields-track-names-standard = Standard track
compatibility-fields-track-names-long = Long track

## compatibility.fields.deck

compatibility-fields-deck-line = { $images } images for this game.

## compatibility.fields.themes

compatibility-fields-themes-line = Samewave themes, in your language.

## compatibility.fields.for_children

compatibility-fields-for_children-title = Kids’ themes
compatibility-fields-for_children-line = Leaves out the grown-up themes.

## compatibility.fields.double_up

compatibility-fields-double_up-title = Double Up cards
compatibility-fields-double_up-line = Secretly double a direct match.

## compatibility.fields.random_teams

compatibility-fields-random_teams-title = Random teams
compatibility-fields-random_teams-line = Teams are drawn when the game starts.

## compatibility.fields.even_individual

compatibility-fields-even_individual-title = Solo with any number
compatibility-fields-even_individual-line = Everyone for themselves, even with { LIST($more, type: "disjunction") }.

## compatibility.fields.retire_matched

compatibility-fields-retire_matched-title = Match only once
compatibility-fields-retire_matched-line = Once you’ve matched with an image, you can’t use it again.

## compatibility.fields.time_limit

compatibility-fields-time_limit-title = Time limit
compatibility-fields-time_limit-line = Not locked in by then? You play no images this round.

## compatibility.tv

compatibility-tv-round = Round { $n }
compatibility-tv-playoff = Playoff
compatibility-tv-opens = { $name } is opening the theme
compatibility-tv-opened = Opened by { $name }
compatibility-tv-newTheme = Here comes a new theme.
compatibility-tv-theme = The theme: { $theme }
compatibility-tv-picks = picks { $n }
compatibility-tv-atTheFinish = at the end
compatibility-tv-toMatch = Match { $name }!
compatibility-tv-isMatched = Matcher
compatibility-tv-looksOn = watching
compatibility-tv-doubles = { $name } is playing ×2
compatibility-tv-cardOf = Card { $n } of { $of }
compatibility-tv-laidNothing = Time ran out
compatibility-tv-direct =
    { $names }: “{ $image }”, direct match, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
compatibility-tv-wins =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
compatibility-tv-sharedVictory = { $names } share the win!
compatibility-tv-together =
    { $rounds ->
        [one] You made it in { $rounds } round!
       *[other] You made it in { $rounds } rounds!
    }
compatibility-tv-space = space { $n }

## compatibility.past

compatibility-past-nothing = nothing yet
compatibility-past-sameThemes = You get the same themes in the same order.
compatibility-past-won = Won by { $names }
compatibility-past-together = Reached the end together

## compatibility.howto

compatibility-howto-box = Which edition?
compatibility-howto-mode = Which teams?
compatibility-howto-lead =
    { $referent ->
        [none] You all have the same images. Pick the ones your partner will pick.
       *[other] You all have the same images. Each round, pick the ones the Matcher will pick.
    }
compatibility-howto-same = same place
compatibility-howto-other = different place
compatibility-howto-inThisBox = In this edition
compatibility-howto-players = For { LIST($numbers, type: "disjunction") } players.

## compatibility.howto.theme

compatibility-howto-theme-title = Open a theme
compatibility-howto-theme-text =
    { $referent ->
        [none] It could be anything. Which images fit? Which will your partner pick?
       *[other] It could be anything. Which images fit? Which will the Matcher pick?
    }

## compatibility.howto.pick

compatibility-howto-pick-title = Pick and rank
compatibility-howto-pick-text = Your pawn’s space tells you how many: 1 to { $full_hand }. Put the strongest first. No hints, no peeking!

## compatibility.howto.reveal

compatibility-howto-reveal-title = Reveal
compatibility-howto-reveal-text =
    { $referent ->
        [none]
            { $team ->
                [2] Turn your images over one by one. An image you both picked scores: { $direct } points in the same place, { $indirect } in different places.
               *[other] Turn your images over one by one. An image all { $team } of you picked scores: { $direct } points in the same place, { $indirect } in different places.
            }
       *[other] Turn your images over one by one. Sharing one with the Matcher scores: { $direct } points in the same place, { $indirect } in different places.
    }

## compatibility.howto.race

compatibility-howto-race-title = Race to the sun
compatibility-howto-race-text = Move one space per point. Your new space tells you how many images to pick next. First to the end wins, once the round is finished.

## compatibility.howto.facts

compatibility-howto-facts-openers = Next round, the player on the left opens the theme.
compatibility-howto-facts-modelOpens = The Matcher opens the theme. Next round, the player on their left is the Matcher.
compatibility-howto-facts-randomTeams = Optional: draw teams at random.
compatibility-howto-facts-partners = Partners sit opposite each other and share a pawn.
compatibility-howto-facts-joined = Partners sit opposite each other and snap their pawns together.
compatibility-howto-facts-alternate = Players of the two teams alternate around the table.
compatibility-howto-facts-called = To open the theme, call a number from 1 to { $themes_on_a_card }. Then draw the card.
compatibility-howto-facts-rolled = A die picks one of the { $themes_on_a_card } themes on the card.
compatibility-howto-facts-teamsOpen = Teams take turns opening the theme. The team that opened it reveals first.
compatibility-howto-facts-deck = The deck has { $images } images, not { $usual }.
compatibility-howto-facts-model = Each round, one of you is the Matcher. Everyone else tries to pick the same images.
compatibility-howto-facts-modelShares = The Matcher moves as far as the best of the others.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] The Matcher always picks { $full_hand } image.
       *[other] The Matcher always picks { $full_hand } images.
    }
compatibility-howto-facts-modelNothing = The Matcher doesn’t move.
compatibility-howto-facts-allOfATeam = All { $team } of a team have to match: { $direct } points in the same place, { $indirect } in different places.
compatibility-howto-facts-token =
    { $doubles ->
        [one] You have one ×2 token per game. Announce it before the reveal; only one per round. A direct match then scores { $doubled }.
       *[other] You have { $doubles } ×2 tokens per game. Announce one before the reveal; only one per round. A direct match then scores { $doubled }.
    }
compatibility-howto-facts-modelNoToken = The Matcher can’t play a ×2 token.
compatibility-howto-facts-doubleUpTeam =
    { $doubles ->
        [one] Optional: each team has a Double Up card to play in secret. A direct match then scores { $doubled }.
       *[other] Optional: each team has { $doubles } Double Up cards to play in secret. A direct match then scores { $doubled }.
    }
compatibility-howto-facts-doubleUpAlone =
    { $doubles ->
        [one] Optional: you each have a Double Up card to play in secret. A direct match then scores { $doubled }.
       *[other] Optional: you each have { $doubles } Double Up cards to play in secret. A direct match then scores { $doubled }.
    }
compatibility-howto-facts-tieOvershoot = Two finish in the same round? Whoever went furthest past the end wins.
compatibility-howto-facts-tieTokens = Two finish in the same round? Whoever has more ×2 tokens left wins.
compatibility-howto-facts-tiePlayoff = Two finish in the same round? They play on until one is ahead.
compatibility-howto-facts-duo = A house rule: reach the end together in as few rounds as you can.
