// Words for watching a game: the table screen and the replay.
import { plurals } from '../plural'

const many = plurals('en')

/** The table screen, for a whole room. */
export const television = {
  openHere: 'Open a new table',
  openHereLine: 'You get a code for the phones. The first to join is the host.',
  whichTable: 'Which table?',
  typeCode: 'Type the code shown on the phones.',
  gone: 'This table is gone.',
  goneLine: 'Someone deleted it, or nobody used it for a while. Open a new one on a phone.',
  codeIsHidden: 'The code is hidden.',
  askHost: (host: string) => `Ask ${host} how to join.`,
  alsoWatching: (n: number) => many(n, { one: '# more watching', other: '# more watching' }),
  asksToWatch: (host: string) => `Waiting for ${host} to let this screen in`,
  asksToWatchLine: 'Tap “Let in” on the host’s phone.',
  joinAt: (address: string) => `Scan, or go to ${address} and type`,
  atTheTable: 'At the table',
  nobodyYet: 'Nobody’s here yet. Grab your phone and join!',
  next: 'Up next',
  begins: (name: string) => `Waiting for ${name} to start`,
  stopped: (name: string) => `${name} ended the game.`,
  practice: 'Tutorial',
  sitDown: (address: string) => `Next game: ${address}`,
  thinks: (name: string) => `${name} is thinking`,
  ready: (name: string) => `${name} is ready`,
  timeLeft: 'Time left',
  another: 'Another game? The host can start one.',
  controls: 'Table screen settings',
  toFullscreen: 'Full screen',
  fromFullscreen: 'Leave full screen',
}
export type Television = typeof television

/** The replay, and a deal that is played again. */
export const replay = {
  title: 'Replay',
  loading: 'Loading the game…',
  gone: 'You can’t watch this game.',
  goneLine:
    'Replays are there once a game is over, for as long as its table: usually 30 days after the last visit. If you saved the game, open the file.',
  noKey: 'This replay belongs to a group.',
  noKeyLine: 'Open it from your group’s page.',
  offline: 'Can’t reach the server',
  offlineLine: 'Are you online? The replay needs the server for a moment.',
  broken: 'This replay doesn’t work.',

  file: {
    title: 'Watch a saved game',
    line: 'Open a file you saved after a game. It stays on your device. The server only reads it to show the game.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    another: 'Choose another file',
    empty: 'This file is empty.',
    large: 'This file is too big. Games are 4 MB at most.',
    isNone: 'This isn’t a saved game. Saved games end in .jsonl.',
  },

  eyes: 'View as',
  eyesNow: (who: string) => `View as: ${who}`,
  table: 'The table',
  all: 'All cards open',
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  replay: 'Start over',
  back: 'Step back',
  forward: 'Step forward',
  speed: (n: number) => `Speed ×${n}`,
  where: 'Position in the game',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  turn: (n: number, of: number) => `Turn ${n} of ${of}`,
  over: 'The end',
  step: (n: number, of: number) => `step ${n} of ${of}`,
  toRound: (n: number) => `Go to round ${n}`,
  toTurn: (n: number) => `Go to turn ${n}`,

  more: 'More',
  share: 'Share this moment',
  shared: 'Look at this moment from our game:',
  groupLink: 'This link opens your whole group. Only send it to members.',
  copyFailed: 'Couldn’t copy. Copy the address from your browser.',
  save: 'Save this game',
  again: 'Play with the same cards',
  packGone: 'These cards were deleted, so you see numbers instead.',

  open: 'What nobody saw',
  image: (n: string) => `Image ${n}`,
  theme: (n: number, card: number) => `Theme ${n} of card ${card}`,

  duel: {
    title: 'Take the challenge',
    loading: 'Loading the challenge…',
    beat: (names: string) => `${names} played these cards. Can you beat them?`,
    rounds: (n: number) => many(n, { one: '# round', other: '# rounds' }),
    players: (n: number) => many(n, { one: '# player', other: '# players' }),
    compared: 'At the end, you’ll see both results side by side.',
    spoils: 'Don’t watch the replay first. It gives everything away.',
    where: 'Where do you want to play?',
    newTable: 'At a new table',
    at: (code: string) => `At table ${code}`,
    withNames: (names: string) => `with ${names}`,
    alone: 'nobody else is here yet',
    go: 'Accept the challenge',
    lost: 'This challenge is gone.',
    lostLine: 'Open the replay again and choose “Play with the same cards”.',
    gone: 'You can’t play this challenge.',
    lobby: (names: string) => `A challenge from ${names}`,
    lobbyRounds: (n: number) =>
      many(n, { one: 'It took them # round.', other: 'It took them # rounds.' }),
    lobbyPlayers: (n: number) =>
      many(n, { one: 'You need # player.', other: 'You need # players.' }),
    putBack: 'Drop the challenge',
    isPutBack: 'Challenge dropped. The next game has new cards.',
  },
}
export type Replay = typeof replay
