import type { Affinity, Group } from '../en/history'
import { plurals } from '../plural'

const many = plurals('fr')
/** « d’Ann », « de Bo ». */
const de = (name: string) => (/^[aeiouyhàâéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`)

export const affinity = {
  reading: 'On regarde ce que chacun a posé …',
  failed: 'Impossible de lire ce que la partie dit de vous.',
  tryAgain: 'Réessayer',
  tooLittle: 'Trop peu pour le dire',
  tooLittleLine: 'Jamais deux personnes n’ont posé d’images dans la même manche.',
  noClues: 'Aucun indice n’a été lu jusqu’au bout : rien à comparer.',
  chart: {
    pair: (a, b, n) => `${a} et ${b} : ${n}`,
    pairSays: (a, b, n, low, high) => `${a} et ${b} : ${n}, sans doute entre ${low} et ${high}`,
    between: (low, high) => `sans doute entre ${low} et ${high}`,
    shared: (images, rounds) =>
      `${many(images, { one: '# image commune', other: '# images communes' })} en ${many(rounds, { one: '# manche', other: '# manches' })}`,
    previousPair: 'Paire précédente',
    nextPair: 'Paire suivante',
    differently: 'voient autrement',
    alike: 'pensent pareil',
    joined: (a, b, n) => `${a} et ${b} sont tout près : ${n}.`,
    nobodyJoined: 'Aucune paire n’atteint 60.',
    nearestTo: (name, other) => `Au plus près ${de(name)} : ${other}.`,
    machines: (names, n) =>
      many(n, { one: `${names} est une machine.`, other: `${names} sont des machines.` }),
    showAll: (n) => `Afficher les ${n}`,
    onlyNearest: (name, n, of) => `${name} et les ${n - 1} plus proches, sur ${of}`,
    fewer: 'Afficher moins',
    course: (name) => `La ressemblance entre ${name} et les autres, soirée après soirée`,
  },
  readers: {
    who: 'Qui comprend les indices de qui',
    criteria: 'Le plus difficile à lire',
    reads: (reader, giver) => `${reader} lit ${giver}`,
    byChance: 'pas mieux que le hasard',
    misread: (n, clues) => `${many(n, { one: '# mal lu', other: '# mal lus' })} sur ${clues}`,
    note: '100 : jamais trompé. 0 : pas mieux qu’au hasard.',
    best: (reader, giver) => `${reader} comprend ${giver} le mieux`,
    hardest: (criterion) => `Le plus difficile à lire : ${criterion}`,
    title: 'Qui a compris qui',
  },
  titles: {
    veryAlike: 'Âmes sœurs',
    alike: 'Sur la même longueur d’onde',
    strangers: 'Gentils inconnus',
    differently: 'Les contraires s’attirent',
  },
  best: {
    most: 'La paire la plus proche',
    youTwo: 'De toute la table, c’est vous deux les plus proches.',
    chance: (percent) => `Probabilité qu’aucune paire ne soit plus proche : ${percent} %.`,
    open: 'Une autre paire est peut-être plus proche.',
    likely: 'Probable, mais pas certain.',
    settled: 'Presque aucun doute.',
  },
  you: {
    nearest: 'Au plus près de toi',
    other: (name) => `Toi et ${name}`,
    veryAlike: 'Vous pensez vraiment pareil.',
    alike: 'Vous pensez plutôt pareil.',
    strangers: 'Comme deux inconnus, à peu près.',
    differently: 'Vous voyez plutôt les choses autrement.',
    hint: (low, high) =>
      `Après une partie, c’est un premier indice : sans doute entre ${low} et ${high}.`,
    scale: '50 : deux inconnus ; 100 : un seul esprit.',
    machine: 'une machine',
  },
  matrix: 'Chacun avec chacun',
  map: 'La carte des esprits',
  mapNote: 'Près veut dire pareil. Un trait relie deux personnes à 60 ou plus.',
  themes: {
    title: 'Thèmes',
    alike: (name) => `Toi et ${name} : vu le plus pareillement`,
    unlike: (name) => `Toi et ${name} : vu le plus différemment`,
    uniting: 'Ce qui a uni la table',
    dividing: 'Ce qui a divisé la table',
    laid: (name, titles) => `${name} : ${titles}`,
  },
  signature: 'Ton image',
  signatureLine: (title, n) =>
    `${title} : posée ${n} fois, plus souvent que les thèmes ne l’appelaient.`,
  rounds: {
    title: 'Manche par manche',
    round: (n) => `Manche ${n}`,
    points: (names, n) => `${names} : ${many(n, { one: '# point', other: '# points' })}`,
    shared: (titles) => `En commun : ${titles}`,
    nothing: 'rien en commun',
    showAll: 'Afficher toutes les manches',
  },
  places: (direct, indirect) =>
    `Parmi les images communes, ${direct} à la même place et ${indirect} ailleurs.`,
  actions: {
    title: 'À emporter',
    picture: 'Partager l’image',
    noPicture: 'L’image n’a pas pu être faite.',
    replay: 'Revoir la partie',
    duel: 'Défier une autre table',
    duelText: 'Voilà notre partie. Ferez-vous mieux avec les mêmes cartes ?',
    duelCopied: 'Le lien est copié. Envoie-le à l’autre table.',
    group: (name) => `La page de ${name}`,
    record: 'Garder l’enregistrement de la partie',
  },
  rival: {
    title: 'Deux tables, les mêmes cartes',
    ours: 'Vous',
    theirs: 'Les autres',
    better: (n) =>
      many(n, { one: 'Vous aviez # point d’avance !', other: 'Vous aviez # points d’avance !' }),
    worse: (n) =>
      many(n, {
        one: 'L’autre table avait # point d’avance.',
        other: 'L’autre table avait # points d’avance.',
      }),
    even: 'Pas un point d’écart !',
    after: (n) => many(n, { one: 'Après # manche chacun', other: 'Après # manches chacun' }),
    against: (names) => `Contre ${names}`,
    row: (label, ours, theirs) => `${label} : vous ${ours}, les autres ${theirs}`,
    shared: (n) => many(n, { one: '# image commune', other: '# images communes' }),
    turn: (n) => `Tour ${n}`,
    score: 'Score final',
  },
} satisfies Affinity

export const group = {
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

  days: {
    together: (n) =>
      many(n, {
        one: '# jour où plusieurs d’entre vous ont répondu',
        other: '# jours où plusieurs d’entre vous ont répondu',
      }),
    none: 'Choisissez cinq images par jour et voyez ce que voient les autres.',
    count: 'Compter ces jours',
    countLine: 'Ils font partie des scores du groupe.',
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
