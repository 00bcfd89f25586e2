// A refusal: a code and its parameters; the words for it are in words/.

export type Params = Record<string, unknown>

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code)
    this.name = 'Refused'
  }
}

/** Whatever was thrown, as something that has words. */
export function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused('unexpected')
}
