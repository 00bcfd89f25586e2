// The user's unfinished ranking, stored on this device until the round is over.
import { storedDraft, storeDraft, type DraftPlace } from '../../../state/storage'
import type { Ranking } from '../../../api/protocol/compatibility'

const WHAT = 'ranking'

export class RankingDraft {
  images = $state.raw<readonly string[]>([])
  double = $state.raw<readonly string[]>([])

  constructor(
    private readonly place: DraftPlace,
    locked: Ranking | null,
  ) {
    const kept = storedDraft<Ranking>(place, WHAT, locked ?? { images: [] })
    this.images = kept.images
    this.double = kept.double ?? []
  }

  #set(images: readonly string[], double: readonly string[]): void {
    this.images = images
    this.double = double.filter((image) => images.includes(image))
    storeDraft(this.place, WHAT, { images: this.images, double: this.double })
  }

  /** Replace the draft with a ranking. */
  take(ranking: Ranking): void {
    this.#set(ranking.images, ranking.double ?? [])
  }

  /** Put an image on the next free place; false if there is none. */
  add(image: string, places: number): boolean {
    if (this.images.length >= places) return false
    this.#set([...this.images, image], this.double)
    return true
  }

  remove(image: string): void {
    this.#set(
      this.images.filter((each) => each !== image),
      this.double,
    )
  }

  move(from: number, to: number): void {
    const images = [...this.images]
    const [image] = images.splice(from, 1)
    if (image === undefined || to < 0 || to > images.length) return
    images.splice(to, 0, image)
    this.#set(images, this.double)
  }

  /** Add or remove the double of an image; if there are too many, the oldest one is removed. */
  toggleDouble(image: string, most: number): void {
    const others = this.double.filter((each) => each !== image)
    const doubled = others.length < this.double.length
    this.#set(this.images, doubled ? others : [...others, image].slice(-most))
  }

  /** Drop doubles that are no longer available, because a partner used them. */
  limitDoubles(most: number): void {
    if (this.double.length > most) this.#set(this.images, most > 0 ? this.double.slice(-most) : [])
  }
}
