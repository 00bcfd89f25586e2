import type { Default } from './en'

export default {
  yourTurn: 'Du bist dran!',
  waitingFor: (n) => `Warten auf ${n}`,
  over: 'Das Spiel ist aus.',
  won: (n) => `Gewonnen: ${n}`,
  rematch: 'Noch einmal',
} satisfies Default
