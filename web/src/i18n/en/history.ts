// Words about people who played together: charts, the summary of a game, groups.
import { plurals } from '../plural'

const many = plurals('en')

/** Words of charts, of the summary of a game, and of its actions. */
export const affinity = {
  reading: 'Comparing everyone’s picks…',
  failed: 'We couldn’t load your results.',
  tryAgain: 'Try again',
  tooLittle: 'Too early to tell',
  tooLittleLine: 'No two of you have played images in the same round.',
  noClues: 'No turn was finished, so there’s nothing to compare.',
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
    joined: (a: string, b: string, n: number) => `${a} and ${b} are close: ${n}.`,
    nobodyJoined: 'No pair has reached 60.',
    nearestTo: (name: string, other: string) => `Closest to ${name}: ${other}.`,
    machines: (names: string, n: number) =>
      many(n, { one: `${names} is a bot.`, other: `${names} are bots.` }),
    showAll: (n: number) => `Show all ${n}`,
    onlyNearest: (name: string, n: number, of: number) =>
      `${name} and the ${n - 1} closest, of ${of}`,
    fewer: 'Show fewer',
    course: (name: string) => `How alike ${name} and the others were, night by night`,
  },
  readers: {
    who: 'Who gets whose clues',
    criteria: 'Hardest traits',
    reads: (reader: string, giver: string) => `${reader} reads ${giver}`,
    byChance: 'no better than chance',
    misread: (n: number, clues: number) => `${n} of ${clues} misread`,
    note: '100 = never fooled, 0 = pure guesswork',
    best: (reader: string, giver: string) => `${reader} reads ${giver} best`,
    hardest: (criterion: string) => `Hardest trait: ${criterion}`,
    title: 'Reading each other',
  },
  titles: {
    veryAlike: 'Soulmates',
    alike: 'Kindred spirits',
    strangers: 'Friendly strangers',
    differently: 'Opposites attract',
  },
  best: {
    most: 'Most alike',
    youTwo: 'You two thought most alike.',
    chance: (percent: number) => `We’re ${percent}% sure.`,
    open: 'But only by a whisker.',
    likely: 'Probably, at least.',
    settled: 'No doubt about it.',
  },
  you: {
    nearest: 'Closest to you',
    other: (name: string) => `You and ${name}`,
    veryAlike: 'Great minds think alike.',
    alike: 'You often think alike.',
    strangers: 'About as alike as two strangers.',
    differently: 'You tend to see things differently.',
    hint: (low: number, high: number) =>
      `A first hint after one game: probably between ${low} and ${high}.`,
    scale: '50 = strangers, 100 = same brain',
    machine: 'a bot',
  },
  matrix: 'Everyone with everyone',
  map: 'Map of minds',
  mapNote: 'The closer, the more alike. A line means 60 or more.',
  themes: {
    title: 'Themes',
    alike: (name: string) => `Where you and ${name} agreed most`,
    unlike: (name: string) => `Where you and ${name} disagreed most`,
    uniting: 'Where you all agreed most',
    dividing: 'Where you all disagreed most',
    laid: (name: string, titles: string) => `${name}: ${titles}`,
  },
  signature: 'Your signature image',
  signatureLine: (title: string, n: number) =>
    `${title}: you played it ${n} times, more than most people would.`,
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
    `Images in common: ${direct} in the same place, ${indirect} in different places.`,
  actions: {
    title: 'Save and share',
    picture: 'Share the picture',
    noPicture: 'Couldn’t make the picture.',
    replay: 'Watch the replay',
    duel: 'Challenge another table',
    duelText: 'Can you beat us with the same cards?',
    duelCopied: 'Link copied. Send it to the other table.',
    group: (name: string) => `Open ${name}`,
    record: 'Save this game',
  },
  rival: {
    title: 'Two tables, same cards',
    ours: 'You',
    theirs: 'Them',
    better: (n: number) => many(n, { one: 'You won by # point!', other: 'You won by # points!' }),
    worse: (n: number) =>
      many(n, {
        one: 'The other table won by # point.',
        other: 'The other table won by # points.',
      }),
    even: 'A perfect tie!',
    after: (n: number) => many(n, { one: 'After # round each', other: 'After # rounds each' }),
    against: (names: string) => `Against ${names}`,
    row: (label: string, ours: string, theirs: string) => `${label}: you ${ours}, them ${theirs}`,
    shared: (n: number) => many(n, { one: '# shared image', other: '# shared images' }),
    turn: (n: number) => `Turn ${n}`,
    score: 'Score',
  },
}
export type Affinity = typeof affinity

