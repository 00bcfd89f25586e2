// A ranking in the making: kept on this device until the round is over, so that a reload loses nothing.
import { storedDraft, storeDraft, type DraftPlace } from '../../../state/drafts'
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

  /** Take over what lies on the table. */
  take(ranking: Ranking): void {
    this.#set(ranking.images, ranking.double ?? [])
  }

  /** Put an image on the next free place; false if all are taken. */
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

  /** Put a double on an image or take it off; of too many the oldest moves. */
  toggleDouble(image: string, most: number): void {
    const others = this.double.filter((each) => each !== image)
    const doubled = others.length < this.double.length
    this.#set(this.images, doubled ? others : [...others, image].slice(-most))
  }

  /** The partner may have taken what one meant to use. */
  keepDoubles(most: number): void {
    if (this.double.length > most) this.#set(this.images, most > 0 ? this.double.slice(-most) : [])
  }
}
