// Words of the default view.
const plain = {
  yourTurn: 'Your turn!',
  waitingFor: (n: string) => `Waiting for ${n}`,
  over: 'The game is over.',
  won: (n: string) => `${n} won!`,
  rematch: 'Play again',
}
export default plain
export type Default = typeof plain

declare module '../../../words/index.svelte' {
  interface Areas {
    default: Default
  }
}
