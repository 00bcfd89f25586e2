// Texts about a set-up: the game's own words, or else the English of the catalogue.
import { factsOf, fieldOf, type Setup } from '../state/catalogue.svelte'
import type { Choice, Field, GameInfo } from '../api/protocol/games'
import type { FieldWords, GameWords } from './registry'

type Value = Choice['value']

const about = (words: GameWords, field: string): FieldWords => words.fields?.[field] ?? {}
const choiceOf = (field: Field | undefined, value: unknown) =>
  field?.choices?.find((each) => each.value === value)

export const fieldTitle = (words: GameWords, field: Field): string =>
  about(words, field.name).title ?? field.title

/** The name of a field's value. */
export function valueName(info: GameInfo, words: GameWords, field: string, value: unknown): string {
  const { names, name } = about(words, field)
  return (
    names?.[String(value)] ??
    name?.(value as never) ??
    choiceOf(fieldOf(info, field), value)?.title ??
    String(value)
  )
}

/** A sentence about what a value changes; it may be empty. */
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

/** A sentence about a field, with facts filled in. */
export function fieldLine(words: GameWords, field: Field, facts: object): string {
  return said(about(words, field.name).line ?? field.line ?? '', facts)
}

/** The name of several values together. */
export const allValuesName = (words: GameWords, field: string, names: string): string =>
  about(words, field).all?.(names) ?? names

const said = (line: NonNullable<FieldWords['line']>, facts: object): string =>
  typeof line === 'string' ? line : line(facts as never)
