// Packs: what is printed on the cards in the language of this device, and their pictures.
import { withBase } from '../app/basePath'
import { request } from '../api/http'
import { accessTokenOf, tableOfPack } from './seats'
import { type Language, localeOf, settings } from './settings.svelte'

export interface ImageFiles {
  id: string
  /** Shown until the picture is loaded. */
  colour: string
  webp240: string
  webp800: string
  avif800: string
  /** The text on the card if the picture no longer exists. */
  plain?: string
}

export const imageAddress = (pack: string, file: string): string =>
  withBase(`/packs/${pack}/${file}`)

/** For a grid: 240 pixels are enough for 72 to 120 CSS pixels. */
export const smallImage = (pack: string, image: ImageFiles): string =>
  imageAddress(pack, image.webp240)

/** The sources of a `<picture>`: AVIF where the browser supports it, else WebP in two sizes. */
export function sources(pack: string, image: ImageFiles) {
  const small = imageAddress(pack, image.webp240)
  const large = imageAddress(pack, image.webp800)
  return {
    src: small,
    avif: `${imageAddress(pack, image.avif800)} 800w`,
    webp: `${small} 240w, ${large} 800w`,
  }
}

export interface Image extends ImageFiles {
  title: string
  description: string
  /** The point that must stay visible in a crop: x and y from 0 to 1. */
  focus: [number, number]
}

export interface Thing {
  id: string
  name: string
  /** m, f or n, with a p if the word has no singular; in English only the p. */
  gender: string
}

export interface Criterion {
  id: string
  name: string
  explanation: string
}

interface PackWords {
  id: string
  title: string
  images: Image[]
  /** By the number of themes on a card: the cards, each a list of themes. */
  themes: Record<string, string[][]>
  objects: Thing[]
  criteria: Criterion[]
}

/** A pack in one language, indexed by ids. */
export class Pack {
  readonly id: string
  readonly images: ReadonlyMap<string, Image>
  readonly objects: ReadonlyMap<string, Thing>
  readonly criteria: ReadonlyMap<string, Criterion>

  constructor(private readonly words: PackWords) {
    this.id = words.id
    this.images = byId(words.images)
    this.objects = byId(words.objects)
    this.criteria = byId(words.criteria)
  }

  get title(): string {
    return this.words.title
  }

  /** The number of themes on cards with so many themes each. */
  themeCount(themesOnACard: number): number {
    return (this.words.themes[themesOnACard] ?? []).reduce((sum, card) => sum + card.length, 0)
  }

  /** A theme by its card and number; cards count from 0, numbers from 1. */
  theme(themesOnACard: number, card: number, number: number): string {
    return this.words.themes[themesOnACard]?.[card]?.[number - 1] ?? ''
  }
}

const byId = <T extends { id: string }>(items: T[]) => new Map(items.map((each) => [each.id, each]))

const loading = new Map<string, Promise<Pack>>()
let loaded = $state.raw<ReadonlyMap<string, Pack>>(new Map())

/** Load a pack in a language, once, with the words of this device's region. */
export function loadPack(name = 'house', language: string = settings.language): Promise<Pack> {
  const key = `${name}/${language}`
  const begun = loading.get(key) ?? fetchPack(name, language)
  loading.set(key, begun)
  begun.catch(() => loading.delete(key))
  return begun
}

async function fetchPack(name: string, language: string): Promise<Pack> {
  const pack = new Pack(await askForCards(name, language))
  loaded = new Map(loaded).set(`${name}/${language}`, pack)
  return pack
}

/** Uploaded cards need an access token of their table. */
function askForCards(name: string, language: string): Promise<PackWords> {
  const address = `/packs/${name}/${localeOf(language)}.json`
  const code = name === 'house' ? '' : tableOfPack(name)
  if (!code) return request('GET', address)
  return request('GET', `${address}?table=${code}`, undefined, accessTokenOf(code))
}

/** Use another pack in place of one that no longer exists. */
export function substitutePack(pack: Pack, language: string = settings.language): void {
  loaded = new Map(loaded).set(`${pack.id}/${language}`, pack)
}

/** The pack in the language of this device, if `loadPack` has loaded it. */
export function packOf(name = 'house'): Pack | undefined {
  return loaded.get(`${name}/${settings.language}`) ?? anyOf(name)
}

/** While another language loads, the previous one is used. */
const anyOf = (name: string) => [...loaded].find(([key]) => key.startsWith(`${name}/`))?.[1]

export type Texts = Record<Language, string>

/** The text in a language, or in English if the server's cards do not have that language. */
export const saidIn = (language: Language, texts: Texts): string =>
  texts[localeOf(language)] ?? texts[language] ?? texts['en'] ?? ''
