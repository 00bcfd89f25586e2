// Words of The Same Game. Text between asterisks is emphasised.
import type { Thing } from '../../../state/packs.svelte'
import { languageNames, lists, plurals } from '../../../i18n/plural'
import type { LevelFacts } from '../names'

const many = plurals('en')
const list = lists('en')

/** A thing with its article: “an arrow”, “a ladder”, “scissors”. */
const a = ({ name, gender }: Thing): string => {
  if (gender.includes('p')) return name
  return /^([aeiou]|hour)/i.test(name) && !/^(uni|uku|eu)/i.test(name) ? `an ${name}` : `a ${name}`
}

const samegame = {
  name: 'The Same Game',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  turn: (n: number, of: number) => `Turn ${n} of ${of}`,
  languages: (languages: string[]) => `Clues in ${list(languages)}`,
  criteria: 'What the traits mean',
  yourObject: 'Your object',
  yourTrap: 'Your trap',
  medals: { flowers: 'Flowers', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  score: (score: number, finish: number) => `Score ${score} of ${finish}`,
  a,

  write: {
    task: {
      appearance: (it: Thing) => `Name a thing that *looks like* ${a(it)}`,
      number_in_the_world: (it: Thing) => `Name a thing *as common* as ${a(it)}`,
      length: (it: Thing) => `Name a thing *as long* as ${a(it)}`,
      material: (it: Thing) => `Name a thing made of *the same material* as ${a(it)}`,
      price: (it: Thing) => `Name a thing that *costs as much* as ${a(it)}`,
      intended_use: (it: Thing) => `Name a thing with *the same purpose* as ${a(it)}`,
      movement: (it: Thing) => `Name a thing that *moves like* ${a(it)}`,
      complexity: (it: Thing) => `Name a thing *as hard to make* as ${a(it)}`,
      importance: (it: Thing) => `Name a thing *as important* to humanity as ${a(it)}`,
      effort_to_explain: (it: Thing) => `Name a thing *as hard to explain* as ${a(it)}`,
      duration_of_use: (it: Thing) => `Name a thing you use *for as long* at a time as ${a(it)}`,
      days_of_use: (it: Thing) => `Name a thing you use *on as many days* a year as ${a(it)}`,
      weight: (it: Thing) => `Name a thing *as heavy* as ${a(it)}`,
      thickness: (it: Thing) => `Name a thing *as thick* as ${a(it)}`,
      volume: (it: Thing) => `Name a thing that takes up *as much room* as ${a(it)}`,
    } as Record<string, (it: Thing) => string>,
    anyTask: (it: Thing, criterion: string) =>
      `Name a thing that’s like ${a(it)} in one trait: *${criterion}*`,
    andElse: '… but different in everything else.',
    goodClue: 'Match the trap. Differ in everything else.',
    trapIs: (criterion: string) => `Your trap: ${criterion}`,
    tokenIs: (number: number) => `Your number is ${number}.`,
    yourClue: 'Your clue',
    placeholder: 'Something people make',
    lockIn: 'Lock in',
    anyway: 'Use it anyway',
    change: 'Write another',
    keep: 'Keep the old one',
    checking: 'Checking…',
    isMade: 'Made by people',
    isWord: 'A real word',
    isSingle: 'Just the thing',
    mayComeBack: 'Your call. The group may send it back.',
    really: 'Really different?',
    marks: 'Tap to mark. Only you see this.',
    mark: {
      none: (criterion: string) => `${criterion}: not marked`,
      different: (criterion: string) => `${criterion}: different`,
      unsure: (criterion: string) => `${criterion}: not sure`,
    },
    written: 'Your clue is in.',
    writtenLine: 'You can change it until everyone’s is.',
    stillWriting: (names: string[]) =>
      names.length === 1
        ? `${names[0]} is still writing`
        : names.length === 2
          ? `${list(names)} are still writing`
          : `${names.length} are still writing`,
    onlyYou: 'Everyone’s waiting for you',
    othersWrite: 'Everyone is writing a clue in secret.',
    cameBack: 'Your clue came back',
    cameBackLine: (clues: string[]) => `The group rejected ${list(clues)}. Write another one.`,
    theyRewrite: (name: string) => `${name} is writing another clue`,
    theyRewriteLine: (clue: string) =>
      `The group rejected “${clue}”. No pointing until the new one is here.`,
  },

  swap: {
    open: 'Swap my object',
    title: 'Another object?',
    line: 'You get one swap per game, for the whole group. Everyone has to agree, nobody sees the new object first, and there’s no going back.',
    ask: 'Ask the group',
    asked: 'You asked for another object',
    askedLine: (names: string[]) => `Waiting for ${list(names)}`,
    theyAsk: (name: string) => `${name} wants to swap their object`,
    theyAskLine: 'You get one swap per game, and everyone has to agree.',
    consent: 'Fine by me',
    refuse: 'Rather not',
    youAgreed: 'You agreed. Waiting for the others.',
    refused: (name: string) => `${name} would rather not. No swap this time.`,
    made: (name: string) => `${name} has a new object.`,
    mine: 'Here’s your new object.',
  },

  ready: {
    yours: 'Your turn!',
    yoursLine: 'Show your object and your clue. After that: not a word, not a nod.',
    begin: 'Show them',
    theirs: (name: string) => `${name} is next`,
    theirsLine: 'An object and a clue that share just one trait.',
    secret: 'Only you see this',
    last: 'Previous turn',
    order: 'Turn order',
    done: 'done',
  },

  guess: {
    title: 'How do these two differ?',
    theirTurn: (name: string) => `${name}’s turn`,
    silent: 'watching, silent',
    yourTurn: 'Your turn: not a word, not a nod!',
    yourTitle: 'What will they pick?',
    yourTrap: 'your trap',
    object: 'the object',
    clue: 'the clue',
    nobody: 'Nobody is pointing yet.',
    pointing: (n: number, of: number, criterion: string) =>
      n === of
        ? `Everyone is pointing at *${criterion}*.`
        : n === 1
          ? `One finger on *${criterion}*.`
          : `${n} of ${of} are pointing at *${criterion}*.`,
    scattered: (n: number) =>
      many(n, { one: '# finger is pointing.', other: '# fingers, # opinions.' }),
    rule: {
      unanimous: 'Everyone has to agree.',
      majority: 'The majority decides.',
      anyone: 'First finger lifts the cup.',
    },
    youDecide: 'It’s your call.',
    theyDecide: (name: string) => `It’s ${name}’s call.`,
    cup: (criterion: string) => `${criterion}: under a cup`,
    pointed: (criterion: string, names: string[]) =>
      `${criterion}: under a cup. Pointing here: ${list(names)}`,
    lifted: (criterion: string, number: number) => `${criterion}: number ${number}, safe`,
    trap: (criterion: string) => `${criterion}: the trap`,
    trapNow: (value: string) => `Hit the trap now: *${value}*`,
    best: (value: string) => `Max *${value}*`,
    circle: (value: string) => `circle ${value}`,
    covered: (value: string) => `circle ${value}, covered by a cup`,
    reject: 'Is this clue allowed?',
    rejectLine: (name: string) =>
      `A clue is one thing made by people: no numbers, no materials, no extra words. If most of you reject it, ${name} writes another.`,
    rejectGo: 'Reject it',
    letPass: 'Let it pass',
    rejecting: (names: string[]) => `Rejected by ${list(names)}`,
  },

  result: {
    found: 'You found them all!',
    trapped: 'You hit the trap!',
    trapOf: (name: string) => `${name}’s trap`,
    yourTrap: 'Your trap',
    alike: (thing: string, clue: string) => `That’s the one trait ${thing} and “${clue}” share.`,
    counts: (value: string) => `This turn scores ${value}`,
    roundOver: (n: number) => `That’s round ${n}! Now for new objects, new numbers, new traps.`,
    goOn: 'Continue',
    toNewRound: 'Next round',
    toEnd: 'See the result',
  },

  end: {
    title: {
      gold: 'Gold!',
      silver: 'Silver!',
      bronze: 'Bronze!',
      flowers: 'Flowers!',
      before_flowers: 'Not this time',
    },
    line: {
      gold: 'You’re on the same wavelength!',
      silver: 'You win! One more good clue and it’s gold.',
      bronze: 'You win! You get each other.',
      flowers: 'So close to bronze!',
      before_flowers: 'The traps got you. Another go?',
    },
    points: (score: number, finish: number) => `${score} of ${finish} points`,
    story: 'Turn by turn',
    safeCups: 'safe cups',
    escaped: 'traps avoided',
    of: (n: number, of: number) => `${n} of ${of}`,
    bestClue: (name: string) => `best clue, by ${name}`,
    trickiest: 'trickiest trait',
    wasAlike: (criterion: string) => `alike: ${criterion}`,
  },

  wait: {
    hurry: 'Hurry the bots',
    standIn: (name: string) => `A stand-in is playing for ${name}.`,
  },

  said: {
    dealt: (round: number) => `Round ${round} begins. Everyone has an object and a secret number.`,
    written: (name: string) => `${name}’s clue is in.`,
    began: (name: string, object: string, clue: string) =>
      `${name} shows: ${object}, and the clue ${clue}.`,
    pointed: (name: string, criterion: string) => `${name} is pointing at ${criterion}.`,
    rejected: (name: string) => `${name} rejects the clue.`,
    sentBack: (name: string) => `The clue goes back to ${name}.`,
    safe: (criterion: string) => `${criterion} is safe.`,
    trap: (criterion: string) => `${criterion} is the trap.`,
    ended: (value: string, score: number) => `The turn scores ${value}. The total is ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name: string) =>
      `${name}: I only know these things by name, so I’m guessing from the words.`,
  },

  practice: {
    practice_trap: (p: Told) =>
      `Your object is ${p.a}. Your secret number is ${p.number}, and it’s on *${p.criterion}*. That’s your trap.`,
    practice_clue: (p: Told) =>
      `Name another thing that’s like ${p.a} in *${p.criterion}* and nothing else. The others will see both and look for differences.`,
    practice_try: (p: Told) => `How about *${p.clue}*? Tap to use it.`,
    practice_swap: () => `No idea? The group can swap one object per game.`,
    practice_swap_asked: () => `You asked for another object. Everyone has to agree.`,
    practice_answer_swap: (p: Told) =>
      `${p.name} wants to swap their object. You get one swap per game, if everyone agrees.`,
    practice_written: () => `Nice! Your clue stays secret until your turn.`,
    practice_begin_turn: () => `Now show both things. Then not a word, not a nod, no pointing.`,
    practice_other_begins: (p: Told) => `${p.name} is next, and you’re guessing.`,
    practice_be_silent: (p: Told) =>
      `The others lift cups where the two things differ. If they lift *${p.criterion}*, your trap, the turn ends.`,
    practice_agreement: () =>
      `A cup is lifted as soon as everyone points at it. You can move your finger any time.`,
    practice_guess: (p: Told) =>
      `The two share just one trait: ${p.name}’s trap. Leave it alone and lift the others. Where do they differ most?`,
    practice_point: (p: Told) => `They clearly differ in *${p.criterion}*. Point there.`,
    practice_point_freely: () => `Where do they clearly differ? Point there.`,
    practice_cup: (p: Told) =>
      `*${p.criterion}* was safe! Its cup covers a circle, so the turn is now worth ${p.value}.`,
    practice_found: (p: Told) =>
      `You found them all! *${p.criterion}* was the trap. That’s ${p.value}, so the score is ${p.score}.`,
    practice_trapped: (p: Told) =>
      `*${p.criterion}* was the trap, so the turn ends. That’s ${p.value}, so the score is ${p.score}.`,
    practice_medals: (p: Told) =>
      `New objects, new traps, no more tips! Bronze starts at ${p.bronze}, silver at ${p.silver}, gold at ${p.gold}. A perfect score is ${p.finish}.`,
  } as Record<string, (p: Told) => string>,
  line: 'Two things share one trait. Find every way they differ.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Level',
      name: (n: number) => `Level ${n}`,
      lines: {
        1: (f: LevelFacts) => `${f.criteria} traits, all easy.`,
        2: (f: LevelFacts) => `${f.criteria} traits, two of them harder.`,
        3: (f: LevelFacts) => `${f.criteria} traits: more to tell apart.`,
        4: (f: LevelFacts) => `${f.criteria} traits, and no cups to spare.`,
      },
      line: (f: LevelFacts) => `${f.criteria} traits in play.`,
    },
    agreement: {
      title: 'Who decides',
      names: {
        unanimous: 'Everyone agrees',
        majority: 'Majority rules',
        anyone: 'First finger',
      },
      lines: {
        unanimous: 'You all have to point at the same cup.',
        majority: 'More than half have to point at the same cup.',
        anyone: 'One finger lifts a cup. Fast and bold!',
      },
    },
    language: {
      title: 'Clue languages',
      line: 'Write clues in any of these.',
      name: languageNames('en'),
      all: (languages: string) => `Clues in ${languages}`,
    },
    objects: {
      line: (f: { objects: number }) =>
        many(f.objects, { one: '# Samewave object.', other: '# Samewave objects.' }),
    },
  },
  tv: {
    turnOf: (n: number, of: number) => `Turn ${n} of ${of}`,
    allWrite: 'Write your clues',
    allWriteLine: 'Name a thing that shares just one trait with your object: your trap.',
    showsNext: (name: string) => `${name} is next`,
    showsNextLine: 'Coming up: object and clue',
    writesAgain: (name: string) => `${name} is writing another clue`,
    writesAgainLine: 'Most of you rejected the first one.',
    asksSwap: (name: string) => `${name} wants to swap their object. Everyone has to agree.`,
    whereDiffer: 'How do they differ?',
    clueOf: (name: string) => `${name}’s clue`,
    pointNow: 'Point at a cup on your phone.',
    pointAt: (n: number, of: number, criterion: string) =>
      n === 1
        ? `${n} of ${of} is pointing at “${criterion}”.`
        : `${n} of ${of} are pointing at “${criterion}”.`,
    agreements: {
      unanimous: 'Everyone has to agree.',
      majority: 'The majority decides.',
      anyone: 'First finger lifts the cup.',
    },
    worthNow: (value: string) => `This turn is worth ${value}`,
    alike: 'alike here',
    trapped: 'That was the trap!',
    found: 'You found them all!',
    alikeIn: (criterion: string) => `They share one trait: “${criterion}”.`,
    score: (score: number, of: number) => `Score ${score} of ${of}`,
    results: {
      before_flowers: 'No medal this time',
      flowers: 'Flowers! Almost a medal',
      bronze: 'Bronze!',
      silver: 'Silver!',
      gold: 'Gold!',
    },
  },
  past: {
    writing: 'Writing clues',
    trapIs: (criterion: string) => `Trap: ${criterion}`,
    noClue: 'no clue yet',
    turns: (n: number) => many(n, { one: '# turn', other: '# turns' }),
    sameThings: 'You get the same traits, objects and numbers.',
    points: (n: number) => many(n, { one: '# point', other: '# points' }),
    results: {
      before_flowers: 'No medal',
      flowers: 'Flowers',
      bronze: 'Bronze',
      silver: 'Silver',
      gold: 'Gold',
    },
  },
  howto: {
    lead: 'You all play together. Two things share one trait. Find every way they differ.',
    secret: {
      title: 'Object and trap',
      text: 'You get an object and a secret number. The trait with your number is your trap.',
    },
    clue: {
      title: 'Write a clue',
      text: 'Think of another thing that matches your object in the trap and differs in everything else.',
    },
    guess: {
      title: 'Lift the cups',
      text: 'Take turns showing both things. The others point at a cup where the two differ. When they agree, they lift it.',
    },
    trap: {
      title: 'Avoid the trap',
      text: (f: { least: string; most: string }) =>
        `Every safe cup makes the turn worth more, from ${f.least} up to ${f.most}. Hit the trap and the turn ends. If only the trap is left, you found them all!`,
    },
    medals: {
      title: 'Win a medal',
      text: (f: Record<'bronze' | 'silver' | 'gold', number>) =>
        `Add up all turns: ${f.bronze} is bronze, ${f.silver} silver, ${f.gold} gold. Higher levels have more traits.`,
    },
    yours: 'Your trap',
    object: 'the object',
    clueLine: 'the clue',
    rulesTitle: 'Rules for clues',
    rounds: (n: number, rounds: number) =>
      many(rounds, {
        one: `With ${n} players, everyone writes one clue.`,
        other: `With ${n} players, everyone writes # clues.`,
      }),
    majority:
      'With “Majority rules”, a split vote is decided by the player on the active player’s left.',
    rules: [
      'Something people make: no animals, plants or clouds.',
      'Just the thing: no adjectives, no extra words.',
      'More than one word? Fine if it’s one thing, like “washing machine”.',
      'No numbers, no materials, and not the word on the card.',
      'On your turn: no pointing, no talking, no smiling.',
      'Once per game, you can all agree to swap one object.',
    ],
  },
}

/** The values for the sentence of a practice hint. */
export interface Told {
  /** The object with its article. */
  a: string
  criterion: string
  clue: string
  /** The name of the player in question. */
  name: string
  number: number
  /** With its sign. */
  value: string
  score: number
  bronze: number
  silver: number
  gold: number
  finish: number
}
export default samegame
export type SameGame = typeof samegame

declare module '../../../i18n/index.svelte' {
  interface Areas {
    samegame: SameGame
  }
}
