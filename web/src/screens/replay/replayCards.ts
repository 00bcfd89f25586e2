// The cards of a replay: those of the game, or plain ones if they no longer exist.
import { gameInfo } from '../../state/catalogue.svelte'
import { loadPack, Pack, packOf, substitutePack } from '../../state/packs.svelte'
import { settings } from '../../state/settings.svelte'
import type { GameView } from '../../state/table.svelte'
import { toasts } from '../../components/announcements.svelte'
import { t } from '../../i18n/index.svelte'
import { asRefused } from '../../api/http'

const COLOURS = ['#2c3b72', '#7a3b2e', '#3f5c3a', '#6b4a8a', '#8a6a1f', '#1f6a73']
const missing = new Set<string>()

/** A substitute for a pack that was deleted with its table: its cards show numbers. */
class PlainPack extends Pack {
  constructor(id: string, images: readonly string[]) {
    super({
      id,
      title: id,
      images: images.map((image, i) => {
        const number = image.match(/\d+/)?.[0].replace(/^0+(?=\d)/, '') ?? String(i + 1)
        return {
          id: image,
          colour: COLOURS[i % COLOURS.length]!,
          webp240: '',
          webp800: '',
          avif800: '',
          plain: number,
          title: t.replay.image({ n: number }),
          description: '',
          focus: [0.5, 0.5] as [number, number],
        }
      }),
      themes: {},
      objects: [],
      criteria: [],
    })
  }

  override theme(_: number, card: number, number: number): string {
    return t.replay.theme({ n: number, card: card + 1 })
  }
}

/** Load all packs that a game was played with. */
export function loadCards(game: string, view: GameView): void {
  const table = view.table as unknown as Record<string, unknown>
  const fields = gameInfo(game)?.fields.filter(({ kind }) => kind === 'pack') ?? []
  const packs = fields.map(({ name }) => String(table[name] ?? 'house'))
  const images = (table['images'] ?? []) as string[]
  for (const name of new Set(['house', ...packs]))
    if (!missing.has(`${name}/${settings.language}`))
      loadPack(name, settings.language).catch((error: unknown) => {
        if (asRefused(error).code !== 'offline' && !packOf(name)) replace(name, images)
      })
}

function replace(name: string, images: readonly string[]): void {
  missing.add(`${name}/${settings.language}`)
  substitutePack(new PlainPack(name, images))
  toasts.show(t.replay.packGone)
}
