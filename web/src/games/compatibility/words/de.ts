import type { Compatibility } from './en'
import { lists, plurals } from '../../../i18n/plural'

const many = plurals('de')
const or = lists('de', 'disjunction')
const points = (n: number) => many(n, { one: '# Punkt', other: '# Punkte' })

export default {
  name: 'Compatibility',
  round: (n) => `Runde ${n}`,
  you: 'Du',
  quoted: (title) => `„${title}“`,
  themeIs: (theme) => `Das Thema: ${theme}`,
  lastRound: 'Die letzte Runde',
  hurry: 'Schneller, Bots',
  playoff: (sides) => `Gleichstand! Ins Stechen gehen ${sides}.`,
  opening: {
    youCall: 'Du eröffnest das Thema',
    callLine: 'Nenne eine Zahl; erst dann wird die Karte gezogen.',
    number: (n) => `Zahl ${n} nennen`,
    usedUp: 'Alle Themen mit dieser Zahl sind verbraucht.',
    called: (name, n) => `${name} sagt ${n}.`,
    rolled: (name, n) => `${name} würfelt eine ${n}.`,
    youRoll: 'Du würfelst',
    youOrPartnerRoll: 'Du würfelst, oder wer mit dir spielt',
    rollLine: 'Der Würfel sagt, welches Thema der Karte gilt.',
    roll: 'Würfeln',
    theyCall: (name) => `${name} nennt eine Zahl`,
    theyRoll: (names) => `Am Würfel: ${names}`,
    allMatch: (name) => `In dieser Runde wollen alle wählen wie ${name}.`,
    allMatchYou: 'In dieser Runde wollen alle wählen wie du.',
  },
  pick: {
    pick: (n) => many(n, { one: 'Wähle # Bild.', other: 'Wähle #, das stärkste zuerst.' }),
    spaceSays: (n) => `Dein Feld sagt ${n}.`,
    referentPicks: (n) => `Das Vorbild wählt immer ${n}.`,
    playoff: (n) => `Im Stechen wählen alle ${n}.`,
    notPlaying: 'Bei diesem Stechen schaust du zu.',
    allMatchYou: 'Alle wollen wählen wie du.',
    thinkLike: (names) => `Denk wie ${names}.`,
    images: (n) => `${n} Bilder`,
    onPlace: (title, place) => `${title}, Platz ${place}`,
    takenBack: (title) => `${title} zurückgenommen`,
    retired: (title) => `${title} war schon ein Treffer und ist für dich aus dem Spiel.`,
    full: (n) =>
      many(n, {
        one: 'Dein Platz ist belegt; nimm das Bild erst zurück.',
        other: 'Alle # Plätze sind belegt; nimm erst eines zurück.',
      }),
    unlockFirst: 'Deine Bilder liegen verdeckt. Mit „Ändern“ kannst du neu überlegen.',
  },
  look: {
    closer: 'Genauer ansehen: dann ein Bild antippen',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    putOn: (place) => `Auf Platz ${place}`,
    full: 'Alle Plätze sind belegt',
    takeBack: 'Zurücknehmen',
    place: (place) => `Platz ${place}`,
    earlier: 'Einen Platz nach vorn',
    later: 'Einen Platz nach hinten',
  },
  tray: {
    label: 'Deine Rangfolge, das stärkste zuerst',
    takeBack: (title, place) =>
      `Platz ${place}: ${title}. Zurücknehmen; die Pfeiltasten verschieben.`,
  },
  dock: {
    lockIn: 'Fertig',
    change: 'Ändern',
    missing: (n) => many(n, { one: 'noch # Bild', other: 'noch # Bilder' }),
    doubleMissing: '×2 fehlt noch',
    waitingFor: (names) => `Noch am Überlegen: ${names}`,
    youAreReady: 'Fertig. Deine Bilder liegen verdeckt.',
  },
  double: {
    claim: 'Mein ×2 ansagen',
    claimedBy: (name) => `${name} spielt in dieser Runde das ×2.`,
    putIt: 'Leg dein ×2 auf eines deiner Bilder.',
    cardsLeft: (n) =>
      many(n, { one: 'Double Up: noch # Karte', other: 'Double Up: noch # Karten' }),
    on: (title) => `×2 auf ${title}`,
  },
  players: {
    label: 'Die anderen',
    ready: (name) => `${name} ist fertig.`,
    thinks: (name) => `${name} überlegt.`,
    thinksAgain: (name) => `${name} überlegt noch einmal.`,
    standIn: (name) => `Für ${name} spielt eine Vertretung.`,
  },
  board: {
    title: 'Der Spielplan',
    label: (pawns) => `Die Strecke, eine Spirale. ${pawns.join(' ')}`,
    stands: (names, space) => `${names}: Feld ${space}.`,
    onSpace: (space, n) => `Feld ${space}, wählt ${n}`,
    arrived: 'Im Ziel',
    doublesLeft: (n) => many(n, { one: 'noch # Verdoppler', other: 'noch # Verdoppler' }),
  },
  reveal: {
    moments: { direct: 'Volltreffer!', indirect: 'Halber Treffer' },
    nothingShared: 'Diesmal nichts gemeinsam. Beim nächsten Thema klappt’s!',
    paceTap: 'Tempo: durch Tippen; auf automatisch stellen',
    paceAuto: 'Tempo: automatisch; auf Tippen stellen',
    model: 'Alle wollten wählen wie hier',
    skip: 'Überspringen',
    turnNext: 'Nächste Karte',
    turnLast: 'Letzte Karte',
    movePawns: 'Figuren ziehen',
    showAll: 'Alle Bilder',
    goOn: 'Weiter',
    toTheEndScreen: 'Wer hat gewonnen?',
    plus: (n) => (n > 0 ? `+${n}` : '–'),
    lands: (from, gained, to) => (gained > 0 ? `${from} + ${gained} = Feld ${to}` : `Feld ${from}`),
    toTheEnd: (gained) => `+${gained}: im Ziel!`,
    direct: (names, title, n) => `${names}: ${title} auf demselben Platz, ${points(n)}.`,
    indirect: (names, title, n) => `${names}: ${title} auf verschiedenen Plätzen, ${points(n)}.`,
    noMatch: (place) => `Platz ${place}: nichts gemeinsam.`,
    directCard: (title, n) => `${title}: selber Platz, ${points(n)}`,
    indirectCard: (title, n) => `${title}: anderer Platz, ${points(n)}`,
    scored: (names, n) => `${names}: ${points(n)}.`,
    laidNothing: 'nichts gelegt',
    timeRanOut: (names) => `Die Zeit war um für ${names}.`,
    imagesReturned: (names) => `Alle Bilder kehren zurück zu ${names}.`,
    referentMoves: (name, n) => `${name} zieht so weit wie die Besten: ${points(n)}.`,
  },
  end: {
    winner: 'Gewonnen',
    rounds: 'Runden',
    samePlace: 'gleiches Bild, gleicher Platz',
    otherPlace: 'gleiches Bild, anderer Platz',
    bestRound: (names, theme) => `Beste Runde: ${names} mit „${theme}“`,
    favourite: (title, n) => `${title}: am häufigsten gewählt, ${n}-mal`,
    alike: 'Wer ähnlich dachte',
    won: (names, line) => `Gewonnen: ${names}. ${line}`,
    personal: {
      won: 'Gewonnen!',
      shared: 'Ihr teilt euch den Sieg!',
      close: 'Ganz knapp!',
      lost: 'Gut gespielt!',
      together: 'Zusammen geschafft!',
    },
    byWinners: (names, line) => `Gewonnen: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, { one: 'Zuerst im Ziel, nach # Runde.', other: 'Zuerst im Ziel, nach # Runden.' }),
      largest_overshoot: () => 'Gleichstand; es zählt, wer am weitesten übers Ziel kam.',
      most_tokens_left: () => 'Gleichstand; es zählen die meisten übrigen ×2.',
      playoff: (n) => `Das Stechen ist entschieden, in Runde ${n}.`,
      shared: () => 'Gleichstand bis zuletzt: In dieser Ausgabe teilt ihr den Sieg.',
      together: (n) =>
        many(n, {
          one: 'Gemeinsam im Ziel, nach # Runde.',
          other: 'Gemeinsam im Ziel, nach # Runden.',
        }),
    },
  },
  remarks: {
    bot_goes_by_words: (name) =>
      `${name}: Diese Karten kennen wir Bots noch nicht. Wir gehen nach den Wörtern.`,
    bot_goes_by_taste: (name) =>
      `${name}: Diese Karten kennen wir Bots noch nicht. Wir gehen nach Geschmack.`,
  },
  practice: {
    practice_open_theme:
      'Du eröffnest das Thema: Nenne eine Zahl von 1 bis {most}, bevor jemand die Karte sieht. Versuch es mit {number}.',
    practice_pick_images:
      'Wähle {number} Bilder zum Thema, denn das Feld deiner Figur sagt {number}. {partner} spielt mit dir und tut heimlich dasselbe; was ihr gemeinsam habt, bringt Punkte.',
    practice_rank:
      'Ordne sie, das stärkste zuerst: Liegt ein Bild bei euch beiden auf demselben Platz, zählt es mehr. Versuch {images}.',
    practice_rank_freely:
      'Ordne sie, das stärkste zuerst: Liegt ein Bild bei euch beiden auf demselben Platz, zählt es mehr.',
    practice_lock_in:
      'Jetzt „Fertig“; bis die Letzten so weit sind, kannst du es dir anders überlegen.',
    practice_wait: 'Deine Bilder liegen verdeckt; wenn alle fertig sind, wird aufgedeckt.',
    practice_direct_match:
      '{image} liegt bei euch beiden auf Platz {place}: ein direkter Treffer, {points} Punkte.',
    practice_indirect_match:
      '{image} liegt bei dir auf Platz {mine}, bei {partner} auf Platz {theirs}: ein indirekter Treffer, {points} Punkte.',
    practice_no_match: 'Diesmal habt ihr nichts gemeinsam; das kommt vor.',
    practice_points:
      '{points} Punkte führen deine Figur auf Feld {space}: Dort wählst du {number}.',
    practice_done:
      'So geht es Runde um Runde, und wer zuerst am Ziel ist, gewinnt. Das ist alles; viel Spaß!',
  },
  line: 'Wähle und ordne Bilder zu einem Thema, genau so wie dein Gegenüber.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Ausgabe',
      name: (year) => `Ausgabe ${year}`,
      lines: {
        '2016': (f) =>
          `${f.themes_on_a_card} Themen auf einer Karte; nichts wird verdoppelt. Bei Gleichstand gewinnt ihr gemeinsam.`,
        '2010': (f) =>
          many(f.doubles, {
            one: 'Alle haben einen ×2-Chip für das ganze Spiel. Bei Gleichstand gewinnt ihr gemeinsam.',
            other:
              'Alle haben # ×2-Chips für das ganze Spiel. Bei Gleichstand gewinnt ihr gemeinsam.',
          }),
        '1996': (f) =>
          `${f.images} Bilder, ein Würfel nennt das Thema, bei Gleichstand wird gestochen.`,
      },
      line: (f) => `${f.images} Bilder und ${f.themes_on_a_card} Themen auf einer Karte.`,
    },
    mode: {
      title: 'Wer mit wem',
      names: {
        teams: 'In Paaren',
        individual: 'Alle für sich',
        trios: 'Zwei Trios',
        duo: 'Nur zu zweit',
      },
      lines: {
        teams: 'Du und dein Gegenüber wollt gleich wählen.',
        individual: 'In jeder Runde wollen alle wie eine Person wählen.',
        trios: 'Drei gegen drei: Es zählt nur, was alle drei gemeinsam haben.',
        duo: 'Ein Paar gegen die Strecke, in möglichst wenigen Runden.',
      },
    },
    track: {
      title: 'Strecke',
      names: {
        brisk: 'Kurze Strecke',
        short: 'Kurze Strecke',
        standard: 'Normale Strecke',
        long: 'Lange Strecke',
      },
      line: (f) =>
        [
          many(f.spaces, { one: '# Feld', other: '# Felder' }),
          f.rounds && f.minutes
            ? `etwa ${many(f.rounds, { one: '# Runde', other: '# Runden' })}: ${many(f.minutes, { one: '# Minute', other: '# Minuten' })}`
            : '',
        ]
          .filter(Boolean)
          .join(', ') + '.',
    },
    deck: { line: (f) => `${f.images} Bilder, für dieses Spiel gezeichnet.` },
    themes: { line: 'Unsere Themen, in deiner Sprache.' },
    for_children: { title: 'Themen für Kinder', line: 'Lässt die Themen für Erwachsene weg.' },
    double_up: {
      title: 'Double-Up-Karten',
      line: 'Verdeckte Karten, die einen direkten Treffer verdoppeln; sie liegen in der Schachtel.',
    },
    random_teams: {
      title: 'Teams auslosen',
      line: 'Wer mit wem spielt, entscheidet zu Beginn das Los.',
    },
    even_individual: {
      title: 'Auch gerade Zahlen',
      line: (f) => `Alle für sich, auch zu ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Treffer ruhen aus',
      line: 'Ein Bild, mit dem du getroffen hast, wählst du nicht noch einmal.',
    },
    time_limit: { title: 'Bedenkzeit', line: 'Wer bis dahin nicht festgelegt ist, legt nichts.' },
  },
  tv: {
    round: (n) => `Runde ${n}`,
    playoff: 'Stechen',
    opens: (name) => `${name} öffnet das Thema`,
    opened: (name) => `geöffnet von ${name}`,
    newTheme: 'Gleich kommt ein neues Thema.',
    theme: (theme) => `Das Thema: ${theme}`,
    picks: (n) => many(n, { one: '# Bild', other: '# Bilder' }),
    atTheFinish: 'im Ziel',
    toMatch: (name) => `Alle wollen denken wie ${name}`,
    isMatched: 'das Vorbild',
    looksOn: 'schaut zu',
    doubles: (name) => `${name} spielt ×2`,
    cardOf: (n, of) => `Karte ${n} von ${of}`,
    laidNothing: 'Zeit abgelaufen',
    direct: (names, image, points) =>
      `${names}: „${image}“ auf demselben Platz, ${many(points, { one: '# Punkt', other: '# Punkte' })}.`,
    indirect: (names, image, points) =>
      `${names}: „${image}“ auf verschiedenen Plätzen, ${many(points, { one: '# Punkt', other: '# Punkte' })}.`,
    points: (n) => many(n, { one: '# Punkt', other: '# Punkte' }),
    wins: (names, n) => many(n, { one: `${names} gewinnt!`, other: `${names} gewinnen!` }),
    sharedVictory: (names) => `${names} teilen sich den Sieg!`,
    together: (rounds) =>
      many(rounds, { one: 'Nach # Runde im Ziel!', other: 'Nach # Runden im Ziel!' }),
    space: (n) => `Feld ${n}`,
  },
  past: {
    nothing: 'noch nichts',
    sameThemes: 'Die gleichen Themen kommen in der gleichen Reihenfolge.',
    won: (names) => `Gewonnen: ${names}`,
    together: 'Zusammen am Ende der Strecke',
  },
  howto: {
    box: 'Welche Ausgabe?',
    mode: 'Wie spielt ihr?',
    lead: (f) =>
      f.referent === 'none'
        ? 'Alle haben dieselben Bilder. Wähle die, die auch dein Partner wählt.'
        : 'Alle haben dieselben Bilder. Wähle in jeder Runde die, die auch das Vorbild wählt.',
    theme: {
      title: 'Ein Thema wird geöffnet',
      text: (f) =>
        f.referent === 'none'
          ? 'Es kann alles sein. Welche Bilder passen, und welche nimmt wohl dein Partner?'
          : 'Es kann alles sein. Welche Bilder passen, und welche nimmt wohl das Vorbild?',
    },
    pick: {
      title: 'Wählen und ordnen',
      text: (f) =>
        `Das Feld deiner Figur sagt, wie viele Bilder: 1 bis ${f.full_hand}. Das stärkste kommt zuerst. Keine Tipps, keine Blicke!`,
    },
    reveal: {
      title: 'Aufdecken',
      text: (f) =>
        `Eins nach dem anderen, das stärkste zuerst. Was ${f.referent !== 'none' ? 'du mit dem Vorbild gemeinsam hast' : f.team > 2 ? `ihr alle ${f.team} habt` : 'ihr beide habt'}, ist ein Treffer: ${f.direct} Punkte auf demselben Platz, ${f.indirect} auf verschiedenen.`,
    },
    race: {
      title: 'Auf zur Sonne',
      text: 'Ein Punkt, ein Feld. Das neue Feld sagt, wie viele Bilder du als Nächstes wählst. Wer zuerst am Ende ist, gewinnt; jede Runde wird zu Ende gespielt.',
    },
    same: 'selber Platz',
    other: 'anderer Platz',
    inThisBox: 'In dieser Ausgabe',
    players: (numbers) => `Zu ${or(numbers)}.`,
    facts: {
      openers: 'In der nächsten Runde öffnet die Person links daneben das Thema.',
      modelOpens:
        'Das Vorbild öffnet das Thema. In der nächsten Runde ist die Person links daneben das Vorbild.',
      randomTeams: 'Wenn ihr mögt: Die Teams werden ausgelost.',
      partners: 'Partner sitzen sich gegenüber und teilen sich eine Figur.',
      joined: 'Partner sitzen sich gegenüber und stecken ihre Figuren zusammen.',
      alternate: 'Die Teams sitzen abwechselnd um den Tisch.',
      called: (f) =>
        `Wer das Thema öffnet, nennt eine Zahl von 1 bis ${f.themes_on_a_card}; erst dann wird die Karte gezogen.`,
      rolled: (f) => `Ein Würfel sagt, welches der ${f.themes_on_a_card} Themen der Karte es ist.`,
      teamsOpen: 'Die Teams öffnen reihum, und wer geöffnet hat, deckt seine Bilder zuerst auf.',
      deck: (f) => `Der Satz hat ${f.images} Bilder statt ${f.usual}.`,
      model: 'In jeder Runde ist jemand das Vorbild: Alle anderen versuchen, genauso zu wählen.',
      modelShares: 'Das Vorbild zieht so weit wie der Beste der anderen.',
      modelHand: (f) =>
        many(f.full_hand, {
          one: 'Das Vorbild wählt immer # Bild.',
          other: 'Das Vorbild wählt immer # Bilder.',
        }),
      modelNothing: 'Das Vorbild zieht nicht.',
      allOfATeam: (f) =>
        `Es zählt nur, was alle ${f.team} eines Teams gemeinsam haben: ${f.direct} Punkte auf demselben Platz, sonst ${f.indirect}.`,
      token: (f) =>
        `${many(f.doubles, { one: 'Alle haben einen ×2-Chip für das ganze Spiel. Sag ihn', other: 'Alle haben # ×2-Chips für das ganze Spiel. Sag einen' })} vor dem Aufdecken an, als Erster der Runde: Ein direkter Treffer zählt dann ${2 * f.direct}.`,
      modelNoToken: 'Das Vorbild spielt seinen Chip nie.',
      doubleUpTeam: (f) =>
        `Wenn ihr wollt: Jedes Team hat ${many(f.doubles, { one: 'eine verdeckte Double-Up-Karte, die', other: '# verdeckte Double-Up-Karten, die' })} aus einem direkten Treffer ${many(f.doubles, { one: `${2 * f.direct} macht`, other: `${2 * f.direct} machen` })}.`,
      doubleUpAlone: (f) =>
        `Wenn ihr wollt: Alle haben ${many(f.doubles, { one: 'eine verdeckte Double-Up-Karte, die', other: '# verdeckte Double-Up-Karten, die' })} aus einem direkten Treffer ${many(f.doubles, { one: `${2 * f.direct} macht`, other: `${2 * f.direct} machen` })}.`,
      tieOvershoot:
        'Mehrere in derselben Runde am Ende? Wer am weitesten darüber hinaus kam, gewinnt.',
      tieTokens: 'Mehrere in derselben Runde am Ende? Wer mehr ×2-Chips übrig hat, gewinnt.',
      tiePlayoff: 'Mehrere in derselben Runde am Ende? Sie spielen weiter, bis jemand vorn liegt.',
      duo: 'Unsere eigene Spielart: in möglichst wenigen Runden ans Ende.',
    },
  },
} satisfies Compatibility
