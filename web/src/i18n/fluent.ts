// Makes texts and functions of a language's messages. `home-keptFor` becomes `home.keptFor`.
import { FluentBundle, FluentType, type FluentVariable, type Scope } from '@fluent/bundle'

/** A word file as the build compiles it. */
export interface WordFile {
  default: Readonly<Record<string, string | unknown[]>>
  /** How words of this language may begin, as regular expressions by name. */
  starts: Readonly<Record<string, string>>
}

type Items = readonly (string | number)[]

/** A list as the language says it. */
class FluentList extends FluentType<Items> {
  constructor(
    items: Items,
    readonly type: Intl.ListFormatType = 'conjunction',
  ) {
    super(items)
  }

  override toString({ bundle }: Scope): string {
    return new Intl.ListFormat(bundle.locales, { type: this.type }).format(this.value.map(String))
  }
}

/** The words of a file as a tree: texts, and functions of named parameters. */
export function treeOf(locale: string, { default: messages, starts }: WordFile): object {
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: {
      /** `LIST($numbers, type: "disjunction")`: “4, 6 or 8”. */
      LIST: ([list], { type }) =>
        list instanceof FluentList
          ? new FluentList(list.value, type as Intl.ListFormatType)
          : list!,
      /** `START($name)`: the name of the first kind of beginning that fits, or “other”. */
      START: ([word]) =>
        Object.keys(starts).find((kind) => new RegExp(starts[kind]!, 'i').test(String(word))) ??
        'other',
    },
  })
  const tree = {}
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }))
  bundle.addResource({ body } as Parameters<FluentBundle['addResource']>[0])
  for (const { id, value } of body) {
    const path = id.split('-')
    const key = path.pop()!
    const group = path.reduce((at, name) => (at[name] ??= {}) as Group, tree as Group)
    group[key] =
      typeof value === 'string'
        ? value
        : (params: object) => bundle.formatPattern(value as never, asArguments(params), [])
  }
  return tree
}
type Group = Record<string, unknown>

const asArguments = (params: object): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? new FluentList(value as Items) : (value as FluentVariable),
    ]),
  )
