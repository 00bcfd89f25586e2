// Today's theme: the cards of a day, this device's key and answers, and the requests about them.
import { request } from '../api/http'
import type { Circle, DayAnswer, DayResult, DayView } from '../api/protocol/history'
import { type ImageFiles, saidIn, type Texts } from './packs.svelte'
import { settings } from './settings.svelte'
import { store, stored } from './storage'

/** The number of images that a person ranks. */
export const PICK = 5
/** Earlier days that can be practised. */
const PRACTICE_DAYS = 7
const DAY = 86_400_000
/** How long after midnight an open page can still answer its day. */
const GRACE = 3_600_000

export interface DayCards {
  /** The date by UTC, such as 2026-11-18. */
  day: string
  pack: string
  theme: Texts
  images: (ImageFiles & { title: Texts })[]
}

/** An image of a day with its title in the language of this device. */
export type DayImage = ImageFiles & { title: string }

const loading = new Map<string, Promise<DayCards>>()

/** Load the cards of a day, once. A screen that stays open over midnight keeps its day. */
export function loadCards(day = 'today'): Promise<DayCards> {
  const key = day === 'today' ? dateOf(Date.now()) : day
  const begun = loading.get(key) ?? request<DayCards>('GET', `/days/${day}.json`)
  loading.set(key, begun)
  begun.catch(() => loading.delete(key))
  return begun
}

export const themeOf = ({ theme }: DayCards): string => saidIn(settings.language, theme)

export const imagesOf = ({ images }: DayCards): DayImage[] =>
  images.map((image) => ({ ...image, title: saidIn(settings.language, image.title) }))

interface Device {
  /** The secret by which the server knows this device; empty before the first answer. */
  key: string
  /** The last day that was answered, and the streak then. */
  day: string
  streak: number
  /** By day, the keys of the links that friends share. */
  links: Record<string, string[]>
}

const NAME = 'daily'
const NOBODY: Device = { key: '', day: '', streak: 0, links: {} }

/** Also in memory, for devices that cannot store anything. */
let known: Device | null = null
const device = (): Device => (known = { ...NOBODY, ...known, ...stored<Partial<Device>>(NAME, {}) })

function change(changed: Partial<Device>): void {
  known = { ...device(), ...changed }
  store(NAME, known)
}

function deviceKey(): string {
  if (!device().key) change({ key: randomKey() })
  return device().key
}

/** A secret of 128 bits. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

/** The date of a time, by UTC. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A date as people in this language write it. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day))

/** The same in one or two short words, for small buttons. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))

/** The state that this device remembers, without asking the server. */
export function dailyStatus(now = Date.now()): { isAnswered: boolean; streak: number } {
  const { day, streak } = device()
  const isAnswered = day === dateOf(now)
  return { isAnswered, streak: isAnswered || day === dateOf(now - DAY) ? streak : 0 }
}

/** The days that can be practised, the latest first; yesterday only once its result is final. */
export const practiceDays = (now = Date.now()): string[] =>
  Array.from({ length: PRACTICE_DAYS }, (_, n) => dateOf(now - (n + 1) * DAY)).filter(
    (day) => now >= Date.parse(day) + DAY + GRACE,
  )

/** A day as this device may see it. */
export async function fetchDay(day: string): Promise<DayView> {
  return noted(await request<DayView>('GET', `/api/days/${day}`, undefined, device().key))
}

export async function sendAnswer(day: string, answer: DayAnswer): Promise<DayView> {
  return noted(await request<DayView>('PUT', `/api/days/${day}/answer`, answer, deviceKey()))
}

function noted(view: DayView): DayView {
  if (view.yours && view.day >= device().day) change({ day: view.day, streak: view.streak ?? 0 })
  return view
}

/** The result that an answer would have on an earlier day. */
export const practise = (day: string, answer: DayAnswer): Promise<DayResult> =>
  request<DayResult>('POST', `/api/days/${day}/practice`, answer)

/** Show this device's answer to everybody with a key, and see theirs. */
export const showAnswer = (day: string, key: string, name: string): Promise<Circle> =>
  request<Circle>('PUT', `/api/days/${day}/circle`, { key, name: name || null }, deviceKey())

/** Delete all answers of this device, here and on the server. */
export async function forgetAnswers(): Promise<void> {
  if (device().key) await request<void>('DELETE', '/api/days', undefined, device().key)
  known = NOBODY
  store(NAME, undefined)
}

/** The keys of friends' links that this device has for a day. */
export const linksOf = (day: string): readonly string[] => device().links[day] ?? []

/** Remember a friend's link, or make one to send. Links of earlier days are dropped. */
export function addLink(day: string, key = randomKey()): string {
  change({ links: { [day]: [...new Set([...linksOf(day), key])] } })
  return key
}

/** The path of a link that asks a friend; the key never leaves the devices that have it. */
export const linkPath = (key: string): string => `/today#${key}`

const DRAFT = 'daily-draft'

/** The unfinished ranking of a day, as long as all its images are in the hand. */
export function storedRanking({ day, images }: DayCards): readonly string[] {
  const draft = stored<{ day: string; ranking: string[] }>(DRAFT, { day, ranking: [] })
  const isWhole = draft.ranking.every((image) => images.some(({ id }) => id === image))
  return draft.day === day && isWhole ? draft.ranking : []
}

export const storeRanking = (day: string, ranking: readonly string[]): void =>
  store(DRAFT, { day, ranking })
