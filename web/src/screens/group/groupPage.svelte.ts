// The page of a group: what the server knows, who one is, and what one looks at.
import { asRefused } from '../../api/http'
import { isSameName, storeGroup, storedGroup } from '../../state/groups'
import type { Evening, GroupView, PairFigures } from '../../api/protocol/history'
import { changeGroup, fetchEveningsBefore, fetchGroup, type Change } from './groupApi'

export class GroupPage {
  view = $state.raw<GroupView | null>(null)
  /** Why the last try to read the group failed; empty if it did not. */
  problem = $state('')
  /** Evenings that were asked for, before those of the view. */
  #older = $state.raw<readonly Evening[]>([])
  #me = $state('')
  /** Whether the person has said who it is, or that it only looks. */
  #isKnown = $state(false)

  constructor(readonly key: string) {
    const mine = storedGroup(key)
    this.#me = mine?.me ?? ''
    this.#isKnown = Boolean(mine)
  }

  /** Who one is, as the group spells it; empty if nobody. */
  me = $derived(
    this.view?.members.find((member) => this.#me && isSameName(member.name, this.#me))?.name ?? '',
  )
  /** On a new device, and when one's name is gone. */
  mustAsk = $derived(!this.#isKnown || (this.#me !== '' && this.me === ''))
  evenings = $derived([...(this.view?.evenings ?? []), ...this.#older])
  /** Evenings count from 1. */
  hasEarlier = $derived((this.evenings.at(-1)?.number ?? 1) > 1)
  /** How many there were altogether; the last one says it. */
  eveningCount = $derived(this.evenings[0]?.number ?? 0)
  /** My pairs, the nearest first. */
  mine = $derived(
    (this.view?.figures.pairs ?? []).filter(
      (pair) => this.me && (pair.one === this.me || pair.other === this.me),
    ),
  )

  async load(): Promise<void> {
    try {
      const view = await fetchGroup(this.key)
      if (view.games !== this.view?.games) this.#older = []
      this.#take(view, this.#me)
    } catch (error) {
      this.problem = asRefused(error).code
    }
  }

  /** Change the group and read it anew, or throw why not; `me` is who one is then. */
  async change(change: Change, me = this.#me): Promise<void> {
    await changeGroup(this.key, change)
    const view = await fetchGroup(this.key)
    this.#older = []
    this.#take(view, me)
  }

  rename(name: string, to: string): Promise<void> {
    return this.change({ type: 'rename', name, to }, name === this.me ? to : this.#me)
  }

  merge(name: string, into: string): Promise<void> {
    return this.change({ type: 'merge', name, into }, name === this.me ? into : this.#me)
  }

  /** Somebody goes; if it is oneself, this device only looks from now on. */
  leave(name: string): Promise<void> {
    return this.change({ type: 'leave', name }, name === this.me ? '' : this.#me)
  }

  /** I am this one; nobody, if empty. */
  be(name: string): void {
    this.#me = name
    this.#isKnown = true
    this.#keep()
  }

  async join(name: string): Promise<void> {
    await this.change({ type: 'join', name }, name)
    this.be(name)
  }

  async readEarlier(): Promise<void> {
    const last = this.evenings.at(-1)
    if (last) this.#older = [...this.#older, ...(await fetchEveningsBefore(this.key, last.number))]
  }

  pair(one: string, other: string): PairFigures | undefined {
    return this.view?.figures.pairs.find(
      (pair) =>
        (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
    )
  }

  #take(view: GroupView, me: string): void {
    this.view = view
    this.problem = ''
    this.#me = me
    if (this.#isKnown) this.#keep()
  }

  #keep(): void {
    storeGroup({ key: this.key, name: this.view?.name ?? '', me: this.#me })
  }
}

/** The face of a member: always the same card for the same place in the group. */
export const memberFace = (place: number) => ({ id: Math.max(0, place), is_bot: false })
