### Words that every screen may need: the first screen, joining a table, the settings, how to play, today’s theme.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## The first screen

home-friendlyName = We picked one for you. Change it if you like.
# Button.
home-play = Play
home-passAround = We all share this phone
home-passAroundLine = Pass it around. Secrets stay secret.
home-motto = Pick the image your friends will pick.
# Large button: opens a new table.
home-start = Play together
# Label above the field for a code.
home-join = Join with a code
# Button beside the field for a code.
home-joinGo = Join the table
home-code = Table code, five letters
# Button.
home-playNow = Play with bots
# Heading above the user’s own tables and groups.
home-waiting = Waiting for you
home-playWhat = Choose a game
home-withBots = Just you and the bots, right now.
home-howToPlay = How to play
# Link to the screen for a television.
home-tableScreen = Table screen
home-groups = Your groups
# $name: the name of a group
home-keptFor = Games here count for { $name }.
# $code: the five letters of a table
home-backTo = Back to table { $code }
# $name: the name of a language
home-language = Language: { $name }
# Button while the sound is on.
home-soundOn = Turn sound off
# Button while the sound is off.
home-soundOff = Turn sound on
# Button: dark colours.
home-toNight = Switch to dark mode
# Button: light colours.
home-toDay = Switch to light mode
home-settings = Settings
home-yourName = What’s your name?
home-nameHint = Everyone at the table sees this.
# Button.
home-openTable = Open a table
home-nowhere = Nothing here
home-nowhereLine = There’s no page at this address.
# Button: to the first screen.
home-home = Home

## A table: joining it, sitting there, the connection to it

# $game: the name of a game
table-joining = You’re joining a game of { $game }.
table-whatToDo = Type your name and sit down.
table-wrongCode = Check the letters and try again.
# Button.
table-join = Join
table-moved = You’re playing on another phone now.
table-movedLine = Your seat came with you.
table-alreadyPlaying = I’m already playing
table-claimLabel = Code from your other phone, six letters
table-claimLine = On your first phone, open the menu and choose “Play on another phone”. Or ask the host.
table-claimGo = Take my seat
table-takeOver = Join in. Take over from:
# $name: a player
table-takesOver = You’re about to take over from { $name }.
# $code: the five letters of a table
table-title = Table { $code }
# Button.
table-sitDown = Sit down
# $names: players, as a list
table-waitingThere = { $names } are here.
# $name: a player
table-oneWaits = { $name } is here.
table-gameIsOn = Game in progress. Take over from a bot, or watch now and join the next one.
table-justLook = Just watch
table-connecting = Joining the table…
table-reconnecting = Connection lost. Reconnecting…
table-restarting = The server is restarting. One moment…
table-cannotSave = We can’t save right now. Nothing’s lost, just hang on.
table-backOnline = You’re back.
table-oldPage = There’s a new version.
table-oldPageLine = Reload the page to keep playing.
# Button.
table-reload = Reload
table-kicked = You were removed from this table.
table-kickedLine = You can ask to come back, or go home.
table-cleared = This table is gone.
table-clearedLine = Someone deleted it, or nobody used it for a long time. You can open a new one.
table-removed = This table was deleted.
table-removedLine = Someone at the table deleted it, with its games, chat and photos.
table-sitDownAgain = Sit down again
# $code: the five letters of a table
table-unknown = There’s no table { $code }.
table-unknownLine = Check the code, or open your own table.
table-full = All seats are taken.
table-fullLine = You can watch, or open your own table.
table-unreachable = Can’t reach the server
table-unreachableLine = Are you online? We’ll keep trying.
table-tryAgain = Try again
# Button.
table-share = Share the link
table-copied = Link copied.
table-invitation = Come and play with me:
table-scan = Scan to join
# Beside one’s own name.
table-you = you
# Beside the name of the player who hosts the table.
table-host = Host
# Beside the name of a computer player.
table-bot = Bot
# Beside the name of somebody whose phone is not connected.
table-away = away
table-addBot = Add a bot
# On an empty chair.
table-freeSeat = Free seat
# Button: begins the game.
table-begin = Start
table-addBotsAndBegin =
    { $n ->
        [one] Add a bot and start
       *[other] Add { $n } bots and start
    }
# $name: a player
table-sendAway = Remove { $name }
# $name: a player
table-makeHost = Make { $name } the host
table-leave = Leave the table
# Button that cancels leaving.
table-stay = Stay
table-onlyLooking = You’re watching.
# $name: a player
table-isHere = { $name } is here.
# $time: a time, such as “30 seconds”
table-timeLeft = { $time } left
table-tenSecondsLeft = Ten seconds left.
# Button.
table-nextTip = Next tip
table-gotIt = Got it
table-nowPlay = Now play
# Button.
table-moreTime = 30 more seconds
table-extended = 30 more seconds!
table-timeWasUp = Time’s up! A bot answered for you.
table-askToJoin = Ask to join
table-askToWatch = Ask to watch
# $host: the player who hosts the table
table-hostMustAgree = { $host } decides who comes in.
# $host: the player who hosts the table
table-waitingFor = Waiting for { $host } to let you in
table-waitingForHost = Waiting for the host to let you in
table-waitingLine = Keep this page open. You’re in as soon as they say yes.
table-waitingToWatchLine = Keep this page open. You’ll see the table as soon as they say yes.
# Button.
table-stopWaiting = Cancel
table-notLetIn = You weren’t let in.
table-notLetInLine = The host said no, or nobody answered. You can ask again.
table-askAgain = Ask again
table-sentAway = You can no longer watch this table.
table-sentAwayLine = The host asked everyone watching to leave.
table-tooMany = Too many wrong codes.
table-tooManyLine = Too many tries from your network. Wait a minute, then try again.
table-watching = { $n } watching

