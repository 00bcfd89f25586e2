// Words of the table screen, for a whole room.
import type { Television } from '../en/television'
import { plurals } from '../plural'

const many = plurals('de')

const television: Television = {
  whichTable: 'Welcher Tisch?',
  typeCode: 'Gib die fünf Buchstaben ein, die auf den Handys stehen.',
  gone: 'Dieser Tisch wurde abgeräumt.',
  goneLine:
    'Jemand hat ihn gelöscht, oder eine Weile war niemand mehr da. Öffne am Handy einen neuen.',
  codeIsHidden: 'Der Code ist verborgen.',
  askHost: (host) => `Fragt ${host}, wie ihr dazukommt.`,
  alsoWatching: (n) => many(n, { one: '# sieht noch zu', other: '# sehen noch zu' }),
  asksToWatch: (host) => `Warten, bis ${host} diesen Bildschirm zulässt`,
  asksToWatchLine: 'Auf dem Handy einfach „Reinlassen“ antippen.',
  joinAt: (address) => `Scannen, oder ${address} öffnen und eingeben`,
  atTheTable: 'Am Tisch',
  nobodyYet: 'Noch ist niemand da. Setz dich mit deinem Handy dazu!',
  next: 'Wir spielen',
  begins: (name) => `${name} startet das Spiel.`,
  stopped: (name) => `${name} hat das Spiel beendet.`,
  practice: 'Übungsrunde',
  sitDown: (address) => `Nächstes Spiel: ${address}`,
  thinks: (name) => `${name} überlegt`,
  ready: (name) => `${name} ist fertig`,
  timeLeft: 'Restzeit',
  another: 'Noch ein Spiel? Wer den Tisch leitet, startet es.',
  controls: 'Einstellungen des Tischbildschirms',
  toFullscreen: 'Vollbild',
  fromFullscreen: 'Vollbild beenden',
}
export default television
