import type { Default } from './en'

export default {
  yourTurn: '¡Te toca!',
  waitingFor: (n) => `Esperando a ${n}`,
  over: 'La partida ha terminado.',
  won: (n) => `Victoria: ${n}`,
  rematch: 'Otra vez',
} satisfies Default
