// Words about a set-up: a game's own if it has some, or else the English of the catalogue.
import { factsOf, fieldOf, type Setup } from '../state/catalogue.svelte'
import type { Choice, Field, GameInfo } from '../api/protocol/games'
import type { FieldWords, GameWords } from './registry'

type Value = Choice['value']

const about = (words: GameWords, field: string): FieldWords => words.fields?.[field] ?? {}
const choiceOf = (field: Field | undefined, value: unknown) =>
  field?.choices?.find((each) => each.value === value)

export const fieldTitle = (words: GameWords, field: Field): string =>
  about(words, field.name).title ?? field.title

/** What a value of a field is called. */
export function valueName(info: GameInfo, words: GameWords, field: string, value: unknown): string {
  const { names, name } = about(words, field)
  return (
    names?.[String(value)] ??
    name?.(value as never) ??
    choiceOf(fieldOf(info, field), value)?.title ??
    String(value)
  )
}

/** What a value changes, in a sentence; it may be empty. */
export function valueLine(
  info: GameInfo,
  words: GameWords,
  setup: Setup,
  field: string,
  value: Value,
): string {
  const { lines, line } = about(words, field)
  const found = lines?.[String(value)] ?? line
  if (found === undefined) return choiceOf(fieldOf(info, field), value)?.line ?? ''
  return said(found, factsOf(info, setup, field, value))
}

/** What a field is about, in a sentence; figures are put into it. */
export function fieldLine(words: GameWords, field: Field, facts: object): string {
  return said(about(words, field.name).line ?? field.line ?? '', facts)
}

/** What several values are called together. */
export const allValuesName = (words: GameWords, field: string, names: string): string =>
  about(words, field).all?.(names) ?? names

const said = (line: NonNullable<FieldWords['line']>, facts: object): string =>
  typeof line === 'string' ? line : line(facts as never)
