// Words for watching a game: the table screen and the replay.
import { plurals } from '../plural'

const many = plurals('en')

/** The table screen, for a whole room. */
export const television = {
  openHere: 'Open a new table',
  openHereLine: 'You get a code for the phones. Whoever joins first is the host.',
  whichTable: 'Which table?',
  typeCode: 'Type the five letters that stand on the phones.',
  gone: 'This table was cleared away.',
  goneLine: 'Somebody deleted it, or nobody used it for a while. Open a new one on a phone.',
  codeIsHidden: 'The code is hidden.',
  askHost: (host: string) => `Ask ${host} how to join.`,
  alsoWatching: (n: number) => many(n, { one: '# more watching', other: '# more watching' }),
  asksToWatch: (host: string) => `Waiting for ${host} to let this screen in`,
  asksToWatchLine: 'Tap “Let in” on the host’s phone.',
  joinAt: (address: string) => `Scan, or open ${address} and type`,
  atTheTable: 'At the table',
  nobodyYet: 'Nobody is here yet. Sit down with your phone!',
  next: 'What we play',
  begins: (name: string) => `${name} begins the game.`,
  stopped: (name: string) => `${name} has ended the game.`,
  practice: 'Practice round',
  sitDown: (address: string) => `Next game: ${address}`,
  thinks: (name: string) => `${name} is thinking`,
  ready: (name: string) => `${name} is ready`,
  timeLeft: 'Time left',
  another: 'Another game? The host begins it.',
  controls: 'Table screen settings',
  toFullscreen: 'Full screen',
  fromFullscreen: 'Leave full screen',
}
export type Television = typeof television

/** The replay, and a deal that is played again. */
export const replay = {
  title: 'Replay',
  loading: 'Fetching the game …',
  gone: 'This game cannot be watched.',
  goneLine:
    'A game can be watched once it is over, until its table is cleared away: 30 days after the last visit. Whoever saved the record can open the file.',
  noKey: 'The key of the group is missing.',
  noKeyLine: 'Open the game from the page of your group.',
  offline: 'The server does not answer.',
  offlineLine: 'The replay needs it for a moment. Are you online?',
  broken: 'This cannot be watched.',

  file: {
    title: 'Watch a game again',
    line: 'Open a record that was saved at the end of a game. The file stays on your device; the server only reads it to show the game.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    another: 'Another file',
    empty: 'This file is empty.',
    large: 'This file is too large: no game is longer than 4 MB.',
    isNone:
      'This file is no record of a game. Records come from “Save the record” and end with .jsonl.',
  },

  eyes: 'Seen by',
  eyesNow: (who: string) => `Seen by: ${who}`,
  table: 'The table',
  all: 'Everything open',
  controls: 'Way through the game',
  play: 'Play',
  pause: 'Pause',
  replay: 'From the beginning',
  back: 'One step back',
  forward: 'One step on',
  speed: (n: number) => `Speed ×${n}`,
  where: 'Place in the game',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  turn: (n: number, of: number) => `Turn ${n} of ${of}`,
  over: 'The end',
  step: (n: number, of: number) => `step ${n} of ${of}`,
  toRound: (n: number) => `To round ${n}`,
  toTurn: (n: number) => `To turn ${n}`,

  more: 'More',
  share: 'Share this place',
  shared: 'Look at this moment of our game:',
  groupLink: 'This link opens your whole group. Send it to its members only.',
  copyFailed: 'Copy the address from the browser, please.',
  save: 'Save the record',
  again: 'Play this deal yourselves',
  packGone: 'The cards of this game are not here any more: numbers stand for them.',

  open: 'What nobody saw then',
  image: (n: string) => `Image ${n}`,
  theme: (n: number, card: number) => `Theme ${n} of card ${card}`,

  duel: {
    title: 'The same deal',
    loading: 'Fetching the deal …',
    beat: (names: string) => `${names} played this. What will you make of it?`,
    rounds: (n: number) => many(n, { one: '# round', other: '# rounds' }),
    players: (n: number) => many(n, { one: '# player', other: '# players' }),
    compared: 'At the end, the two results stand side by side.',
    spoils: 'Watch the replay only afterwards: it would give everything away.',
    where: 'Where do you play?',
    newTable: 'At a new table',
    at: (code: string) => `At table ${code}`,
    withNames: (names: string) => `with ${names}`,
    alone: 'nobody else is there yet',
    go: 'Take this deal',
    lost: 'The deal is not here any more.',
    lostLine: 'Open the replay again, and choose “Play this deal yourselves” there.',
    gone: 'This deal cannot be played.',
    lobby: (names: string) => `The same deal as ${names} played`,
    lobbyRounds: (n: number) =>
      many(n, { one: 'It took them # round.', other: 'It took them # rounds.' }),
    lobbyPlayers: (n: number) =>
      many(n, { one: 'It takes # player.', other: 'It takes # players.' }),
    putBack: 'Put it back',
    isPutBack: 'The next game has a deal of its own.',
  },
}
export type Replay = typeof replay
