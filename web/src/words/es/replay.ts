// Words of the replay, and of a deal that is played again.
import type { Replay } from '../en/replay'
import { plurals } from '../plural'

const many = plurals('es')

export default {
  title: 'Repetición',
  loading: 'Trayendo la partida…',
  gone: 'Esta partida no se puede ver.',
  goneLine:
    'Una partida se puede ver cuando ha terminado y mientras exista su mesa: 30 días después de la última visita. Quien guardó el registro puede abrir el archivo.',
  noKey: 'Falta la llave del grupo.',
  noKeyLine: 'Abre la partida desde la página de tu grupo.',
  offline: 'El servidor no responde.',
  offlineLine: 'La repetición lo necesita un momento. ¿Tienes conexión?',
  broken: 'Esto no se puede ver.',

  file: {
    title: 'Ver una partida otra vez',
    line: 'Abre un registro que se guardó al final de una partida. El archivo se queda en tu dispositivo; el servidor solo lo lee para mostrar la partida.',
    choose: 'Elegir un archivo',
    drop: 'o suéltalo aquí',
    another: 'Otro archivo',
    empty: 'Este archivo está vacío.',
    large: 'Este archivo es demasiado grande: ninguna partida pasa de 4 MB.',
    isNone:
      'Este archivo no es el registro de una partida. Los registros vienen de «Guardar el registro» y terminan en .jsonl.',
  },

  eyes: 'Según lo veía',
  eyesNow: (who) => `Según lo veía: ${who}`,
  table: 'La mesa',
  all: 'Todo a la vista',
  controls: 'Recorrido de la partida',
  play: 'Reproducir',
  pause: 'Pausar',
  replay: 'Desde el principio',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  speed: (n) => `Velocidad ×${n}`,
  where: 'Lugar de la partida',
  round: (n, of) => `Ronda ${n} de ${of}`,
  turn: (n, of) => `Turno ${n} de ${of}`,
  over: 'El final',
  step: (n, of) => `paso ${n} de ${of}`,
  toRound: (n) => `A la ronda ${n}`,
  toTurn: (n) => `Al turno ${n}`,

  more: 'Más',
  share: 'Compartir este lugar',
  shared: 'Mira este momento de nuestra partida:',
  groupLink: 'Este enlace abre todo vuestro grupo. Envíalo solo a quienes están en él.',
  copyFailed: 'Copia la dirección desde el navegador, por favor.',
  save: 'Guardar el registro',
  again: 'Jugad este mismo reparto',
  packGone: 'Las cartas de esta partida ya no están: hay números en su lugar.',

  open: 'Lo que nadie veía',
  image: (n) => `Imagen ${n}`,
  theme: (n, card) => `Tema ${n} de la carta ${card}`,

  duel: {
    title: 'El mismo reparto',
    loading: 'Trayendo el reparto…',
    beat: (names) => `Así jugaron ${names}. ¿Qué haréis con lo mismo?`,
    rounds: (n) => many(n, { one: '# ronda', other: '# rondas' }),
    players: (n) => many(n, { one: '# persona', other: '# personas' }),
    compared: 'Al final, los dos resultados se ven uno junto al otro.',
    spoils: 'Ved la repetición solo después: lo desvelaría todo.',
    where: '¿Dónde jugáis?',
    newTable: 'En una mesa nueva',
    at: (code) => `En la mesa ${code}`,
    withNames: (names) => `con ${names}`,
    alone: 'todavía no hay nadie más',
    go: 'Tomar este reparto',
    lost: 'El reparto ya no está aquí.',
    lostLine: 'Abre otra vez la repetición y elige allí «Jugad este mismo reparto».',
    gone: 'Este reparto no se puede jugar.',
    lobby: (names) => `El mismo reparto que jugaron ${names}`,
    lobbyRounds: (n) => many(n, { one: 'Les llevó # ronda.', other: 'Les llevó # rondas.' }),
    lobbyPlayers: (n) =>
      many(n, { one: 'Hace falta # persona.', other: 'Hacen falta # personas.' }),
    putBack: 'Devolverlo',
    isPutBack: 'La próxima partida tendrá su propio reparto.',
  },
} satisfies Replay
