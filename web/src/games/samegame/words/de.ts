import type { Thing } from '../../../state/packs.svelte'
import type { SameGame } from './en'
import { languageNames, lists, plurals } from '../../../i18n/plural'

const many = plurals('de')
const list = lists('de')

/** Mit Artikel, im Nominativ: „ein Rucksack“, „eine Leiter“, ohne Einzahl „Ski“. */
const a = ({ name, gender }: Thing): string => {
  if (gender.includes('p')) return name
  return gender === 'f' ? `eine ${name}` : gender ? `ein ${name}` : name
}

export default {
  name: 'The Same Game',
  round: (n, of) => `Runde ${n} von ${of}`,
  turn: (n, of) => `Zug ${n} von ${of}`,
  languages: (languages) => `Hinweise auf ${list(languages)}`,
  criteria: 'Was die Kriterien bedeuten',
  yourObject: 'Dein Gegenstand',
  yourTrap: 'Deine Falle',
  medals: { flowers: 'Blumen', bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  score: (score, finish) => `Punktestand ${score} von ${finish}`,
  a,

  write: {
    task: {
      appearance: (it) => `Nenne etwas, das *aussieht wie* ${a(it)}`,
      number_in_the_world: (it) => `Nenne etwas, das *so häufig* ist wie ${a(it)}`,
      length: (it) => `Nenne etwas, das *so lang* ist wie ${a(it)}`,
      material: (it) => `Nenne etwas *aus dem gleichen Material* wie ${a(it)}`,
      price: (it) => `Nenne etwas, das *so viel kostet* wie ${a(it)}`,
      intended_use: (it) => `Nenne etwas, das *den gleichen Zweck* hat wie ${a(it)}`,
      movement: (it) => `Nenne etwas, das *sich so bewegt* wie ${a(it)}`,
      complexity: (it) => `Nenne etwas, das *so schwer herzustellen* ist wie ${a(it)}`,
      importance: (it) => `Nenne etwas, das für die Menschheit *so wichtig* ist wie ${a(it)}`,
      effort_to_explain: (it) => `Nenne etwas, das *so schwer zu erklären* ist wie ${a(it)}`,
      duration_of_use: (it) => `Nenne etwas, das *so lange am Stück* benutzt wird wie ${a(it)}`,
      days_of_use: (it) =>
        `Nenne etwas, das *an so vielen Tagen* im Jahr benutzt wird wie ${a(it)}`,
      weight: (it) => `Nenne etwas, das *so schwer* ist wie ${a(it)}`,
      thickness: (it) => `Nenne etwas, das *so dick* ist wie ${a(it)}`,
      volume: (it) => `Nenne etwas, das *so viel Platz* braucht wie ${a(it)}`,
    },
    anyTask: (it, criterion) => `Nenne etwas, das hierin ist wie ${a(it)}: *${criterion}*`,
    andElse: '… und in allem anderen ganz anders.',
    goodClue: 'Ein guter Hinweis ist in der Falle nah und in allem anderen weit weg.',
    trapIs: (criterion) => `Deine Falle: ${criterion}`,
    tokenIs: (number) => `Deine Zahl ist die ${number}.`,
    yourClue: 'Dein Hinweis',
    placeholder: 'Ein Ding',
    lockIn: 'Steht',
    anyway: 'Trotzdem nehmen',
    change: 'Ändern',
    keep: 'Beim alten bleiben',
    checking: 'Wird nachgeschlagen …',
    isMade: 'Von Menschen gemacht',
    isWord: 'Ein echtes Wort',
    isSingle: 'Kein Zusatz',
    mayComeBack: 'Du entscheidest. Die Gruppe kann ihn zurückgeben.',
    really: 'Wirklich anders?',
    marks: 'Zum Markieren tippen. Nur du siehst das.',
    mark: {
      none: (criterion) => `${criterion}: nicht markiert`,
      different: (criterion) => `${criterion}: anders`,
      unsure: (criterion) => `${criterion}: nicht sicher`,
    },
    written: 'Dein Hinweis liegt verdeckt.',
    writtenLine: 'Bis der letzte da ist, kannst du ihn ändern.',
    stillWriting: (names) =>
      names.length === 1
        ? `${names[0]} schreibt noch`
        : names.length === 2
          ? `${list(names)} schreiben noch`
          : `${names.length} schreiben noch`,
    onlyYou: 'Alle warten auf dich',
    othersWrite: 'Alle schreiben heimlich einen Hinweis.',
    cameBack: 'Dein Hinweis kam zurück',
    cameBackLine: (clues) =>
      `Die Gruppe hat das nicht erlaubt: ${list(clues)}. Schreib einen anderen.`,
    theyRewrite: (name) => `${name} schreibt einen anderen Hinweis`,
    theyRewriteLine: (clue) => `„${clue}“ habt ihr nicht erlaubt. So lange zeigt niemand.`,
  },

  swap: {
    open: 'Gegenstand tauschen',
    title: 'Ein anderer Gegenstand?',
    line: 'Die Gruppe hat einen Tausch im ganzen Spiel. Alle müssen einverstanden sein, niemand sieht den neuen Gegenstand, und es gibt kein Zurück.',
    ask: 'Die Gruppe fragen',
    asked: 'Du bittest um einen anderen Gegenstand',
    askedLine: (names) => `Es fehlt noch: ${list(names)}`,
    theyAsk: (name) => `${name} hätte gern einen anderen Gegenstand`,
    theyAskLine: 'Das geht einmal im Spiel, und alle müssen einverstanden sein.',
    consent: 'Einverstanden',
    refuse: 'Lieber nicht',
    youAgreed: 'Du bist einverstanden. Jetzt die anderen.',
    refused: (name) => `${name} möchte lieber nicht: diesmal kein Tausch.`,
    made: (name) => `${name} hat jetzt einen anderen Gegenstand.`,
    mine: 'Hier ist dein neuer Gegenstand.',
  },

  ready: {
    yours: 'Du bist dran!',
    yoursLine: 'Zeig deinen Gegenstand und deinen Hinweis. Ab dann: kein Wort, kein Nicken.',
    begin: 'Beides zeigen',
    theirs: (name) => `Jetzt kommt ${name}`,
    theirsLine: 'Ein Gegenstand und ein Hinweis, die sich nur in einem gleichen.',
    secret: 'Nur du siehst das',
    last: 'Der letzte Zug',
    order: 'Wer wann drankommt',
    done: 'fertig',
  },

  guess: {
    title: 'Worin sind sie verschieden?',
    theirTurn: (name) => `${name} ist dran`,
    silent: 'sieht zu und schweigt',
    yourTurn: 'Du bist dran: kein Wort, kein Nicken!',
    yourTitle: 'Wohin zeigen sie?',
    yourTrap: 'deine Falle',
    object: 'der Gegenstand',
    clue: 'der Hinweis',
    nobody: 'Noch zeigt niemand.',
    pointing: (n, of, criterion) =>
      n === of
        ? `Alle zeigen auf *${criterion}*.`
        : n === 1
          ? `Ein Finger zeigt auf *${criterion}*.`
          : `${n} von ${of} zeigen auf *${criterion}*.`,
    scattered: (n) => many(n, { one: '# Finger zeigt.', other: '# Finger, # Meinungen.' }),
    rule: {
      unanimous: 'Alle müssen sich einig sein.',
      majority: 'Mehr als die Hälfte entscheidet.',
      anyone: 'Der erste Finger hebt den Becher.',
    },
    youDecide: 'Du entscheidest allein.',
    theyDecide: (name) => `${name} entscheidet allein.`,
    cup: (criterion) => `${criterion}: unter einem Becher`,
    pointed: (criterion, names) =>
      `${criterion}: unter einem Becher; hierher zeigt: ${list(names)}`,
    lifted: (criterion, number) => `${criterion}: Zahl ${number}, sicher`,
    trap: (criterion) => `${criterion}: die Falle`,
    trapNow: (value) => `Kommt jetzt die Falle, zählt es *${value}*`,
    best: (value) => `höchstens *${value}*`,
    circle: (value) => `Kreis ${value}`,
    covered: (value) => `Kreis ${value}, darauf ein Becher`,
    reject: 'Ist dieser Hinweis erlaubt?',
    rejectLine: (name) =>
      `Ein Hinweis ist ein Ding von Menschenhand: keine Zahl, kein Material, kein Wort dazu. Findet mehr als die Hälfte ihn nicht erlaubt, schreibt ${name} einen anderen.`,
    rejectGo: 'Nicht erlaubt',
    letPass: 'Gilt',
    rejecting: (names) => `„Nicht erlaubt“: ${list(names)}`,
  },

  result: {
    found: 'Nur die Falle ist übrig!',
    trapped: 'In die Falle getappt!',
    trapOf: (name) => `Die Falle von ${name}`,
    yourTrap: 'Deine Falle',
    alike: (thing, clue) => `Darin gleichen sich ${thing} und „${clue}“.`,
    counts: (value) => `Dieser Zug zählt ${value}`,
    roundOver: (n) => `Runde ${n} ist aus: neue Gegenstände, neue Zahlen, neue Fallen.`,
    goOn: 'Weiter',
    toNewRound: 'Zur neuen Runde',
    toEnd: 'Zu den Medaillen',
  },

  end: {
    title: {
      gold: 'Gold!',
      silver: 'Silber!',
      bronze: 'Bronze!',
      flowers: 'Blumen!',
      before_flowers: 'Diesmal nicht',
    },
    line: {
      gold: 'Ihr liegt auf einer Welle.',
      silver: 'Noch ein guter Hinweis, und es ist Gold.',
      bronze: 'Gewonnen! Ihr versteht euch.',
      flowers: 'Blumen für euch; Bronze war nah.',
      before_flowers: 'Die Becher waren stärker. Noch einmal?',
    },
    points: (score, finish) => `${score} von ${finish} Punkten`,
    story: 'Zug um Zug',
    safeCups: 'sichere Becher',
    escaped: 'Züge ohne Falle',
    of: (n, of) => `${n} von ${of}`,
    bestClue: (name) => `bester Hinweis, von ${name}`,
    trickiest: 'tückischstes Kriterium',
    wasAlike: (criterion) => `gleich: ${criterion}`,
  },

  wait: {
    hurry: 'Bots antreiben',
    standIn: (name) => `Ein Bot spielt für ${name}.`,
  },

  said: {
    dealt: (round) => `Runde ${round} beginnt. Alle haben einen Gegenstand und eine geheime Zahl.`,
    written: (name) => `${name} hat einen Hinweis.`,
    began: (name, object, clue) => `${name} zeigt: ${object}, und den Hinweis ${clue}.`,
    pointed: (name, criterion) => `${name} zeigt auf ${criterion}.`,
    rejected: (name) => `${name} findet den Hinweis nicht erlaubt.`,
    sentBack: (name) => `Der Hinweis geht zurück an ${name}.`,
    safe: (criterion) => `${criterion} ist sicher.`,
    trap: (criterion) => `${criterion} ist die Falle.`,
    ended: (value, score) => `Der Zug zählt ${value}. Es steht ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name) =>
      `${name}: Ich kenne diese Dinge nur dem Namen nach und rate aus den Wörtern.`,
  },

  practice: {
    practice_trap: (p) =>
      `Dein Gegenstand: ${p.a}. Deine geheime Zahl ist die ${p.number}, und sie liegt auf *${p.criterion}*. Das ist deine Falle.`,
    practice_clue: (p) =>
      `Schreib ein anderes Ding auf, das nur hierin gleich ist: *${p.criterion}*. Die anderen sehen dann beide Dinge und suchen, worin sie verschieden sind.`,
    practice_try: (p) => `Eine Idee: *${p.clue}*. Antippen und nehmen.`,
    practice_swap: () => `Keine Idee? Einmal im Spiel darf jemand den Gegenstand tauschen.`,
    practice_swap_asked: () =>
      `Du hast um einen anderen Gegenstand gebeten. Alle müssen einverstanden sein.`,
    practice_answer_swap: (p) =>
      `${p.name} hätte gern einen anderen Gegenstand. Das geht einmal im Spiel, wenn alle einverstanden sind.`,
    practice_written: () => `Gut so. Dein Hinweis liegt verdeckt, bis du dran bist.`,
    practice_begin_turn: () =>
      `Zeig jetzt beide Dinge. Danach schweigst du: kein Wort, kein Nicken, kein Fingerzeig.`,
    practice_other_begins: (p) => `Als Nächstes kommt ${p.name}. Dann rätst du mit.`,
    practice_be_silent: (p) =>
      `Die anderen heben Becher, wo die zwei Dinge verschieden sind. Heben sie *${p.criterion}*, deine Falle, ist der Zug vorbei.`,
    practice_agreement: () =>
      `Ein Becher wird gehoben, sobald alle Ratenden auf ihn zeigen. Deinen Finger kannst du jederzeit bewegen.`,
    practice_guess: (p) =>
      `Die zwei gleichen sich nur in einem: der Falle von ${p.name}. Lasst sie in Ruhe und hebt die anderen Becher. Worin sind sie am verschiedensten?`,
    practice_point: (p) => `Hierin sind sie sicher verschieden: *${p.criterion}*. Zeig darauf.`,
    practice_point_freely: () => `Worin sind sie sicher verschieden? Zeig darauf.`,
    practice_cup: (p) =>
      `*${p.criterion}* war sicher. Der Becher deckt einen Kreis ab, und der Zug zählt jetzt ${p.value}.`,
    practice_found: (p) =>
      `Nur *${p.criterion}* ist übrig, also die Falle. Das zählt ${p.value}: Es steht ${p.score}.`,
    practice_trapped: (p) =>
      `*${p.criterion}* war die Falle, und der Zug ist vorbei. Er zählt ${p.value}: Es steht ${p.score}.`,
    practice_medals: (p) =>
      `Neue Gegenstände, neue Fallen, und keine Tipps mehr. Ab ${p.bronze} gewinnt ihr Bronze, ab ${p.silver} Silber, ab ${p.gold} Gold. Mehr als ${p.finish} geht nicht. Spielt weiter!`,
  },
  line: 'Gleich in nur einer Sache: Findet alles, worin sie sich unterscheiden.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Stufe',
      name: (n) => `Stufe ${n}`,
      lines: {
        1: (f) => `${f.criteria} Kriterien, die leichten.`,
        2: (f) => `${f.criteria} Kriterien, zwei davon schwerer.`,
        3: (f) => `${f.criteria} Kriterien: Es ist mehr auseinanderzuhalten.`,
        4: (f) => `${f.criteria} Kriterien, und kein Becher bleibt übrig.`,
      },
      line: (f) => `${f.criteria} Kriterien in der Reihe.`,
    },
    agreement: {
      title: 'Wann ihr euch einig seid',
      names: {
        unanimous: 'Alle sind sich einig',
        majority: 'Die Mehrheit entscheidet',
        anyone: 'Der erste Finger entscheidet',
      },
      lines: {
        unanimous: 'Ein Becher wird gehoben, wenn alle Finger auf ihn zeigen.',
        majority: 'Ein Becher wird gehoben, wenn mehr als die Hälfte auf ihn zeigt.',
        anyone: 'Ein Finger hebt einen Becher: schnell und mutig.',
      },
    },
    language: {
      title: 'Sprachen der Hinweise',
      line: 'Ein Hinweis darf ein Wort aus diesen Sprachen sein.',
      name: languageNames('de'),
      all: (languages) => `Hinweise auf ${languages}`,
    },
    objects: {
      line: (f) => many(f.objects, { one: 'Unser Gegenstand.', other: 'Unsere # Gegenstände.' }),
    },
  },
  tv: {
    turnOf: (n, of) => `Zug ${n} von ${of}`,
    allWrite: 'Alle schreiben einen Hinweis',
    allWriteLine: 'Ein anderes Ding, das deinem nur in einem Merkmal gleicht: der Falle.',
    showsNext: (name) => `${name} ist dran`,
    showsNextLine: 'Gleich liegen Gegenstand und Hinweis hier.',
    writesAgain: (name) => `${name} schreibt einen neuen Hinweis`,
    writesAgainLine: 'Die meisten von euch haben den ersten nicht erlaubt.',
    asksSwap: (name) => `${name} möchte einen anderen Gegenstand. Alle anderen müssen zustimmen.`,
    whereDiffer: 'Worin unterscheiden sie sich?',
    clueOf: (name) => `Hinweis von ${name}`,
    pointNow: 'Zeig am Handy auf einen Becher.',
    pointAt: (n, of, criterion) =>
      n === 1
        ? `${n} von ${of} zeigt auf „${criterion}“.`
        : `${n} von ${of} zeigen auf „${criterion}“.`,
    agreements: {
      unanimous: 'Alle müssen sich einig sein.',
      majority: 'Mehr als die Hälfte entscheidet.',
      anyone: 'Jeder darf einen Becher heben.',
    },
    worthNow: (value) => `Dieser Zug ist ${value} wert`,
    alike: 'hier gleich',
    trapped: 'Das war die Falle!',
    found: 'Alle Unterschiede gefunden!',
    alikeIn: (criterion) => `Sie gleichen sich in „${criterion}“.`,
    score: (score, of) => `Stand ${score} von ${of}`,
    results: {
      before_flowers: 'Diesmal keine Medaille',
      flowers: 'Blumen, fast eine Medaille',
      bronze: 'Bronze!',
      silver: 'Silber!',
      gold: 'Gold!',
    },
  },
  past: {
    writing: 'Hinweise schreiben',
    trapIs: (criterion) => `Falle: ${criterion}`,
    noClue: 'noch kein Hinweis',
    turns: (n) => many(n, { one: '# Zug', other: '# Züge' }),
    sameThings: 'Die gleichen Kriterien, Dinge und Zahlen werden ausgeteilt.',
    points: (n) => many(n, { one: '# Punkt', other: '# Punkte' }),
    results: {
      before_flowers: 'Keine Medaille',
      flowers: 'Blumen',
      bronze: 'Bronze',
      silver: 'Silber',
      gold: 'Gold',
    },
  },
  howto: {
    lead: 'Ihr spielt alle zusammen. Zwei Dinge gleichen sich nur in einem Punkt: Findet alle anderen.',
    secret: {
      title: 'Gegenstand und Falle',
      text: 'Du bekommst einen Gegenstand und eine geheime Zahl. Das Kriterium mit deiner Zahl ist deine Falle.',
    },
    clue: {
      title: 'Schreib einen Hinweis',
      text: 'Such ein anderes Ding, das deinem in der Falle gleicht, und sonst in nichts.',
    },
    guess: {
      title: 'Becher heben',
      text: 'Reihum zeigt ihr eure zwei Dinge. Die anderen zeigen auf einen Becher, wo sie sich unterscheiden; sind sie sich einig, wird er gehoben.',
    },
    trap: {
      title: 'Vorsicht, Falle',
      text: (f) =>
        `Jeder gehobene Becher macht den Zug wertvoller, von ${f.least} bis ${f.most}. Die Falle beendet ihn. Bleibt nur sie übrig, habt ihr alles gefunden.`,
    },
    medals: {
      title: 'Eine Medaille',
      text: (f) =>
        `Alle Züge zählen zusammen: ${f.bronze} ist Bronze, ${f.silver} Silber, ${f.gold} Gold. Höhere Stufen haben mehr Kriterien.`,
    },
    yours: 'Deine Falle',
    object: 'der Gegenstand',
    clueLine: 'der Hinweis',
    rulesTitle: 'Was ein Hinweis sein muss',
    rounds: (n, rounds) =>
      many(rounds, {
        one: `Mit ${n} Personen schreiben alle einen Hinweis.`,
        other: `Mit ${n} Personen schreiben alle # Hinweise.`,
      }),
    majority:
      'Entscheidet die Mehrheit und hat kein Becher mehr als die Hälfte, gilt die Wahl der Person links von der, die dran ist.',
    rules: [
      'Ein Ding, das Menschen gemacht haben: kein Tier, keine Pflanze, keine Wolke.',
      'Nur das Ding, ohne ein weiteres Wort.',
      'Mehrere Wörter gehen, wenn sie im Wörterbuch ein Ding sind, wie „Bügeleisen“ oder „Erste-Hilfe-Kasten“.',
      'Keine Zahl, kein Material, nicht das Wort auf der Karte.',
      'Wer dran ist, zeigt nicht, spricht nicht und lächelt nicht.',
      'Einmal im Spiel dürft ihr gemeinsam einen Gegenstand tauschen.',
    ],
  },
} satisfies SameGame
