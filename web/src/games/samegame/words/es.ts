import type { Thing } from '../../../state/packs.svelte'
import type { SameGame } from './en'
import { languageNames, lists, plurals } from '../../../i18n/plural'

const many = plurals('es')
const list = lists('es')

/** Con su artículo: «una escalera», «unas tijeras». */
const a = ({ name, gender }: Thing): string => {
  if (gender.includes('p')) return gender.includes('f') ? `unas ${name}` : `unos ${name}`
  return gender === 'f' ? `una ${name}` : gender ? `un ${name}` : name
}

export default {
  name: 'The Same Game',
  round: (n, of) => `Ronda ${n} de ${of}`,
  turn: (n, of) => `Turno ${n} de ${of}`,
  languages: (languages) => `Pistas en ${list(languages)}`,
  criteria: 'Qué significan los criterios',
  yourObject: 'Tu objeto',
  yourTrap: 'Tu trampa',
  medals: { flowers: 'Flores', bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
  score: (score, finish) => `Puntos: ${score} de ${finish}`,
  a,

  write: {
    task: {
      appearance: (it) => `Di una cosa que *se parezca* a ${a(it)}`,
      number_in_the_world: (it) => `Di una cosa *tan común* en el mundo como ${a(it)}`,
      length: (it) => `Di una cosa *tan larga* como ${a(it)}`,
      material: (it) => `Di una cosa *del mismo material* que ${a(it)}`,
      price: (it) => `Di una cosa que *cueste tanto* como ${a(it)}`,
      intended_use: (it) => `Di una cosa que *sirva para lo mismo* que ${a(it)}`,
      movement: (it) => `Di una cosa que *se mueva* como ${a(it)}`,
      complexity: (it) => `Di una cosa *tan difícil de fabricar* como ${a(it)}`,
      importance: (it) => `Di una cosa *tan importante* para la humanidad como ${a(it)}`,
      effort_to_explain: (it) => `Di una cosa *tan difícil de explicar* como ${a(it)}`,
      duration_of_use: (it) => `Di una cosa que se use *tanto rato* cada vez como ${a(it)}`,
      days_of_use: (it) => `Di una cosa que se use *tantos días* al año como ${a(it)}`,
      weight: (it) => `Di una cosa que *pese tanto* como ${a(it)}`,
      thickness: (it) => `Di una cosa *tan gruesa* como ${a(it)}`,
      volume: (it) => `Di una cosa que *ocupe tanto* como ${a(it)}`,
    },
    anyTask: (it, criterion) => `Di una cosa que sea como ${a(it)} en esto: *${criterion}*`,
    andElse: '… y distinta en todo lo demás.',
    goodClue: 'Una buena pista está cerca en la trampa y lejos en todo lo demás.',
    trapIs: (criterion) => `Tu trampa: ${criterion}`,
    tokenIs: (number) => `Tu número es el ${number}.`,
    yourClue: 'Tu pista',
    placeholder: 'Un objeto',
    lockIn: 'Listo',
    anyway: 'Dejarla así',
    change: 'Escribir otra',
    keep: 'Dejar la de antes',
    checking: 'Consultando …',
    isMade: 'Hecha por personas',
    isWord: 'Existe la palabra',
    isSingle: 'Sin añadidos',
    mayComeBack: 'Tú decides. El grupo puede devolverla.',
    really: '¿De verdad es distinta?',
    marks: 'Toca para marcar. Solo lo ves tú.',
    mark: {
      none: (criterion) => `${criterion}: sin marcar`,
      different: (criterion) => `${criterion}: distinto`,
      unsure: (criterion) => `${criterion}: en duda`,
    },
    written: 'Tu pista está boca abajo.',
    writtenLine: 'Mientras falte alguna, puedes cambiarla.',
    stillWriting: (names) =>
      names.length === 1
        ? `${names[0]} aún escribe`
        : names.length === 2
          ? `${list(names)} aún escriben`
          : `${names.length} aún escriben`,
    onlyYou: 'Solo faltas tú',
    othersWrite: 'Cada cual escribe una pista en secreto.',
    cameBack: 'Tu pista ha vuelto',
    cameBackLine: (clues) => `El grupo no ha aceptado: ${list(clues)}. Escribe otra.`,
    theyRewrite: (name) => `${name} escribe otra pista`,
    theyRewriteLine: (clue) => `No habéis aceptado «${clue}». Mientras tanto, nadie señala.`,
  },

  swap: {
    open: 'Cambiar mi objeto',
    title: '¿Otro objeto?',
    line: 'El grupo tiene un cambio por partida. Todos tienen que estar de acuerdo, nadie ve el objeto nuevo y no hay vuelta atrás.',
    ask: 'Preguntar al grupo',
    asked: 'Pides otro objeto',
    askedLine: (names) => `Falta la respuesta de ${list(names)}`,
    theyAsk: (name) => `${name} querría otro objeto`,
    theyAskLine: 'Se puede una vez por partida, si todos están de acuerdo.',
    consent: 'De acuerdo',
    refuse: 'Mejor no',
    youAgreed: 'Has dicho que sí. Faltan los demás.',
    refused: (name) => `${name} prefiere que no: esta vez no hay cambio.`,
    made: (name) => `${name} ya tiene otro objeto.`,
    mine: 'Aquí está tu nuevo objeto.',
  },

  ready: {
    yours: '¡Te toca!',
    yoursLine: 'Enseña tu objeto y tu pista. A partir de ahí, ni palabra ni gesto.',
    begin: 'Enseñar los dos',
    theirs: (name) => `Ahora le toca a ${name}`,
    theirsLine: 'Un objeto y una pista que se parecen en una sola cosa.',
    secret: 'Solo lo ves tú',
    last: 'El último turno',
    order: 'Orden de los turnos',
    done: 'hecho',
  },

  guess: {
    title: '¿En qué se diferencian?',
    theirTurn: (name) => `Turno de ${name}`,
    silent: 'mira y calla',
    yourTurn: 'Tu turno: ¡ni palabra ni gesto!',
    yourTitle: '¿Dónde buscarán?',
    yourTrap: 'tu trampa',
    object: 'el objeto',
    clue: 'la pista',
    nobody: 'Aún no señala nadie.',
    pointing: (n, of, criterion) =>
      n === of
        ? `Todos señalan *${criterion}*.`
        : n === 1
          ? `Un dedo señala *${criterion}*.`
          : `${n} de ${of} señalan *${criterion}*.`,
    scattered: (n) => many(n, { one: '# dedo.', other: '# dedos, # opiniones.' }),
    rule: {
      unanimous: 'Hace falta el acuerdo de todos.',
      majority: 'Decide más de la mitad.',
      anyone: 'El primer dedo levanta la taza.',
    },
    youDecide: 'Decides tú.',
    theyDecide: (name) => `Decide ${name}.`,
    cup: (criterion) => `${criterion}: bajo una taza`,
    pointed: (criterion, names) => `${criterion}: bajo una taza; aquí señala: ${list(names)}`,
    lifted: (criterion, number) => `${criterion}: número ${number}, a salvo`,
    trap: (criterion) => `${criterion}: la trampa`,
    trapNow: (value) => `Si ahora sale la trampa: *${value}*`,
    best: (value) => `máximo *${value}*`,
    circle: (value) => `círculo ${value}`,
    covered: (value) => `círculo ${value}, con una taza encima`,
    reject: '¿Vale esta pista?',
    rejectLine: (name) =>
      `Una pista es una cosa hecha por personas: ni números, ni materiales, ni palabras de más. Si más de la mitad dice que no vale, ${name} escribe otra.`,
    rejectGo: 'No vale',
    letPass: 'Vale',
    rejecting: (names) => `«No vale»: ${list(names)}`,
  },

  result: {
    found: '¡Solo queda la trampa!',
    trapped: '¡Habéis caído en la trampa!',
    trapOf: (name) => `La trampa de ${name}`,
    yourTrap: 'Tu trampa',
    alike: (thing, clue) => `En eso se parecen ${thing} y «${clue}».`,
    counts: (value) => `Este turno vale ${value}`,
    roundOver: (n) => `La ronda ${n} ha terminado: objetos, números y trampas nuevos.`,
    goOn: 'Seguir',
    toNewRound: 'A la nueva ronda',
    toEnd: 'A las medallas',
  },

  end: {
    title: {
      gold: '¡Oro!',
      silver: '¡Plata!',
      bronze: '¡Bronce!',
      flowers: '¡Flores!',
      before_flowers: 'Esta vez no',
    },
    line: {
      gold: 'Estáis en la misma onda.',
      silver: 'Una buena pista más, y era oro.',
      bronze: '¡Ganado! Os entendéis.',
      flowers: 'Flores para vosotros; el bronce estaba cerca.',
      before_flowers: 'Las tazas han podido más. ¿Otra vez?',
    },
    points: (score, finish) => `${score} de ${finish} puntos`,
    story: 'Turno a turno',
    safeCups: 'tazas a salvo',
    escaped: 'turnos sin trampa',
    of: (n, of) => `${n} de ${of}`,
    bestClue: (name) => `mejor pista, de ${name}`,
    trickiest: 'criterio más traicionero',
    wasAlike: (criterion) => `igual: ${criterion}`,
  },

  wait: {
    hurry: 'Dar prisa a los bots',
    standIn: (name) => `Un bot juega por ${name}.`,
  },

  said: {
    dealt: (round) => `Empieza la ronda ${round}. Cada cual tiene un objeto y un número secreto.`,
    written: (name) => `${name} tiene una pista.`,
    began: (name, object, clue) => `${name} enseña: ${object}, y la pista ${clue}.`,
    pointed: (name, criterion) => `${name} señala ${criterion}.`,
    rejected: (name) => `${name} no acepta la pista.`,
    sentBack: (name) => `La pista vuelve a ${name}.`,
    safe: (criterion) => `${criterion} está a salvo.`,
    trap: (criterion) => `${criterion} es la trampa.`,
    ended: (value, score) => `El turno vale ${value}. Lleváis ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name) =>
      `${name}: solo conozco estas cosas de nombre, así que adivino por las palabras.`,
  },

  practice: {
    practice_trap: (p) =>
      `Tu objeto: ${p.a}. Tu número secreto es el ${p.number} y está sobre *${p.criterion}*. Esa es tu trampa.`,
    practice_clue: (p) =>
      `Escribe otra cosa que solo sea igual en esto: *${p.criterion}*. Los demás verán las dos y buscarán en qué se diferencian.`,
    practice_try: (p) => `Una idea: *${p.clue}*. Toca para usarla.`,
    practice_swap: () => `¿Sin ideas? Una vez por partida, alguien puede cambiar su objeto.`,
    practice_swap_asked: () => `Has pedido otro objeto. Todos tienen que estar de acuerdo.`,
    practice_answer_swap: (p) =>
      `${p.name} querría otro objeto. Se puede una vez por partida, si todos están de acuerdo.`,
    practice_written: () => `Muy bien. Tu pista sigue boca abajo hasta tu turno.`,
    practice_begin_turn: () =>
      `Enseña ahora las dos cosas. Después, silencio: ni palabra, ni gesto, y no señales.`,
    practice_other_begins: (p) => `Ahora le toca a ${p.name}. Tú adivinas con los demás.`,
    practice_be_silent: (p) =>
      `Los demás levantan tazas donde las dos cosas se diferencian. Si levantan *${p.criterion}*, tu trampa, se acaba el turno.`,
    practice_agreement: () =>
      `Una taza se levanta en cuanto todos los que adivinan la señalan. Puedes mover el dedo cuando quieras.`,
    practice_guess: (p) =>
      `Las dos se parecen en una sola cosa: la trampa de ${p.name}. Dejadla en paz y levantad las demás tazas. ¿Dónde está la mayor diferencia?`,
    practice_point: (p) => `Aquí seguro que se diferencian: *${p.criterion}*. Señálalo.`,
    practice_point_freely: () => `¿En qué se diferencian seguro? Señálalo.`,
    practice_cup: (p) =>
      `*${p.criterion}* estaba a salvo. Su taza cubre un círculo, y el turno vale ahora ${p.value}.`,
    practice_found: (p) =>
      `Solo queda *${p.criterion}*, así que es la trampa. Vale ${p.value}: lleváis ${p.score}.`,
    practice_trapped: (p) =>
      `*${p.criterion}* era la trampa, y el turno se acaba. Vale ${p.value}: lleváis ${p.score}.`,
    practice_medals: (p) =>
      `Objetos nuevos, trampas nuevas y ni un consejo más. Desde ${p.bronze} ganáis bronce, desde ${p.silver} plata, desde ${p.gold} oro. ${p.finish} es lo máximo. ¡A jugar!`,
  },
  line: 'Iguales en una sola cosa: encontrad todo lo que las distingue.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Nivel',
      name: (n) => `Nivel ${n}`,
      lines: {
        1: (f) => `${f.criteria} criterios, los fáciles.`,
        2: (f) => `${f.criteria} criterios, dos de ellos más difíciles.`,
        3: (f) => `${f.criteria} criterios: hay más que distinguir.`,
        4: (f) => `${f.criteria} criterios, y ninguna taza de sobra.`,
      },
      line: (f) => `${f.criteria} criterios en la fila.`,
    },
    agreement: {
      title: 'Cuándo hay acuerdo',
      names: {
        unanimous: 'Todos de acuerdo',
        majority: 'Decide la mayoría',
        anyone: 'Decide el primer dedo',
      },
      lines: {
        unanimous: 'Se levanta una taza cuando todos los dedos la señalan.',
        majority: 'Se levanta una taza cuando la señala más de la mitad.',
        anyone: 'Un solo dedo levanta una taza: rápido y atrevido.',
      },
    },
    language: {
      title: 'Idiomas de las pistas',
      line: 'Una pista puede ser una palabra de estos idiomas.',
      name: languageNames('es'),
      all: (languages) => `Pistas en ${languages}`,
    },
    objects: {
      line: (f) => many(f.objects, { one: 'Nuestro objeto.', other: 'Nuestros # objetos.' }),
    },
  },
  tv: {
    turnOf: (n, of) => `Turno ${n} de ${of}`,
    allWrite: 'Todos escriben una pista',
    allWriteLine: 'Otra cosa, igual que tu objeto en un solo criterio: la trampa.',
    showsNext: (name) => `Le toca a ${name}`,
    showsNextLine: 'En un momento veréis aquí el objeto y la pista.',
    writesAgain: (name) => `${name} escribe otra pista`,
    writesAgainLine: 'La mayoría no aceptó la primera.',
    asksSwap: (name) => `${name} pide otro objeto. Los demás tienen que aceptar.`,
    whereDiffer: '¿En qué se diferencian?',
    clueOf: (name) => `Pista de ${name}`,
    pointNow: 'Señala una taza en tu móvil.',
    pointAt: (n, of, criterion) =>
      n === 1 ? `${n} de ${of} señala «${criterion}».` : `${n} de ${of} señalan «${criterion}».`,
    agreements: {
      unanimous: 'Hay que estar de acuerdo.',
      majority: 'Decide más de la mitad.',
      anyone: 'Cualquiera puede levantar.',
    },
    worthNow: (value) => `Este turno vale ${value}`,
    alike: 'aquí iguales',
    trapped: '¡Era la trampa!',
    found: '¡Todas las diferencias!',
    alikeIn: (criterion) => `Se parecen en «${criterion}».`,
    score: (score, of) => `Marcador ${score} de ${of}`,
    results: {
      before_flowers: 'Esta vez sin medalla',
      flowers: 'Flores, casi una medalla',
      bronze: '¡Bronce!',
      silver: '¡Plata!',
      gold: '¡Oro!',
    },
  },
  past: {
    writing: 'Se escriben las pistas',
    trapIs: (criterion) => `Trampa: ${criterion}`,
    noClue: 'aún sin pista',
    turns: (n) => many(n, { one: '# turno', other: '# turnos' }),
    sameThings: 'Se reparten los mismos criterios, objetos y números.',
    points: (n) => many(n, { one: '# punto', other: '# puntos' }),
    results: {
      before_flowers: 'Sin medalla',
      flowers: 'Flores',
      bronze: 'Bronce',
      silver: 'Plata',
      gold: 'Oro',
    },
  },
  howto: {
    lead: 'Jugáis todos juntos. Dos cosas se parecen en un solo punto: encontrad todos los demás.',
    secret: {
      title: 'Objeto y trampa',
      text: 'Recibes un objeto y un número secreto. El criterio que lleva tu número es tu trampa.',
    },
    clue: {
      title: 'Escribe una pista',
      text: 'Busca otra cosa que sea igual que tu objeto en la trampa, y en nada más.',
    },
    guess: {
      title: 'Levantad las tazas',
      text: 'Por turnos mostráis las dos cosas. Los demás señalan una taza donde se diferencian; si están de acuerdo, se levanta.',
    },
    trap: {
      title: 'Cuidado con la trampa',
      text: (f) =>
        `Cada taza levantada da más valor al turno, de ${f.least} a ${f.most}. La trampa lo termina. Si solo queda ella, lo habéis encontrado todo.`,
    },
    medals: {
      title: 'Una medalla',
      text: (f) =>
        `Todos los turnos se suman: ${f.bronze} es bronce, ${f.silver} plata, ${f.gold} oro. Los niveles altos tienen más criterios.`,
    },
    yours: 'Tu trampa',
    object: 'el objeto',
    clueLine: 'la pista',
    rulesTitle: 'Cómo debe ser una pista',
    rounds: (n, rounds) =>
      many(rounds, {
        one: `Si sois ${n}, cada uno escribe una pista.`,
        other: `Si sois ${n}, cada uno escribe # pistas.`,
      }),
    majority:
      'Si decide la mayoría y ninguna taza pasa de la mitad, decide la persona a la izquierda de quien tiene el turno.',
    rules: [
      'Una cosa hecha por personas: ni animal, ni planta, ni nube.',
      'La cosa sola, sin otra palabra.',
      'Varias palabras valen si el diccionario las tiene como una sola cosa, como «máquina de coser».',
      'Ni números, ni materiales, ni la palabra de la carta.',
      'A quien le toca no señala, no habla ni sonríe.',
      'Una vez por partida podéis acordar cambiar un objeto.',
    ],
  },
} satisfies SameGame
