import type { HowTo } from '../en/howto'

export default {
  title: 'Comment jouer',
  game: 'Quel jeu ?',
  ninety: 'Quatre-vingt-dix secondes de lecture',
  practise: 'S’entraîner avec des bots',
  practiseLine: 'Une première manche qui s’explique pendant que tu joues.',
} satisfies HowTo
