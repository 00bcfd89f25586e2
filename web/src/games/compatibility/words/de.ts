import type { Compatibility } from './en'
import { plurals } from '../../../words/plural'

const many = plurals('de')
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
    rematch: 'Revanche',
    change: 'Spiel ändern',
    waitForHost: (host) => `${host} entscheidet, wie es weitergeht.`,
    rounds: 'Runden',
    samePlace: 'gleiches Bild, gleicher Platz',
    otherPlace: 'gleiches Bild, anderer Platz',
    bestRound: (names, theme) => `Beste Runde: ${names} mit „${theme}“`,
    favourite: (title, n) => `${title}: am häufigsten gewählt, ${n}-mal`,
    alike: 'Wer ähnlich dachte',
    won: (names, line) => `Gewonnen: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, { one: 'Zuerst im Ziel, nach # Runde.', other: 'Zuerst im Ziel, nach # Runden.' }),
      largest_overshoot: () => 'Mehrere kamen an; niemand kam weiter.',
      most_tokens_left: () => 'Mehrere kamen an; hier blieben die meisten ×2 übrig.',
      playoff: (n) => `Das Stechen ist entschieden, in Runde ${n}.`,
      shared: () => 'Gleichstand bis zuletzt: ein geteilter Sieg.',
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
} satisfies Compatibility
