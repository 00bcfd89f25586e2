// How large a pixel of the picture is on this television; images are chosen by it.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('scale')

export const setScale = (scale: () => number): void => void setContext(KEY, scale)

/** For `sizes`: how wide something is really shown. */
export function shownWidth(): (width: number) => string {
  const scale = getContext<(() => number) | undefined>(KEY) ?? (() => 1)
  return (width) => `${Math.round(width * scale())}px`
}
