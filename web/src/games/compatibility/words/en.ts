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
    'You open the theme. Call a number from 1 to {most} before anyone sees the card. Try {number}.',
  practice_pick_images:
    'Your pawn is on a {number}, so pick {number} images for the theme. {partner}, your partner, picks in secret too. You score for every image you share.',
  practice_rank:
    'Rank them, strongest first. An image you both put in the same place scores more. Try {images}.',
  practice_rank_freely:
    'Rank them, strongest first. An image you both put in the same place scores more.',
  practice_lock_in: 'Now lock in. You can still change your mind until everyone has.',
  practice_wait: 'Your images are face down. The reveal starts when everyone has locked in.',
  practice_direct_match: 'You both have {image} in place {place}. A direct match: {points} points!',
  practice_indirect_match:
    '{image} is your number {mine} and {partner}’s number {theirs}. An indirect match: {points} points.',
  practice_no_match: 'No images in common this time. It happens!',
  practice_points: '{points} points take your pawn to space {space}. Next round you pick {number}.',
  practice_done: 'That’s it! Keep going, round by round. First to the end of the track wins.',
}

const compatibility = {
  name: 'Compatibility',
  round: (n: number) => `Round ${n}`,
  you: 'You',
  quoted: (title: string) => `“${title}”`,
  themeIs: (theme: string) => `The theme is: ${theme}`,
  lastRound: 'Previous round',
  hurry: 'Hurry the bots',
  playoff: (sides: string) => `A tie! It’s a playoff: ${sides}.`,
  opening: {
    youCall: 'You open the theme',
    callLine: 'Pick a number to reveal the theme.',
    number: (n: number) => `Call ${n}`,
    usedUp: 'Every theme with this number has been used.',
    called: (name: string, n: number) => `${name} calls ${n}.`,
    rolled: (name: string, n: number) => `${name} rolls a ${n}.`,
    youRoll: 'You roll the die',
    youOrPartnerRoll: 'You or your partner can roll the die',
    rollLine: 'The die decides which theme you get.',
    roll: 'Roll the die',
    theyCall: (name: string) => `${name} is calling a number`,
    theyRoll: (names: string) => `Waiting for a roll: ${names}`,
    allMatch: (name: string) => `${name} is the Matcher. Try to match them!`,
    allMatchYou: 'You’re the Matcher. Everyone tries to match you!',
  },
  pick: {
    pick: (n: number) => many(n, { one: 'Pick # image.', other: 'Pick #, strongest first.' }),
    spaceSays: (n: number) => `You’re on a ${n}.`,
    referentPicks: (n: number) => `The Matcher always picks ${n}.`,
    playoff: (n: number) => `In a playoff, everyone picks ${n}.`,
    notPlaying: 'You’re not in this playoff. Sit back and watch.',
    allMatchYou: 'You’re the Matcher: everyone tries to match you.',
    thinkLike: (names: string) => `Think like ${names}.`,
    images: (n: number) => `${n} images`,
    onPlace: (title: string, place: number) => `${title}, place ${place}`,
    takenBack: (title: string) => `${title} removed`,
    retired: (title: string) => `You’ve already matched with ${title}. You can’t use it again.`,
    full: (n: number) =>
      many(n, {
        one: 'You’ve already picked one. Remove it first.',
        other: 'All # places are full. Remove one first.',
      }),
    unlockFirst: 'You’re locked in. Tap “Change” to think again.',
  },
  look: {
    closer: 'Zoom: tap an image to see it up close',
    previous: 'Previous image',
    next: 'Next image',
    putOn: (place: number) => `Put in place ${place}`,
    full: 'All places are full',
    takeBack: 'Remove',
    place: (place: number) => `Place ${place}`,
    earlier: 'Move up',
    later: 'Move down',
  },
  tray: {
    label: 'Your ranking, strongest first',
    takeBack: (title: string, place: number) =>
      `Place ${place}: ${title}. Tap to remove, arrow keys to move.`,
  },
  dock: {
    lockIn: 'Lock in',
    change: 'Change',
    missing: (n: number) => many(n, { one: '# to go', other: '# to go' }),
    doubleMissing: 'place your ×2',
    waitingFor: (names: string) => `Still thinking: ${names}`,
    youAreReady: 'You’re locked in.',
  },
  double: {
    claim: 'Announce my ×2',
    claimedBy: (name: string) => `${name} is playing a ×2 token this round.`,
    putIt: 'Put your ×2 on one of your images.',
    cardsLeft: (n: number) =>
      many(n, { one: 'Double Up: # card left', other: 'Double Up: # cards left' }),
    on: (title: string) => `×2 on ${title}`,
  },
  players: {
    label: 'The others',
    ready: (name: string) => `${name} is ready.`,
    thinks: (name: string) => `${name} is thinking.`,
    thinksAgain: (name: string) => `${name} is having second thoughts.`,
    standIn: (name: string) => `A stand-in is playing for ${name}.`,
  },
  board: {
    title: 'The board',
    label: (pawns: string[]) => `The track, a spiral. ${pawns.join(' ')}`,
    stands: (names: string, space: number) => `${names}: space ${space}.`,
    onSpace: (space: number, n: number) => `Space ${space}, picks ${n}`,
    arrived: 'At the end',
    doublesLeft: (n: number) => many(n, { one: '# ×2 left', other: '# ×2 left' }),
  },
  reveal: {
    moments: { direct: 'Direct match!', indirect: 'Indirect match' },
    nothingShared: 'Nothing in common this time. Next theme, new luck!',
    paceTap: 'Reveal automatically',
    paceAuto: 'Reveal by tapping',
    model: 'The Matcher',
    skip: 'Skip',
    turnNext: 'Turn the next card',
    turnLast: 'Turn the last card',
    movePawns: 'Move the pawns',
    showAll: 'See all images',
    goOn: 'Continue',
    toTheEndScreen: 'See who won',
    plus: (n: number) => (n > 0 ? `+${n}` : '–'),
    lands: (from: number, gained: number, to: number) =>
      gained > 0 ? `${from} + ${gained} = space ${to}` : `Space ${from}`,
    toTheEnd: (gained: number) => `+${gained}: the end of the track!`,
    direct: (names: string, title: string, n: number) =>
      `${names}: ${title}, direct match, ${points(n)}.`,
    indirect: (names: string, title: string, n: number) =>
      `${names}: ${title}, indirect match, ${points(n)}.`,
    noMatch: (place: number) => `Place ${place}: nothing in common.`,
    directCard: (title: string, n: number) => `${title}: direct match, ${points(n)}`,
    indirectCard: (title: string, n: number) => `${title}: indirect match, ${points(n)}`,
    scored: (names: string, n: number) => `${names}: ${points(n)}.`,
    laidNothing: 'played no images',
    timeRanOut: (names: string) => `Time ran out for ${names}.`,
    imagesReturned: (names: string) => `${names} can use all images again.`,
    referentMoves: (name: string, n: number) =>
      `${name} moves as far as the best player: ${points(n)}.`,
  },
  end: {
    winner: 'Winner',
    rounds: 'rounds',
    samePlace: 'direct matches',
    otherPlace: 'indirect matches',
    bestRound: (names: string, theme: string) => `Best round: ${names} with “${theme}”`,
    favourite: (title: string, n: number) => `Most picked: ${title}, ${n} times`,
    alike: 'Who thought alike',
    won: (names: string, line: string) => `Winner: ${names}. ${line}`,
    personal: {
      won: 'You won!',
      shared: 'You share the win!',
      close: 'So close!',
      lost: 'Well played!',
      together: 'You made it together!',
    },
    byWinners: (names: string, line: string) => `${names} won. ${line}`,
    endings: {
      first_at_the_end: (n: number) =>
        many(n, {
          one: 'First to the end, after # round.',
          other: 'First to the end, after # rounds.',
        }),
      largest_overshoot: (_: number) => 'A tie, won by going furthest past the end.',
      most_tokens_left: (_: number) => 'A tie, won by having the most ×2 tokens left.',
      playoff: (n: number) => `Won in a playoff, in round ${n}.`,
      shared: (_: number) => 'It’s a tie! You share the win.',
      together: (n: number) =>
        many(n, {
          one: 'You reached the end in # round.',
          other: 'You reached the end in # rounds.',
        }),
    },
  },
  /** Remarks of bots about how they play, by the codes of src/samewave/bots. */
  remarks: {
    bot_goes_by_words: (name: string) =>
      `${name}: These cards are new to us bots, so we’re going by the words.`,
    bot_goes_by_taste: (name: string) =>
      `${name}: These cards are new to us bots, so we’re going by gut feeling.`,
  },
  practice: practice as Record<keyof typeof practice, Phrase>,
  line: 'Pick the images your partner will pick.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Edition',
      name: (year: string) => `${year} edition`,
      lines: {
        '2016': (f: Facts) =>
          `${f.themes_on_a_card} themes per card, no ×2 tokens. A tie is a shared win.`,
        '2010': (f: Facts) =>
          many(f.doubles, {
            one: 'Everyone has one ×2 token to play. A tie is a shared win.',
            other: 'Everyone has # ×2 tokens to play. A tie is a shared win.',
          }),
        '1996': (f: Facts) => `${f.images} images, a die for the theme, playoffs for ties.`,
      },
      line: (f: Facts) => `${f.images} images, ${f.themes_on_a_card} themes per card.`,
    },
    mode: {
      title: 'Teams',
      names: {
        teams: 'Pairs',
        individual: 'Solo',
        trios: 'Two trios',
        duo: 'Just you two',
      },
      lines: {
        teams: 'Match the player sitting opposite you.',
        individual: 'Each round, everyone tries to match one player.',
        trios: 'Three against three. All three have to match.',
        duo: 'Reach the end together in as few rounds as you can.',
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
    deck: { line: (f: Facts) => `${f.images} images for this game.` },
    themes: { line: 'Samewave themes, in your language.' },
    for_children: { title: 'Kids’ themes', line: 'Leaves out the grown-up themes.' },
    double_up: {
      title: 'Double Up cards',
      line: 'Secretly double a direct match.',
    },
    random_teams: {
      title: 'Random teams',
      line: 'Teams are drawn when the game starts.',
    },
    even_individual: {
      title: 'Solo with any number',
      line: (f: { more: number[] }) => `Everyone for themselves, even with ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Match only once',
      line: 'Once you’ve matched with an image, you can’t use it again.',
    },
    time_limit: {
      title: 'Time limit',
      line: 'Not locked in by then? You play no images this round.',
    },
  },
  tv: {
    round: (n: number) => `Round ${n}`,
    playoff: 'Playoff',
    opens: (name: string) => `${name} is opening the theme`,
    opened: (name: string) => `Opened by ${name}`,
    newTheme: 'Here comes a new theme.',
    theme: (theme: string) => `The theme: ${theme}`,
    picks: (n: number) => many(n, { one: 'picks #', other: 'picks #' }),
    atTheFinish: 'at the end',
    toMatch: (name: string) => `Match ${name}!`,
    isMatched: 'Matcher',
    looksOn: 'watching',
    doubles: (name: string) => `${name} is playing ×2`,
    cardOf: (n: number, of: number) => `Card ${n} of ${of}`,
    laidNothing: 'Time ran out',
    direct: (names: string, image: string, points: number) =>
      `${names}: “${image}”, direct match, ${many(points, { one: '# point', other: '# points' })}.`,
    indirect: (names: string, image: string, points: number) =>
      `${names}: “${image}”, indirect match, ${many(points, { one: '# point', other: '# points' })}.`,
    points: (n: number) => many(n, { one: '# point', other: '# points' }),
    wins: (names: string, n: number) => many(n, { one: `${names} wins!`, other: `${names} win!` }),
    sharedVictory: (names: string) => `${names} share the win!`,
    together: (rounds: number) =>
      many(rounds, { one: 'You made it in # round!', other: 'You made it in # rounds!' }),
    space: (n: number) => `space ${n}`,
  },
  past: {
    nothing: 'nothing yet',
    sameThemes: 'You get the same themes in the same order.',
    won: (names: string) => `Won by ${names}`,
    together: 'Reached the end together',
  },
  howto: {
    box: 'Which edition?',
    mode: 'Which teams?',
    lead: (f: Facts): string =>
      f.referent === 'none'
        ? 'You all have the same images. Pick the ones your partner will pick.'
        : 'You all have the same images. Each round, pick the ones the Matcher will pick.',
    theme: {
      title: 'Open a theme',
      text: (f: Facts): string =>
        f.referent === 'none'
          ? 'It could be anything. Which images fit? Which will your partner pick?'
          : 'It could be anything. Which images fit? Which will the Matcher pick?',
    },
    pick: {
      title: 'Pick and rank',
      text: (f: Facts) =>
        `Your pawn’s space tells you how many: 1 to ${f.full_hand}. Put the strongest first. No hints, no peeking!`,
    },
    reveal: {
      title: 'Reveal',
      text: (f: Facts & { team: number }) =>
        f.referent !== 'none'
          ? `Turn your images over one by one. Sharing one with the Matcher scores: ${f.direct} points in the same place, ${f.indirect} in different places.`
          : f.team > 2
            ? `Turn your images over one by one. An image all ${f.team} of you picked scores: ${f.direct} points in the same place, ${f.indirect} in different places.`
            : `Turn your images over one by one. An image you both picked scores: ${f.direct} points in the same place, ${f.indirect} in different places.`,
    },
    race: {
      title: 'Race to the sun',
      text: 'Move one space per point. Your new space tells you how many images to pick next. First to the end wins, once the round is finished.',
    },
    same: 'same place',
    other: 'different place',
    inThisBox: 'In this edition',
    players: (numbers: number[]) => `For ${or(numbers)} players.`,
    facts: {
      openers: 'Next round, the player on the left opens the theme.',
      modelOpens:
        'The Matcher opens the theme. Next round, the player on their left is the Matcher.',
      randomTeams: 'Optional: draw teams at random.',
      partners: 'Partners sit opposite each other and share a pawn.',
      joined: 'Partners sit opposite each other and snap their pawns together.',
      alternate: 'Players of the two teams alternate around the table.',
      called: (f: Facts) =>
        `To open the theme, call a number from 1 to ${f.themes_on_a_card}. Then draw the card.`,
      rolled: (f: Facts) => `A die picks one of the ${f.themes_on_a_card} themes on the card.`,
      teamsOpen: 'Teams take turns opening the theme. The team that opened it reveals first.',
      deck: (f: Facts & { usual: number }) => `The deck has ${f.images} images, not ${f.usual}.`,
      model: 'Each round, one of you is the Matcher. Everyone else tries to pick the same images.',
      modelShares: 'The Matcher moves as far as the best of the others.',
      modelHand: (f: Facts) =>
        many(f.full_hand, {
          one: 'The Matcher always picks # image.',
          other: 'The Matcher always picks # images.',
        }),
      modelNothing: 'The Matcher doesn’t move.',
      allOfATeam: (f: Facts & { team: number }) =>
        `All ${f.team} of a team have to match: ${f.direct} points in the same place, ${f.indirect} in different places.`,
      token: (f: Facts) =>
        many(f.doubles, {
          one: `You have one ×2 token per game. Announce it before the reveal; only one per round. A direct match then scores ${2 * f.direct}.`,
          other: `You have # ×2 tokens per game. Announce one before the reveal; only one per round. A direct match then scores ${2 * f.direct}.`,
        }),
      modelNoToken: 'The Matcher can’t play a ×2 token.',
      doubleUpTeam: (f: Facts) =>
        many(f.doubles, {
          one: `Optional: each team has a Double Up card to play in secret. A direct match then scores ${2 * f.direct}.`,
          other: `Optional: each team has # Double Up cards to play in secret. A direct match then scores ${2 * f.direct}.`,
        }),
      doubleUpAlone: (f: Facts) =>
        many(f.doubles, {
          one: `Optional: you each have a Double Up card to play in secret. A direct match then scores ${2 * f.direct}.`,
          other: `Optional: you each have # Double Up cards to play in secret. A direct match then scores ${2 * f.direct}.`,
        }),
      tieOvershoot: 'Two finish in the same round? Whoever went furthest past the end wins.',
      tieTokens: 'Two finish in the same round? Whoever has more ×2 tokens left wins.',
      tiePlayoff: 'Two finish in the same round? They play on until one is ahead.',
      duo: 'A house rule: reach the end together in as few rounds as you can.',
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
