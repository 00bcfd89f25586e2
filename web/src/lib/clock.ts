// The clock: the server's time, as far as this device can know it.

let ahead = 0

/** The server told its time; only a real difference counts, since it comes in whole seconds. */
export function setClock(date: string | null): void {
  const told = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(told)) return
  const difference = told + 500 - Date.now()
  ahead = Math.abs(difference) > 2000 ? difference : 0
}

/** Seconds since 1970 at the server: what deadlines are told in. */
export const now = (): number => (Date.now() + ahead) / 1000
