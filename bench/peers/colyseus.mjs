// A server of Colyseus with the rules of compatibility.mjs; how it tells is the first argument:
// "ticks" sends state patches at Colyseus's own pace, "patches" sends them with every move, and
// "messages" keeps no shared state but broadcasts what happened.
import { schema, t } from '@colyseus/schema'
import { CompatibilityRoom, NEVER, serveRooms } from './colyseus_room.mjs'

const HOW = process.argv[2]

const Theme = schema({ card: t.uint8(), number: t.uint8() }, 'Theme')
const Ranking = schema({ images: t.array('string') }, 'Ranking')
const Match = schema(
  {
    side: t.uint8(),
    image: t.string(),
    seats: t.array('uint8'),
    places: t.array('uint8'),
    direct: t.boolean(),
    points: t.uint8(),
  },
  'Match',
)
const Scored = schema(
  { rankings: t.array(Ranking), matches: t.array(Match), points: t.array('uint8') },
  'Scored',
)
const State = schema(
  {
    moves: t.number(),
    opener: t.uint8(),
    theme: Theme,
    locked: t.array('boolean'),
    points: t.array('uint8'),
    rounds: t.number(),
    last: Scored,
    winners: t.array('uint8'),
  },
  'State',
)

class Table extends CompatibilityRoom {
  patchRate = HOW === 'ticks' ? 50 : NEVER

  onCreate(options) {
    super.onCreate(options)
    if (HOW !== 'messages') this.state = new State()
  }

  tell(name, { userData: { seat } }, argument, shown) {
    if (HOW === 'messages') return this.broadcast(name, { seat, ...shown })
    this.#patch(shown)
    if (HOW === 'patches') this.broadcastPatch()
  }

  #patch({ lock, locked, theme, points, last, winners, ...plain }) {
    const { state } = this
    state.moves = (state.moves ?? 0) + 1
    Object.assign(state, plain)
    if (lock) state.locked[lock[0]] = lock[1]
    if (theme !== undefined) state.theme = theme ? new Theme(theme) : undefined
    if (last) state.last = scored(last)
    setAll(state.locked, locked)
    setAll(state.points, points)
    if (winners && winners.length !== state.winners.length) {
      state.winners.clear()
      state.winners.push(...winners)
    }
  }
}

function setAll(array, values = []) {
  values.forEach((value, at) => {
    if (array[at] !== value) array[at] = value
  })
}

function scored({ rankings, matches, points }) {
  return new Scored({
    rankings: rankings.map((images) => new Ranking({ images })),
    matches: matches.map((match) => new Match(match)),
    points,
  })
}

serveRooms(Table)
