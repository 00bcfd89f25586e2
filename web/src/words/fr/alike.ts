import type { Alike } from '../en/alike'
import { plurals } from '../plural'

const many = plurals('fr')

/** « d’Ann », « de Bo ». */
const de = (name: string) => (/^[aeiouyhàâéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`)

const alike: Alike = {
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
}
export default alike
