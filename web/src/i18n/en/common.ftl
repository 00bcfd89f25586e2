### x


## home

home-friendlyName = We picked one for you. Change it if you like.
home-play = Play
home-passAround = We all share this phone
home-passAroundLine = Pass it around. Secrets stay secret.
home-motto = Pick the image your friends will pick.
home-start = Play together
home-join = Join with a code
home-joinGo = Join the table
home-code = Table code, five letters
home-playNow = Play with bots
home-waiting = Waiting for you
home-playWhat = Choose a game
home-withBots = Just you and the bots, right now.
home-howToPlay = How to play
home-tableScreen = Table screen
home-groups = Your groups
home-keptFor = Games here count for { $name }.
home-backTo = Back to table { $code }
home-language = Language: { $name }
home-soundOn = Turn sound off
home-soundOff = Turn sound on
home-toNight = Switch to dark mode
home-toDay = Switch to light mode
home-settings = Settings
home-yourName = What’s your name?
home-nameHint = Everyone at the table sees this.
home-openTable = Open a table
home-nowhere = Nothing here
home-nowhereLine = There’s no page at this address.
home-home = Home

## table

table-joining = You’re joining a game of { $game }.
table-whatToDo = Type your name and sit down.
table-wrongCode = Check the letters and try again.
table-join = Join
table-moved = You’re playing on another phone now.
table-movedLine = Your seat came with you.
table-alreadyPlaying = I’m already playing
table-claimLabel = Code from your other phone, six letters
table-claimLine = On your first phone, open the menu and choose “Play on another phone”. Or ask the host.
table-claimGo = Take my seat
table-takeOver = Join in. Take over from:
table-takesOver = You’re about to take over from { $name }.
table-title = Table { $code }
table-sitDown = Sit down
table-waitingThere = { $names } are here.
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
table-reload = Reload
table-kicked = You were removed from this table.
table-kickedLine = You can ask to come back, or go home.
table-cleared = This table is gone.
table-clearedLine = Someone deleted it, or nobody used it for a long time. You can open a new one.
table-removed = This table was deleted.
table-removedLine = Someone at the table deleted it, with its games, chat and photos.
table-sitDownAgain = Sit down again
table-unknown = There’s no table { $code }.
table-unknownLine = Check the code, or open your own table.
table-full = All seats are taken.
table-fullLine = You can watch, or open your own table.
table-unreachable = Can’t reach the server
table-unreachableLine = Are you online? We’ll keep trying.
table-tryAgain = Try again
table-share = Share the link
table-copied = Link copied.
table-invitation = Come and play with me:
table-scan = Scan to join
table-you = you
table-host = Host
table-bot = Bot
table-away = away
table-addBot = Add a bot
table-freeSeat = Free seat
table-begin = Start
table-addBotsAndBegin =
    { $n ->
        [one] Add a bot and start
       *[other] Add { $n } bots and start
    }
table-sendAway = Remove { $name }
table-makeHost = Make { $name } the host
table-leave = Leave the table
table-stay = Stay
table-onlyLooking = You’re watching.
table-isHere = { $name } is here.
table-timeLeft = { $time } left
table-tenSecondsLeft = Ten seconds left.
table-nextTip = Next tip
table-gotIt = Got it
table-nowPlay = Now play
table-moreTime = 30 more seconds
table-extended = 30 more seconds!
table-timeWasUp = Time’s up! A bot answered for you.
table-askToJoin = Ask to join
table-askToWatch = Ask to watch
table-hostMustAgree = { $host } decides who comes in.
table-waitingFor = Waiting for { $host } to let you in
table-waitingForHost = Waiting for the host to let you in
table-waitingLine = Keep this page open. You’re in as soon as they say yes.
table-waitingToWatchLine = Keep this page open. You’ll see the table as soon as they say yes.
table-stopWaiting = Cancel
table-notLetIn = You weren’t let in.
table-notLetInLine = The host said no, or nobody answered. You can ask again.
table-askAgain = Ask again
table-sentAway = You can no longer watch this table.
table-sentAwayLine = The host asked everyone watching to leave.
table-tooMany = Too many wrong codes.
table-tooManyLine = Your network has tried too many. Wait a minute, then try again.
table-watching = { $n } watching

## table.ended

table-ended-share = Share
table-ended-replay = Replay
table-ended-change = Change
table-ended-home = Home
table-ended-more = More
table-ended-rematch = Rematch
table-ended-waitForHost = Waiting for { $host } to choose what’s next.

## settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-sound = Sound
settings-on = On
settings-off = Off
settings-motion = Animation
settings-text = Text size
settings-sample = Text looks like this now.
settings-name = Your name
settings-nameHint = We’ll use it at your next table.
settings-openRecord = Watch a saved game
settings-close = Close
settings-back = Back
settings-menu = Menu

## settings.themes

settings-themes-auto = Same as device
settings-themes-day = Light
settings-themes-night = Dark

## settings.motions

settings-motions-auto = Same as device
settings-motions-full = Full
settings-motions-less = None

## settings.texts

settings-texts-normal = Normal
settings-texts-large = Large
settings-texts-huge = Very large

## settings.data

settings-data-title = Your data
settings-data-kept = This server keeps the names you type, your moves, your chat and your photos. It shares nothing with anyone else.
settings-data-long = A table is deleted when nobody has used it for a while, usually 30 days. A group stays until someone deletes it.
settings-data-remove = You can delete a table from its menu, or leave it and remove your name. You can delete a group on its own page.

## howto

howto-title = How to play
howto-game = Which game?
howto-ninety = A ninety-second read
howto-practise = Try the tutorial
howto-practiseLine = Play a first round with bots. We’ll show you how.

## plainGame

plainGame-yourTurn = Your turn!
plainGame-waitingFor = Waiting for { $names }
plainGame-over = The game is over.
plainGame-won = { $names } won!
plainGame-rematch = Play again

## daily

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
daily-onPlace = { $title }, place { $place }
daily-takenBack = { $title } removed
daily-full = You’ve got five. Remove one first.
daily-tray = Your five, strongest first
daily-takeBack = Place { $place }: { $title }. Tap to remove, arrow keys to move.
daily-lockIn = Lock in
daily-missing = { $n } to go
daily-guess = Which one will most people put first?
daily-guessLine = One tap. It doesn’t change your five.
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
daily-chosen = { $title }: { $share }
daily-yours = Your five
daily-by =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
daily-onlyYou = only you
daily-byNobody = nobody
daily-likeness = Match score
daily-likenessLine = How much your five have in common with everyone’s. 150 = identical.
daily-holds = Good guess! So far, most others put “{ $title }” first.
daily-fails = So far, most others put “{ $title }” first.
daily-streak =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
daily-until = You can change your five until { $time }.
daily-change = Change my five
daily-share = Share
daily-shareLine = “{ $theme }”: I scored { $likeness } of 150. You?
daily-shareFirst = “{ $theme }”: I was first today!
daily-ask = Ask a friend
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
daily-ranking = { $name }: { $titles }
daily-showTo = Show my answers to { $group }
daily-yesterday = Yesterday’s final result
daily-practice = Past themes
daily-practiceLine = The last seven days, just for fun.
daily-practising = Just for fun
daily-forget = Delete my answers
daily-forgetLine = This deletes all your answers, here and on the server. Your streak ends too.
daily-forgotten = Your answers are deleted.
daily-keep = Keep them
daily-copied = Copied. Paste it anywhere.
daily-notCopied = Couldn’t copy the link.
daily-notShared = Couldn’t make the picture.
