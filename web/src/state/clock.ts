// The clock: the time of the table, as far as this device can know it.

let told = Date.now() / 1000
let since = performance.now()

/** The table told its time; this device carries it on, whatever happens to its own clock. */
export function setClock(seconds: number | null | undefined): void {
  if (!seconds) return
  told = seconds
  since = performance.now()
}

/** Seconds since 1970 at the table: what deadlines are told in. */
export const now = (): number => told + (performance.now() - since) / 1000
