// Words of Compatibility.
import type { Phrase } from '../../../words/index.svelte'
import { plurals } from '../../../words/plural'

const many = plurals('en')
const points = (n: number) => many(n, { one: '# point', other: '# points' })

/** Hints of the practice round, by the codes of PRACTICE in src/samewave/sentences.py. */
const practice = {
  practice_open_theme:
    'You open the theme: call a number from 1 to {most} before anybody sees the card. Try {number}.',
  practice_pick_images:
    'Pick {number} images for the theme: your pawn’s space says {number}. {partner}, your partner, does the same in secret, and you score for what you share.',
  practice_rank:
    'Rank them, strongest first: in the same place before both of you an image is worth more. Try {images}.',
  practice_rank_freely:
    'Rank them, strongest first: in the same place before both of you an image is worth more.',
  practice_lock_in: 'Now lock in; until the last player has, you may change your mind.',
  practice_wait: 'Your images lie face down; when all players have locked in, all are shown.',
  practice_direct_match:
    '{image} is in place {place} before both of you: a direct match, {points} points.',
  practice_indirect_match:
    '{image} is in your place {mine} and {partner}’s place {theirs}: an indirect match, {points} points.',
  practice_no_match: 'You two share nothing this time; it happens.',
  practice_points: '{points} points lead your pawn to space {space}: you will pick {number}.',
  practice_done:
    'Round by round like this, the first at the end of the track wins. That is all; play on!',
}

