import { plurals } from '../plural'
import type { Group } from '../en/group'

const many = plurals('es')

export default {
  title: 'Tus grupos',
  intro: 'Un grupo guarda lo que jugáis juntos: quién piensa parecido, velada tras velada.',
  onThisDevice: 'En este dispositivo',
  youAre: (name) => `Eres ${name}`,
  justLooking: 'Este dispositivo solo mira',
  foundTitle: 'Fundar un grupo',
  foundAnother: 'Fundar otro grupo',
  foundName: '¿Cómo se llama vuestro grupo?',
  foundHint: 'El sofá, la gente del jueves, nuestra familia…',
  foundGo: 'Fundar el grupo',
  allGroups: 'Todos tus grupos',

  keySentence:
    'Quien tiene este enlace está en el grupo y lo ve todo. No se recoge nada para nadie más y no hay ninguna cuenta: guarda el enlace como se guarda una llave.',
  invite: 'Invitar',
  inviteTitle: 'El enlace de este grupo',
  shareLink: 'Compartir el enlace',
  copyLink: 'Copiar el enlace',
  copyFailed: 'Copia el enlace del campo de arriba, por favor.',
  invitation: (name) => `El enlace de nuestro grupo «${name}». Guárdalo como una llave:`,
  scan: 'Escanear para entrar en el grupo',

  who: {
    title: '¿Quién eres?',
    line: 'Este dispositivo lo recordará. Puedes cambiarlo cuando quieras.',
    newName: 'Llego ahora: me llamo',
    joinGo: 'Esa persona soy yo',
    look: 'Solo miro',
    full: 'En este grupo no cabe otro nombre.',
  },

  loading: 'Abriendo el grupo…',
  unknown: 'Este enlace no lleva a ningún grupo.',
  unknownLine:
    'Quizá le falta un trozo, o el grupo se ha borrado. Pide el enlace a alguien del grupo.',
  forgetIt: 'Olvidar este grupo aquí',
  stale: 'El servidor no responde. Así estaba antes.',

  games: (n) => many(n, { one: '# partida', other: '# partidas' }),
  evenings: (n) => many(n, { one: '# velada', other: '# veladas' }),
  members: (n) => many(n, { one: '# miembro', other: '# miembros' }),
  rounds: (n) => many(n, { one: '# ronda', other: '# rondas' }),
  since: (date) => `desde el ${date}`,
  play: 'Jugar esta noche',

  empty: {
    title: 'Todavía ninguna partida',
    line: 'Lo que jugáis para este grupo cuenta aquí por sí solo, en cuanto acaba una partida.',
    invite: 'Envía el enlace a quienes juegan contigo.',
    play: 'Abre una mesa con «Jugar esta noche», y a jugar.',
    look: 'Vuelve aquí: ¿con quién tienes más en común?',
  },

  you: {
    title: 'Tú y los demás',
    most: (name) => `Lo que más en común, con ${name}`,
    alone: 'Nadie ha jugado aún contigo. Las cifras llegan con la primera ronda compartida.',
    onlyBots: 'Hasta ahora solo había bots en la mesa. No cuentan: ¡juega con alguien!',
    lookOn: 'Di quién eres y verás con quién tienes más en común.',
    all: (n) => `Mostrar todo (${n})`,
    fewer: 'Mostrar menos',
  },
  score: {
    label: (one, other, score) => `${one} y ${other}: ${score} de 100`,
    of100: 'de 100',
    range: (low, high) =>
      `Entre ${low} y ${high}, nueve de cada diez veces. 50 es lo que tienen dos desconocidos.`,
    hint: (rounds) =>
      many(rounds, {
        one: 'Solo un primer indicio, tras # ronda.',
        other: 'Solo un primer indicio, tras # rondas.',
      }),
    alike: 'Pensáis más parecido que dos desconocidos.',
    unlike: 'Soléis ver las cosas de otra manera.',
    open: 'Todavía puede ser casualidad: seguid jugando.',
    theyAlike: 'Piensan más parecido que dos desconocidos.',
    theyUnlike: 'Suelen ver las cosas de otra manera.',
    never: 'Aún no han jugado ninguna ronda en la misma mesa.',
  },
  best: {
    title: 'La pareja que piensa más parecido',
    sure: (percent) => `Hasta donde se sabe: es así con un ${percent} % de probabilidad.`,
    guess: (percent) => `Por ahora solo una conjetura: un ${percent} % de probabilidad.`,
  },

  map: 'Quién está cerca de quién',
  matrix: 'Todos con todos',
  course: 'Con el tiempo',
  chartFailed: 'Esta imagen no ha llegado. Vuelve a cargar la página.',
  signatures: {
    yours: 'Tus imágenes',
    line: 'Puestas más a menudo de lo que piden los temas.',
    laid: (title, n) => many(n, { one: `${title}: una vez`, other: `${title}: # veces` }),
    times: (n) => `${n} ×`,
  },
  themes: {
    uniting: 'Temas que os unen',
    dividing: 'Temas que os separan',
    alike: 'Visto igual',
    unlike: 'Visto de otra manera',
    lost: 'Un tema de cartas que ya no están',
    nothing: 'no puso nada',
  },

  pair: {
    title: 'Dos de vosotros',
    pick: 'Mirar una pareja',
    one: 'Una persona',
    other: 'Y la otra',
    together: (rounds) => many(rounds, { one: '# ronda en común', other: '# rondas en común' }),
    partners: (n) => many(n, { one: '# en equipo', other: '# en equipo' }),
    shared: 'Imágenes puestas por ambas partes',
    direct: 'de ellas en el mismo lugar',
    byTheme: 'Dos desconocidos que siguen los temas igual',
    byChance: 'Dos que sacan a ciegas',
    reads: (reader, giver) => `${reader} lee las pistas de ${giver}`,
    misread: (misread, clues) =>
      many(clues, {
        one: `${misread} de # pista mal entendida`,
        other: `${misread} de # pistas mal entendidas`,
      }),
  },

  evening: {
    title: 'Veladas',
    earlier: 'Veladas anteriores',
    left: 'alguien que se fue',
    others: (n) => many(n, { one: '# persona más', other: '# personas más' }),
    withBots: (n) => many(n, { one: 'y un bot', other: 'y # bots' }),
    replay: 'Verla otra vez',
    nothing: 'Una sola velada no dice aquí nada sobre quién piensa parecido.',
  },

  people: {
    title: 'Miembros',
    you: 'tú',
    never: 'aún no ha jugado',
    last: (date) => `la última, el ${date}`,
    open: (name) => `Cambiar ${name}`,
    rename: 'Otro nombre',
    renameLine: 'Vale para todo lo jugado.',
    renameGo: 'Cambiar el nombre',
    renamed: (name) => `Desde ahora es ${name}.`,
    merge: 'Dos nombres, una persona',
    mergeLine: (name) =>
      `¿${name} ha jugado también con otro nombre? Entonces los dos pasan a ser uno. No se puede deshacer.`,
    mergeWith: (name) => `${name} es la misma persona que`,
    mergeGo: 'Son la misma persona',
    merged: (name) => `Ahora todo es de ${name}.`,
    nobody: 'Nadie',
    me: 'Soy yo',
    leave: 'Dejar el grupo',
    leaveOf: (name) => `Sacar a ${name} del grupo`,
    leaveAsk: '¿Irte para siempre?',
    leaveAskOf: (name) => `¿Sacar a ${name} para siempre?`,
    leaveLine: (name) =>
      `Desaparece el nombre ${name}, y con él todas las cifras sobre ${name}. Las partidas se quedan, con un signo de interrogación en lugar del nombre. No se puede deshacer.`,
    leaveLink: 'Quien aún tiene el enlace puede seguir viendo el grupo.',
    stay: 'Quedarse',
    left: (name) => `${name} ya no está en el grupo.`,
  },

  keep: {
    title: 'El grupo en sí',
    rename: 'Cambiar el nombre del grupo',
    renameName: 'Nombre del grupo',
    renameGo: 'Guardar el nombre',
    export: 'Llevarse todo',
    exportLine: 'Un archivo con todas las partidas, cifras y nombres, para ti.',
    exported: 'El archivo está guardado.',
    forget: 'Quitar este dispositivo',
    forgetLine: 'Sigues en el grupo; solo este dispositivo olvida el enlace.',
    forgetAsk: 'Sin el enlace no podrás volver desde aquí. ¿Está a salvo en otro sitio?',
    forgetGo: 'Olvidar el enlace aquí',
    forgotten: 'Este dispositivo ha olvidado el grupo.',
    remove: 'Borrarlo todo',
    removeLine: (games, members) =>
      `${games} con sus repeticiones, todas las cifras, ${members}: se pierde para todo el mundo y para siempre. Nadie puede recuperarlo, tampoco nosotros.`,
    removeType: (name) => `Para confirmarlo, escribe el nombre del grupo: ${name}`,
    removeGo: 'Borrarlo para todo el mundo',
    removed: 'El grupo está borrado.',
    cancel: 'Conservarlo',
  },
} satisfies Group
