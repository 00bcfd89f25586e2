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
  criteria: 'What the criteria mean',
  yourObject: 'Your object',
  yourTrap: 'Your trap',
  medals: { flowers: 'Flowers', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  score: (score: number, finish: number) => `Score ${score} of ${finish}`,
  a,

  write: {
    task: {
      appearance: (it: Thing) => `Name a thing that *looks like* ${a(it)}`,
      number_in_the_world: (it: Thing) => `Name a thing *as common* in the world as ${a(it)}`,
      length: (it: Thing) => `Name a thing *as long* as ${a(it)}`,
      material: (it: Thing) => `Name a thing made of *the same material* as ${a(it)}`,
      price: (it: Thing) => `Name a thing that *costs as much* as ${a(it)}`,
      intended_use: (it: Thing) => `Name a thing with *the same purpose* as ${a(it)}`,
      movement: (it: Thing) => `Name a thing that *moves like* ${a(it)}`,
      complexity: (it: Thing) => `Name a thing *as hard to make* as ${a(it)}`,
      importance: (it: Thing) => `Name a thing *as important* for humanity as ${a(it)}`,
      effort_to_explain: (it: Thing) => `Name a thing *as hard to explain* as ${a(it)}`,
      duration_of_use: (it: Thing) => `Name a thing one uses *for as long* at a time as ${a(it)}`,
      days_of_use: (it: Thing) => `Name a thing used *on as many days* a year as ${a(it)}`,
      weight: (it: Thing) => `Name a thing *as heavy* as ${a(it)}`,
      thickness: (it: Thing) => `Name a thing *as thick* as ${a(it)}`,
      volume: (it: Thing) => `Name a thing that takes up *as much room* as ${a(it)}`,
    } as Record<string, (it: Thing) => string>,
    anyTask: (it: Thing, criterion: string) => `Name a thing like ${a(it)} in this: *${criterion}*`,
    andElse: '… and different from it in everything else.',
    goodClue: 'A good clue is near in the trap and far in everything else.',
    trapIs: (criterion: string) => `Your trap: ${criterion}`,
    tokenIs: (number: number) => `Your number is ${number}.`,
    yourClue: 'Your clue',
    placeholder: 'A thing people make',
    lockIn: 'Lock in',
    anyway: 'Write it anyway',
    change: 'Write another',
    keep: 'Keep the old one',
    checking: 'Looking it up …',
    isMade: 'Made by people',
    isWord: 'A real word',
    isSingle: 'Nothing but the thing',
    mayComeBack: 'You decide. The group may send it back.',
    really: 'Really different?',
    marks: 'Tap to mark. Only you see this.',
    mark: {
      none: (criterion: string) => `${criterion}: not marked`,
      different: (criterion: string) => `${criterion}: different`,
      unsure: (criterion: string) => `${criterion}: not sure`,
    },
    written: 'Your clue lies face down.',
    writtenLine: 'Until the last clue is there, you may write another.',
    stillWriting: (names: string[]) =>
      names.length === 1
        ? `${names[0]} is still writing`
        : names.length === 2
          ? `${list(names)} are still writing`
          : `${names.length} are still writing`,
    onlyYou: 'They wait for you',
    othersWrite: 'Everybody writes a clue in secret.',
    cameBack: 'Your clue came back',
    cameBackLine: (clues: string[]) => `The group did not allow ${list(clues)}. Write another one.`,
    theyRewrite: (name: string) => `${name} writes another clue`,
    theyRewriteLine: (clue: string) => `You did not allow “${clue}”. Nobody points until then.`,
  },

  swap: {
    open: 'Swap my object',
    title: 'Another object?',
    line: 'The group has one swap a game. Everybody must agree, nobody sees the new object, and there is no way back.',
    ask: 'Ask the group',
    asked: 'You ask for another object',
    askedLine: (names: string[]) => `${list(names)} still to answer`,
    theyAsk: (name: string) => `${name} would like another object`,
    theyAskLine: 'The group can do this once a game, and everybody must agree.',
    consent: 'Fine with me',
    refuse: 'Rather not',
    youAgreed: 'You agreed. The others answer.',
    refused: (name: string) => `${name} would rather not: no swap this time.`,
    made: (name: string) => `${name} has another object now.`,
    mine: 'Here is your new object.',
  },

  ready: {
    yours: 'Your turn!',
    yoursLine: 'Show your object and your clue. From then on: not a word, not a nod.',
    begin: 'Show them',
    theirs: (name: string) => `${name} shows next`,
    theirsLine: 'An object and a clue: alike in one thing only.',
    secret: 'Only you see this',
    last: 'The last turn',
    order: 'Who comes when',
    done: 'done',
  },

  guess: {
    title: 'Where do these two differ?',
    theirTurn: (name: string) => `${name}’s turn`,
    silent: 'watching, silent',
    yourTurn: 'Your turn: not a word, not a nod!',
    yourTitle: 'Where will they look?',
    yourTrap: 'your trap',
    object: 'the object',
    clue: 'the clue',
    nobody: 'Nobody points yet.',
    pointing: (n: number, of: number, criterion: string) =>
      n === of
        ? `All point at *${criterion}*.`
        : n === 1
          ? `One finger points at *${criterion}*.`
          : `${n} of ${of} point at *${criterion}*.`,
    scattered: (n: number) => many(n, { one: '# finger points.', other: '# fingers, # opinions.' }),
    rule: {
      unanimous: 'All must agree.',
      majority: 'More than half decides.',
      anyone: 'The first finger lifts the cup.',
    },
    youDecide: 'You decide alone.',
    theyDecide: (name: string) => `${name} decides alone.`,
    cup: (criterion: string) => `${criterion}: under a cup`,
    pointed: (criterion: string, names: string[]) =>
      `${criterion}: under a cup; here point ${list(names)}`,
    lifted: (criterion: string, number: number) => `${criterion}: number ${number}, safe`,
    trap: (criterion: string) => `${criterion}: the trap`,
    trapNow: (value: string) => `Lift the trap now and it counts *${value}*`,
    best: (value: string) => `best *${value}*`,
    circle: (value: string) => `circle ${value}`,
    covered: (value: string) => `circle ${value}, covered by a cup`,
    reject: 'Is this clue allowed?',
    rejectLine: (name: string) =>
      `A clue is one thing made by people: no number, no material, no word beside it. If more than half of the guessers say so, ${name} writes another.`,
    rejectGo: 'Not allowed',
    letPass: 'Let it pass',
    rejecting: (names: string[]) => `“Not allowed”: ${list(names)}`,
  },

  result: {
    found: 'Only the trap is left!',
    trapped: 'Caught in the trap!',
    trapOf: (name: string) => `${name}’s trap`,
    yourTrap: 'Your trap',
    alike: (thing: string, clue: string) => `That is where ${thing} and “${clue}” are alike.`,
    counts: (value: string) => `This turn counts ${value}`,
    roundOver: (n: number) => `Round ${n} is over: new objects, new numbers, new traps.`,
    goOn: 'Go on',
    toNewRound: 'To the new round',
    toEnd: 'To the medals',
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
      gold: 'You think on one wave.',
      silver: 'One more good clue, and it is gold.',
      bronze: 'Won! You understand each other.',
      flowers: 'Flowers for you; bronze was close.',
      before_flowers: 'The cups were stronger. Once more?',
    },
    points: (score: number, finish: number) => `${score} of ${finish} points`,
    story: 'Turn by turn',
    safeCups: 'safe cups',
    escaped: 'turns without a trap',
    of: (n: number, of: number) => `${n} of ${of}`,
    bestClue: (name: string) => `best clue, by ${name}`,
    trickiest: 'trickiest criterion',
    wasAlike: (criterion: string) => `alike: ${criterion}`,
  },

  wait: {
    hurry: 'Hurry the bots',
    standIn: (name: string) => `A bot plays for ${name}.`,
  },

  said: {
    dealt: (round: number) => `Round ${round} begins. Everybody has an object and a secret number.`,
    written: (name: string) => `${name} has a clue.`,
    began: (name: string, object: string, clue: string) =>
      `${name} shows: ${object}, and the clue ${clue}.`,
    pointed: (name: string, criterion: string) => `${name} points at ${criterion}.`,
    rejected: (name: string) => `${name} does not allow the clue.`,
    sentBack: (name: string) => `The clue goes back to ${name}.`,
    safe: (criterion: string) => `${criterion} is safe.`,
    trap: (criterion: string) => `${criterion} is the trap.`,
    ended: (value: string, score: number) => `The turn counts ${value}. The score is ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name: string) =>
      `${name}: I know these things by name only, so I guess from the words.`,
  },

  practice: {
    practice_trap: (p: Told) =>
      `Your object is ${p.a}. Your secret number is ${p.number}, and it lies on *${p.criterion}*: that is your trap.`,
    practice_clue: (p: Told) =>
      `Write another thing that is like ${p.a} in *${p.criterion}* and in nothing else. The others will see both things and look for where they differ.`,
    practice_try: (p: Told) => `An idea: *${p.clue}*. Tap to take it.`,
    practice_swap: () => `No idea? Once a game, somebody may swap the object.`,
    practice_swap_asked: () => `You asked for another object. Everybody has to agree.`,
    practice_answer_swap: (p: Told) =>
      `${p.name} would like another object. It is possible once a game, if everybody agrees.`,
    practice_written: () => `Well done. Your clue lies face down until your turn.`,
    practice_begin_turn: () =>
      `Now show both things. Then be silent: no word, no nod, and do not point.`,
    practice_other_begins: (p: Told) => `${p.name} comes next. Then you are one of the guessers.`,
    practice_be_silent: (p: Told) =>
      `The others lift cups where the two things differ. If they lift *${p.criterion}*, your trap, the turn is over.`,
    practice_agreement: () =>
      `A cup is lifted as soon as all guessers point at it. You can move your finger at any time.`,
    practice_guess: (p: Told) =>
      `The two are alike in one criterion only: the trap of ${p.name}. Leave it alone and lift the others. Where do they differ most?`,
    practice_point: (p: Told) => `They surely differ in *${p.criterion}*. Point there.`,
    practice_point_freely: () => `Where do they surely differ? Point there.`,
    practice_cup: (p: Told) =>
      `*${p.criterion}* was safe. Its cup covers a circle, and the turn counts ${p.value} now.`,
    practice_found: (p: Told) =>
      `Only *${p.criterion}* is left, so it is the trap. That counts ${p.value}: the score is ${p.score}.`,
    practice_trapped: (p: Told) =>
      `*${p.criterion}* was the trap, and the turn ends. It counts ${p.value}: the score is ${p.score}.`,
    practice_medals: (p: Told) =>
      `New objects, new traps, and no more tips. From ${p.bronze} on you win bronze, from ${p.silver} silver, from ${p.gold} gold. ${p.finish} is the best there is. Play on!`,
  } as Record<string, (p: Told) => string>,
  line: 'Alike in one thing only: find all in which they differ.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Level',
      name: (n: number) => `Level ${n}`,
      lines: {
        1: (f: LevelFacts) => `${f.criteria} criteria, the easy ones.`,
        2: (f: LevelFacts) => `${f.criteria} criteria, two of them harder.`,
        3: (f: LevelFacts) => `${f.criteria} criteria: there is more to tell apart.`,
        4: (f: LevelFacts) => `${f.criteria} criteria, and no cup to spare.`,
      },
      line: (f: LevelFacts) => `${f.criteria} criteria in the row.`,
    },
    agreement: {
      title: 'When the group agrees',
      names: {
        unanimous: 'All agree',
        majority: 'Most decide',
        anyone: 'The first finger decides',
      },
      lines: {
        unanimous: 'A cup is lifted when all fingers point at it.',
        majority: 'A cup is lifted when more than half of the fingers point at it.',
        anyone: 'One finger lifts a cup: quick and bold.',
      },
    },
    language: {
      title: 'Languages of the clues',
      line: 'A clue may be a word of these languages.',
      name: languageNames('en'),
      all: (languages: string) => `Clues in ${languages}`,
    },
    objects: {
      line: (f: { objects: number }) =>
        many(f.objects, { one: '# object of ours.', other: '# objects of ours.' }),
    },
  },
  tv: {
    turnOf: (n: number, of: number) => `Turn ${n} of ${of}`,
    allWrite: 'Everybody writes a clue',
    allWriteLine: 'Another thing, like your object in one criterion only: the trap.',
    showsNext: (name: string) => `${name} is next`,
    showsNextLine: 'Object and clue will lie here in a moment.',
    writesAgain: (name: string) => `${name} writes another clue`,
    writesAgainLine: 'Most of you did not allow the first one.',
    asksSwap: (name: string) => `${name} asks for another object. All others must agree.`,
    whereDiffer: 'Where do they differ?',
    clueOf: (name: string) => `Clue by ${name}`,
    pointNow: 'Point at a cup on your phone.',
    pointAt: (n: number, of: number, criterion: string) =>
      n === 1
        ? `${n} of ${of} points at “${criterion}”.`
        : `${n} of ${of} point at “${criterion}”.`,
    agreements: {
      unanimous: 'All must agree.',
      majority: 'More than half decide.',
      anyone: 'Anyone may lift a cup.',
    },
    worthNow: (value: string) => `This turn is worth ${value}`,
    alike: 'alike here',
    trapped: 'That was the trap!',
    found: 'All differences found!',
    alikeIn: (criterion: string) => `They are alike in “${criterion}”.`,
    score: (score: number, of: number) => `Score ${score} of ${of}`,
    results: {
      before_flowers: 'No medal this time',
      flowers: 'Flowers, almost a medal',
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
    sameThings: 'The same criteria, objects and numbers are dealt.',
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
      text: (f: { least: string; most: string }) =>
        `Each lifted cup makes the turn worth more, from ${f.least} up to ${f.most}. The trap ends it. If only the trap is left, you have found everything.`,
    },
    medals: {
      title: 'Win a medal',
      text: (f: Record<'bronze' | 'silver' | 'gold', number>) =>
        `All turns add up: ${f.bronze} is bronze, ${f.silver} silver, ${f.gold} gold. Higher levels have more criteria.`,
    },
    yours: 'Your trap',
    object: 'the object',
    clueLine: 'the clue',
    rulesTitle: 'What a clue must be',
    rounds: (n: number, rounds: number) =>
      many(rounds, {
        one: `With ${n} players, everyone writes one clue.`,
        other: `With ${n} players, everyone writes # clues.`,
      }),
    majority:
      'If the majority decides and no cup has more than half, the player to the left of the one whose turn it is has the casting vote.',
    rules: [
      'A thing that people made: no animals, plants or clouds.',
      'The thing alone, without another word.',
      'More than one word is fine if a dictionary has it as one thing, like “washing machine”.',
      'No numbers, no materials, nor the word on the card.',
      'Whose turn it is does not point, speak or smile.',
      'Once a game you may all agree to swap one object.',
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
