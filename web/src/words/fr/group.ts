import { plurals } from '../plural'
import type { Group } from '../en/group'

const many = plurals('fr')

export default {
  title: 'Tes groupes',
  intro: 'Un groupe garde ce que vous jouez ensemble : qui pense pareil, soirée après soirée.',
  onThisDevice: 'Sur cet appareil',
  youAre: (name) => `Tu es ${name}`,
  justLooking: 'Cet appareil ne fait que regarder',
  foundTitle: 'Fonder un groupe',
  foundAnother: 'Fonder un autre groupe',
  foundName: 'Comment s’appelle votre groupe ?',
  foundHint: 'Le canapé, la bande du jeudi, notre famille…',
  foundGo: 'Fonder le groupe',
  allGroups: 'Tous tes groupes',

  keySentence:
    'Avec ce lien, on fait partie du groupe et on voit tout. Rien n’est collecté pour qui que ce soit d’autre, et il n’y a pas de compte : garde le lien comme une clé.',
  invite: 'Inviter',
  inviteTitle: 'Le lien de ce groupe',
  shareLink: 'Partager le lien',
  copyLink: 'Copier le lien',
  copyFailed: 'Copie le lien dans le champ ci-dessus.',
  invitation: (name) => `Le lien de notre groupe « ${name} ». Garde-le comme une clé :`,
  scan: 'À scanner pour entrer dans le groupe',

  who: {
    title: 'Qui es-tu ?',
    line: 'Cet appareil s’en souviendra. Tu peux changer quand tu veux.',
    newName: 'J’arrive : je m’appelle',
    joinGo: 'C’est moi',
    look: 'Je ne fais que regarder',
    full: 'Il n’y a plus de place pour un autre nom dans ce groupe.',
  },

  loading: 'On ouvre le groupe…',
  unknown: 'Ce lien ne mène à aucun groupe.',
  unknownLine:
    'Il en manque peut-être un morceau, ou le groupe a été supprimé. Demande le lien à quelqu’un du groupe.',
  forgetIt: 'Oublier ce groupe ici',
  stale: 'Le serveur ne répond pas. Voici l’état précédent.',

  games: (n) => many(n, { one: '# partie', other: '# parties' }),
  evenings: (n) => many(n, { one: '# soirée', other: '# soirées' }),
  members: (n) => many(n, { one: '# membre', other: '# membres' }),
  rounds: (n) => many(n, { one: '# manche', other: '# manches' }),
  since: (date) => `depuis le ${date}`,
  play: 'Jouer ce soir',

  empty: {
    title: 'Pas encore de partie',
    line: 'Tout ce que vous jouez pour ce groupe compte ici de lui-même, dès qu’une partie est finie.',
    invite: 'Envoie le lien à celles et ceux avec qui tu joues.',
    play: 'Ouvre une table avec « Jouer ce soir », et jouez.',
    look: 'Reviens ici : avec qui as-tu le plus en commun ?',
  },

  you: {
    title: 'Toi et les autres',
    most: (name) => `Le plus en commun avec ${name}`,
    alone:
      'Personne n’a encore joué avec toi. Les chiffres viennent avec la première manche partagée.',
    onlyBots:
      'Jusqu’ici, il n’y avait que des bots à table. Ils ne comptent pas : joue avec quelqu’un !',
    lookOn: 'Dis qui tu es, et tu verras avec qui tu as le plus en commun.',
    all: (n) => `Tout montrer (${n})`,
    fewer: 'En montrer moins',
  },
  score: {
    label: (one, other, score) => `${one} et ${other} : ${score} sur 100`,
    of100: 'sur 100',
    range: (low, high) =>
      `Entre ${low} et ${high}, neuf fois sur dix. 50, c’est ce qu’ont deux inconnus.`,
    hint: (rounds) =>
      many(rounds, {
        one: 'Seulement un premier indice, après # manche.',
        other: 'Seulement un premier indice, après # manches.',
      }),
    alike: 'Vous vous ressemblez plus que deux inconnus.',
    unlike: 'Vous voyez plutôt les choses autrement.',
    open: 'C’est peut-être encore le hasard : continuez à jouer.',
    theyAlike: 'Ces deux-là se ressemblent plus que deux inconnus.',
    theyUnlike: 'Ces deux-là voient plutôt les choses autrement.',
    never: 'Ces deux-là n’ont pas encore joué une manche ensemble.',
  },
  best: {
    title: 'Les deux qui pensent le plus pareil',
    sure: (percent) => `Pour autant qu’on sache : c’est vrai avec ${percent} % de probabilité.`,
    guess: (percent) => `Une simple supposition pour l’instant : ${percent} % de probabilité.`,
  },

  map: 'Qui est proche de qui',
  matrix: 'Tout le monde avec tout le monde',
  course: 'Au fil du temps',
  chartFailed: 'Cette image n’est pas arrivée. Recharge la page.',
  signatures: {
    yours: 'Tes images',
    line: 'Posées plus souvent que les thèmes ne le demandent.',
    laid: (title, n) => many(n, { one: `${title} : # fois`, other: `${title} : # fois` }),
    times: (n) => `${n} ×`,
  },
  themes: {
    uniting: 'Les thèmes qui vous unissent',
    dividing: 'Les thèmes qui vous divisent',
    alike: 'Vus de la même façon',
    unlike: 'Vus autrement',
    lost: 'Un thème de cartes qui ne sont plus là',
    nothing: 'rien posé',
  },

  pair: {
    title: 'Deux d’entre vous',
    pick: 'Regarder deux personnes',
    one: 'Une personne',
    other: 'Et l’autre',
    together: (rounds) => many(rounds, { one: '# manche ensemble', other: '# manches ensemble' }),
    partners: (n) => many(n, { one: '# en équipe', other: '# en équipe' }),
    shared: 'Images posées par les deux',
    direct: 'dont à la même place',
    byTheme: 'Deux inconnus qui suivent les thèmes comme ces deux-là',
    byChance: 'Deux qui tirent à l’aveugle',
    reads: (reader, giver) => `${reader} lit les indices de ${giver}`,
    misread: (misread, clues) =>
      many(clues, {
        one: `${misread} indice sur # mal compris`,
        other: `${misread} indices sur # mal compris`,
      }),
  },

  evening: {
    title: 'Soirées',
    earlier: 'Soirées plus anciennes',
    left: 'une personne partie',
    others: (n) => many(n, { one: '# autre', other: '# autres' }),
    withBots: (n) => many(n, { one: 'et un bot', other: 'et # bots' }),
    replay: 'Revoir la partie',
    nothing: 'Une seule soirée ne dit rien ici sur qui pense pareil.',
  },

  people: {
    title: 'Membres',
    you: 'toi',
    never: 'n’a pas encore joué',
    last: (date) => `la dernière le ${date}`,
    open: (name) => `Modifier ${name}`,
    rename: 'Un autre nom',
    renameLine: 'Il vaut pour tout ce qui a été joué.',
    renameGo: 'Changer le nom',
    renamed: (name) => `Désormais, c’est ${name}.`,
    merge: 'Deux noms, une personne',
    mergeLine: (name) =>
      `${name} a aussi joué sous un autre nom ? Alors les deux ne font plus qu’un. C’est définitif.`,
    mergeWith: (name) => `${name} est la même personne que`,
    mergeGo: 'C’est une seule personne',
    merged: (name) => `Tout appartient maintenant à ${name}.`,
    nobody: 'Personne',
    me: 'C’est moi',
    leave: 'Quitter le groupe',
    leaveOf: (name) => `Retirer ${name} du groupe`,
    leaveAsk: 'Partir pour de bon ?',
    leaveAskOf: (name) => `Retirer ${name} pour de bon ?`,
    leaveLine: (name) =>
      `Le nom ${name} disparaît, et avec lui tous les chiffres sur ${name}. Les parties restent, avec un point d’interrogation à la place du nom. C’est définitif.`,
    leaveLink: 'Avec le lien, on peut toujours voir le groupe.',
    stay: 'Rester',
    left: (name) => `${name} ne fait plus partie du groupe.`,
  },

  keep: {
    title: 'Le groupe lui-même',
    rename: 'Renommer le groupe',
    renameName: 'Nom du groupe',
    renameGo: 'Enregistrer le nom',
    export: 'Tout emporter',
    exportLine: 'Un fichier avec toutes les parties, les chiffres et les noms, pour toi.',
    exported: 'Le fichier est enregistré.',
    forget: 'Retirer cet appareil',
    forgetLine: 'Tu restes dans le groupe ; seul cet appareil oublie le lien.',
    forgetAsk: 'Sans le lien, tu ne pourras pas revenir d’ici. Est-il en sûreté ailleurs ?',
    forgetGo: 'Oublier le lien ici',
    forgotten: 'Cet appareil a oublié le groupe.',
    remove: 'Tout supprimer',
    removeLine: (games, members) =>
      `${games} avec leurs rediffusions, tous les chiffres, ${members} : perdu pour tout le monde, pour toujours. Personne ne peut revenir en arrière, nous non plus.`,
    removeType: (name) => `Pour être sûr, écris le nom du groupe : ${name}`,
    removeGo: 'Supprimer pour tout le monde',
    removed: 'Le groupe est supprimé.',
    cancel: 'Garder',
  },
} satisfies Group
