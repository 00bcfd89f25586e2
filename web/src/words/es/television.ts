// Words of the table screen, for a whole room.
import type { Television } from '../en/television'
import { plurals } from '../plural'

const many = plurals('es')

const television: Television = {
  whichTable: '¿Qué mesa?',
  typeCode: 'Escribe las cinco letras que salen en los móviles.',
  gone: 'Esta mesa ya se recogió.',
  goneLine: 'Alguien la borró, o nadie la usaba desde hace un rato. Abre otra desde un móvil.',
  codeIsHidden: 'El código está oculto.',
  askHost: (host) => `Preguntad a ${host} cómo entrar.`,
  alsoWatching: (n) => many(n, { one: '# más mirando', other: '# más mirando' }),
  asksToWatch: (host) => `Esperando a que ${host} acepte esta pantalla`,
  asksToWatchLine: 'Basta con tocar «Dejar entrar» en el móvil.',
  joinAt: (address) => `Escanea, o abre ${address} y escribe`,
  atTheTable: 'En la mesa',
  nobodyYet: 'Aún no hay nadie. ¡Siéntate con tu móvil!',
  next: 'Vamos a jugar a',
  begins: (name) => `${name} empieza la partida.`,
  stopped: (name) => `${name} ha dado por terminada la partida.`,
  practice: 'Partida de prueba',
  sitDown: (address) => `Próxima partida: ${address}`,
  thinks: (name) => `${name} está pensando`,
  ready: (name) => `${name} ya eligió`,
  timeLeft: 'Tiempo restante',
  another: '¿Otra partida? La empieza quien dirige la mesa.',
  controls: 'Ajustes de la pantalla de mesa',
  toFullscreen: 'Pantalla completa',
  fromFullscreen: 'Salir de pantalla completa',
}
export default television
