### Words around a game: the lobby with its seats and choices, the menu of a table, chat, reminders.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## The lobby: a table before its game

# $of: how many there are in all
lobby-ofAtTable = { $n } of { $of } at the table
lobby-tvLink = Open the table screen on a TV
# Beside its icon, where there is no room for “Table screen”.
lobby-tv = TV
lobby-newTab = opens in a new tab
lobby-copyFailed = Couldn’t copy. Copy the address from your browser.
# $numbers: numbers of players, such as “4, 6 or 8”
lobby-players = For { $numbers } players.
lobby-atLeastOne = Keep at least one.

## The chairs around the table

lobby-seats-take = Free seat: sit here
lobby-seats-chooseFree = Tap a free seat to move there.
lobby-seats-youSitOut = You’re sitting this one out.
lobby-seats-playAgain = Join the game
lobby-seats-howToSit = Tap a free seat to sit there.
lobby-seats-watching = Watching:
# $name: a player
lobby-seats-seat = { $name } is watching. Give them a seat
lobby-seats-label = Seats around the table
lobby-seats-faceToFace = Partners sit opposite each other.
lobby-seats-byLot = Teams are drawn at random when the game starts.
lobby-seats-alternating = Players of the two teams alternate.
lobby-seats-anyhow = Everyone for themselves.
lobby-seats-together = You’re all on the same team.
lobby-seats-howTo = Drag someone to another seat, or tap two seats to swap.
lobby-seats-chair = Seat { $n }
lobby-seats-fill = Free seat: add someone
# $name: a player
lobby-seats-you = { $name } (you)
# $names: players, as a list
lobby-seats-partner = plays with { $names }
# $name: a player
lobby-seats-chosen = { $name }: tap another seat.
# $one: a player
# $other: another player
lobby-seats-swapped = { $one } and { $other } swapped seats.
# $name: a player
lobby-seats-moved = { $name } moved to seat { $n }.
lobby-seats-shuffle = Shuffle seats
lobby-seats-shuffled = Seats shuffled.
# Button.
lobby-seats-cancel = Never mind
lobby-seats-thisPhone = on this phone

## What can be done with somebody at the table

lobby-person-sitOut = Sit this one out
lobby-person-makeHost = Make host
lobby-person-sendAway = Remove
# $name: a player
lobby-person-sendAwayAsk = Remove { $name }?
lobby-person-sendAwayLine = Their seat opens up. Anyone with the link can rejoin.
lobby-person-sendAwayInGame = A stand-in finishes the game for them.
lobby-person-forGood = Remove and block
lobby-person-forGoodLine = They can’t come back with this device or this name.
# $name: a player
lobby-person-isHostNow = { $name } is now the host.
lobby-person-youAreHost = You’re now the host.
# $name: a player
lobby-person-cameToSit = { $name } joined.
# $name: a player
lobby-person-left = { $name } left.

## The sheet of a free chair: a bot, a friend, somebody on this phone

lobby-free-sitHere = Sit here
lobby-free-title = Who’s sitting here?
lobby-free-bot = A bot
lobby-free-fillAll =
    { $n ->
        [one] Fill the seat
       *[other] Fill all { $n } seats
    }
lobby-free-addOne = Add one bot
lobby-free-friend = A friend with a phone
lobby-free-friendLine = Show them the code, or send the link.
lobby-free-here = Someone on this phone
lobby-free-hereLine = Pass the phone around. Secrets stay secret.
lobby-free-hereName = What’s their name?
lobby-free-hereAdd = Add player

## How well a bot plays

lobby-free-strengths-gentle = Gentle
lobby-free-strengths-steady = Steady
lobby-free-strengths-sharp = Sharp

## How well a bot plays, in a sentence

lobby-free-strengthLines-gentle = Plays on impulse. Easy to beat.
lobby-free-strengthLines-steady = Plays like a friend who pays attention.
lobby-free-strengthLines-sharp = Learns how you think. Rarely wrong.

## Names of the rows of choices

# Name of a row.
lobby-choices-first = Who goes first
lobby-choices-lateJoins = Joining late
lobby-choices-options = Optional rules
lobby-choices-more = More
lobby-choices-label = Game settings
# $host: the player who hosts the table
# $what: the choice
lobby-choices-changed = { $host } changed this: { $what }
lobby-choices-houseRule = House rule
lobby-choices-game = Game
# Name of a row: which cards.
lobby-choices-deck = Cards
# Name of a row: the themes that the players wrote themselves.
lobby-choices-ownThemes = Your own themes
# Name of a row: a time limit.
lobby-choices-timer = Time
lobby-choices-grace = Stand-ins
lobby-choices-rules = House rules
lobby-choices-pace = Pace
lobby-choices-practice = Tutorial

