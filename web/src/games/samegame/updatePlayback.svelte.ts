// Plays the pending updates one after the other; what is shown may lag behind the table.
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
  /** The score before and after the turn. */
  from: number
  to: number
  /** The part of the game that follows. */
  then: 'turn' | 'round' | 'end'
}

/** How long the animation of a lifted cup takes, in milliseconds. */
const LIFT = 1150
const TRAP = 1900
const CALM = 700
/** After so many milliseconds, a result makes way for the next turn. */
const RESULT = 9000
const FAR_BEHIND = 6
const WON = new Set<Result>(['bronze', 'silver', 'gold'])

const isA =
  <T extends Event>(type: T['type']) =>
  (event: Event): event is T =>
    event.type === type

export class UpdatePlayback {
  /** The view that is shown; null before the first one. */
  view = $state.raw<View | null>(null)
  lift = $state.raw<CupLifted | null>(null)
  ended = $state.raw<TurnResult | null>(null)
  /** The hints that belong to what is shown. */
  hints = $state.raw<readonly Hint[]>([])
  isBusy = $derived(this.lift !== null || this.ended !== null)

  #now: PendingUpdate | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #mayGiveWay = false

  constructor(
    private readonly table: Table,
    private readonly narrate: (event: Event, view: View) => void,
  ) {
    this.view = table.view as View
    this.hints = table.hints
    table.markShown(Infinity)
  }

  /** Show the next pending update, unless another one is being shown. */
  showNext(): void {
    if (this.ended && this.#mayGiveWay && this.#nextTurnBegan()) return this.proceed()
    if (this.isBusy) return
    const next = this.table.pending[0]
    if (next) this.#show(next)
    else {
      this.view = this.table.view as View
      this.hints = this.table.hints
    }
  }

  /** Continue after a result. */
  proceed(): void {
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

  #show(update: PendingUpdate): void {
    this.#now = update
    const events = update.events as Event[]
    for (const event of events) this.narrate(event, update.after as View)
    const lift = events.find(isA<CupLifted>('cup_lifted'))
    if (!lift || !update.before || this.table.pending.length > FAR_BEHIND)
      return this.#finish(update)
    this.view = withFingers(update.before as View, events)
    this.lift = lift
    const time = settings.isCalm ? CALM : lift.trapped ? TRAP : LIFT
    this.#timer = setTimeout(() => this.#finish(update), time / (this.table.tempo || 1))
  }

  #finish(update: PendingUpdate): void {
    this.lift = null
    const ended = (update.events as Event[]).find(isA<TurnEnded>('turn_ended'))
    if (!ended) return this.#done()
    const after = update.after as View
    this.ended = {
      turn: ended.turn,
      from: (update.before as View | null)?.score ?? ended.score,
      to: ended.score,
      then: after.phase === 'finished' ? 'end' : after.phase === 'writing' ? 'round' : 'turn',
    }
    this.hints = update.hints
    this.#mayGiveWay = false
    if (this.hints.length > 0) return
    this.#timer = setTimeout(() => {
      this.#mayGiveWay = true
      this.showNext()
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
    this.showNext()
  }
}

/** For a component: play the sound of a medal when the medal is shown. */
export function playMedalSound(playback: UpdatePlayback): void {
  let wasOn = false
  $effect(() => {
    const isOver = playback.view?.phase === 'finished' && !playback.isBusy
    const hasWon = playback.view?.result ? WON.has(playback.view.result) : false
    if (isOver && wasOn && hasWon) sound.play('medal')
    wasOn = !isOver
  })
}

/** The view with the fingers of these events, which move before the cup is lifted. */
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
