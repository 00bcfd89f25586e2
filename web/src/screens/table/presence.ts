// Presence: who is away and since when, and the announcements about it.
import { announce, toasts } from '../../components/announcements.svelte'
import type { Table } from '../../state/table.svelte'
import type { PlayerView } from '../../api/protocol/table'
import { t } from '../../i18n/index.svelte'

const GRACE = 90

interface Known {
  here: boolean
  /** Whether the player was present at any time while this device watched. */
  wasHere: boolean
  standIn: boolean
  gone: boolean
}

export class Presence {
  /** When each absent player was first missed, in milliseconds. */
  #since: ReadonlyMap<number, number> = new Map()
  #known = new Map<number, Known>()
  #host: number | null | undefined

  constructor(private readonly table: () => Table) {}

  /** Call from an effect: notice who came and went, and announce it. */
  update(): void {
    const table = this.table()
    if (!table.state || table.connection !== 'open') return
    const since = new Map<number, number>()
    for (const player of table.state.players) {
      this.#tell(player, table)
      if (!player.is_gone && !table.isHere(player))
        since.set(player.id, this.#since.get(player.id) ?? Date.now())
    }
    if (this.#host !== undefined && this.#host !== table.state.host) this.#tellHost(table)
    this.#host = table.state.host
    this.#since = since
  }

  #tell(player: PlayerView, table: Table): void {
    const before = this.#known.get(player.id)
    const here = table.isHere(player)
    const now = {
      here,
      wasHere: here || (before?.wasHere ?? false),
      standIn: player.has_stand_in,
      gone: player.is_gone,
    }
    const isFirstLook = this.#host === undefined
    this.#known.set(player.id, now)
    if (isFirstLook || player.id === table.you) return
    const { presence, person } = t.lobby
    if (!before) announce(person.cameToSit({ name: player.name }))
    else if (now.gone && !before.gone) this.#say(person.left({ name: player.name }))
    else if (now.standIn && !before.standIn) this.#say(presence.standInPlays({ name: player.name }))
    else if (now.here && !before.here && before.wasHere)
      this.#say(presence.isBack({ name: player.name }))
    else if (!now.here && before.here && !now.gone) announce(presence.isAway({ name: player.name }))
  }

  #tellHost(table: Table): void {
    const { person } = t.lobby
    if (table.isHost) this.#say(person.youAreHost)
    else if (typeof table.state?.host === 'number')
      this.#say(person.isHostNow({ name: table.player(table.state.host)?.name ?? '' }))
  }

  #say(text: string): void {
    toasts.show(text)
  }

  /** Seconds until a stand-in plays at the latest; null if none will. */
  secondsUntilStandIn(player: PlayerView, time: number): number | null {
    const grace = this.table().state?.settings.grace
    const seconds = grace === undefined ? GRACE : grace
    const since = this.#since.get(player.id)
    // without anybody at the table, no stand-in plays
    if (seconds === null || since === undefined || this.table().here.length === 0) return null
    const left = Math.ceil(seconds - (time - since) / 1000)
    return left > 0 ? left : null
  }
}