## The choice of cards, and uploading one’s own

lobby-deck-browse = Browse the cards
lobby-deck-house = Samewave cards
lobby-deck-images = Images
lobby-deck-themes = Themes
lobby-deck-objects = Objects
lobby-deck-brought = Your own cards
lobby-deck-countImages =
    { $n ->
        [one] { $n } image
       *[other] { $n } images
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } theme
       *[other] { $n } themes
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } object
       *[other] { $n } objects
    }
lobby-deck-ownTitle = Add your own cards
lobby-deck-ownLine = Photos from this device, or a .samewave file. Only this table sees them.
lobby-deck-photos = Choose photos
lobby-deck-file = Choose a file
# $percent: a number from 0 to 100
lobby-deck-sending = Uploading… { $percent }%
lobby-deck-building = Cutting the cards…
lobby-deck-done = Your cards are ready.
lobby-deck-known = These cards are already here.
# Button: stops an upload.
lobby-deck-stop = Stop
lobby-deck-unplayable = These cards can’t be played:
# $where: where in the file
lobby-deck-problem = { $where }: this can’t be used.
# $where: where in the file
# $what: what is wrong there
lobby-deck-at = { $where }: { $what }

## A box for themes that the players write themselves

# Value of a row: how many themes the players wrote.
lobby-ownThemes-none = None
lobby-ownThemes-noneLine = Make up themes about the people at the table.
# The themes that the players wrote themselves.
lobby-ownThemes-firstLine = They come up first, then the others.
lobby-ownThemes-onlyLine = Only these come up, over and over.
lobby-ownThemes-label = One theme per line
# An example in an empty text box.
lobby-ownThemes-example = Grandma’s kitchen
# $n: the number of themes that are written
# $most: a number
lobby-ownThemes-count = { $n } of { $most }
# Button: adds the themes that the group has kept to those in the box.
# $n: a number
# $group: the name of a group
lobby-ownThemes-add =
    { $n ->
        [one] Add { $n } theme from { $group }
       *[other] Add { $n } themes from { $group }
    }
# Name of a switch.
lobby-ownThemes-only = Only your own themes
lobby-ownThemes-onlySwitchLine = All other themes stay in the box.
# Name of a switch: the group keeps the themes for its next tables.
# $group: the name of a group
lobby-ownThemes-keep = Keep them for { $group }
lobby-ownThemes-keepLine = You can add them at any of the group’s tables.
# The group has kept themes that are not in the box.
# $n: a number
lobby-ownThemes-replaceLine =
    { $n ->
        [one] { $n } theme kept earlier will be deleted.
       *[other] { $n } themes kept earlier will be deleted.
    }
lobby-ownThemes-save = Save
lobby-ownThemes-saved = Saved.
# $theme: a theme that somebody wrote
# $most: a number
lobby-ownThemes-tooLong = “{ $theme }” is longer than { $most } characters.

## The choice of a time limit

lobby-timer-none = No timer
lobby-timer-noneLine = Take all the time you need.
# $time: a time, such as “30 seconds”
lobby-timer-some = { $time } per question
lobby-timer-someLine = When time runs out, a bot answers for anyone who hasn’t. Anyone can ask for more time.

## The choice when a bot stands in for somebody who is away

lobby-grace-none = No stand-ins
lobby-grace-noneLine = The table waits for anyone away.
# $time: a time, such as “30 seconds”
lobby-grace-some = A stand-in after { $time }
lobby-grace-someLine = A bot covers for anyone away, until they’re back.

## House rules

lobby-rules-none = No house rules
lobby-rules-noneLine = Just the rulebook.
lobby-rules-noLimit = No limit

## The choice of a tutorial

lobby-practice-on = Tutorial on
lobby-practice-onLine = We explain the first round step by step. For { $n } players.
lobby-practice-off = Tutorial off
lobby-practice-offLine = First time? Turn it on.

## The choice who begins

# Label beside the player who begins.
lobby-first-begins = Goes first
lobby-first-chance = Pick at random
lobby-first-byChance = A random player goes first
lobby-first-chanceLine = Different every time.
# $name: a player
lobby-first-named = { $name } goes first
lobby-first-line = The rulebooks say the youngest, or the most curious.

## The choice whether late guests may join a game

# Choice.
lobby-late-on = Latecomers can join in
lobby-late-onLine = They take over from a bot, or from someone who’s away.
lobby-late-off = Latecomers wait
lobby-late-offLine = They watch, then play the next game.

## The choice of a picture beside one’s name

lobby-face-title = Choose your picture
lobby-face-line = Pick a card to show next to your name, and a colour if you like.
lobby-face-colour = Colour
lobby-face-colours-orange = Orange
lobby-face-colours-blue = Blue
lobby-face-colours-yellow = Yellow
lobby-face-colours-purple = Purple
lobby-face-colours-green = Green
lobby-face-colours-cream = Cream
lobby-face-colours-turquoise = Turquoise
lobby-face-colours-pink = Pink

