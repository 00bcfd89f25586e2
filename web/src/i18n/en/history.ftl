### x


## affinity

affinity-reading = Comparing everyone’s picks…
affinity-failed = We couldn’t load your results.
affinity-tryAgain = Try again
affinity-tooLittle = Too early to tell
affinity-tooLittleLine = No two of you have played images in the same round.
affinity-noClues = No turn was finished, so there’s nothing to compare.
affinity-matrix = Everyone with everyone
affinity-map = Map of minds
affinity-mapNote = The closer, the more alike. A line means 60 or more.
affinity-signature = Your signature image
affinity-signatureLine = { $title }: you played it { $n } times, more than most people would.
affinity-places = Images in common: { $direct } in the same place, { $indirect } in different places.

## affinity.chart

affinity-chart-pair = { $a } and { $b }: { $n }
affinity-chart-pairSays = { $a } and { $b }: { $n }, probably between { $low } and { $high }
affinity-chart-between = probably between { $low } and { $high }
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
affinity-chart-joined = { $a } and { $b } are close: { $n }.
affinity-chart-nobodyJoined = No pair has reached 60.
affinity-chart-nearestTo = Closest to { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } is a bot.
       *[other] { $names } are bots.
    }
affinity-chart-showAll = Show all { $n }
affinity-chart-onlyNearest = { $name } and the { $n } closest, of { $of }
affinity-chart-fewer = Show fewer
affinity-chart-course = How alike { $name } and the others were, night by night

## affinity.readers

affinity-readers-who = Who gets whose clues
affinity-readers-criteria = Hardest traits
affinity-readers-reads = { $reader } reads { $giver }
affinity-readers-byChance = no better than chance
affinity-readers-misread = { $n } of { $clues } misread
affinity-readers-note = 100 = never fooled, 0 = pure guesswork
affinity-readers-best = { $reader } reads { $giver } best
affinity-readers-hardest = Hardest trait: { $criterion }
affinity-readers-title = Reading each other

## affinity.titles

affinity-titles-veryAlike = Soulmates
affinity-titles-alike = Kindred spirits
affinity-titles-strangers = Friendly strangers
affinity-titles-differently = Opposites attract

## affinity.best

affinity-best-most = Most alike
affinity-best-youTwo = You two thought most alike.
affinity-best-chance = We’re { $percent }% sure.
affinity-best-open = But only by a whisker.
affinity-best-likely = Probably, at least.
affinity-best-settled = No doubt about it.

## affinity.you

affinity-you-nearest = Closest to you
affinity-you-other = You and { $name }
affinity-you-veryAlike = Great minds think alike.
affinity-you-alike = You often think alike.
affinity-you-strangers = About as alike as two strangers.
affinity-you-differently = You tend to see things differently.
affinity-you-hint = A first hint after one game: probably between { $low } and { $high }.
affinity-you-scale = 50 = strangers, 100 = same brain
affinity-you-machine = a bot

## affinity.themes

affinity-themes-title = Themes
affinity-themes-alike = Where you and { $name } agreed most
affinity-themes-unlike = Where you and { $name } disagreed most
affinity-themes-uniting = Where you all agreed most
affinity-themes-dividing = Where you all disagreed most
affinity-themes-laid = { $name }: { $titles }

## affinity.rounds

affinity-rounds-title = Round by round
affinity-rounds-round = Round { $n }
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
affinity-rounds-shared = Shared: { $titles }
affinity-rounds-nothing = nothing in common
affinity-rounds-showAll = Show all rounds

## affinity.actions

affinity-actions-title = Save and share
affinity-actions-picture = Share the picture
affinity-actions-noPicture = Couldn’t make the picture.
affinity-actions-replay = Watch the replay
affinity-actions-duel = Challenge another table
affinity-actions-duelText = Can you beat us with the same cards?
affinity-actions-duelCopied = Link copied. Send it to the other table.
affinity-actions-group = Open { $name }
affinity-actions-record = Save this game

## affinity.rival

affinity-rival-title = Two tables, same cards
affinity-rival-ours = You
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
affinity-rival-against = Against { $names }
affinity-rival-row = { $label }: you { $ours }, them { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } shared image
       *[other] { $n } shared images
    }
