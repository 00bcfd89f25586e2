declare module 'icon:*' {
  /** The path of an icon, for `Icon`. */
  const path: string
  export default path
}

declare module 'samewave:languages' {
  /** The name of each language in itself, by code. */
  export const names: Readonly<Record<string, string>>
  /** The regions whose texts may differ from their language's, such as en-US. */
  export const regions: readonly string[]
}
