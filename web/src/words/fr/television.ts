// Words of the table screen, for a whole room.
import type { Television } from '../en/television'
import { plurals } from '../plural'

const many = plurals('fr')

const television: Television = {
  whichTable: 'Quelle table ?',
  typeCode: 'Tape les cinq lettres affichées sur les téléphones.',
  gone: 'Cette table a été débarrassée.',
  goneLine:
    'Quelqu’un l’a supprimée, ou personne ne s’en servait plus. Ouvres-en une autre sur un téléphone.',
  codeIsHidden: 'Le code est caché.',
  askHost: (host) => `Demandez à ${host} comment entrer.`,
  alsoWatching: (n) => many(n, { one: '# autre spectateur', other: '# autres spectateurs' }),
  asksToWatch: (host) => `${host} doit laisser entrer cet écran`,
  asksToWatchLine: 'Il suffit de toucher « Laisser entrer » sur le téléphone.',
  joinAt: (address) => `Scanne, ou ouvre ${address} et tape`,
  atTheTable: 'À table',
  nobodyYet: 'Personne pour l’instant. Installe-toi avec ton téléphone !',
  next: 'On va jouer à',
  begins: (name) => `${name} lance la partie.`,
  stopped: (name) => `${name} a arrêté la partie.`,
  practice: 'Partie d’essai',
  sitDown: (address) => `Prochaine partie : ${address}`,
  thinks: (name) => `${name} réfléchit`,
  ready: (name) => `${name} a choisi`,
  timeLeft: 'Temps restant',
  another: 'Encore une partie ? Qui mène la table la lance.',
  controls: 'Réglages de l’écran de table',
  toFullscreen: 'Plein écran',
  fromFullscreen: 'Quitter le plein écran',
}
export default television
