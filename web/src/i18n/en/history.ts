// Words about people who played together: charts, the summary of a game, groups.
import { plurals } from '../plural'

const many = plurals('en')

/** Words of charts, of the summary of a game, and of its actions. */
export const affinity = {
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
  titles: {
    veryAlike: 'Soulmates',
    alike: 'Kindred spirits',
    strangers: 'Friendly strangers',
    differently: 'Opposites attract',
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
export type Affinity = typeof affinity

/** Groups: people who play together again and again. */
export const group = {
  title: 'Your groups',
  intro: 'A group keeps what you play together: who thinks alike, evening by evening.',
  onThisDevice: 'On this device',
  youAre: (name: string) => `You are ${name}`,
  justLooking: 'This device only looks',
  foundTitle: 'Start a group',
  foundAnother: 'Start another group',
  foundName: 'What is your group called?',
  foundHint: 'The sofa, the Thursday people, our family …',
  foundGo: 'Start the group',
  allGroups: 'All your groups',

  keySentence:
    'Whoever has this link is in the group and sees everything. Nothing is collected for anybody else, and there is no account: keep the link as you keep a key.',
  invite: 'Invite',
  inviteTitle: 'The link of this group',
  shareLink: 'Share the link',
  copyLink: 'Copy the link',
  copyFailed: 'Copy the link from the field above, please.',
  invitation: (name: string) => `The link of our group “${name}”. Keep it as you keep a key:`,
  scan: 'Scan to come into the group',

  who: {
    title: 'Which one are you?',
    line: 'This device remembers it. You can change it at any time.',
    newName: 'I am new: I am called',
    joinGo: 'That’s me',
    look: 'I only look',
    full: 'This group has no room for another name.',
  },

  loading: 'Opening the group …',
  unknown: 'This link leads to no group.',
  unknownLine:
    'Perhaps a piece of it is missing, or the group was deleted. Ask somebody of the group for the link.',
  forgetIt: 'Forget this group here',
  stale: 'The server does not answer. This is how it was.',

  games: (n: number) => many(n, { one: '# game', other: '# games' }),
  evenings: (n: number) => many(n, { one: '# evening', other: '# evenings' }),
  members: (n: number) => many(n, { one: '# member', other: '# members' }),
  rounds: (n: number) => many(n, { one: '# round', other: '# rounds' }),
  since: (date: string) => `since ${date}`,
  play: 'Play tonight',

  empty: {
    title: 'No game yet',
    line: 'Whatever you play for this group is counted here by itself, as soon as a game is over.',
    invite: 'Send the link to those you play with.',
    play: 'Open a table with “Play tonight”, and play.',
    look: 'Come back here: with whom do you have most in common?',
  },

  days: {
    together: (n: number) =>
      many(n, {
        one: '# day that several of you answered',
        other: '# days that several of you answered',
      }),
    none: 'Rank five pictures a day and see what the others see.',
    count: 'Count these days',
    countLine: 'They’re part of the group’s scores.',
  },
  you: {
    title: 'You and the others',
    most: (name: string) => `Most in common with ${name}`,
    alone: 'Nobody else has played with you yet. Figures come with the first round you share.',
    onlyBots: 'So far there were only bots at the table. They are not counted: play with somebody!',
    lookOn: 'Say who you are, and you see with whom you have most in common.',
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
  },
  score: {
    label: (one: string, other: string, score: number) => `${one} and ${other}: ${score} of 100`,
    of100: 'of 100',
    range: (low: number, high: number) =>
      `Between ${low} and ${high}, nine times in ten. 50 is what strangers have.`,
    hint: (rounds: number) =>
      many(rounds, {
        one: 'Only a first hint, after # round.',
        other: 'Only a first hint, after # rounds.',
      }),
    alike: 'You think more alike than strangers do.',
    unlike: 'You tend to see things differently.',
    open: 'It may still be chance: play on.',
    theyAlike: 'They think more alike than strangers do.',
    theyUnlike: 'They tend to see things differently.',
    never: 'These two have not played a round together yet.',
  },
  best: {
    title: 'The pair that thinks most alike',
    sure: (percent: number) => `As far as we can tell: it is so with ${percent}% probability.`,
    guess: (percent: number) => `Only a guess so far: it is so with ${percent}% probability.`,
  },

  map: 'Who is near to whom',
  matrix: 'Everybody with everybody',
  course: 'Over time',
  chartFailed: 'This picture did not come. Load the page again.',
  signatures: {
    yours: 'Your images',
    line: 'Laid more often than the themes ask for.',
    laid: (title: string, n: number) =>
      many(n, { one: `${title}: once`, other: `${title}: # times` }),
    times: (n: number) => `${n}×`,
  },
  themes: {
    uniting: 'Themes that unite you',
    dividing: 'Themes that divide you',
    alike: 'Seen alike',
    unlike: 'Seen differently',
    lost: 'A theme of cards that are gone',
    nothing: 'laid nothing',
  },

  pair: {
    title: 'Two of you',
    pick: 'Look at a pair',
    one: 'One',
    other: 'And the other',
    together: (rounds: number) =>
      many(rounds, { one: '# round together', other: '# rounds together' }),
    partners: (n: number) => many(n, { one: '# as partners', other: '# as partners' }),
    shared: 'Images that both laid',
    direct: 'of them on the same place',
    byTheme: 'Two strangers who follow themes as these two',
    byChance: 'Two who draw blindly',
    reads: (reader: string, giver: string) => `${reader} reads clues of ${giver}`,
    misread: (misread: number, clues: number) =>
      many(clues, { one: `${misread} of # clue misread`, other: `${misread} of # clues misread` }),
  },

  evening: {
    title: 'Evenings',
    earlier: 'Earlier evenings',
    left: 'somebody who left',
    others: (n: number) => many(n, { one: '# more', other: '# more' }),
    withBots: (n: number) => many(n, { one: 'and a bot', other: 'and # bots' }),
    replay: 'Watch it again',
    nothing: 'One evening alone says nothing about who thinks alike here.',
  },

  people: {
    title: 'Members',
    you: 'you',
    never: 'has not played yet',
    last: (date: string) => `last on ${date}`,
    open: (name: string) => `Change ${name}`,
    rename: 'Another name',
    renameLine: 'It counts for all that was played.',
    renameGo: 'Change the name',
    renamed: (name: string) => `It is ${name} from now on.`,
    merge: 'Two names, one person',
    mergeLine: (name: string) =>
      `Did ${name} also play under another name? Then both become one. This cannot be undone.`,
    mergeWith: (name: string) => `${name} is the same person as`,
    mergeGo: 'These two are one person',
    merged: (name: string) => `All of it belongs to ${name} now.`,
    nobody: 'Nobody',
    me: 'That’s me',
    leave: 'Leave the group',
    leaveOf: (name: string) => `Take ${name} out of the group`,
    leaveAsk: 'Leave for good?',
    leaveAskOf: (name: string) => `Take ${name} out for good?`,
    leaveLine: (name: string) =>
      `The name ${name} goes, and with it every figure about ${name}. The games stay, with a question mark instead of the name. This cannot be undone.`,
    leaveLink: 'Whoever still has the link can still see the group.',
    stay: 'Stay',
    left: (name: string) => `${name} is not in the group any more.`,
  },

  keep: {
    title: 'The group itself',
    rename: 'Rename the group',
    renameName: 'Name of the group',
    renameGo: 'Save the name',
    export: 'Take everything along',
    exportLine: 'One file with all games, figures and names, for yourself.',
    exported: 'The file is saved.',
    forget: 'Take this device out',
    forgetLine: 'You stay in the group; only this device forgets the link.',
    forgetAsk: 'Without the link you cannot come back from here. Is it safe elsewhere?',
    forgetGo: 'Forget the link here',
    forgotten: 'This device has forgotten the group.',
    remove: 'Delete everything',
    removeLine: (games: string, members: string) =>
      `${games} with their replays, all figures, ${members}: gone for everybody, for good. Nobody can bring it back, nor can we.`,
    removeType: (name: string) => `To be sure, write the name of the group: ${name}`,
    removeGo: 'Delete it for everybody',
    removed: 'The group is deleted.',
    cancel: 'Keep it',
  },
}
export type Group = typeof group
