import type { HowTo } from '../en/howto'

export default {
  title: 'So geht’s',
  game: 'Welches Spiel?',
  ninety: 'In neunzig Sekunden gelesen',
  practise: 'Mit Bots üben',
  practiseLine: 'Eine erste Runde, die sich beim Spielen erklärt.',
} satisfies HowTo
