// A view and its moves in plain words, for games without screens of their own.
import { formatList, t } from '../../i18n/index.svelte'
import type { Table } from '../../state/table.svelte'
import type { EndPart } from '../registry'

const HIDDEN = new Set(['seat', 'phase', 'waiting_for', 'table', 'names', 'winners', 'type'])

/** “take_stones” is “Take stones”. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of a move: its type, followed by the values of its fields. */
export function labelOf(move: object): string {
  const { type, ...rest } = move as Record<string, unknown>
  const said = Object.values(rest).map(plain).filter(Boolean)
  return [readable(String(type ?? '')), ...said].join(' ')
}

/** The fields of a view that fit on a line each. */
export const linesOf = (view: object): { name: string; value: string }[] =>
  Object.entries(view)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => ({ name: readable(name), value: plain(value) }))
    .filter(({ value }) => value !== '')

function plain(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  if (typeof value !== 'object') return value === true ? '✓' : readable(String(value))
  return linesOf(value)
    .map((line) => `${line.name} ${line.value}`)
    .join(', ')
}

/** The names of the players by seat. */
export const namesAt = ({ view, players }: Table): readonly string[] =>
  view?.table?.names ?? players.map(({ name }) => name)

/** One sentence: who won, who is waited for, or the phase. */
export function statusOf(table: Table): string {
  const { view } = table
  const names = namesAt(table)
  const named = (seats: readonly number[]) => formatList(seats.map((seat) => names[seat] ?? ''))
  if (table.isFinished) {
    const winners = (view as { winners?: number[] } | null)?.winners ?? []
    return winners.length > 0 ? t.plainGame.won({ names: named(winners) }) : t.plainGame.over
  }
  const waiting = view?.waiting_for ?? []
  return waiting.length > 0
    ? t.plainGame.waitingFor({ names: named(waiting) })
    : readable(view?.phase ?? '')
}

/** The end part of every game without a folder. */
export const end = {
  resultOf: ({ winners = [] }, named) =>
    winners.length > 0
      ? t.plainGame.won({ names: formatList(winners.map(named)) })
      : t.plainGame.over,
  lengthOf: () => '',
  deal: () => '',
  tookThem: () => '',
} satisfies EndPart