affinity-rival-turn = Turn { $n }
affinity-rival-score = Score

## group

group-title = Your groups
group-intro = Play together often? A group keeps your games and shows who thinks alike.
group-onThisDevice = On this device
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
group-since = since { $date }
group-play = Play tonight
group-map = Map of minds
group-matrix = Everyone with everyone
group-course = Over time
group-chartFailed = This chart didn’t load. Reload the page.

## group.who

group-who-title = Who are you?
group-who-line = We’ll remember it on this device. You can change it any time.
group-who-newName = I’m new. My name is
group-who-joinGo = That’s me
group-who-look = Just watch
group-who-full = This group is full.

## group.empty

group-empty-title = No game yet
group-empty-line = Every game you finish for this group shows up here.
group-empty-invite = Send the link to your friends.
group-empty-play = Tap “Play tonight” and play a game.
group-empty-look = Come back and see who thinks like you.

## group.days

group-days-together =
    { $n ->
        [one] { $n } day with answers from several of you
       *[other] { $n } days with answers from several of you
    }
group-days-none = Rank five images a day and see what the others see.
group-days-count = Count these days
group-days-countLine = Include them in the group’s scores.

## group.you

group-you-title = You and the others
group-you-most = Most in common with { $name }
group-you-alone = You haven’t played with anyone here yet. Scores start with your first round together.
group-you-onlyBots = So far you’ve only played with bots, and they don’t count. Invite someone!
group-you-lookOn = Tell us who you are, and see who thinks like you.
group-you-all = Show all { $n }
group-you-fewer = Show fewer

## group.score

group-score-label = { $one } and { $other }: { $score } of 100
group-score-of100 = of 100
group-score-range = Probably between { $low } and { $high }. 50 = strangers
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

## group.best

group-best-title = Most alike
group-best-sure = We’re { $percent }% sure.
group-best-guess = Just a guess so far: we’re { $percent }% sure.

## group.signatures

group-signatures-yours = Your signature images
group-signatures-line = You play these more than most people would.
group-signatures-laid =
    { $n ->
        [one] { $title }: once
       *[other] { $title }: { $n } times
    }
group-signatures-times = { $n }×

## group.themes

group-themes-uniting = Themes that unite you
group-themes-dividing = Themes that divide you
group-themes-alike = You agreed
group-themes-unlike = You disagreed
group-themes-lost = A theme from a deleted deck
group-themes-nothing = played no images

## group.pair

group-pair-title = Compare two of you
group-pair-pick = Pick a pair
group-pair-one = First player
group-pair-other = Second player
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
group-pair-reads = { $reader } reads { $giver }’s clues
group-pair-misread =
    { $clues ->
        [one] { $misread } of { $clues } clue misread
       *[other] { $misread } of { $clues } clues misread
    }

## group.evening

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

## group.people

group-people-title = Members
group-people-you = you
group-people-never = hasn’t played yet
group-people-last = last played { $date }
group-people-open = Edit { $name }
group-people-rename = New name
group-people-renameLine = Past games show it too.
group-people-renameGo = Rename
group-people-renamed = Renamed to { $name }.
group-people-merge = Same person twice?
group-people-mergeLine = Has { $name } also played under another name? Merge the two. You can’t undo this.
group-people-mergeWith = Merge { $name } with
group-people-mergeGo = Merge
group-people-merged = Merged into { $name }.
group-people-nobody = Nobody
group-people-me = That’s me
group-people-leave = Leave the group
group-people-leaveOf = Remove { $name } from the group
group-people-leaveAsk = Leave the group for good?
group-people-leaveAskOf = Remove { $name } for good?
group-people-leaveLine = This deletes the name { $name } and all of { $name }’s scores. The games stay, with a question mark for the name. You can’t undo this.
group-people-leaveLink = Anyone who has the link can still see the group.
group-people-stay = Stay
group-people-left = { $name } is no longer in the group.

## group.keep

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
group-keep-removeLine = This deletes { $games } with their replays, all scores and { $members }, for everyone and for good. Not even we can bring them back.
group-keep-removeType = To confirm, type the group’s name: { $name }
group-keep-removeGo = Delete for everyone
group-keep-removed = Group deleted.
group-keep-cancel = Keep it
