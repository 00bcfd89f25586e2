// Plays the pending updates one after the other; what is shown may lag behind the table.
import { Stage } from '../stage.svelte'
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

/** How long a replay shows a lifted cup, in milliseconds. */
const LIFT = 1150
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

  #now = $state.raw<PendingUpdate | null>(null)
  isBusy = $derived(this.#now !== null)
  #stage: Stage | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

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
    if (this.isBusy) return
    const next = this.table.pending[0]
    if (next) this.#show(next)
    else {
      this.view = this.table.view as View
      this.hints = this.table.hints
    }
  }

  /** Continue after a result, with everybody. */
  proceed(): void {
    const now = this.#now
    if (!now || this.table.isPast) return this.#over()
    void this.table.proceed(now.sequence, 'next').catch(() => this.#now === now && this.#over())
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stage?.close()
  }

  #show(update: PendingUpdate): void {
    this.#now = update
    const events = update.events as Event[]
    const lift = events.find(isA<CupLifted>('cup_lifted'))
    const narrate = () => events.forEach((event) => this.narrate(event, update.after as View))
    if (!lift || !update.before) {
      narrate()
      return this.#finish(update)
    }
    this.#stage = this.table.isPast ? null : new Stage(this.table, update.sequence)
    this.#when(0, 1, () => {
      this.view = withFingers(update.before as View, events)
      this.lift = lift
      narrate()
      this.#when(this.#stage?.length ?? LIFT, 2, () => this.#finish(update))
    })
  }

  /** Act at this time of the update, and not before a table screen has shown as many steps. */
  #when(at: number, steps: number, act: () => void): void {
    const stage = this.#stage
    if (stage)
      stage.when(at, steps, () => {
        act()
        stage.tell(steps)
      })
    else this.#timer = setTimeout(act, at / (this.table.tempo || 1))
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
    if (this.#stage) this.#stage.whenOver(() => this.#over())
  }

  #over(): void {
    this.ended = null
    this.#done()
  }

  #done(): void {
    this.close()
    this.#stage = null
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
