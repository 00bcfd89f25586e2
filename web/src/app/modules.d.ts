declare module 'icon:*' {
  /** The path of an icon, for `Icon`. */
  const path: string
  export default path
}

declare module 'samewave:languages' {
  /** The name of each language in itself, by code. */
  const names: Readonly<Record<string, string>>
  export default names
}
