### Words about people who played together: charts, the summary of a game, groups.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## How alike people think: charts and the summary of a game

affinity-reading = Comparing everyone’s picks…
affinity-failed = We couldn’t load your results.
affinity-tryAgain = Try again
affinity-tooLittle = Too early to tell
affinity-tooLittleLine = No two of you have played images in the same round.
affinity-noClues = No turn was finished, so there’s nothing to compare.
# Heading of a table of all pairs.
affinity-matrix = Everyone with everyone
# Heading of a chart: near means alike.
affinity-map = Map of minds
affinity-mapNote = The closer, the more alike. A line means 60 or more.
affinity-signature = Your signature image
# $title: the title of an image
affinity-signatureLine = { $title }: you played it { $n } times, more than most people would.
# $direct: how many images
# $indirect: how many images
affinity-places = Images in common: { $direct } in the same place, { $indirect } in different places.

## Charts of pairs; a score is between 0 and 100

# $a: a player
# $b: another player
affinity-chart-pair = { $a } and { $b }: { $n }
# $a: a player
# $b: another player
# $low: the lower end of a range
# $high: the upper end of a range
affinity-chart-pairSays = { $a } and { $b }: { $n }, probably between { $low } and { $high }
# $low: the lower end of a range
# $high: the upper end of a range
affinity-chart-between = probably between { $low } and { $high }
# $images: how many images
# $rounds: how many rounds
affinity-chart-shared =
    { $images ->
        [one] { $images } shared image
       *[other] { $images } shared images
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
affinity-chart-previousPair = Previous pair
affinity-chart-nextPair = Next pair
affinity-chart-differently = see it differently
affinity-chart-alike = think alike
# $a: a player
# $b: another player
affinity-chart-joined = { $a } and { $b } are close: { $n }.
affinity-chart-nobodyJoined = No pair has reached 60.
# $name: a player
# $other: another player
affinity-chart-nearestTo = Closest to { $name }: { $other }.
# $names: players, as a list
affinity-chart-machines =
    { $n ->
        [one] { $names } is a bot.
       *[other] { $names } are bots.
    }
affinity-chart-showAll = Show all { $n }
# $name: a player
# $of: how many there are in all
affinity-chart-onlyNearest = { $name } and the { $n } closest, of { $of }
affinity-chart-fewer = Show fewer
# $name: a player
affinity-chart-course = How alike { $name } and the others were, night by night

## Who understands whose clues in The Same Game

affinity-readers-who = Who gets whose clues
affinity-readers-criteria = Hardest traits
# $reader: the player who read the clue
# $giver: the player who wrote the clue
affinity-readers-reads = { $reader } reads { $giver }
affinity-readers-byChance = no better than chance
# $clues: how many clues
affinity-readers-misread = { $n } of { $clues } misread
affinity-readers-note = 100 = never fooled, 0 = pure guesswork
# $reader: the player who read the clue
# $giver: the player who wrote the clue
affinity-readers-best = { $reader } reads { $giver } best
# $criterion: a trait, such as “Length”
affinity-readers-hardest = Hardest trait: { $criterion }
affinity-readers-title = Reading each other

## Titles for a pair, by its score

affinity-titles-veryAlike = Soulmates
affinity-titles-alike = Kindred spirits
affinity-titles-strangers = Friendly strangers
affinity-titles-differently = Opposites attract

## The pair that is most alike

affinity-best-most = Most alike
affinity-best-youTwo = You two thought most alike.
# $percent: a number from 0 to 100
affinity-best-chance = We’re { $percent }% sure.
affinity-best-open = But only by a whisker.
affinity-best-likely = Probably, at least.
affinity-best-settled = No doubt about it.

## The person who is most like you

affinity-you-nearest = Closest to you
# $name: a player
affinity-you-other = You and { $name }
affinity-you-veryAlike = Great minds think alike.
affinity-you-alike = You often think alike.
affinity-you-strangers = About as alike as two strangers.
affinity-you-differently = You tend to see things differently.
# $low: the lower end of a range
# $high: the upper end of a range
affinity-you-hint = A first hint after one game: probably between { $low } and { $high }.
affinity-you-scale = 50 = strangers, 100 = same brain
# Beside a bot.
affinity-you-machine = a bot

## Themes that people saw alike or differently

affinity-themes-title = Themes
# $name: a player
affinity-themes-alike = Where you and { $name } agreed most
# $name: a player
affinity-themes-unlike = Where you and { $name } disagreed most
affinity-themes-uniting = Where you all agreed most
affinity-themes-dividing = Where you all disagreed most
# $name: a player
# $titles: titles of images, as a list
affinity-themes-laid = { $name }: { $titles }

## A game, round by round

affinity-rounds-title = Round by round
affinity-rounds-round = Round { $n }
# $names: players, as a list
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $titles: titles of images, as a list
affinity-rounds-shared = Shared: { $titles }
affinity-rounds-nothing = nothing in common
affinity-rounds-showAll = Show all rounds

## Buttons below a summary

affinity-actions-title = Save and share
affinity-actions-picture = Share the picture
affinity-actions-noPicture = Couldn’t make the picture.
affinity-actions-replay = Watch the replay
affinity-actions-duel = Challenge another table
affinity-actions-duelText = Can you beat us with the same cards?
affinity-actions-duelCopied = Link copied. Send it to the other table.
# $name: the name of a group
affinity-actions-group = Open { $name }
affinity-actions-record = Save this game

## Two tables that played the same deal, side by side

affinity-rival-title = Two tables, same cards
# Column of this table.
affinity-rival-ours = You
# Column of the other table.
affinity-rival-theirs = Them
affinity-rival-better =
    { $n ->
        [one] You won by { $n } point!
       *[other] You won by { $n } points!
    }
affinity-rival-worse =
    { $n ->
        [one] The other table won by { $n } point.
       *[other] The other table won by { $n } points.
    }
affinity-rival-even = A perfect tie!
affinity-rival-after =
    { $n ->
        [one] After { $n } round each
       *[other] After { $n } rounds each
    }
# $names: players, as a list
affinity-rival-against = Against { $names }
# $label: what the row is about
# $ours: the number of this table
# $theirs: the number of the other table
affinity-rival-row = { $label }: you { $ours }, them { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } shared image
       *[other] { $n } shared images
    }