const compatibility = {
  name: 'Compatibility',
  round: (n: number) => `Round ${n}`,
  you: 'You',
  quoted: (title: string) => `“${title}”`,
  themeIs: (theme: string) => `The theme is: ${theme}`,
  lastRound: 'The last round',
  hurry: 'Hurry up, bots',
  playoff: (sides: string) => `A tie! ${sides} play it off.`,
  opening: {
    youCall: 'You open the theme',
    callLine: 'Call a number; only then the card is drawn.',
    number: (n: number) => `Call number ${n}`,
    usedUp: 'All themes with this number were read.',
    called: (name: string, n: number) => `${name} calls ${n}.`,
    rolled: (name: string, n: number) => `${name} rolls a ${n}.`,
    youRoll: 'You roll the die',
    youOrPartnerRoll: 'You or your partner rolls the die',
    rollLine: 'It says which theme on the card counts.',
    roll: 'Roll the die',
    theyCall: (name: string) => `${name} calls a number`,
    theyRoll: (names: string) => `Rolling the die: ${names}`,
    allMatch: (name: string) => `This round, everybody tries to match ${name}.`,
    allMatchYou: 'This round, everybody tries to match you.',
  },
  pick: {
    pick: (n: number) => many(n, { one: 'Pick # image.', other: 'Pick #, strongest first.' }),
    spaceSays: (n: number) => `Your space says ${n}.`,
    referentPicks: (n: number) => `Whom all match always picks ${n}.`,
    playoff: (n: number) => `In a playoff everybody picks ${n}.`,
    notPlaying: 'You are not in this playoff; watch the others.',
    allMatchYou: 'All others try to match you.',
    thinkLike: (names: string) => `Think like ${names}.`,
    images: (n: number) => `${n} images`,
    onPlace: (title: string, place: number) => `${title}, place ${place}`,
    takenBack: (title: string) => `${title} taken back`,
    retired: (title: string) => `${title} made a match before; it is out of your game.`,
    full: (n: number) =>
      many(n, {
        one: 'Your place is taken; take the image back first.',
        other: 'All # places are taken; take one back first.',
      }),
    unlockFirst: 'Your ranking lies face down. Press “Change” to think again.',
  },
  look: {
    closer: 'Look closer: then tap an image',
    previous: 'Previous image',
    next: 'Next image',
    putOn: (place: number) => `Put on place ${place}`,
    full: 'All places are taken',
    takeBack: 'Take back',
    place: (place: number) => `Place ${place}`,
    earlier: 'One place up',
    later: 'One place down',
  },
  tray: {
    label: 'Your ranking, strongest first',
    takeBack: (title: string, place: number) =>
      `Place ${place}: ${title}. Take back; arrow keys move it.`,
  },
  dock: {
    lockIn: 'Lock in',
    change: 'Change',
    missing: (n: number) => many(n, { one: '# to go', other: '# to go' }),
    doubleMissing: 'place your ×2',
    waitingFor: (names: string) => `Still thinking: ${names}`,
    youAreReady: 'Locked in. Your images lie face down.',
  },
  double: {
    claim: 'Announce my ×2',
    claimedBy: (name: string) => `${name} plays the ×2 this round.`,
    putIt: 'Put your ×2 on one of your images.',
    cardsLeft: (n: number) =>
      many(n, { one: 'Double Up: # card left', other: 'Double Up: # cards left' }),
    on: (title: string) => `×2 on ${title}`,
  },
  players: {
    label: 'The others',
    ready: (name: string) => `${name} is ready.`,
    thinks: (name: string) => `${name} is thinking.`,
    thinksAgain: (name: string) => `${name} thinks again.`,
    standIn: (name: string) => `A stand-in plays for ${name}.`,
  },
  board: {
    title: 'The board',
    label: (pawns: string[]) => `The track, a spiral. ${pawns.join(' ')}`,
    stands: (names: string, space: number) => `${names}: space ${space}.`,
    onSpace: (space: number, n: number) => `Space ${space}, picks ${n}`,
    arrived: 'At the end of the track',
    doublesLeft: (n: number) => many(n, { one: '# double left', other: '# doubles left' }),
  },
  reveal: {
    paceTap: 'Pace: by tap; switch to automatic',
    paceAuto: 'Pace: automatic; switch to by tap',
    model: 'All others try to match this one',
    skip: 'Skip',
    turnNext: 'Turn the next card',
    turnLast: 'Turn the last card',
    movePawns: 'Move the pawns',
    showAll: 'See all images',
    goOn: 'Go on',
    toTheEndScreen: 'Who has won?',
    plus: (n: number) => (n > 0 ? `+${n}` : '–'),
    lands: (from: number, gained: number, to: number) =>
      gained > 0 ? `${from} + ${gained} = space ${to}` : `Space ${from}`,
    toTheEnd: (gained: number) => `+${gained}: the end of the track!`,
    direct: (names: string, title: string, n: number) =>
      `${names}: ${title} in the same place, ${points(n)}.`,
    indirect: (names: string, title: string, n: number) =>
      `${names}: ${title} in different places, ${points(n)}.`,
    noMatch: (place: number) => `Place ${place}: nothing in common.`,
    directCard: (title: string, n: number) => `${title}: same place, ${points(n)}`,
    indirectCard: (title: string, n: number) => `${title}: other place, ${points(n)}`,
    scored: (names: string, n: number) => `${names}: ${points(n)}.`,
    laidNothing: 'laid nothing',
    timeRanOut: (names: string) => `Time was up for ${names}.`,
    imagesReturned: (names: string) => `All images come back to ${names}.`,
    referentMoves: (name: string, n: number) => `${name} moves as far as the best: ${points(n)}.`,
  },
  end: {
    winner: 'Winner',
    rematch: 'Rematch',
    change: 'Change the game',
    waitForHost: (host: string) => `${host} decides how it goes on.`,
    rounds: 'rounds',
    samePlace: 'same image, same place',
    otherPlace: 'same image, other place',
    bestRound: (names: string, theme: string) => `Best round: ${names} with “${theme}”`,
    favourite: (title: string, n: number) => `${title}: chosen most, ${n} times`,
    alike: 'Who thought alike',
    won: (names: string, line: string) => `The winner: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n: number) =>
        many(n, {
          one: 'First at the end, after # round.',
          other: 'First at the end, after # rounds.',
        }),
      largest_overshoot: (_: number) => 'Several arrived; nobody went further.',
      most_tokens_left: (_: number) => 'Several arrived; here most ×2 tokens were kept.',
      playoff: (n: number) => `The playoff is won, in round ${n}.`,
      shared: (_: number) => 'A tie to the last: the victory is shared.',
      together: (n: number) =>
        many(n, {
          one: 'At the end together, after # round.',
          other: 'At the end together, after # rounds.',
        }),
    },
  },
  /** What bots say about how they play, by the codes of src/samewave/bots. */
  remarks: {
    bot_goes_by_words: (name: string) =>
      `${name}: These cards are new to us bots, so we go by the words.`,
    bot_goes_by_taste: (name: string) =>
      `${name}: These cards are new to us bots, so we go by taste.`,
  },
  practice: practice as Record<keyof typeof practice, Phrase>,
}
export default compatibility
export type Compatibility = typeof compatibility

declare module '../../../words/index.svelte' {
  interface Areas {
    compatibility: Compatibility
  }
}
