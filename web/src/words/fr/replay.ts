// Words of the replay, and of a deal that is played again.
import type { Replay } from '../en/replay'
import { plurals } from '../plural'

const many = plurals('fr')

export default {
  title: 'Revoir la partie',
  loading: 'On va chercher la partie…',
  gone: 'Cette partie ne peut pas être revue.',
  goneLine:
    'On peut revoir une partie dès qu’elle est finie, tant que sa table existe : 30 jours après la dernière visite. Qui a enregistré la partie peut ouvrir le fichier.',
  noKey: 'La clé du groupe manque.',
  noKeyLine: 'Ouvre la partie depuis la page de ton groupe.',
  offline: 'Le serveur ne répond pas.',
  offlineLine: 'On a besoin de lui un instant pour revoir la partie. Es-tu en ligne ?',
  broken: 'Impossible de revoir ceci.',

  file: {
    title: 'Revoir une partie',
    line: 'Ouvre un enregistrement gardé à la fin d’une partie. Le fichier reste sur ton appareil ; le serveur le lit seulement pour montrer la partie.',
    choose: 'Choisir un fichier',
    drop: 'ou dépose-le ici',
    another: 'Un autre fichier',
    empty: 'Ce fichier est vide.',
    large: 'Ce fichier est trop gros : aucune partie ne dépasse 4 Mo.',
    isNone:
      'Ce fichier n’est pas un enregistrement de partie. Ceux-ci viennent de « Garder l’enregistrement » et finissent par .jsonl.',
  },

  eyes: 'Vue par',
  eyesNow: (who) => `Vue par : ${who}`,
  table: 'La table',
  all: 'Tout est visible',
  controls: 'Parcours de la partie',
  play: 'Lire',
  pause: 'Mettre en pause',
  replay: 'Depuis le début',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  speed: (n) => `Vitesse ×${n}`,
  where: 'Endroit de la partie',
  round: (n, of) => `Manche ${n} sur ${of}`,
  turn: (n, of) => `Tour ${n} sur ${of}`,
  over: 'La fin',
  step: (n, of) => `étape ${n} sur ${of}`,
  toRound: (n) => `À la manche ${n}`,
  toTurn: (n) => `Au tour ${n}`,

  more: 'Plus',
  share: 'Partager cet endroit',
  shared: 'Regarde ce moment de notre partie :',
  groupLink: 'Ce lien ouvre tout votre groupe. Ne l’envoie qu’à ses membres.',
  copyFailed: 'Copie l’adresse depuis le navigateur, s’il te plaît.',
  save: 'Garder l’enregistrement',
  again: 'Jouez cette donne à votre tour',
  packGone: 'Les cartes de cette partie ne sont plus là : des numéros les remplacent.',

  open: 'Ce que personne ne voyait',
  image: (n) => `Image nᵒ ${n}`,
  theme: (n, card) => `Thème ${n} de la carte ${card}`,

  duel: {
    title: 'La même donne',
    loading: 'On va chercher la donne…',
    beat: (names) => `Voici ce qu’ont joué ${names}. Et vous, qu’en ferez-vous ?`,
    rounds: (n) => many(n, { one: '# manche', other: '# manches' }),
    players: (n) => many(n, { one: '# personne', other: '# personnes' }),
    compared: 'À la fin, les deux résultats sont côte à côte.',
    spoils: 'Ne revoyez la partie qu’après : elle dévoilerait tout.',
    where: 'Où jouez-vous ?',
    newTable: 'À une nouvelle table',
    at: (code) => `À la table ${code}`,
    withNames: (names) => `avec ${names}`,
    alone: 'il n’y a encore personne d’autre',
    go: 'Prendre cette donne',
    lost: 'La donne n’est plus là.',
    lostLine: 'Rouvre la partie à revoir et choisis-y « Jouez cette donne à votre tour ».',
    gone: 'Cette donne ne peut pas être jouée.',
    lobby: (names) => `La même donne, déjà jouée par ${names}`,
    lobbyRounds: (n) =>
      many(n, { one: 'Il leur a fallu # manche.', other: 'Il leur a fallu # manches.' }),
    lobbyPlayers: (n) => many(n, { one: 'Il faut # personne.', other: 'Il faut # personnes.' }),
    putBack: 'La rendre',
    isPutBack: 'La prochaine partie aura sa propre donne.',
  },
} satisfies Replay
