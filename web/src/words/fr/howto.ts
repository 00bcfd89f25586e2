import type { HowTo } from '../en/howto'
import { lists } from '../plural'

const or = lists('fr', 'disjunction')

export default {
  title: 'Comment jouer',
  game: 'Quel jeu ?',
  ninety: 'Quatre-vingt-dix secondes de lecture',
  box: 'Quelle boîte ?',
  mode: 'Comment jouez-vous ?',
  modes: {
    teams: 'Par paires',
    individual: 'Chacun pour soi',
    trios: 'Deux trios',
    duo: 'Juste vous deux',
  },
  practise: 'S’entraîner avec des bots',
  practiseLine: 'Une première manche qui s’explique pendant que tu joues.',
  compatibility: {
    lead: 'Tout le monde a les mêmes images. Choisis celles que ton partenaire choisira.',
    theme: {
      title: 'Un thème s’ouvre',
      text: 'Il peut parler de tout. Quelles images vont bien, et lesquelles prendra ton partenaire ?',
    },
    pick: {
      title: 'Choisis et classe',
      text: 'La case de ton pion dit combien d’images : de 1 à 5. La plus forte d’abord. Ni indice, ni regard !',
    },
    reveal: {
      title: 'On retourne',
      text: 'Une par une, la plus forte d’abord. Une image que vous avez tous les deux compte : 3 points à la même place, 2 à des places différentes.',
    },
    race: {
      title: 'En route vers le soleil',
      text: 'Un point, une case. La nouvelle case dit combien d’images choisir ensuite. Qui arrive au bout gagne ; la manche se termine toujours.',
    },
    same: 'même place',
    other: 'autre place',
    inThisBox: 'Dans cette boîte',
    players: (numbers) => `À ${or(numbers)}.`,
    facts: {
      partners: 'Les partenaires sont face à face et partagent un pion.',
      joined: 'Les partenaires sont face à face et réunissent leurs pions.',
      alternate: 'Les deux équipes alternent autour de la table.',
      called12: 'Qui ouvre le thème annonce un numéro de 1 à 12, puis seulement pioche la carte.',
      called6: 'Qui ouvre le thème annonce un numéro de 1 à 6, puis seulement pioche la carte.',
      rolled: 'Un dé dit lequel des six thèmes de la carte on joue.',
      teamsOpen:
        'Les équipes ouvrent à tour de rôle, et celle qui a ouvert retourne ses images en premier.',
      deck52: 'Le jeu a 52 images au lieu de 40.',
      model:
        'À chaque manche, l’un de vous est le modèle : tous les autres essaient de choisir comme lui.',
      modelShares: 'Le modèle avance autant que le meilleur des autres.',
      modelNothing: 'Le modèle choisit toujours cinq images et n’avance pas.',
      allThree: 'Seul compte ce que les trois ont en commun : 4 points à la même place, 2 sinon.',
      token:
        'Chacun a un jeton ×2 pour la partie. Annonce-le avant la révélation, en premier dans la manche : un accord direct vaut alors 6.',
      modelNoToken: 'Le modèle ne joue jamais son jeton.',
      doubleUp3:
        'Si vous voulez : chaque équipe a trois cartes Double Up cachées qui font 6 d’un accord direct.',
      doubleUp2:
        'Si vous voulez : chacun a deux cartes Double Up cachées qui font 6 d’un accord direct.',
      tieOvershoot: 'Plusieurs au bout dans la même manche ? Qui l’a le plus dépassé gagne.',
      tieTokens: 'Plusieurs au bout dans la même manche ? Qui garde le plus de jetons ×2 gagne.',
      tiePlayoff:
        'Plusieurs au bout dans la même manche ? Ils continuent entre eux jusqu’à ce que l’un soit devant.',
      duo: 'Notre façon à nous : arrivez au bout en aussi peu de manches que possible.',
    },
  },
  samegame: {
    lead: 'Vous jouez tous ensemble. Deux objets se ressemblent sur un seul point : trouvez tous les autres.',
    secret: {
      title: 'Objet et piège',
      text: 'Tu reçois un objet et un numéro secret. Le critère qui porte ton numéro est ton piège.',
    },
    clue: {
      title: 'Écris un indice',
      text: 'Trouve un autre objet, pareil au tien pour le piège, et pour rien d’autre.',
    },
    guess: {
      title: 'Soulevez les tasses',
      text: 'À tour de rôle, vous montrez vos deux objets. Les autres montrent une tasse où ils diffèrent ; d’accord, ils la soulèvent.',
    },
    trap: {
      title: 'Gare au piège',
      text: 'Chaque tasse soulevée donne plus de valeur au tour, de −2 à +3. Le piège y met fin. S’il ne reste que lui, vous avez tout trouvé.',
    },
    medals: {
      title: 'Une médaille',
      text: 'Tous les tours s’additionnent : 15 pour le bronze, 18 l’argent, 21 l’or. Plus le niveau monte, plus il y a de critères.',
    },
    yours: 'Ton piège',
    object: 'l’objet',
    clueLine: 'l’indice',
    rulesTitle: 'Ce que doit être un indice',
    rules: [
      'Une chose faite par les humains : ni animal, ni plante, ni nuage.',
      'La chose seule, sans autre mot.',
      'Ni nombre, ni matière, ni le mot de la carte.',
      'Pendant son tour, on ne montre, ne parle ni ne sourit.',
      'Une fois par partie, le groupe peut accepter d’échanger un objet.',
    ],
  },
} satisfies HowTo
