import type { Default } from './en'

export default {
  yourTurn: 'À toi de jouer !',
  waitingFor: (n) => `On attend ${n}`,
  over: 'La partie est finie.',
  won: (n) => `Victoire : ${n}`,
  rematch: 'Rejouer',
} satisfies Default