affinity-rival-turn = Turn { $n }
affinity-rival-score = Score

## The page of a group: people who play together again and again

group-title = Your groups
group-intro = Play together often? A group keeps your games and shows who thinks alike.
group-onThisDevice = On this device
# $name: a player
group-youAre = You’re { $name }
group-justLooking = Just watching on this device
group-foundTitle = Start a group
group-foundAnother = Start another group
group-foundName = What’s your group called?
group-foundHint = Thursday crew, the cousins, lunch club…
group-foundGo = Start the group
group-allGroups = All your groups
group-keySentence = Anyone with this link is in the group and sees everything. There are no accounts, so keep this link private.
group-invite = Invite
group-inviteTitle = Invite to the group
group-shareLink = Share the link
group-copyLink = Copy the link
group-copyFailed = Couldn’t copy. Copy the link from the field above.
# $name: the name of a group
group-invitation = Join our group “{ $name }”. Please keep this link private:
group-scan = Scan to join the group
group-loading = Opening the group…
group-unknown = There’s no group at this link.
group-unknownLine = Part of the link may be missing, or the group was deleted. Ask a member for the link.
group-forgetIt = Remove from this device
group-stale = Can’t reach the server. This may be out of date.
group-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
group-evenings =
    { $n ->
        [one] { $n } game night
       *[other] { $n } game nights
    }
group-members =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
group-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
# $date: a date
group-since = since { $date }
group-play = Play tonight
group-map = Map of minds
group-matrix = Everyone with everyone
group-course = Over time
group-chartFailed = This chart didn’t load. Reload the page.

## The question who of the group you are

group-who-title = Who are you?
group-who-line = We’ll remember it on this device. You can change it any time.
group-who-newName = I’m new. My name is
group-who-joinGo = That’s me
group-who-look = Just watch
group-who-full = This group is full.

## A group without games

group-empty-title = No game yet
group-empty-line = Every game you finish for this group shows up here.
group-empty-invite = Send the link to your friends.
group-empty-play = Tap “Play tonight” and play a game.
group-empty-look = Come back and see who thinks like you.

## Today’s theme in a group

group-days-together =
    { $n ->
        [one] { $n } day with answers from several of you
       *[other] { $n } days with answers from several of you
    }
group-days-none = Rank five images a day and see what the others see.
group-days-count = Count these days
group-days-countLine = Include them in the group’s scores.

## You and the others

group-you-title = You and the others
# $name: a player
group-you-most = Most in common with { $name }
group-you-alone = You haven’t played with anyone here yet. Scores start with your first round together.
group-you-onlyBots = So far you’ve only played with bots, and they don’t count. Invite someone!
group-you-lookOn = Tell us who you are, and see who thinks like you.
group-you-all = Show all { $n }
group-you-fewer = Show fewer

## The score of a pair

# $one: a player
# $other: another player
# $score: the score
group-score-label = { $one } and { $other }: { $score } of 100
group-score-of100 = of 100
# $low: the lower end of a range
# $high: the upper end of a range
group-score-range = Probably between { $low } and { $high }. 50 = strangers
# $rounds: how many rounds they played together
group-score-hint =
    { $rounds ->
        [one] Just a first hint, after { $rounds } round.
       *[other] Just a first hint, after { $rounds } rounds.
    }
