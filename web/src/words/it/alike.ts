import type { Alike } from '../en/alike'
import { lists, plurals } from '../plural'

const many = plurals('it')
const list = lists('it')

const alike: Alike = {
  reading: 'Guardiamo che cosa ha messo ognuno …',
  failed: 'Non si è potuto leggere che cosa dice di voi la partita.',
  tryAgain: 'Riprova',
  tooLittle: 'Troppo poco per dirlo',
  tooLittleLine: 'Mai due persone hanno messo immagini nello stesso turno.',
  noClues: 'Nessun indizio è stato letto fino in fondo: niente da confrontare.',
  chart: {
    pair: (a, b, n) => `${list([a, b])}: ${n}`,
    pairSays: (a, b, n, low, high) => `${list([a, b])}: ${n}, probabilmente tra ${low} e ${high}`,
    between: (low, high) => `probabilmente tra ${low} e ${high}`,
    shared: (images, rounds) =>
      `${many(images, { one: '# immagine in comune', other: '# immagini in comune' })} in ${many(rounds, { one: '# turno', other: '# turni' })}`,
    previousPair: 'Coppia precedente',
    nextPair: 'Coppia successiva',
    differently: 'la vedono diversamente',
    alike: 'la pensano uguale',
    joined: (a, b, n) => `${list([a, b])} sono molto vicini: ${n}.`,
    nobodyJoined: 'Nessuna coppia arriva a 60.',
    nearestTo: (name, other) => `Più vicino a ${name}: ${other}.`,
    machines: (names, n) =>
      many(n, { one: `${names} è una macchina.`, other: `${names} sono macchine.` }),
    showAll: (n) => `Mostra tutte (${n})`,
    onlyNearest: (name, n, of) => `${name} e le ${n - 1} persone più vicine, su ${of}`,
    fewer: 'Mostra meno',
    course: (name) => `Quanto ${name} e gli altri la pensavano uguale, serata dopo serata`,
  },
  readers: {
    who: 'Chi capisce gli indizi di chi',
    criteria: 'Il più difficile da leggere',
    reads: (reader, giver) => `${reader} legge ${giver}`,
    byChance: 'non meglio del caso',
    misread: (n, clues) =>
      many(n, { one: `# su ${clues} frainteso`, other: `# su ${clues} fraintesi` }),
    note: '100: mai un inganno. 0: non meglio che indicare alla cieca.',
    best: (reader, giver) => `${reader} capisce ${giver} meglio di tutti`,
    hardest: (criterion) => `Il più difficile da leggere: ${criterion}`,
    title: 'Chi ha capito chi',
  },
  best: {
    most: 'La coppia più vicina',
    youTwo: 'Di tutto il tavolo, voi due siete i più vicini.',
    chance: (percent) => `Probabilità che nessuna coppia sia più vicina: ${percent}%.`,
    open: 'Può ben esserci una coppia più vicina.',
    likely: 'Probabile, ma non deciso.',
    settled: 'Quasi nessun dubbio.',
  },
  you: {
    nearest: 'Più vicino a te',
    other: (name) => `Tu e ${name}`,
    veryAlike: 'La pensate davvero uguale.',
    alike: 'La pensate abbastanza uguale.',
    strangers: 'Più o meno come due estranei.',
    differently: 'Tendete a vedere le cose diversamente.',
    hint: (low, high) => `Dopo una partita è un primo indizio: probabilmente tra ${low} e ${high}.`,
    scale: '50 è di due estranei, 100 di una mente sola.',
    machine: 'una macchina',
  },
  matrix: 'Ognuno con ognuno',
  map: 'La mappa delle menti',
  mapNote: 'Vicino vuol dire uguale. Una linea unisce due con 60 o più.',
  themes: {
    title: 'Temi',
    alike: (name) => `Il tema visto più uguale da te e ${name}`,
    unlike: (name) => `Il tema visto più diversamente da te e ${name}`,
    uniting: 'Questo ha unito il tavolo',
    dividing: 'Questo ha diviso il tavolo',
    laid: (name, titles) => `${name}: ${titles}`,
  },
  signature: 'La tua immagine',
  signatureLine: (title, n) => `${title}: messa ${n} volte, più di quanto chiedessero i temi.`,
  rounds: {
    title: 'Turno per turno',
    round: (n) => `Turno ${n}`,
    points: (names, n) => `${names}: ${many(n, { one: '# punto', other: '# punti' })}`,
    shared: (titles) => `In comune: ${titles}`,
    nothing: 'niente in comune',
    showAll: 'Mostra tutti i turni',
  },
  places: (direct, indirect) =>
    `Delle immagini in comune, ${direct} nello stesso posto e ${indirect} altrove.`,
  actions: {
    title: 'Da portare via',
    picture: 'Condividi l’immagine',
    noPicture: 'Non si è potuta fare l’immagine.',
    replay: 'Rivedi la partita',
    duel: 'Sfida un altro tavolo',
    duelText: 'Noi abbiamo giocato così. Con le stesse carte farete meglio?',
    duelCopied: 'Il link è copiato. Mandalo all’altro tavolo.',
    group: (name) => `La pagina di ${name}`,
    record: 'Salva la registrazione della partita',
  },
  rival: {
    title: 'Due tavoli, le stesse carte',
    ours: 'Voi',
    theirs: 'Gli altri',
    better: (n) =>
      many(n, { one: 'Eravate avanti di # punto!', other: 'Eravate avanti di # punti!' }),
    worse: (n) =>
      many(n, {
        one: 'L’altro tavolo era avanti di # punto.',
        other: 'L’altro tavolo era avanti di # punti.',
      }),
    even: 'Nemmeno un punto di differenza!',
    after: (n) => many(n, { one: 'Dopo # turno a testa', other: 'Dopo # turni a testa' }),
    against: (names) => `Contro ${names}`,
    row: (label, ours, theirs) => `${label}: voi ${ours}, gli altri ${theirs}`,
    shared: (n) => many(n, { one: '# immagine in comune', other: '# immagini in comune' }),
    turn: (n) => `Turno ${n}`,
    score: 'Punteggio',
  },
}
export default alike