## Buttons below the end of a game

table-ended-share = Share
table-ended-replay = Replay
# Button: back to the lobby, to choose another game.
table-ended-change = Change
# Button: to the first screen.
table-ended-home = Home
# Button: opens a menu.
table-ended-more = More
# Button: the same game once more.
table-ended-rematch = Rematch
# $host: the player who hosts the table
table-ended-waitForHost = Waiting for { $host } to choose what’s next.

## The settings of this device

settings-title = Settings
settings-language = Language
# Heading: light or dark colours.
settings-theme = Appearance
settings-sound = Sound
# Choice of a switch.
settings-on = On
# Choice of a switch.
settings-off = Off
# Heading: animations.
settings-motion = Animation
settings-text = Text size
settings-sample = Text looks like this now.
settings-name = Your name
settings-nameHint = We’ll use it at your next table.
settings-openRecord = Watch a saved game
# Button.
settings-close = Close
# Button: to the screen before.
settings-back = Back
settings-menu = Menu

## Choices of the setting “Look”

settings-themes-auto = Same as device
settings-themes-day = Light
settings-themes-night = Dark

## Choices of the setting “Motion”

settings-motions-auto = Same as device
settings-motions-full = Full
settings-motions-less = None

## Choices of the setting “Text size”

settings-texts-normal = Normal
settings-texts-large = Large
settings-texts-huge = Very large

## What the server keeps about people

settings-data-title = Your data
settings-data-kept = This server keeps the names you type, your moves, your chat and your photos. It shares nothing with anyone else.
settings-data-long = A table is deleted when nobody has used it for a while, usually 30 days. A group stays until someone deletes it.
settings-data-remove = You can delete a table from its menu, or leave it and remove your name. You can delete a group on its own page.

## The page “How to play”, around the rules of each game

howto-title = How to play
howto-game = Which game?
howto-ninety = A ninety-second read
howto-practise = Try the tutorial
howto-practiseLine = Play a first round with bots. We’ll show you how.

## A game that has no screens of its own

plainGame-yourTurn = Your turn!
# $names: players, as a list
plainGame-waitingFor = Waiting for { $names }
plainGame-over = The game is over.
# $names: players, as a list
plainGame-won = { $names } won!
plainGame-rematch = Play again

## Today’s theme: one theme and forty images a day; everybody ranks five of them

daily-title = Today’s theme
daily-question = What do you see?
daily-seeResult = See the result so far
daily-pick =
    { $n ->
        [one] Pick one more.
       *[other] Pick { $n }, strongest first.
    }
daily-picked = That’s your five. Drag to change the order.
daily-images = { $n } images
# $title: the title of an image
# $place: a place in a ranking, from 1
daily-onPlace = { $title }, place { $place }
# $title: the title of an image
daily-takenBack = { $title } removed
daily-full = You’ve got five. Remove one first.
daily-tray = Your five, strongest first
# $place: a place in a ranking, from 1
# $title: the title of an image
daily-takeBack = Place { $place }: { $title }. Tap to remove, arrow keys to move.
# Button: ends picking.
daily-lockIn = Lock in
# Beside the button: how many images are still to be picked.
daily-missing = { $n } to go
daily-guess = Which one will most people put first?
daily-guessLine = One tap. It doesn’t change your five.
# Button.
daily-skip = Skip
daily-so =
    { $n ->
        [one] { $n } person so far
       *[other] { $n } people so far
    }
daily-final =
    { $n ->
        [one] { $n } person answered
       *[other] { $n } people answered
    }
daily-alone = You’re first today! Come back later to see who thinks like you.
daily-nobody = Nobody answered that day.
daily-top = Top picks
# $title: the title of an image
# $share: a share in percent
daily-chosen = { $title }: { $share }
daily-yours = Your five
daily-by =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
daily-onlyYou = only you
daily-byNobody = nobody
# Heading above a number from 0 to 150.
daily-likeness = Match score
daily-likenessLine = How much your five have in common with everyone’s. 150 = identical.
# $title: the title of an image
daily-holds = Good guess! So far, most others put “{ $title }” first.
# $title: the title of an image
daily-fails = So far, most others put “{ $title }” first.
daily-streak =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
# $time: a time, such as “30 seconds”
daily-until = You can change your five until { $time }.
# Button.
daily-change = Change my five
daily-share = Share
# $theme: a theme
# $likeness: a number from 0 to 150
daily-shareLine = “{ $theme }”: I scored { $likeness } of 150. You?
# $theme: a theme
daily-shareFirst = “{ $theme }”: I was first today!
# Button.
daily-ask = Ask a friend
# $theme: a theme
daily-askText = “{ $theme }”: what do you see?
daily-askLine = Send the link. Once you’ve both answered, you’ll see what you have in common.
daily-viaLink = Once you’ve both answered, you’ll see each other’s five.
daily-friends = You and your friends
daily-friend = A friend
daily-nameHint = Friends with your link see this name.
daily-waiting = Nobody else has answered yet.
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $name: a player
# $titles: titles of images, as a list
daily-ranking = { $name }: { $titles }
# $group: the name of a group
daily-showTo = Show my answers to { $group }
daily-yesterday = Yesterday’s final result
daily-practice = Past themes
daily-practiceLine = The last seven days, just for fun.
daily-practising = Just for fun
# Button.
daily-forget = Delete my answers
daily-forgetLine = This deletes all your answers, here and on the server. Your streak ends too.
daily-forgotten = Your answers are deleted.
# Button that cancels deleting.
daily-keep = Keep them
daily-copied = Copied. Paste it anywhere.
daily-notCopied = Couldn’t copy the link.
daily-notShared = Couldn’t make the picture.