group-score-alike = You think more alike than strangers do.
group-score-unlike = You tend to see things differently.
group-score-open = Could still be luck. Keep playing!
group-score-theyAlike = They think more alike than strangers do.
group-score-theyUnlike = They tend to see things differently.
group-score-never = These two haven’t played together yet.

## The pair that thinks most alike

group-best-title = Most alike
# $percent: a number from 0 to 100
group-best-sure = We’re { $percent }% sure.
# $percent: a number from 0 to 100
group-best-guess = Just a guess so far: we’re { $percent }% sure.

## Images that somebody picks again and again

group-signatures-yours = Your signature images
group-signatures-line = You play these more than most people would.
# $title: the title of an image
group-signatures-laid =
    { $n ->
        [one] { $title }: once
       *[other] { $title }: { $n } times
    }
# How often; in a small label.
group-signatures-times = { $n }×

## Themes that unite or divide the group

group-themes-uniting = Themes that unite you
group-themes-dividing = Themes that divide you
group-themes-alike = You agreed
group-themes-unlike = You disagreed
group-themes-lost = A theme from a deleted deck
group-themes-nothing = played no images

## The page of a pair

group-pair-title = Compare two of you
group-pair-pick = Pick a pair
group-pair-one = First player
group-pair-other = Second player
# $rounds: how many rounds
group-pair-together =
    { $rounds ->
        [one] { $rounds } round together
       *[other] { $rounds } rounds together
    }
group-pair-partners = { $n } as partners
group-pair-shared = Images in common
group-pair-direct = in the same place
group-pair-byTheme = Two strangers would have
group-pair-byChance = Pure luck would give
# $reader: the player who read the clue
# $giver: the player who wrote the clue
group-pair-reads = { $reader } reads { $giver }’s clues
# $clues: how many clues
# $misread: how many clues were misread
group-pair-misread =
    { $clues ->
        [one] { $misread } of { $clues } clue misread
       *[other] { $misread } of { $clues } clues misread
    }

## Evenings on which the group played

group-evening-title = Game nights
group-evening-earlier = Earlier nights
group-evening-left = someone who left
group-evening-others = { $n } more
group-evening-withBots =
    { $n ->
        [one] and a bot
       *[other] and { $n } bots
    }
group-evening-replay = Watch the replay
group-evening-nothing = One night alone can’t tell who thinks alike.

## The members

group-people-title = Members
group-people-you = you
group-people-never = hasn’t played yet
# $date: a date
group-people-last = last played { $date }
# $name: a player
group-people-open = Edit { $name }
group-people-rename = New name
group-people-renameLine = Past games show it too.
group-people-renameGo = Rename
# $name: a player
group-people-renamed = Renamed to { $name }.
group-people-merge = Same person twice?
# $name: a player
group-people-mergeLine = Has { $name } also played under another name? Merge the two. You can’t undo this.
# $name: a player
group-people-mergeWith = Merge { $name } with
group-people-mergeGo = Merge
# $name: a player
group-people-merged = Merged into { $name }.
group-people-nobody = Nobody
group-people-me = That’s me
group-people-leave = Leave the group
# $name: a player
group-people-leaveOf = Remove { $name } from the group
group-people-leaveAsk = Leave the group for good?
# $name: a player
group-people-leaveAskOf = Remove { $name } for good?
# $name: a player
group-people-leaveLine = This deletes the name { $name } and all of { $name }’s scores. The games stay, with a question mark for the name. You can’t undo this.
group-people-leaveLink = Anyone who has the link can still see the group.
# Button that cancels leaving.
group-people-stay = Stay
# $name: a player
group-people-left = { $name } is no longer in the group.

## The group itself: its name, its data, its end

group-keep-title = Group settings
group-keep-rename = Rename the group
group-keep-renameName = Group name
group-keep-renameGo = Save
group-keep-export = Export
group-keep-exportLine = Download one file with all games, scores and names.
group-keep-exported = File saved.
group-keep-forget = Remove from this device
group-keep-forgetLine = You stay in the group. Only this device forgets the link.
group-keep-forgetAsk = You’ll need the link to come back. Is it saved somewhere else?
group-keep-forgetGo = Forget the link
group-keep-forgotten = Group removed from this device.
group-keep-remove = Delete the group
# $games: how many games, such as “3 games”
# $members: how many members, such as “5 members”
group-keep-removeLine = This deletes { $games } with their replays, all scores and { $members }, for everyone and for good. Not even we can bring them back.
# $name: the name of a group
group-keep-removeType = To confirm, type the group’s name: { $name }
group-keep-removeGo = Delete for everyone
group-keep-removed = Group deleted.
# Button that cancels deleting.
group-keep-cancel = Keep it
