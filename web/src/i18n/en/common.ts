// Words that every screen may need: the first screen, a table, the settings, how to play, plain games.
import { plurals } from '../plural'

const many = plurals('en')

/** The first screen. */
export const home = {
  motto: 'Pick the picture your friend will pick.',
  todaysWord: 'Today’s word',
  quoted: (word: string) => `“${word}”`,
  whichOne: 'which one is it?',
  todaysImages: 'Images of the day',
  start: 'Start a table',
  join: 'Join with a code',
  joinGo: 'Join the table',
  code: 'Code of the table, five letters',
  playNow: 'Play now with bots',
  playWhat: 'What shall it be?',
  withBots: 'You and bots, right away.',
  howToPlay: 'How to play',
  tableScreen: 'Table screen',
  groups: 'Your groups',
  keptFor: (name: string) => `What is played here is kept for the group ${name}.`,
  backTo: (code: string) => `Back to table ${code}`,
  language: (name: string) => `Language: ${name}`,
  soundOn: 'Sound is on; switch it off',
  soundOff: 'Sound is off; switch it on',
  toNight: 'Switch to night',
  toDay: 'Switch to day',
  settings: 'Settings',
  yourName: 'What are you called?',
  nameHint: 'The others see this name.',
  openTable: 'Open the table',
  me: 'Me',
  nowhere: 'There is nothing here.',
  nowhereLine: 'The address leads to no screen of ours.',
  home: 'To the start',
}
export type Home = typeof home

/** A table: joining it, sitting there, and the state of the connection. */
export const table = {
  title: (code: string) => `Table ${code}`,
  sitDown: 'Sit down',
  waitingThere: (names: string) => `${names} are there already.`,
  oneWaits: (name: string) => `${name} is there already.`,
  gameIsOn: 'A game is on; you join with the next one, and may look on until then.',
  justLook: 'Just look on',
  connecting: 'Going to the table …',
  reconnecting: 'The line is cut. It comes back by itself …',
  restarting: 'The server restarts. One moment …',
  cannotSave: 'We can’t save moves right now. Nothing’s lost; hang on a moment.',
  backOnline: 'You are back.',
  oldPage: 'There is a newer page.',
  oldPageLine: 'This one is too old for the table. Loading it again takes a second.',
  reload: 'Load again',
  kicked: 'This chair is not yours any more.',
  kickedLine: 'You stood up, or the host gave the chair away.',
  cleared: 'This table was cleared away.',
  clearedLine:
    'Somebody deleted it, or nobody had used it for a long time. A new one is opened in a second.',
  removed: 'This table was deleted.',
  removedLine: 'Somebody at the table deleted it, with games, chat and photos.',
  sitDownAgain: 'Sit down again',
  unknown: (code: string) => `There is no table ${code}.`,
  unknownLine: 'Look at the letters again, or open a table of your own.',
  full: 'All chairs are taken.',
  fullLine: 'You can look on, or open a table of your own.',
  unreachable: 'The server does not answer.',
  unreachableLine: 'Are you online? We keep trying.',
  tryAgain: 'Try again',
  share: 'Share the link',
  copied: 'The link is copied.',
  invitation: 'Come and play at my table:',
  scan: 'Scan to sit down',
  you: 'you',
  host: 'Host',
  bot: 'Bot',
  away: 'away',
  addBot: 'Add a bot',
  freeSeat: 'Free seat',
  begin: 'Begin',
  addBotsAndBegin: (n: number) =>
    many(n, { one: 'Add a bot and begin', other: 'Add # bots and begin' }),
  sendAway: (name: string) => `Send ${name} away`,
  makeHost: (name: string) => `Make ${name} the host`,
  leave: 'Leave the table',
  stay: 'Stay',
  onlyLooking: 'You are looking on.',
  isHere: (name: string) => `${name} is here.`,
  timeLeft: (time: string) => `${time} left`,
  tenSecondsLeft: 'Ten seconds left.',
  nextTip: 'Next tip',
  ended: {
    share: 'Share',
    replay: 'Replay',
    change: 'Change',
    home: 'Home',
    more: 'More',
    rematch: 'Rematch',
    waitForHost: (host: string) => `Waiting for ${host} to choose what’s next.`,
  },
  moreTime: '30 seconds more',
  extended: 'There are 30 seconds more.',
  timeWasUp: 'Time was up: a bot has answered for you.',
  askToJoin: 'Ask to join',
  askToWatch: 'Ask to watch',
  hostMustAgree: (host: string) => `${host} lets people in at this table.`,
  waitingFor: (host: string) => `Waiting for ${host} to let you in`,
  waitingForHost: 'Waiting for the host to let you in',
  waitingLine: 'Keep this page open. You’ll be at the table as soon as they say yes.',
  waitingToWatchLine: 'Keep this page open. You’ll see the table as soon as they say yes.',
  stopWaiting: 'Cancel',
  notLetIn: 'You weren’t let in.',
  notLetInLine: 'The host said no, or nobody answered. You can ask again.',
  askAgain: 'Ask again',
  sentAway: 'You can’t watch this table any more.',
  sentAwayLine: 'The host asked everyone watching to leave.',
  tooMany: 'Too many wrong codes.',
  tooManyLine: 'They came from your network. Wait a minute, then try again.',
  watching: (n: number) => many(n, { one: '# watching', other: '# watching' }),
}
export type Table = typeof table

/** The settings of this device. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Look',
  themes: { auto: 'As the device', day: 'Day', night: 'Night' },
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  motion: 'Motion',
  motions: { auto: 'As the device', full: 'Full', less: 'None' },
  text: 'Text size',
  texts: { normal: 'Normal', large: 'Large', huge: 'Very large' },
  sample: 'This is how large the text is now.',
  name: 'Your name',
  nameHint: 'Filled in when you sit down at the next table.',
  openRecord: 'Watch a saved game',
  data: {
    title: 'Your data',
    kept: 'This server keeps the names you type, your moves, your chat and the photos you bring. It passes nothing on to others.',
    long: 'A table goes by itself once nobody has used it for a while, usually 30 days. A group stays until somebody deletes it.',
    remove:
      'You can delete a table for everybody in its menu, and have your name removed when you leave it. A group is deleted on its own page.',
  },
  close: 'Close',
  back: 'Back',
  menu: 'Menu',
}
export type Settings = typeof settings

/** How to play: our own sentences, ninety seconds for each game. */
export const howto = {
  title: 'How to play',
  game: 'Which game?',
  ninety: 'Read in ninety seconds',
  practise: 'Practise with bots',
  practiseLine: 'A first round that explains itself while you play.',
}
export type HowTo = typeof howto

/** A game without screens of its own. */
export const plainGame = {
  yourTurn: 'Your turn!',
  waitingFor: (n: string) => `Waiting for ${n}`,
  over: 'The game is over.',
  won: (n: string) => `${n} won!`,
  rematch: 'Play again',
}
export type PlainGame = typeof plainGame
