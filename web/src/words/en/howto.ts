// Words of How to play: our own sentences, ninety seconds for each game.
import { lists } from '../plural'

const or = lists('en', 'disjunction')

const howto = {
  title: 'How to play',
  game: 'Which game?',
  ninety: 'Read in ninety seconds',
  box: 'Which box?',
  mode: 'How do you play?',
  modes: {
    teams: 'In pairs',
    individual: 'Each alone',
    trios: 'Two trios',
    duo: 'Just you two',
  },
  practise: 'Practise with bots',
  practiseLine: 'A first round that explains itself while you play.',
  compatibility: {
    lead: 'Everybody holds the same images. Pick the ones that your partner will pick.',
    theme: {
      title: 'A theme is opened',
      text: 'It can be anything. Which images fit, and which will your partner choose?',
    },
    pick: {
      title: 'Pick and rank',
      text: 'The space of your pawn says how many images: 1 to 5. The strongest comes first. No hints, no glances!',
    },
    reveal: {
      title: 'Turn them over',
      text: 'One by one, the strongest first. What you both chose is a match: 3 points in the same place, 2 in different places.',
    },
    race: {
      title: 'Run to the sun',
      text: 'One point, one space. The new space says how many images you pick next. The first at the end of the track wins; every round is finished.',
    },
    same: 'same place',
    other: 'another place',
    inThisBox: 'In this box',
    players: (numbers: number[]) => `For ${or(numbers)} players.`,
    facts: {
      partners: 'Partners sit face to face and share a pawn.',
      joined: 'Partners sit face to face and join their pawns.',
      alternate: 'The two teams alternate around the table.',
      called12: 'Who opens the theme calls a number from 1 to 12; only then a card is drawn.',
      called6: 'Who opens the theme calls a number from 1 to 6; only then a card is drawn.',
      rolled: 'A die says which of the six themes on the card it is.',
      teamsOpen:
        'The teams open the themes in turn, and the one that opened turns its images over first.',
      deck52: 'The deck has 52 images, not 40.',
      model: 'Each round one of you is the model: all others try to pick as the model does.',
      modelShares: 'The model moves as far as the best of the others.',
      modelNothing: 'The model always picks five images, and does not move.',
      allThree: 'Only what all three share counts: 4 points in the same place, 2 otherwise.',
      token:
        'Everybody has one ×2 token a game. Announce it before the reveal, and be the first of the round: it makes 6 of a direct match.',
      modelNoToken: 'The model never plays its token.',
      doubleUp3:
        'If you like: each team has three hidden Double Up cards that make 6 of a direct match.',
      doubleUp2:
        'If you like: everybody has two hidden Double Up cards that make 6 of a direct match.',
      tieOvershoot: 'Several at the end in one round? Who went furthest beyond it wins.',
      tieTokens: 'Several at the end in one round? More ×2 tokens left win.',
      tiePlayoff: 'Several at the end in one round? They play on until one is ahead.',
      duo: 'Our own way to play: reach the end of the track in as few rounds as you can.',
    },
  },
  samegame: {
    lead: 'You all play together. Two things are alike in one point only: find all others.',
    secret: {
      title: 'Object and trap',
      text: 'You get an object and a secret number. The criterion that wears your number is your trap.',
    },
    clue: {
      title: 'Write a clue',
      text: 'Think of another thing that is like your object in the trap, and in nothing else.',
    },
    guess: {
      title: 'Lift the cups',
      text: 'One after the other you show both things. The others point at a cup where the two differ; when they agree, it is lifted.',
    },
    trap: {
      title: 'Mind the trap',
      text: 'Each lifted cup makes the turn worth more, from −2 up to +3. The trap ends it. If only the trap is left, you have found everything.',
    },
    medals: {
      title: 'Win a medal',
      text: 'All turns add up: 15 is bronze, 18 silver, 21 gold. Higher levels have more criteria.',
    },
    yours: 'Your trap',
    object: 'the object',
    clueLine: 'the clue',
    rulesTitle: 'What a clue must be',
    rules: [
      'A thing that people made: no animals, plants or clouds.',
      'The thing alone, without another word.',
      'No numbers, no materials, nor the word on the card.',
      'Whose turn it is does not point, speak or smile.',
      'Once a game you may all agree to swap one object.',
    ],
  },
}
export default howto
export type HowTo = typeof howto
