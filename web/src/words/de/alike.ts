import type { Alike } from '../en/alike'
import { plurals } from '../plural'

const many = plurals('de')

const alike: Alike = {
  reading: 'Was habt ihr alle gelegt? Einen Moment …',
  failed: 'Was das Spiel über euch sagt, ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  tooLittle: 'Zu wenig, um etwas zu sagen',
  tooLittleLine: 'Keine zwei haben in derselben Runde Bilder gelegt.',
  noClues: 'Kein Hinweis wurde zu Ende gelesen; es gibt nichts zu vergleichen.',
  chart: {
    pair: (a, b, n) => `${a} und ${b}: ${n}`,
    pairSays: (a, b, n, low, high) =>
      `${a} und ${b}: ${n}, wahrscheinlich zwischen ${low} und ${high}`,
    between: (low, high) => `wahrscheinlich zwischen ${low} und ${high}`,
    shared: (images, rounds) =>
      `${many(images, { one: '# gemeinsames Bild', other: '# gemeinsame Bilder' })} in ${many(rounds, { one: '# Runde', other: '# Runden' })}`,
    previousPair: 'Voriges Paar',
    nextPair: 'Nächstes Paar',
    differently: 'sehen es anders',
    alike: 'denken ähnlich',
    joined: (a, b, n) => `${a} und ${b} stehen nah beieinander: ${n}.`,
    nobodyJoined: 'Keine zwei haben 60 erreicht.',
    nearestTo: (name, other) => `Am nächsten bei ${name}: ${other}.`,
    machines: (names, n) =>
      many(n, { one: `${names} ist eine Maschine.`, other: `${names} sind Maschinen.` }),
    showAll: (n) => `Alle ${n} zeigen`,
    onlyNearest: (name, n, of) => `${name} und die ${n - 1} Nächsten, von ${of}`,
    fewer: 'Weniger zeigen',
    course: (name) => `Wie ähnlich ${name} und die anderen dachten, Abend für Abend`,
  },
  readers: {
    who: 'Wer wessen Hinweise versteht',
    criteria: 'Was am schwersten zu lesen ist',
    reads: (reader, giver) => `${reader} liest ${giver}`,
    byChance: 'nicht besser als Zufall',
    misread: (n, clues) => `${n} von ${clues} missverstanden`,
    note: '100: nie in die Irre geführt. 0: nicht besser als blind gezeigt.',
    best: (reader, giver) => `${reader} versteht ${giver} am besten`,
    hardest: (criterion) => `Am schwersten zu lesen: ${criterion}`,
    title: 'Wer wen verstanden hat',
  },
  best: {
    most: 'Am ähnlichsten',
    youTwo: 'Von allen am Tisch seid ihr zwei euch am nächsten.',
    chance: (percent) => `Die Chance, dass kein Paar näher ist: ${percent} %.`,
    open: 'Gut möglich, dass ein anderes Paar näher ist.',
    likely: 'Wahrscheinlich, aber nicht ausgemacht.',
    settled: 'Kaum ein Zweifel.',
  },
  you: {
    nearest: 'Dir am nächsten',
    other: (name) => `Du und ${name}`,
    veryAlike: 'Ihr denkt sehr ähnlich.',
    alike: 'Ihr denkt recht ähnlich.',
    strangers: 'Etwa so ähnlich wie zwei Fremde.',
    differently: 'Ihr seht Dinge eher verschieden.',
    hint: (low, high) =>
      `Nach einem Spiel ist das ein erster Hinweis: wahrscheinlich zwischen ${low} und ${high}.`,
    scale: '50 haben zwei Fremde, 100 ist ein Geist.',
    machine: 'eine Maschine',
  },
  matrix: 'Alle mit allen',
  map: 'Die Landkarte der Köpfe',
  mapNote: 'Nah heißt ähnlich. Eine Linie verbindet zwei mit 60 oder mehr.',
  themes: {
    title: 'Themen',
    alike: (name) => `Das saht ihr am ähnlichsten, du und ${name}`,
    unlike: (name) => `Das saht ihr am verschiedensten, du und ${name}`,
    uniting: 'Das hat den Tisch vereint',
    dividing: 'Das hat den Tisch geteilt',
    laid: (name, titles) => `${name}: ${titles}`,
  },
  signature: 'Dein Bild',
  signatureLine: (title, n) => `${title}: ${n}-mal gelegt, öfter, als die Themen es nahelegten.`,
  rounds: {
    title: 'Runde um Runde',
    round: (n) => `Runde ${n}`,
    points: (names, n) => `${names}: ${many(n, { one: '# Punkt', other: '# Punkte' })}`,
    shared: (titles) => `Gemeinsam: ${titles}`,
    nothing: 'nichts gemeinsam',
    showAll: 'Alle Runden zeigen',
  },
  places: (direct, indirect) =>
    `Von den gemeinsamen Bildern lagen ${direct} auf demselben Platz und ${indirect} auf anderen.`,
  actions: {
    title: 'Zum Mitnehmen',
    picture: 'Bild teilen',
    noPicture: 'Das Bild ließ sich nicht machen.',
    replay: 'Spiel noch einmal ansehen',
    duel: 'Anderen Tisch herausfordern',
    duelText: 'Das haben wir gespielt. Schafft ihr mit denselben Karten mehr?',
    duelCopied: 'Der Link ist kopiert. Schick ihn dem anderen Tisch.',
    group: (name) => `Die Seite von ${name}`,
    record: 'Aufzeichnung dieses Spiels sichern',
  },
  rival: {
    title: 'Zwei Tische, dieselben Karten',
    ours: 'Ihr',
    theirs: 'Die anderen',
    better: (n) => many(n, { one: 'Ihr lagt # Punkt vorn!', other: 'Ihr lagt # Punkte vorn!' }),
    worse: (n) =>
      many(n, {
        one: 'Der andere Tisch lag # Punkt vorn.',
        other: 'Der andere Tisch lag # Punkte vorn.',
      }),
    even: 'Kein Punkt Unterschied!',
    after: (n) => many(n, { one: 'Nach je # Runde', other: 'Nach je # Runden' }),
    against: (names) => `Gegen ${names}`,
    row: (label, ours, theirs) => `${label}: ihr ${ours}, die anderen ${theirs}`,
    shared: (n) => many(n, { one: '# gemeinsames Bild', other: '# gemeinsame Bilder' }),
    turn: (n) => `Zug ${n}`,
    score: 'Punktestand',
  },
}
export default alike
