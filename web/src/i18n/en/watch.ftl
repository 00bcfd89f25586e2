### Words for watching a game: the table screen on a television, the replay, and a deal that is played again.
### Terms are in docs/glossary.md. Address one player as a friend; say “you all” where the text is for the whole table.

## The table screen, for a whole room; texts are short and read from afar

television-openHere = Open a new table
television-openHereLine = You get a code for the phones. The first to join is the host.
television-whichTable = Which table?
television-typeCode = Type the code shown on the phones.
television-gone = This table is gone.
television-goneLine = Someone deleted it, or nobody used it for a while. Open a new one on a phone.
television-codeIsHidden = The code is hidden.
# $host: the player who hosts the table
television-askHost = Ask { $host } how to join.
television-alsoWatching = { $n } more watching
# $host: the player who hosts the table
television-asksToWatch = Waiting for { $host } to let this screen in
television-asksToWatchLine = Tap “Let in” on the host’s phone.
# $address: a web address
television-joinAt = Scan, or go to { $address } and type
television-atTheTable = At the table
television-nobodyYet = Nobody’s here yet. Grab your phone and join!
television-next = Up next
# $name: a player
television-begins = Waiting for { $name } to start
# $name: a player
television-stopped = { $name } ended the game.
television-practice = Tutorial
# $address: a web address
television-sitDown = Next game: { $address }
# $name: a player
television-thinks = { $name } is thinking
# $name: a player
television-ready = { $name } is ready
television-timeLeft = Time left
television-another = Another game? The host can start one.
television-controls = Table screen settings
television-toFullscreen = Full screen
television-fromFullscreen = Exit full screen

## The replay of a game

replay-title = Replay
replay-loading = Loading the game…
replay-gone = You can’t watch this game.
replay-goneLine = You can watch a replay once the game is over, for as long as its table exists: usually 30 days after the last visit. If you saved the game, open the file.
replay-noKey = This replay belongs to a group.
replay-noKeyLine = Open it from your group’s page.
replay-offline = Can’t reach the server
replay-offlineLine = Are you online? The replay needs the server for a moment.
replay-broken = This replay doesn’t work.
replay-eyes = View as
# $who: through whose eyes
replay-eyesNow = View as: { $who }
# Choice of whose eyes: what everybody sees.
replay-table = The table
# Choice of whose eyes: all secrets are shown.
replay-all = All cards open
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-replay = Start over
# Button.
replay-back = Step back
# Button.
replay-forward = Step forward
replay-speed = Speed ×{ $n }
replay-where = Position in the game
# $of: how many there are in all
replay-round = Round { $n } of { $of }
# $of: how many there are in all
replay-turn = Turn { $n } of { $of }
replay-over = The end
# $of: how many there are in all
replay-step = step { $n } of { $of }
replay-toRound = Go to round { $n }
replay-toTurn = Go to turn { $n }
replay-more = More
replay-share = Share this moment
replay-shared = Look at this moment from our game:
replay-groupLink = This link opens your whole group. Only send it to members.
replay-copyFailed = Couldn’t copy. Copy the address from your browser.
replay-save = Save this game
replay-again = Play with the same cards
replay-packGone = These cards were deleted, so you see numbers instead.
replay-open = What nobody saw
replay-image = Image { $n }
# $card: the number of a card
replay-theme = Theme { $n } of card { $card }

## Opening a saved game

replay-file-title = Watch a saved game
replay-file-line = Open a file you saved after a game. It stays on your device. The server only reads it to show the game.
replay-file-choose = Choose a file
replay-file-drop = or drop it here
replay-file-another = Choose another file
replay-file-empty = This file is empty.
replay-file-large = This file is too big. Games are 4 MB at most.
replay-file-isNone = This isn’t a saved game. Saved games end in .jsonl.

## Playing the deal of another table

replay-duel-title = Take the challenge
replay-duel-loading = Loading the challenge…
# $names: players, as a list
replay-duel-beat = { $names } played these cards. Can you beat them?
replay-duel-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
replay-duel-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
replay-duel-compared = At the end, you’ll see both results side by side.
replay-duel-spoils = Don’t watch the replay first. It gives everything away.
replay-duel-where = Where do you want to play?
replay-duel-newTable = At a new table
# $code: the five letters of a table
replay-duel-at = At table { $code }
# $names: players, as a list
replay-duel-withNames = with { $names }
replay-duel-alone = nobody else is here yet
replay-duel-go = Accept the challenge
replay-duel-lost = This challenge is gone.
replay-duel-lostLine = Open the replay again and choose “Play with the same cards”.
replay-duel-gone = You can’t play this challenge.
# $names: players, as a list
replay-duel-lobby = A challenge from { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] It took them { $n } round.
       *[other] It took them { $n } rounds.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] You need { $n } player.
       *[other] You need { $n } players.
    }
replay-duel-putBack = Drop the challenge
replay-duel-isPutBack = Challenge dropped. The next game has new cards.
