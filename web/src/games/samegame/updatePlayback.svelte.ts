// The stage: what this device shows, one thing after the other; it may lag behind what stands.
import { settings } from '../../state/settings.svelte'
import { sound } from '../../state/sound'
import type { PendingUpdate, Table } from '../../state/table.svelte'
import type {
  CupLifted,
  Event,
  FingerPointed,
  Result,
  Turn,
  TurnEnded,
  View,
} from '../../api/protocol/samegame'
import type { Hint } from '../../api/protocol/table'

export interface TurnResult {
  turn: Turn
  /** The score before and after it. */
  from: number
  to: number
  /** What comes next. */
  then: 'turn' | 'round' | 'end'
}

/** How long a lifted cup is looked at: up, a look at the token, away. */
const LIFT = 1150
const TRAP = 1900
const CALM = 700
/** A result stays so long before it gives way to what happens meanwhile. */
const RESULT = 9000
const FAR_BEHIND = 6
const WON = new Set<Result>(['bronze', 'silver', 'gold'])

const isA =
  <T extends Event>(type: T['type']) =>
  (event: Event): event is T =>
    event.type === type

export class UpdatePlayback {
  /** What is shown; null before anything is known. */
  view = $state.raw<View | null>(null)
  lift = $state.raw<CupLifted | null>(null)
  ended = $state.raw<TurnResult | null>(null)
  /** What the learner is told at this moment of the show. */
  hints = $state.raw<readonly Hint[]>([])
  isBusy = $derived(this.lift !== null || this.ended !== null)

  #now: PendingUpdate | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRipe = false

  constructor(
    private readonly table: Table,
    private readonly tell: (event: Event, view: View) => void,
  ) {
    this.view = table.view as View
    this.hints = table.hints
    table.markShown(Infinity)
  }

  /** Something happened: show it, or keep it until the stage is free. */
  look(): void {
    if (this.ended && this.#isRipe && this.#nextTurnBegan()) return this.goOn()
    if (this.isBusy) return
    const next = this.table.pending[0]
    if (next) this.#show(next)
    else {
      this.view = this.table.view as View
      this.hints = this.table.hints
    }
  }

  /** The result was read. */
  goOn(): void {
    this.ended = null
    this.#done()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #nextTurnBegan(): boolean {
    const later = this.table.pending.filter((each) => each !== this.#now)
    return later.some((each) => each.events.some((event) => event.type === 'turn_began'))
  }

  #show(happening: PendingUpdate): void {
    this.#now = happening
    const events = happening.events as Event[]
    for (const event of events) this.tell(event, happening.after as View)
    const lift = events.find(isA<CupLifted>('cup_lifted'))
    if (!lift || !happening.before || this.table.pending.length > FAR_BEHIND)
      return this.#shown(happening)
    this.view = withFingers(happening.before as View, events)
    this.lift = lift
    const time = settings.isCalm ? CALM : lift.trapped ? TRAP : LIFT
    this.#timer = setTimeout(() => this.#shown(happening), time / (this.table.tempo || 1))
  }

  #shown(happening: PendingUpdate): void {
    this.lift = null
    const ended = (happening.events as Event[]).find(isA<TurnEnded>('turn_ended'))
    if (!ended) return this.#done()
    const after = happening.after as View
    this.ended = {
      turn: ended.turn,
      from: (happening.before as View | null)?.score ?? ended.score,
      to: ended.score,
      then: after.phase === 'finished' ? 'end' : after.phase === 'writing' ? 'round' : 'turn',
    }
    this.hints = happening.hints
    this.#isRipe = false
    if (this.hints.length > 0) return
    this.#timer = setTimeout(() => {
      this.#isRipe = true
      this.look()
    }, RESULT)
  }

  #done(): void {
    clearTimeout(this.#timer)
    const now = this.#now
    this.#now = null
    if (now) {
      this.view = now.after as View
      this.hints = now.hints
      this.table.markShown(now.sequence)
    }
    this.look()
  }
}

/** For a component: a medal rings when it is seen, not when the last cup is lifted. */
export function ringForMedals(stage: UpdatePlayback): void {
  let wasOn = false
  $effect(() => {
    const isOver = stage.view?.phase === 'finished' && !stage.isBusy
    const hasWon = stage.view?.result ? WON.has(stage.view.result) : false
    if (isOver && wasOn && hasWon) sound.play('medal')
    wasOn = !isOver
  })
}

/** The finger that decided lands before the cup is lifted. */
function withFingers(view: View, events: Event[]): View {
  const fingers = new Map(
    events.filter(isA<FingerPointed>('finger_pointed')).map((each) => [each.seat, each.criterion]),
  )
  const seats = view.seats.map((each, seat) => ({
    ...each,
    finger: fingers.get(seat) ?? each.finger,
  }))
  return { ...view, seats }
}
