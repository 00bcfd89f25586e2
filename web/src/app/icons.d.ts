declare module 'icon:*' {
  /** The path of an icon, for `Icon`. */
  const path: string
  export default path
}
