import type { HowTo } from '../en/howto'

export default {
  title: 'Cómo se juega',
  game: '¿Qué juego?',
  ninety: 'Se lee en noventa segundos',
  practise: 'Practicar con bots',
  practiseLine: 'Una primera ronda que se explica mientras juegas.',
} satisfies HowTo
