import type { Compatibility } from './en'
import { plurals } from '../../../words/plural'

const many = plurals('it')
const points = (n: number) => many(n, { one: '# punto', other: '# punti' })

export default {
  name: 'Compatibility',
  round: (n) => `Turno ${n}`,
  you: 'Tu',
  quoted: (title) => `«${title}»`,
  themeIs: (theme) => `Il tema: ${theme}`,
  lastRound: 'L’ultimo turno',
  hurry: 'Più veloci, bot',
  playoff: (sides) => `Parità! Allo spareggio: ${sides}.`,
  opening: {
    youCall: 'Apri tu il tema',
    callLine: 'Di’ un numero; solo dopo si pesca la carta.',
    number: (n) => `Numero ${n}`,
    usedUp: 'Tutti i temi con questo numero sono già usciti.',
    called: (name, n) => `${name} dice ${n}.`,
    rolled: (name, n) => `${name} tira un ${n}.`,
    youRoll: 'Tiri tu il dado',
    youOrPartnerRoll: 'Tiri il dado tu, o chi gioca con te',
    rollLine: 'Dice quale tema della carta vale.',
    roll: 'Tira il dado',
    theyCall: (name) => `${name} dice un numero`,
    theyRoll: (names) => `Al dado: ${names}`,
    allMatch: (name) => `In questo turno tutti cercano di pensare come ${name}.`,
    allMatchYou: 'In questo turno tutti cercano di pensare come te.',
  },
  pick: {
    pick: (n) =>
      many(n, { one: 'Scegli # immagine.', other: 'Scegline #, la più forte per prima.' }),
    spaceSays: (n) => `La tua casella dice ${n}.`,
    referentPicks: (n) => `Chi fa da modello ne sceglie sempre ${n}.`,
    playoff: (n) => `Allo spareggio tutti ne scelgono ${n}.`,
    notPlaying: 'Non giochi questo spareggio; guarda gli altri.',
    allMatchYou: 'Tutti cercano di pensare come te.',
    thinkLike: (names) => `Pensa come ${names}.`,
    images: (n) => `${n} immagini`,
    onPlace: (title, place) => `${title}, posto ${place}`,
    takenBack: (title) => `${title}: ripresa`,
    retired: (title) => `${title}: già in comune una volta, è fuori dal tuo gioco.`,
    full: (n) =>
      many(n, {
        one: 'Il tuo posto è occupato; riprendi prima l’immagine.',
        other: 'I # posti sono occupati; riprendi prima un’immagine.',
      }),
    unlockFirst: 'Le tue immagini sono coperte. Con «Cambia» puoi ripensarci.',
  },
  look: {
    closer: 'Guarda da vicino: poi tocca un’immagine',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    putOn: (place) => `Metti al posto ${place}`,
    full: 'Tutti i posti sono occupati',
    takeBack: 'Riprendi',
    place: (place) => `Posto ${place}`,
    earlier: 'Un posto più su',
    later: 'Un posto più giù',
  },
  tray: {
    label: 'La tua classifica, la più forte per prima',
    takeBack: (title, place) => `Posto ${place}: ${title}. Riprendi; le frecce la spostano.`,
  },
  dock: {
    lockIn: 'Fatto',
    change: 'Cambia',
    missing: (n) => many(n, { one: 'ne manca #', other: 'ne mancano #' }),
    doubleMissing: 'metti il ×2',
    waitingFor: (names) => `Ancora a pensare: ${names}`,
    youAreReady: 'Fatto. Le tue immagini sono coperte.',
  },
  double: {
    claim: 'Annuncia il mio ×2',
    claimedBy: (name) => `${name} gioca il ×2 in questo turno.`,
    putIt: 'Metti il tuo ×2 su una delle tue immagini.',
    cardsLeft: (n) =>
      many(n, { one: 'Double Up: resta # carta', other: 'Double Up: restano # carte' }),
    on: (title) => `×2 su ${title}`,
  },
  players: {
    label: 'Gli altri',
    ready: (name) => `${name} ha scelto.`,
    thinks: (name) => `${name} sta pensando.`,
    thinksAgain: (name) => `${name} ci ripensa.`,
    standIn: (name) => `Una riserva gioca per ${name}.`,
  },
  board: {
    title: 'Il tabellone',
    label: (pawns) => `Il percorso, una spirale. ${pawns.join(' ')}`,
    stands: (names, space) => `${names}: casella ${space}.`,
    onSpace: (space, n) =>
      many(n, { one: `Casella ${space}, # immagine`, other: `Casella ${space}, # immagini` }),
    arrived: 'Al traguardo',
    doublesLeft: (n) => many(n, { one: 'resta # ×2', other: 'restano # ×2' }),
  },
  reveal: {
    paceTap: 'Ritmo: a tocco; passa all’automatico',
    paceAuto: 'Ritmo: automatico; passa al tocco',
    model: 'Il modello del turno',
    skip: 'Salta',
    turnNext: 'Prossima carta',
    turnLast: 'Ultima carta',
    movePawns: 'Muovi le pedine',
    showAll: 'Tutte le immagini',
    goOn: 'Avanti',
    toTheEndScreen: 'Chi ha vinto?',
    plus: (n) => (n > 0 ? `+${n}` : '–'),
    lands: (from, gained, to) =>
      gained > 0 ? `${from} + ${gained} = casella ${to}` : `Casella ${from}`,
    toTheEnd: (gained) => `+${gained}: al traguardo!`,
    direct: (names, title, n) => `${names}: ${title} allo stesso posto, ${points(n)}.`,
    indirect: (names, title, n) => `${names}: ${title} in posti diversi, ${points(n)}.`,
    noMatch: (place) => `Posto ${place}: niente in comune.`,
    directCard: (title, n) => `${title}: stesso posto, ${points(n)}`,
    indirectCard: (title, n) => `${title}: altro posto, ${points(n)}`,
    scored: (names, n) => `${names}: ${points(n)}.`,
    laidNothing: 'niente in tavola',
    timeRanOut: (names) => `Tempo scaduto per ${names}.`,
    imagesReturned: (names) => `Tutte le immagini tornano a ${names}.`,
    referentMoves: (name, n) => `${name} avanza come i migliori: ${points(n)}.`,
  },
  end: {
    winner: 'Vittoria',
    rematch: 'Rivincita',
    change: 'Cambia gioco',
    waitForHost: (host) => `${host} decide come si va avanti.`,
    rounds: 'turni',
    samePlace: 'stessa immagine, stesso posto',
    otherPlace: 'stessa immagine, altro posto',
    bestRound: (names, theme) => `Turno migliore: ${names} con «${theme}»`,
    favourite: (title, n) => `${title}: la più scelta, ${n} volte`,
    alike: 'Chi ha pensato uguale',
    won: (names, line) => `Vittoria: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, {
          one: 'Al traguardo prima degli altri, in # turno.',
          other: 'Al traguardo prima degli altri, in # turni.',
        }),
      largest_overshoot: () => 'Arrivati in più d’uno; nessuno è andato oltre.',
      most_tokens_left: () => 'Arrivati in più d’uno; qui restavano più ×2.',
      playoff: (n) => `Spareggio vinto, al turno ${n}.`,
      shared: () => 'Parità fino all’ultimo: vittoria condivisa.',
      together: (n) =>
        many(n, {
          one: 'Insieme al traguardo, in # turno.',
          other: 'Insieme al traguardo, in # turni.',
        }),
    },
  },
  remarks: {
    bot_goes_by_words: (name) =>
      `${name}: noi bot non conosciamo ancora queste carte. Seguiamo le parole.`,
    bot_goes_by_taste: (name) =>
      `${name}: noi bot non conosciamo ancora queste carte. Seguiamo il nostro gusto.`,
  },
  practice: {
    practice_open_theme:
      'Apri tu il tema: di’ un numero da 1 a {most} prima che qualcuno veda la carta. Prova {number}.',
    practice_pick_images:
      'Scegli {number} immagini per il tema: la casella della tua pedina dice {number}. {partner} gioca con te e fa lo stesso in segreto; quello che avete in comune porta punti.',
    practice_rank:
      'Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più. Prova {images}.',
    practice_rank_freely:
      'Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più.',
    practice_lock_in: 'Ora «Fatto»; finché non hanno finito tutti, puoi cambiare idea.',
    practice_wait: 'Le tue immagini sono coperte; quando tutti hanno finito, si scoprono.',
    practice_direct_match:
      '{image} è al posto {place} per tutti e due: un’intesa diretta, {points} punti.',
    practice_indirect_match:
      '{image} è al tuo posto {mine} e al posto {theirs} di {partner}: un’intesa indiretta, {points} punti.',
    practice_no_match: 'Stavolta niente in comune; capita.',
    practice_points:
      '{points} punti portano la tua pedina alla casella {space}: ne sceglierai {number}.',
    practice_done:
      'Così, turno dopo turno, vince chi arriva prima in fondo al percorso. È tutto; buon gioco!',
  },
} satisfies Compatibility
