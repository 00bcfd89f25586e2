import type { Alike } from '../en/alike'
import { lists, plurals } from '../plural'

const many = plurals('es')
const list = lists('es')

const alike: Alike = {
  reading: 'Mirando lo que ha puesto cada cual …',
  failed: 'No se ha podido leer lo que la partida dice de vosotros.',
  tryAgain: 'Intentar de nuevo',
  tooLittle: 'Muy poco para decirlo',
  tooLittleLine: 'Nunca dos personas pusieron imágenes en la misma ronda.',
  noClues: 'Ninguna pista se leyó hasta el final: no hay nada que comparar.',
  chart: {
    pair: (a, b, n) => `${list([a, b])}: ${n}`,
    pairSays: (a, b, n, low, high) => `${list([a, b])}: ${n}, probablemente entre ${low} y ${high}`,
    between: (low, high) => `probablemente entre ${low} y ${high}`,
    shared: (images, rounds) =>
      `${many(images, { one: '# imagen en común', other: '# imágenes en común' })} en ${many(rounds, { one: '# ronda', other: '# rondas' })}`,
    previousPair: 'Pareja anterior',
    nextPair: 'Pareja siguiente',
    differently: 'lo ven distinto',
    alike: 'piensan igual',
    joined: (a, b, n) => `${list([a, b])} están muy cerca: ${n}.`,
    nobodyJoined: 'Ninguna pareja llega a 60.',
    nearestTo: (name, other) => `Más cerca de ${name}: ${other}.`,
    machines: (names, n) =>
      many(n, { one: `${names} es una máquina.`, other: `${names} son máquinas.` }),
    showAll: (n) => `Mostrar las ${n}`,
    onlyNearest: (name, n, of) => `${name} y las ${n - 1} personas más cercanas, de ${of}`,
    fewer: 'Mostrar menos',
    course: (name) => `El parecido entre ${name} y el resto, velada a velada`,
  },
  readers: {
    who: 'Quién entiende las pistas de quién',
    criteria: 'Lo más difícil de leer',
    reads: (reader, giver) => `${reader} lee a ${giver}`,
    byChance: 'no mejor que el azar',
    misread: (n, clues) =>
      many(n, { one: `# de ${clues} mal leída`, other: `# de ${clues} mal leídas` }),
    note: '100: nunca hubo engaño. 0: no mejor que señalar a ciegas.',
    best: (reader, giver) => `${reader} entiende mejor que nadie a ${giver}`,
    hardest: (criterion) => `Lo más difícil de leer: ${criterion}`,
    title: 'Quién entendió a quién',
  },
  best: {
    most: 'La pareja más parecida',
    youTwo: 'De toda la mesa, vosotros dos sois los más cercanos.',
    chance: (percent) => `Probabilidad de que ninguna pareja esté más cerca: ${percent} %.`,
    open: 'Bien puede haber otra pareja más cerca.',
    likely: 'Probable, pero no seguro.',
    settled: 'Apenas hay duda.',
  },
  you: {
    nearest: 'Lo más cerca de ti',
    other: (name) => `Tú y ${name}`,
    veryAlike: 'Pensáis muy igual.',
    alike: 'Pensáis bastante igual.',
    strangers: 'Más o menos como dos desconocidos.',
    differently: 'Soléis ver las cosas de otra manera.',
    hint: (low, high) =>
      `Tras una partida es un primer indicio: probablemente entre ${low} y ${high}.`,
    scale: '50 es lo de dos desconocidos, 100 una sola mente.',
    machine: 'una máquina',
  },
  matrix: 'Cada cual con cada cual',
  map: 'El mapa de las mentes',
  mapNote: 'Cerca quiere decir igual. Una línea une a dos con 60 o más.',
  themes: {
    title: 'Temas',
    alike: (name) => `Lo que más igual visteis tú y ${name}`,
    unlike: (name) => `Lo que más distinto visteis tú y ${name}`,
    uniting: 'Esto unió la mesa',
    dividing: 'Esto dividió la mesa',
    laid: (name, titles) => `${name}: ${titles}`,
  },
  signature: 'Tu imagen',
  signatureLine: (title, n) => `${title}: puesta ${n} veces, más de lo que pedían los temas.`,
  rounds: {
    title: 'Ronda a ronda',
    round: (n) => `Ronda ${n}`,
    points: (names, n) => `${names}: ${many(n, { one: '# punto', other: '# puntos' })}`,
    shared: (titles) => `En común: ${titles}`,
    nothing: 'nada en común',
    showAll: 'Mostrar todas las rondas',
  },
  places: (direct, indirect) =>
    `De las imágenes en común, ${direct} en el mismo puesto y ${indirect} en otro.`,
  actions: {
    title: 'Para llevar',
    picture: 'Compartir la imagen',
    noPicture: 'No se ha podido hacer la imagen.',
    replay: 'Volver a ver la partida',
    duel: 'Retar a otra mesa',
    duelText: 'Hemos jugado esto. ¿Lo haréis mejor con las mismas cartas?',
    duelCopied: 'El enlace está copiado. Envíalo a la otra mesa.',
    group: (name) => `La página de ${name}`,
    record: 'Guardar el registro de la partida',
  },
  rival: {
    title: 'Dos mesas, las mismas cartas',
    ours: 'Vosotros',
    theirs: 'La otra mesa',
    better: (n) =>
      many(n, { one: '¡Ibais # punto por delante!', other: '¡Ibais # puntos por delante!' }),
    worse: (n) =>
      many(n, {
        one: 'La otra mesa iba # punto por delante.',
        other: 'La otra mesa iba # puntos por delante.',
      }),
    even: '¡Ni un punto de diferencia!',
    after: (n) => many(n, { one: 'Tras # ronda cada mesa', other: 'Tras # rondas cada mesa' }),
    against: (names) => `Contra ${names}`,
    row: (label, ours, theirs) => `${label}: vosotros ${ours}, la otra mesa ${theirs}`,
    shared: (n) => many(n, { one: '# imagen en común', other: '# imágenes en común' }),
    turn: (n) => `Turno ${n}`,
    score: 'Puntuación',
  },
}
export default alike