## Offers when the number of players does not fit the game

lobby-offers-justYouTwo = Just you two
# $names: players, as a list
lobby-offers-watch =
    { $n ->
        [one] { $names } watches
       *[other] { $names } watch
    }
lobby-offers-removeBots =
    { $n ->
        [one] Remove the bot
       *[other] Remove { $n } bots
    }

## Moving one’s seat to another phone

lobby-claim-item = Play on another phone
lobby-claim-title = Continue on another phone
lobby-claim-line = On the other phone, open this table and choose “I’m already playing”. Then type:
lobby-claim-minutes = The code expires in ten minutes.
# $name: a player
lobby-claim-other = Show a code for { $name }’s other phone

## The button that begins the game, and why it cannot

# $numbers: numbers of players, such as “4, 6 or 8”
lobby-begin-you =
    { $n ->
        [one] Just you so far. You need { $numbers } players.
       *[other] { $n } players so far. You need { $numbers }.
    }
# $numbers: numbers of players, such as “4, 6 or 8”
lobby-begin-tooMany = There are { $n } of you. This is for { $numbers } players.
# $host: the player who hosts the table
lobby-begin-waitsFor = Waiting for { $host } to start
lobby-begin-waitsForNobody = There’s nobody here to start the game.
lobby-begin-beginPractice = Start the tutorial
# $names: players, as a list
lobby-begin-away = Away right now: { $names }.

## Who may come in

lobby-door-title = Who can come in
lobby-door-hideCode = Hide the code on the TV
lobby-door-hideCodeLine = The table screen won’t show the code or the QR code.
lobby-door-sendAway = Remove everyone watching
lobby-door-sendAwayOpen = They can come back as long as anyone can come in.
lobby-door-sendAwayClosed = They can’t come back unless you let them in.
lobby-door-sent = Everyone watching was removed.
lobby-door-asking = At the door
# $name: a player
lobby-door-wantsToJoin = { $name } wants to join
# $name: a player
lobby-door-wantsToWatch = { $name } wants to watch
# Button.
lobby-door-letIn = Let in
# Button.
lobby-door-refuse = Decline
lobby-door-asked = We’ve asked the host.

## Three kinds of door

lobby-door-doors-open = Anyone with the code
lobby-door-doors-ask = Ask me first
lobby-door-doors-locked = Nobody new

## Three kinds of door, in a sentence

lobby-door-lines-open = Join or watch right away.
lobby-door-lines-ask = You let in everyone who wants to join or watch.
lobby-door-lines-locked = The table is locked. Everyone who was here can come back.

## The kind of door, as a small label

lobby-door-now-ask = Ask first
lobby-door-now-locked = Locked

## The group for which a game is kept

lobby-group-none = No group
lobby-group-noneLine = Results are lost when the table closes.
# $name: the name of a group
lobby-group-keptFor = Counts for { $name }
lobby-group-line = Finished games go into the group’s history.
lobby-group-title = Play for a group?
lobby-group-nobody = No group
lobby-group-toGroup = Open the group
# $name: the name of a group
lobby-group-changed = From now on, games here count for { $name }.

## The menu of a table

lobby-menu-title = At this table
lobby-menu-people = Who’s here
# $name: a player
lobby-menu-forPlayer = Options for { $name }
lobby-menu-chat = Chat
# Item of a menu: reactions such as clapping.
lobby-menu-react = React
lobby-menu-how = How to play
lobby-menu-settings = Settings
lobby-menu-share = Invite someone
lobby-menu-leave = Leave
lobby-menu-toLobby = Change game
lobby-menu-toGame = Back to the game
# Item of a menu.
lobby-menu-hurry = Hurry the bots
lobby-menu-moreTime = More time
lobby-menu-sit = Take a seat

## Ending a game early

lobby-stop-item = End the game
lobby-stop-ask = End the game for everyone?
lobby-stop-line = You all go back to the table. Nothing hidden is shown, and the game isn’t saved.
# Button that cancels ending.
lobby-stop-playOn = Keep playing
# $name: a player
lobby-stop-by = { $name } ended the game.
lobby-stop-byYou = You ended the game.

## Deleting a table

lobby-removing-item = Delete this table
lobby-removing-ask = Delete this table for everyone?
lobby-removing-line = Its games, chat and photos will be gone for good.
# $name: the name of a group
lobby-removing-group = Games that count for { $name } stay with the group.
lobby-removing-go = Delete for everyone
lobby-removing-done = Table deleted.

## Leaving a table