/** Groups: people who play together again and again. */
export const group = {
  title: 'Your groups',
  intro: 'Play together often? A group keeps your games and shows who thinks alike.',
  onThisDevice: 'On this device',
  youAre: (name: string) => `You’re ${name}`,
  justLooking: 'Just watching on this device',
  foundTitle: 'Start a group',
  foundAnother: 'Start another group',
  foundName: 'What’s your group called?',
  foundHint: 'Thursday crew, the cousins, lunch club…',
  foundGo: 'Start the group',
  allGroups: 'All your groups',

  keySentence:
    'Anyone with this link is in the group and sees everything. There are no accounts, so keep this link private.',
  invite: 'Invite',
  inviteTitle: 'Invite to the group',
  shareLink: 'Share the link',
  copyLink: 'Copy the link',
  copyFailed: 'Couldn’t copy. Copy the link from the field above.',
  invitation: (name: string) => `Join our group “${name}”. Please keep this link private:`,
  scan: 'Scan to join the group',

  who: {
    title: 'Who are you?',
    line: 'We’ll remember it on this device. You can change it any time.',
    newName: 'I’m new. My name is',
    joinGo: 'That’s me',
    look: 'Just watch',
    full: 'This group is full.',
  },

  loading: 'Opening the group…',
  unknown: 'There’s no group at this link.',
  unknownLine:
    'Part of the link may be missing, or the group was deleted. Ask a member for the link.',
  forgetIt: 'Remove from this device',
  stale: 'Can’t reach the server. This may be out of date.',

  games: (n: number) => many(n, { one: '# game', other: '# games' }),
  evenings: (n: number) => many(n, { one: '# game night', other: '# game nights' }),
  members: (n: number) => many(n, { one: '# member', other: '# members' }),
  rounds: (n: number) => many(n, { one: '# round', other: '# rounds' }),
  since: (date: string) => `since ${date}`,
  play: 'Play tonight',

  empty: {
    title: 'No game yet',
    line: 'Every game you finish for this group shows up here.',
    invite: 'Send the link to your friends.',
    play: 'Tap “Play tonight” and play a game.',
    look: 'Come back and see who thinks like you.',
  },

  days: {
    together: (n: number) =>
      many(n, {
        one: '# day with answers from several of you',
        other: '# days with answers from several of you',
      }),
    none: 'Rank five images a day and see what the others see.',
    count: 'Count these days',
    countLine: 'Include them in the group’s scores.',
  },
  you: {
    title: 'You and the others',
    most: (name: string) => `Most in common with ${name}`,
    alone: 'You haven’t played with anyone here yet. Scores start with your first round together.',
    onlyBots: 'So far you’ve only played with bots, and they don’t count. Invite someone!',
    lookOn: 'Tell us who you are, and see who thinks like you.',
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
  },
  score: {
    label: (one: string, other: string, score: number) => `${one} and ${other}: ${score} of 100`,
    of100: 'of 100',
    range: (low: number, high: number) => `Probably between ${low} and ${high}. 50 = strangers`,
    hint: (rounds: number) =>
      many(rounds, {
        one: 'Just a first hint, after # round.',
        other: 'Just a first hint, after # rounds.',
      }),
    alike: 'You think more alike than strangers do.',
    unlike: 'You tend to see things differently.',
    open: 'Could still be luck. Keep playing!',
    theyAlike: 'They think more alike than strangers do.',
    theyUnlike: 'They tend to see things differently.',
    never: 'These two haven’t played together yet.',
  },
  best: {
    title: 'Most alike',
    sure: (percent: number) => `We’re ${percent}% sure.`,
    guess: (percent: number) => `Just a guess so far: we’re ${percent}% sure.`,
  },

  map: 'Map of minds',
  matrix: 'Everyone with everyone',
  course: 'Over time',
  chartFailed: 'This chart didn’t load. Reload the page.',
  signatures: {
    yours: 'Your signature images',
    line: 'You play these more than most people would.',
    laid: (title: string, n: number) =>
      many(n, { one: `${title}: once`, other: `${title}: # times` }),
    times: (n: number) => `${n}×`,
  },
  themes: {
    uniting: 'Themes that unite you',
    dividing: 'Themes that divide you',
    alike: 'You agreed',
    unlike: 'You disagreed',
    lost: 'A theme from a deleted deck',
    nothing: 'played no images',
  },

  pair: {
    title: 'Compare two of you',
    pick: 'Pick a pair',
    one: 'First player',
    other: 'Second player',
    together: (rounds: number) =>
      many(rounds, { one: '# round together', other: '# rounds together' }),
    partners: (n: number) => many(n, { one: '# as partners', other: '# as partners' }),
    shared: 'Images in common',
    direct: 'in the same place',
    byTheme: 'Two strangers would have',
    byChance: 'Pure luck would give',
    reads: (reader: string, giver: string) => `${reader} reads ${giver}’s clues`,
    misread: (misread: number, clues: number) =>
      many(clues, { one: `${misread} of # clue misread`, other: `${misread} of # clues misread` }),
  },

  evening: {
    title: 'Game nights',
    earlier: 'Earlier nights',
    left: 'someone who left',
    others: (n: number) => many(n, { one: '# more', other: '# more' }),
    withBots: (n: number) => many(n, { one: 'and a bot', other: 'and # bots' }),
    replay: 'Watch the replay',
    nothing: 'One night alone can’t tell who thinks alike.',
  },

  people: {
    title: 'Members',
    you: 'you',
    never: 'hasn’t played yet',
    last: (date: string) => `last played ${date}`,
    open: (name: string) => `Edit ${name}`,
    rename: 'New name',
    renameLine: 'Past games show it too.',
    renameGo: 'Rename',
    renamed: (name: string) => `Renamed to ${name}.`,
    merge: 'Same person twice?',
    mergeLine: (name: string) =>
      `Has ${name} also played under another name? Merge the two. You can’t undo this.`,
    mergeWith: (name: string) => `Merge ${name} with`,
    mergeGo: 'Merge',
    merged: (name: string) => `Merged into ${name}.`,
    nobody: 'Nobody',
    me: 'That’s me',
    leave: 'Leave the group',
    leaveOf: (name: string) => `Remove ${name} from the group`,
    leaveAsk: 'Leave the group for good?',
    leaveAskOf: (name: string) => `Remove ${name} for good?`,
    leaveLine: (name: string) =>
      `This deletes the name ${name} and all of ${name}’s scores. The games stay, with a question mark for the name. You can’t undo this.`,
    leaveLink: 'Anyone who has the link can still see the group.',
    stay: 'Stay',
    left: (name: string) => `${name} is no longer in the group.`,
  },

  keep: {
    title: 'Group settings',
    rename: 'Rename the group',
    renameName: 'Group name',
    renameGo: 'Save',
    export: 'Export',
    exportLine: 'Download one file with all games, scores and names.',
    exported: 'File saved.',
    forget: 'Remove from this device',
    forgetLine: 'You stay in the group. Only this device forgets the link.',
    forgetAsk: 'You’ll need the link to come back. Is it saved somewhere else?',
    forgetGo: 'Forget the link',
    forgotten: 'Group removed from this device.',
    remove: 'Delete the group',
    removeLine: (games: string, members: string) =>
      `This deletes ${games} with their replays, all scores and ${members}, for everyone and for good. Not even we can bring them back.`,
    removeType: (name: string) => `To confirm, type the group’s name: ${name}`,
    removeGo: 'Delete for everyone',
    removed: 'Group deleted.',
    cancel: 'Keep it',
  },
}
export type Group = typeof group
