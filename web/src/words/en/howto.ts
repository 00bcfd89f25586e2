// Words of How to play: our own sentences, ninety seconds for each game.

const howto = {
  title: 'How to play',
  game: 'Which game?',
  ninety: 'Read in ninety seconds',
  practise: 'Practise with bots',
  practiseLine: 'A first round that explains itself while you play.',
}
export default howto
export type HowTo = typeof howto