lobby-leaving-keep = Keep my seat and come back later
lobby-leaving-keepLine = A stand-in may play for you meanwhile.
lobby-leaving-forGood = Leave the table
lobby-leaving-forGoodLine = Your seat opens up. A stand-in finishes your game.
# $name: a player
lobby-leaving-onlyMe = Only { $name } leaves
lobby-leaving-nameless = Leave and remove my name
lobby-leaving-namelessLine = This deletes your name and your chat messages, from earlier games too.
# $name: the name of a group
lobby-leaving-namelessGroup = Games that count for { $name } stay. You can leave the group on its own page.
lobby-leaving-namelessDone = Your name is gone from this table.

## Who is here, who is away, for whom a bot stands in

lobby-presence-here = here
lobby-presence-away = away
lobby-presence-standIn = away, stand-in playing
lobby-presence-gone = left, stand-in playing
# $name: a player
lobby-presence-isAway = { $name } is away.
# $seconds: how many seconds
# $name: a player
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } is away. A stand-in takes over in { $seconds } second.
       *[other] { $name } is away. A stand-in takes over in { $seconds } seconds.
    }
# $name: a player
lobby-presence-waitsFor = { $name } is away. We’ll wait.
# $name: a player
lobby-presence-standInPlays = A stand-in is now playing for { $name }.
# $name: a player
lobby-presence-isBack = { $name } is back.
lobby-presence-stoodIn = Welcome back! A stand-in played for you.

## Kinds of bots

lobby-presence-bots-gentle = Gentle bot
lobby-presence-bots-steady = Steady bot
lobby-presence-bots-sharp = Sharp bot

## The chat

lobby-chat-title = Chat
lobby-chat-open = Open the chat
lobby-chat-close = Close the chat
lobby-chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
# In the empty field.
lobby-chat-write = Say something
# Button.
lobby-chat-send = Send
lobby-chat-empty = No messages yet. Say hi!
lobby-chat-muted = No hints! Chat is back after the reveal.
lobby-chat-looking = You’re watching. Take a seat to chat.
lobby-chat-somebody = Someone
# $name: a player
# $what: the reaction
lobby-chat-reacted = { $name }: { $what }

## Reactions that fly over the table, as they are read out

lobby-chat-reactions-clap = Clap
lobby-chat-reactions-heart = Love it
lobby-chat-reactions-laugh = Laugh
lobby-chat-reactions-wow = Wow
lobby-chat-reactions-think = Hmm…
lobby-chat-reactions-hurry = Come on!

## One phone that several people pass around

# $name: a player
lobby-device-handTo = Hand the phone to { $name }
# $name: a player
lobby-device-nobodyElse = { $name } only. No peeking!
# $name: a player
lobby-device-iAm = I’m { $name }
lobby-device-another = Someone else’s turn
# $name: a player
lobby-device-next = { $name }’s turn
lobby-device-thisPhone = On this phone

## Games over days, and messages when it is one’s turn

reminders-live = Live
reminders-liveLine = Everyone plays together, right now.
reminders-days = Over days
reminders-daysLine = Move whenever you like. No timer, no stand-ins.
reminders-title = Your turn
reminders-row = Your turn
reminders-rowLine = Get a message when the game is waiting for you.
reminders-tellMe = Tell me when it’s my turn
reminders-off = You’ll get a message at most once an hour.
reminders-onDevice = You’ll get a notification, at most once an hour.
# $host: the name of a server
reminders-byWebhook = You’ll get a message via { $host }, at most once an hour.
reminders-notHere = This browser can’t show notifications. On an iPhone, add the page to your home screen first.
reminders-notOnServer = This server can’t send notifications. The host can add a webhook.
reminders-denied = Notifications are blocked. Allow them in your browser’s settings.
reminders-webhook = Webhook
reminders-webhookLine = From Discord, Slack, ntfy or Matrix. We post there when it’s someone’s turn.
# $host: the name of a server
# $kind: the name of a service
reminders-webhookNow = Posting to { $host } ({ $kind })
reminders-kind = Format
reminders-kindByAddress = Detect from the address
reminders-save = Save webhook
reminders-saved = Webhook saved.
reminders-test = Send a test
reminders-tested = Test sent.
reminders-remove = Remove
reminders-removed = Webhook removed.
reminders-stopAsk = Stop these messages?
reminders-stopLine = We’ll no longer tell you when it’s your turn at this table.
reminders-stop = Stop messages
reminders-stopped = Done
reminders-stoppedLine = You won’t get any more messages from this table. You can switch them back on there.

## Names of services; they stay as they are

reminders-kinds-discord = Discord
reminders-kinds-slack = Slack
reminders-kinds-ntfy = ntfy
reminders-kinds-matrix = Matrix
reminders-kinds-json = JSON
