// Words of who thinks alike: charts, what a game says about its people, and what to do with it.
import { plurals } from '../plural'

const many = plurals('en')

const alike = {
  reading: 'Looking at what everybody laid …',
  failed: 'What the game says about you could not be read.',
  tryAgain: 'Try again',
  tooLittle: 'Too little to tell',
  tooLittleLine: 'Nobody laid images in the same round as somebody else.',
  noClues: 'No clue was read to its end, so there is nothing to compare.',
  chart: {
    pair: (a: string, b: string, n: number) => `${a} and ${b}: ${n}`,
    pairSays: (a: string, b: string, n: number, low: number, high: number) =>
      `${a} and ${b}: ${n}, probably between ${low} and ${high}`,
    between: (low: number, high: number) => `probably between ${low} and ${high}`,
    shared: (images: number, rounds: number) =>
      `${many(images, { one: '# shared image', other: '# shared images' })} in ${many(rounds, { one: '# round', other: '# rounds' })}`,
    previousPair: 'Previous pair',
    nextPair: 'Next pair',
    differently: 'see it differently',
    alike: 'think alike',
    joined: (a: string, b: string, n: number) => `${a} and ${b} stand close together: ${n}.`,
    nobodyJoined: 'No two have reached 60.',
    nearestTo: (name: string, other: string) => `Nearest to ${name}: ${other}.`,
    machines: (names: string, n: number) =>
      many(n, { one: `${names} is a machine.`, other: `${names} are machines.` }),
    showAll: (n: number) => `Show all ${n}`,
    onlyNearest: (name: string, n: number, of: number) =>
      `${name} and the ${n - 1} nearest, of ${of}`,
    fewer: 'Show fewer',
    course: (name: string) => `How alike ${name} and the others were, evening by evening`,
  },
  readers: {
    who: 'Who reads whose clues',
    criteria: 'What is hardest to read',
    reads: (reader: string, giver: string) => `${reader} reads ${giver}`,
    byChance: 'no better than chance',
    misread: (n: number, clues: number) => `${n} of ${clues} misread`,
    note: '100: never misled. 0: no better than pointing blindly.',
    best: (reader: string, giver: string) => `${reader} reads ${giver} best`,
    hardest: (criterion: string) => `Hardest to read: ${criterion}`,
    title: 'Who understood whom',
  },
  best: {
    most: 'Most alike',
    youTwo: 'Of all at the table you two are nearest to each other.',
    chance: (percent: number) => `The chance that no pair is nearer: ${percent}%.`,
    open: 'Another pair may well be nearer.',
    likely: 'Likely, but not settled.',
    settled: 'Hardly any doubt.',
  },
  you: {
    nearest: 'Nearest to you',
    other: (name: string) => `You and ${name}`,
    veryAlike: 'You think very much alike.',
    alike: 'You think rather alike.',
    strangers: 'About as alike as two strangers.',
    differently: 'You tend to see things differently.',
    hint: (low: number, high: number) =>
      `After one game this is a first hint: probably between ${low} and ${high}.`,
    scale: '50 is what two strangers have, 100 is one mind.',
    machine: 'a machine',
  },
  matrix: 'Everybody with everybody',
  map: 'The map of minds',
  mapNote: 'Near means alike. A line joins two with 60 or more.',
  themes: {
    title: 'Themes',
    alike: (name: string) => `You and ${name} saw this most alike`,
    unlike: (name: string) => `You and ${name} saw this most differently`,
    uniting: 'This united the table',
    dividing: 'This divided the table',
    laid: (name: string, titles: string) => `${name}: ${titles}`,
  },
  signature: 'Your image',
  signatureLine: (title: string, n: number) =>
    `${title}: laid ${n} times, more often than the themes asked for.`,
  rounds: {
    title: 'Round by round',
    round: (n: number) => `Round ${n}`,
    points: (names: string, n: number) =>
      `${names}: ${many(n, { one: '# point', other: '# points' })}`,
    shared: (titles: string) => `Shared: ${titles}`,
    nothing: 'nothing in common',
    showAll: 'Show all rounds',
  },
  places: (direct: number, indirect: number) =>
    `Of the shared images, ${direct} lay in the same place and ${indirect} elsewhere.`,
  actions: {
    title: 'Take it with you',
    picture: 'Share the picture',
    noPicture: 'The picture could not be made.',
    replay: 'Watch the replay',
    duel: 'Challenge another table',
    duelText: 'We played this. Can you do better with the same cards?',
    duelCopied: 'The link is copied. Send it to the other table.',
    group: (name: string) => `The page of ${name}`,
    record: 'Save the record of this game',
  },
  rival: {
    title: 'Two tables, the same cards',
    ours: 'You',
    theirs: 'They',
    better: (n: number) =>
      many(n, { one: 'You were ahead by # point!', other: 'You were ahead by # points!' }),
    worse: (n: number) =>
      many(n, {
        one: 'The other table was ahead by # point.',
        other: 'The other table was ahead by # points.',
      }),
    even: 'Not a point between you!',
    after: (n: number) => many(n, { one: 'After # round each', other: 'After # rounds each' }),
    against: (names: string) => `Against ${names}`,
    row: (label: string, ours: string, theirs: string) => `${label}: you ${ours}, they ${theirs}`,
    shared: (n: number) => many(n, { one: '# shared image', other: '# shared images' }),
    turn: (n: number) => `Turn ${n}`,
    score: 'Score',
  },
}
export default alike
export type Alike = typeof alike
