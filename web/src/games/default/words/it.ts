import type { Default } from './en'

export default {
  yourTurn: 'Tocca a te!',
  waitingFor: (n) => `Si aspetta ${n}`,
  over: 'La partita è finita.',
  won: (n) => `Vittoria: ${n}`,
  rematch: 'Ancora una volta',
} satisfies Default
