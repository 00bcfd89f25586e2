// Words of Compatibility.
import type { Phrase } from '../../../i18n/index.svelte'
import { lists, plurals } from '../../../i18n/plural'
import type { Facts, TrackFacts } from '../view'

const many = plurals('en')
const or = lists('en', 'disjunction')
const points = (n: number) => many(n, { one: '# point', other: '# points' })

/** Hints of the practice round, by the codes of HINTS in src/samewave/sentences.py. */
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
    moments: { direct: 'Direct match!', indirect: 'Indirect match' },
    nothingShared: 'Nothing shared this time. The next theme is yours!',
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
    rounds: 'rounds',
    samePlace: 'same image, same place',
    otherPlace: 'same image, other place',
    bestRound: (names: string, theme: string) => `Best round: ${names} with “${theme}”`,
    favourite: (title: string, n: number) => `${title}: chosen most, ${n} times`,
    alike: 'Who thought alike',
    won: (names: string, line: string) => `The winner: ${names}. ${line}`,
    personal: {
      won: 'You won!',
      shared: 'You share the win!',
      close: 'So close!',
      lost: 'Well played!',
      together: 'Together you made it!',
    },
    byWinners: (names: string, line: string) => `${names} won. ${line}`,
    endings: {
      first_at_the_end: (n: number) =>
        many(n, {
          one: 'First at the end, after # round.',
          other: 'First at the end, after # rounds.',
        }),
      largest_overshoot: (_: number) => 'A tie, won by going furthest past the end.',
      most_tokens_left: (_: number) => 'A tie, won by having the most ×2 tokens left.',
      playoff: (n: number) => `The playoff is won, in round ${n}.`,
      shared: (_: number) => 'A tie to the last: in this edition you share the win.',
      together: (n: number) =>
        many(n, {
          one: 'At the end together, after # round.',
          other: 'At the end together, after # rounds.',
        }),
    },
  },
  /** Remarks of bots about how they play, by the codes of src/samewave/bots. */
  remarks: {
    bot_goes_by_words: (name: string) =>
      `${name}: These cards are new to us bots, so we go by the words.`,
    bot_goes_by_taste: (name: string) =>
      `${name}: These cards are new to us bots, so we go by taste.`,
  },
  practice: practice as Record<keyof typeof practice, Phrase>,
  line: 'Pick and rank images for a theme, as your partner would.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Box',
      name: (year: string) => `Box of ${year}`,
      lines: {
        '2016': (f: Facts) => `${f.themes_on_a_card} themes on a card; nothing is doubled.`,
        '2010': (f: Facts) =>
          many(f.doubles, {
            one: 'Everybody holds one ×2 token for the whole game.',
            other: 'Everybody holds # ×2 tokens for the whole game.',
          }),
        '1996': (f: Facts) => `${f.images} images, a die names the theme, and ties are played off.`,
      },
      line: (f: Facts) => `${f.images} images, and ${f.themes_on_a_card} themes on a card.`,
    },
    mode: {
      title: 'Who with whom',
      names: {
        teams: 'In pairs',
        individual: 'Each alone',
        trios: 'Two trios',
        duo: 'Just you two',
      },
      lines: {
        teams: 'You and the one opposite try to choose alike.',
        individual: 'In each round all try to match one of you.',
        trios: 'Three against three: only what all three share counts.',
        duo: 'A pair against the track, in as few rounds as you can.',
      },
    },
    track: {
      title: 'Track',
      names: {
        brisk: 'Short track',
        short: 'Short track',
        standard: 'Standard track',
        long: 'Long track',
      },
      line: (f: TrackFacts) =>
        [
          many(f.spaces, { one: '# space', other: '# spaces' }),
          f.rounds && f.minutes
            ? `about ${many(f.rounds, { one: '# round', other: '# rounds' })}: ${many(f.minutes, { one: '# minute', other: '# minutes' })}`
            : '',
        ]
          .filter(Boolean)
          .join(', ') + '.',
    },
    deck: { line: (f: Facts) => `${f.images} images, drawn for this game.` },
    themes: { line: 'Our own themes, in your language.' },
    for_children: { title: 'Themes for children', line: 'Leaves out the themes for grown-ups.' },
    double_up: {
      title: 'Double Up cards',
      line: 'Hidden cards that double a direct match; the box has them.',
    },
    random_teams: {
      title: 'Teams by lot',
      line: 'Who plays with whom is drawn when the game begins.',
    },
    even_individual: {
      title: 'Even numbers, too',
      line: (f: { more: number[] }) => `Each alone, also with ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Matched images rest',
      line: 'Who has matched with an image cannot use it again.',
    },
    time_limit: { title: 'Time to choose', line: 'Who has not locked in by then lays nothing.' },
  },
  tv: {
    round: (n: number) => `Round ${n}`,
    playoff: 'Playoff',
    opens: (name: string) => `${name} opens the theme`,
    opened: (name: string) => `${name} opened`,
    newTheme: 'A new theme comes.',
    theme: (theme: string) => `The theme: ${theme}`,
    picks: (n: number) => many(n, { one: 'picks #', other: 'picks #' }),
    atTheFinish: 'at the finish',
    toMatch: (name: string) => `All try to match ${name}`,
    isMatched: 'the model',
    looksOn: 'looks on',
    doubles: (name: string) => `${name} plays ×2`,
    cardOf: (n: number, of: number) => `Card ${n} of ${of}`,
    laidNothing: 'Time ran out',
    direct: (names: string, image: string, points: number) =>
      `${names}: “${image}” in the same place, ${many(points, { one: '# point', other: '# points' })}.`,
    indirect: (names: string, image: string, points: number) =>
      `${names}: “${image}” in different places, ${many(points, { one: '# point', other: '# points' })}.`,
    points: (n: number) => many(n, { one: '# point', other: '# points' }),
    wins: (names: string, n: number) => many(n, { one: `${names} wins!`, other: `${names} win!` }),
    sharedVictory: (names: string) => `${names} share the victory!`,
    together: (rounds: number) =>
      many(rounds, { one: 'Home in # round!', other: 'Home in # rounds!' }),
    space: (n: number) => `space ${n}`,
  },
  past: {
    nothing: 'nothing yet',
    sameThemes: 'The same themes come in the same order.',
    won: (names: string) => `Won by ${names}`,
    together: 'At the end of the track together',
  },
  howto: {
    box: 'Which box?',
    mode: 'How do you play?',
    lead: (f: Facts): string =>
      f.referent === 'none'
        ? 'Everybody holds the same images. Pick the ones that your partner will pick.'
        : 'Everybody holds the same images. Each round, pick the ones that the model will pick.',
    theme: {
      title: 'A theme is opened',
      text: (f: Facts): string =>
        f.referent === 'none'
          ? 'It can be anything. Which images fit, and which will your partner choose?'
          : 'It can be anything. Which images fit, and which will the model choose?',
    },
    pick: {
      title: 'Pick and rank',
      text: (f: Facts) =>
        `The space of your pawn says how many images: 1 to ${f.full_hand}. The strongest comes first. No hints, no glances!`,
    },
    reveal: {
      title: 'Turn them over',
      text: (f: Facts & { team: number }) =>
        `One by one, the strongest first. What ${f.referent !== 'none' ? 'you share with the model' : f.team > 2 ? `all ${f.team} of you chose` : 'you both chose'} is a match: ${f.direct} points in the same place, ${f.indirect} in different places.`,
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
      openers: 'The next round, the player to the left opens the theme.',
      modelOpens: 'The model opens the theme. The next round, the player to the left is the model.',
      randomTeams: 'If you like: teams are drawn by lot.',
      partners: 'Partners sit face to face and share a pawn.',
      joined: 'Partners sit face to face and join their pawns.',
      alternate: 'The teams alternate around the table.',
      called: (f: Facts) =>
        `Who opens the theme calls a number from 1 to ${f.themes_on_a_card}; only then a card is drawn.`,
      rolled: (f: Facts) =>
        `A die says which of the ${f.themes_on_a_card} themes on the card it is.`,
      teamsOpen:
        'The teams open the themes in turn, and the one that opened turns its images over first.',
      deck: (f: Facts & { usual: number }) => `The deck has ${f.images} images, not ${f.usual}.`,
      model: 'Each round one of you is the model: all others try to pick as the model does.',
      modelShares: 'The model moves as far as the best of the others.',
      modelHand: (f: Facts) =>
        many(f.full_hand, {
          one: 'The model always picks # image.',
          other: 'The model always picks # images.',
        }),
      modelNothing: 'The model does not move.',
      allOfATeam: (f: Facts & { team: number }) =>
        `Only what all ${f.team} of a team share counts: ${f.direct} points in the same place, ${f.indirect} otherwise.`,
      token: (f: Facts) =>
        `${many(f.doubles, { one: 'Everybody has one ×2 token a game. Announce it', other: 'Everybody has # ×2 tokens a game. Announce one' })} before the reveal, and be the first of the round: it makes ${2 * f.direct} of a direct match.`,
      modelNoToken: 'The model never plays its token.',
      doubleUpTeam: (f: Facts) =>
        `If you like: each team has ${many(f.doubles, { one: 'a hidden Double Up card that makes', other: '# hidden Double Up cards that make' })} ${2 * f.direct} of a direct match.`,
      doubleUpAlone: (f: Facts) =>
        `If you like: everybody has ${many(f.doubles, { one: 'a hidden Double Up card that makes', other: '# hidden Double Up cards that make' })} ${2 * f.direct} of a direct match.`,
      tieOvershoot: 'Several at the end in one round? Who went furthest beyond it wins.',
      tieTokens: 'Several at the end in one round? More ×2 tokens left win.',
      tiePlayoff: 'Several at the end in one round? They play on until one is ahead.',
      duo: 'Our own way to play: reach the end of the track in as few rounds as you can.',
    },
  },
}
export default compatibility
export type Compatibility = typeof compatibility

declare module '../../../i18n/index.svelte' {
  interface Areas {
    compatibility: Compatibility
  }
}
