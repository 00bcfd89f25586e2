// The state of a group's page: the server's view, and which member the user is.
import { changeGroup, fetchEveningsBefore, fetchGroup, type Change } from '../../api/groups'
import { asRefused } from '../../api/http'
import { isSameName, storeGroup, storedGroup } from '../../state/groups'
import type { Evening, GroupView, PairFigures } from '../../api/protocol/history'

export class GroupPage {
  view = $state.raw<GroupView | null>(null)
  /** The code of the last error while loading; empty if there was none. */
  problem = $state('')
  /** Earlier evenings that were loaded in addition to those of the view. */
  #older = $state.raw<readonly Evening[]>([])
  #me = $state('')
  /** Whether the user has said who they are, or that they only watch. */
  #isKnown = $state(false)

  constructor(readonly key: string) {
    const mine = storedGroup(key)
    this.#me = mine?.me ?? ''
    this.#isKnown = Boolean(mine)
  }

  /** The user's name as the group spells it; empty if they are no member. */
  me = $derived(
    this.view?.members.find((member) => this.#me && isSameName(member.name, this.#me))?.name ?? '',
  )
  /** Whether to ask who the user is: on a new device, or if their name is gone. */
  mustIdentify = $derived(!this.#isKnown || (this.#me !== '' && this.me === ''))
  evenings = $derived([...(this.view?.evenings ?? []), ...this.#older])
  /** Evenings count from 1. */
  hasEarlier = $derived((this.evenings.at(-1)?.number ?? 1) > 1)
  /** The number of all evenings, which is the number of the latest. */
  eveningCount = $derived(this.evenings[0]?.number ?? 0)
  /** The user's pairs, the nearest first. */
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

  /** Change the group and load it again; throws Refused. `me` is the user's name afterwards. */
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

  /** Remove a member; if it is the user, this device only watches from then on. */
  leave(name: string): Promise<void> {
    return this.change({ type: 'leave', name }, name === this.me ? '' : this.#me)
  }

  /** Set which member the user is; empty means none. */
  identifyAs(name: string): void {
    this.#me = name
    this.#isKnown = true
    this.#keep()
  }

  async join(name: string): Promise<void> {
    await this.change({ type: 'join', name }, name)
    this.identifyAs(name)
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
