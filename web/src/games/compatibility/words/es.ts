import type { Compatibility } from './en'
import { lists, plurals } from '../../../i18n/plural'

const many = plurals('es')
const or = lists('es', 'disjunction')
const points = (n: number) => many(n, { one: '# punto', other: '# puntos' })

export default {
  name: 'Compatibility',
  round: (n) => `Ronda ${n}`,
  you: 'Tú',
  quoted: (title) => `«${title}»`,
  themeIs: (theme) => `El tema: ${theme}`,
  lastRound: 'La última ronda',
  hurry: 'Más rápido, bots',
  playoff: (sides) => `¡Empate! Desempatan ${sides}.`,
  opening: {
    youCall: 'Tú abres el tema',
    callLine: 'Di un número; solo entonces se saca la carta.',
    number: (n) => `Decir el ${n}`,
    usedUp: 'Ya se leyeron todos los temas con este número.',
    called: (name, n) => `${name} dice ${n}.`,
    rolled: (name, n) => `${name} saca un ${n}.`,
    youRoll: 'Tú tiras el dado',
    youOrPartnerRoll: 'Tiras el dado tú, o tu pareja',
    rollLine: 'Dice qué tema de la carta vale.',
    roll: 'Tirar el dado',
    theyCall: (name) => `${name} dice un número`,
    theyRoll: (names) => `Con el dado: ${names}`,
    allMatch: (name) => `En esta ronda todos quieren coincidir con ${name}.`,
    allMatchYou: 'En esta ronda todos quieren coincidir contigo.',
  },
  pick: {
    pick: (n) => many(n, { one: 'Elige # imagen.', other: 'Elige #, la más fuerte primero.' }),
    spaceSays: (n) => `Tu casilla dice ${n}.`,
    referentPicks: (n) => `Quien sirve de modelo elige siempre ${n}.`,
    playoff: (n) => `En el desempate todos eligen ${n}.`,
    notPlaying: 'No juegas este desempate; mira a los demás.',
    allMatchYou: 'Todos quieren coincidir contigo.',
    thinkLike: (names) => `Piensa como ${names}.`,
    images: (n) => `${n} imágenes`,
    onPlace: (title, place) => `${title}, puesto ${place}`,
    takenBack: (title) => `${title}: retirada`,
    retired: (title) => `${title}: ya coincidió antes y está fuera de tu juego.`,
    full: (n) =>
      many(n, {
        one: 'Tu puesto está ocupado; retira antes la imagen.',
        other: 'Los # puestos están ocupados; retira antes una imagen.',
      }),
    unlockFirst: 'Tus imágenes están boca abajo. Con «Cambiar» puedes repensarlo.',
  },
  look: {
    closer: 'Ver de cerca: después toca una imagen',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    putOn: (place) => `Poner en el puesto ${place}`,
    full: 'Todos los puestos están ocupados',
    takeBack: 'Retirar',
    place: (place) => `Puesto ${place}`,
    earlier: 'Un puesto antes',
    later: 'Un puesto después',
  },
  tray: {
    label: 'Tu orden, la más fuerte primero',
    takeBack: (title, place) => `Puesto ${place}: ${title}. Retirar; las flechas la mueven.`,
  },
  dock: {
    lockIn: 'Listo',
    change: 'Cambiar',
    missing: (n) => many(n, { one: 'falta #', other: 'faltan #' }),
    doubleMissing: 'pon tu ×2',
    waitingFor: (names) => `Aún pensando: ${names}`,
    youAreReady: 'Listo. Tus imágenes están boca abajo.',
  },
  double: {
    claim: 'Anunciar mi ×2',
    claimedBy: (name) => `${name} juega el ×2 en esta ronda.`,
    putIt: 'Pon tu ×2 sobre una de tus imágenes.',
    cardsLeft: (n) =>
      many(n, { one: 'Double Up: queda # carta', other: 'Double Up: quedan # cartas' }),
    on: (title) => `×2 sobre ${title}`,
  },
  players: {
    label: 'Los demás',
    ready: (name) => `${name} ya ha elegido.`,
    thinks: (name) => `${name} está pensando.`,
    thinksAgain: (name) => `${name} lo piensa otra vez.`,
    standIn: (name) => `Alguien juega en lugar de ${name}.`,
  },
  board: {
    title: 'El tablero',
    label: (pawns) => `El recorrido, una espiral. ${pawns.join(' ')}`,
    stands: (names, space) => `${names}: casilla ${space}.`,
    onSpace: (space, n) => `Casilla ${space}, elige ${n}`,
    arrived: 'En la meta',
    doublesLeft: (n) => many(n, { one: 'queda # ×2', other: 'quedan # ×2' }),
  },
  reveal: {
    moments: { direct: '¡Acierto directo!', indirect: 'Acierto indirecto' },
    nothingShared: 'Nada en común esta vez. ¡Al próximo tema!',
    paceTap: 'Ritmo: al tocar; pasar a automático',
    paceAuto: 'Ritmo: automático; pasar a tocar',
    model: 'El modelo de la ronda',
    skip: 'Saltar',
    turnNext: 'Siguiente carta',
    turnLast: 'Última carta',
    movePawns: 'Mover los peones',
    showAll: 'Todas las imágenes',
    goOn: 'Seguir',
    toTheEndScreen: '¿Quién ha ganado?',
    plus: (n) => (n > 0 ? `+${n}` : '–'),
    lands: (from, gained, to) =>
      gained > 0 ? `${from} + ${gained} = casilla ${to}` : `Casilla ${from}`,
    toTheEnd: (gained) => `+${gained}: ¡la meta!`,
    direct: (names, title, n) => `${names}: ${title} en el mismo puesto, ${points(n)}.`,
    indirect: (names, title, n) => `${names}: ${title} en puestos distintos, ${points(n)}.`,
    noMatch: (place) => `Puesto ${place}: nada en común.`,
    directCard: (title, n) => `${title}: mismo puesto, ${points(n)}`,
    indirectCard: (title, n) => `${title}: otro puesto, ${points(n)}`,
    scored: (names, n) => `${names}: ${points(n)}.`,
    laidNothing: 'no puso nada',
    timeRanOut: (names) => `Se acabó el tiempo para ${names}.`,
    imagesReturned: (names) => `Todas las imágenes vuelven a ${names}.`,
    referentMoves: (name, n) => `${name} avanza como los mejores: ${points(n)}.`,
  },
  end: {
    winner: 'Victoria',
    rounds: 'rondas',
    samePlace: 'misma imagen, mismo puesto',
    otherPlace: 'misma imagen, otro puesto',
    bestRound: (names, theme) => `Mejor ronda: ${names} con «${theme}»`,
    favourite: (title, n) => `${title}: la más elegida, ${n} veces`,
    alike: 'Quién pensó igual',
    won: (names, line) => `Victoria: ${names}. ${line}`,
    personal: {
      won: '¡Victoria!',
      shared: '¡Victoria compartida!',
      close: '¡Por muy poco!',
      lost: '¡Bien jugado!',
      together: '¡Lo lograsteis!',
    },
    byWinners: (names, line) => `Victoria: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, {
          one: 'Antes que nadie en la meta, en # ronda.',
          other: 'Antes que nadie en la meta, en # rondas.',
        }),
      largest_overshoot: () => 'Empate; gana quien pasó más lejos de la meta.',
      most_tokens_left: () => 'Empate; ganan quienes guardaban más ×2.',
      playoff: (n) => `Desempate ganado, en la ronda ${n}.`,
      shared: () => 'Empate hasta el final: en esta edición se comparte la victoria.',
      together: (n) =>
        many(n, {
          one: 'Juntos en la meta, en # ronda.',
          other: 'Juntos en la meta, en # rondas.',
        }),
    },
  },
  remarks: {
    bot_goes_by_words: (name) =>
      `${name}: los bots aún no conocemos estas cartas. Nos guiamos por las palabras.`,
    bot_goes_by_taste: (name) =>
      `${name}: los bots aún no conocemos estas cartas. Nos guiamos por nuestro gusto.`,
  },
  practice: {
    practice_open_theme:
      'Tú abres el tema: di un número del 1 al {most} antes de que nadie vea la carta. Prueba el {number}.',
    practice_pick_images:
      'Elige {number} imágenes para el tema: la casilla de tu peón dice {number}. {partner} juega contigo y hace lo mismo en secreto; lo que tengáis en común da puntos.',
    practice_rank:
      'Ordénalas, la más fuerte primero: si una imagen está en el mismo puesto en los dos, vale más. Prueba {images}.',
    practice_rank_freely:
      'Ordénalas, la más fuerte primero: si una imagen está en el mismo puesto en los dos, vale más.',
    practice_lock_in: 'Ahora «Listo»; hasta que todos acaben puedes cambiar de idea.',
    practice_wait: 'Tus imágenes están boca abajo; cuando todos acaben, se descubren.',
    practice_direct_match:
      '{image} está en el puesto {place} en los dos: coincidencia directa, {points} puntos.',
    practice_indirect_match:
      '{image} está en tu puesto {mine} y en el puesto {theirs} de {partner}: coincidencia indirecta, {points} puntos.',
    practice_no_match: 'Esta vez no tenéis nada en común; a veces pasa.',
    practice_points: '{points} puntos llevan tu peón a la casilla {space}: elegirás {number}.',
    practice_done:
      'Así, ronda a ronda, gana quien llega antes al final del recorrido. Eso es todo; ¡a jugar!',
  },
  line: 'Elige y ordena imágenes para un tema, como lo haría tu pareja.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Edición',
      name: (year) => `Edición de ${year}`,
      lines: {
        '2016': (f) =>
          `${f.themes_on_a_card} temas por carta; nada se dobla. En caso de empate, se comparte la victoria.`,
        '2010': (f) =>
          many(f.doubles, {
            one: 'Cada cual tiene una ficha ×2 para toda la partida. En caso de empate, se comparte la victoria.',
            other:
              'Cada cual tiene # fichas ×2 para toda la partida. En caso de empate, se comparte la victoria.',
          }),
        '1996': (f) => `${f.images} imágenes, un dado elige el tema y los empates se desempatan.`,
      },
      line: (f) => `${f.images} imágenes y ${f.themes_on_a_card} temas por carta.`,
    },
    mode: {
      title: 'Quién con quién',
      names: {
        teams: 'Por parejas',
        individual: 'Cada cual por su cuenta',
        trios: 'Dos tríos',
        duo: 'Solo vosotros dos',
      },
      lines: {
        teams: 'Tú y quien está enfrente intentáis elegir lo mismo.',
        individual: 'En cada ronda, todos intentan elegir como uno de vosotros.',
        trios: 'Tres contra tres: solo cuenta lo que comparten los tres.',
        duo: 'Una pareja contra el recorrido, en las menos rondas posibles.',
      },
    },
    track: {
      title: 'Recorrido',
      names: {
        brisk: 'Recorrido corto',
        short: 'Recorrido corto',
        standard: 'Recorrido normal',
        long: 'Recorrido largo',
      },
      line: (f) =>
        [
          many(f.spaces, { one: '# casilla', other: '# casillas' }),
          f.rounds && f.minutes
            ? `${many(f.rounds, { one: 'una ronda', other: 'unas # rondas' })}: ${many(f.minutes, { one: '# minuto', other: '# minutos' })}`
            : '',
        ]
          .filter(Boolean)
          .join(', ') + '.',
    },
    deck: { line: (f) => `${f.images} imágenes, dibujadas para este juego.` },
    themes: { line: 'Nuestros temas, en tu idioma.' },
    for_children: { title: 'Temas para niños', line: 'Deja fuera los temas para adultos.' },
    double_up: {
      title: 'Cartas Double Up',
      line: 'Cartas ocultas que doblan una coincidencia directa; vienen en la caja.',
    },
    random_teams: {
      title: 'Equipos por sorteo',
      line: 'La suerte decide al empezar quién juega con quién.',
    },
    even_individual: {
      title: 'También números pares',
      line: (f) => `Cada cual por su cuenta, también con ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Las imágenes acertadas descansan',
      line: 'Una imagen con la que acertaste no se usa otra vez.',
    },
    time_limit: {
      title: 'Tiempo para elegir',
      line: 'Quien no haya confirmado a tiempo no pone nada.',
    },
  },
  tv: {
    round: (n) => `Ronda ${n}`,
    playoff: 'Desempate',
    opens: (name) => `${name} abre el tema`,
    opened: (name) => `lo abrió ${name}`,
    newTheme: 'Llega un tema nuevo.',
    theme: (theme) => `El tema: ${theme}`,
    picks: (n) => many(n, { one: '# imagen', other: '# imágenes' }),
    atTheFinish: 'en la meta',
    toMatch: (name) => `Todos quieren pensar como ${name}`,
    isMatched: 'el modelo',
    looksOn: 'mira',
    doubles: (name) => `${name} juega ×2`,
    cardOf: (n, of) => `Carta ${n} de ${of}`,
    laidNothing: 'Se acabó el tiempo',
    direct: (names, image, points) =>
      `${names}: «${image}» en el mismo lugar, ${many(points, { one: '# punto', other: '# puntos' })}.`,
    indirect: (names, image, points) =>
      `${names}: «${image}» en lugares distintos, ${many(points, { one: '# punto', other: '# puntos' })}.`,
    points: (n) => many(n, { one: '# punto', other: '# puntos' }),
    wins: (names, n) => many(n, { one: `¡Gana ${names}!`, other: `¡Ganan ${names}!` }),
    sharedVictory: (names) => `¡${names} comparten la victoria!`,
    together: (rounds) =>
      many(rounds, { one: '¡A la meta en # ronda!', other: '¡A la meta en # rondas!' }),
    space: (n) => `casilla ${n}`,
  },
  past: {
    nothing: 'nada todavía',
    sameThemes: 'Los mismos temas salen en el mismo orden.',
    won: (names) => `Victoria: ${names}`,
    together: 'Al final de la pista, en equipo',
  },
  howto: {
    box: '¿Qué caja?',
    mode: '¿Cómo jugáis?',
    lead: (f) =>
      f.referent === 'none'
        ? 'Todos tenéis las mismas imágenes. Elige las que elegirá tu pareja.'
        : 'Todos tenéis las mismas imágenes. En cada ronda, elige las que elegirá el modelo.',
    theme: {
      title: 'Se abre un tema',
      text: (f) =>
        f.referent === 'none'
          ? 'Puede ser cualquier cosa. ¿Qué imágenes encajan, y cuáles escogerá tu pareja?'
          : 'Puede ser cualquier cosa. ¿Qué imágenes encajan, y cuáles escogerá el modelo?',
    },
    pick: {
      title: 'Elige y ordena',
      text: (f) =>
        `La casilla de tu peón dice cuántas imágenes: de 1 a ${f.full_hand}. La más fuerte, primero. ¡Ni pistas ni miradas!`,
    },
    reveal: {
      title: 'A descubrir',
      text: (f) =>
        `Una a una, la más fuerte primero. Lo que ${f.referent !== 'none' ? 'compartes con el modelo' : f.team > 2 ? `habéis elegido los ${f.team}` : 'habéis elegido los dos'} coincide: ${f.direct} puntos en el mismo puesto, ${f.indirect} en puestos distintos.`,
    },
    race: {
      title: 'Hacia el sol',
      text: 'Un punto, una casilla. La nueva casilla dice cuántas imágenes eliges después. Gana quien llega primero al final; la ronda siempre se termina.',
    },
    same: 'mismo puesto',
    other: 'otro puesto',
    inThisBox: 'En esta caja',
    players: (numbers) => `Para ${or(numbers)} personas.`,
    facts: {
      openers: 'En la ronda siguiente abre el tema la persona de la izquierda.',
      modelOpens:
        'El modelo abre el tema. En la ronda siguiente, el modelo es la persona de su izquierda.',
      randomTeams: 'Si queréis: los equipos se sortean.',
      partners: 'Las parejas se sientan frente a frente y comparten un peón.',
      joined: 'Las parejas se sientan frente a frente y juntan sus peones.',
      alternate: 'Los equipos se alternan alrededor de la mesa.',
      called: (f) =>
        `Quien abre el tema dice un número del 1 al ${f.themes_on_a_card}; solo entonces se roba la carta.`,
      rolled: (f) => `Un dado dice cuál de los ${f.themes_on_a_card} temas de la carta se juega.`,
      teamsOpen: 'Los equipos abren por turnos, y el que abrió descubre primero sus imágenes.',
      deck: (f) => `La baraja tiene ${f.images} imágenes en vez de ${f.usual}.`,
      model: 'En cada ronda alguien es el modelo: los demás intentan elegir lo mismo.',
      modelShares: 'El modelo avanza tanto como el mejor de los demás.',
      modelHand: (f) =>
        many(f.full_hand, {
          one: 'El modelo elige siempre # imagen.',
          other: 'El modelo elige siempre # imágenes.',
        }),
      modelNothing: 'El modelo no avanza.',
      allOfATeam: (f) =>
        `Solo cuenta lo que comparten los ${f.team} de un equipo: ${f.direct} puntos en el mismo puesto, si no ${f.indirect}.`,
      token: (f) =>
        `${many(f.doubles, { one: 'Cada cual tiene una ficha ×2 para toda la partida. Anúnciala', other: 'Cada cual tiene # fichas ×2 para toda la partida. Anuncia una' })} antes de descubrir, antes que nadie en la ronda: una coincidencia directa vale entonces ${2 * f.direct}.`,
      modelNoToken: 'El modelo nunca juega su ficha.',
      doubleUpTeam: (f) =>
        `Si queréis: cada equipo tiene ${many(f.doubles, { one: 'una carta Double Up oculta que hace', other: '# cartas Double Up ocultas que hacen' })} ${2 * f.direct} de una coincidencia directa.`,
      doubleUpAlone: (f) =>
        `Si queréis: cada cual tiene ${many(f.doubles, { one: 'una carta Double Up oculta que hace', other: '# cartas Double Up ocultas que hacen' })} ${2 * f.direct} de una coincidencia directa.`,
      tieOvershoot: '¿Varios al final en la misma ronda? Gana quien lo haya pasado por más.',
      tieTokens: '¿Varios al final en la misma ronda? Gana quien conserve más fichas ×2.',
      tiePlayoff:
        '¿Varios al final en la misma ronda? Siguen jugando entre sí hasta que alguien se adelante.',
      duo: 'Nuestra propia manera: llegad al final en las menos rondas posibles.',
    },
  },
} satisfies Compatibility
