// Words of the table screen, for a whole room.
import type { Television } from '../en/television'
import { plurals } from '../plural'

const many = plurals('it')

const television: Television = {
  whichTable: 'Quale tavolo?',
  typeCode: 'Scrivi le cinque lettere che vedi sui telefoni.',
  gone: 'Questo tavolo è stato sparecchiato.',
  goneLine:
    'Qualcuno lo ha eliminato, o da un po’ non lo usava nessuno. Aprine un altro da un telefono.',
  codeIsHidden: 'Il codice è nascosto.',
  askHost: (host) => `Chiedete a ${host} come entrare.`,
  alsoWatching: (n) => many(n, { one: '# altro guarda', other: '# altri guardano' }),
  asksToWatch: (host) => `In attesa che ${host} faccia entrare questo schermo`,
  asksToWatchLine: 'Basta toccare «Fai entrare» sul telefono.',
  joinAt: (address) => `Inquadra, oppure apri ${address} e scrivi`,
  atTheTable: 'Al tavolo',
  nobodyYet: 'Ancora nessuno. Siediti con il tuo telefono!',
  next: 'Giochiamo a',
  begins: (name) => `${name} fa iniziare la partita.`,
  stopped: (name) => `${name} ha interrotto la partita.`,
  practice: 'Giro di prova',
  sitDown: (address) => `Prossima partita: ${address}`,
  thinks: (name) => `${name} sta pensando`,
  ready: (name) => `${name} ha scelto`,
  timeLeft: 'Tempo rimasto',
  another: 'Un’altra partita? La fa partire chi guida il tavolo.',
  controls: 'Impostazioni dello schermo del tavolo',
  toFullscreen: 'Schermo intero',
  fromFullscreen: 'Esci da schermo intero',
}
export default television
