// Words of the table screen, for a whole room.
import { plurals } from '../plural'

const many = plurals('en')

const television = {
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
export default television
export type Television = typeof television
