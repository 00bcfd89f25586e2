import type { Compatibility } from './en'
import { lists, plurals } from '../../../i18n/plural'

const many = plurals('fr')
const or = lists('fr', 'disjunction')
const points = (n: number) => many(n, { one: '# point', other: '# points' })

export default {
  name: 'Compatibility',
  round: (n) => `Manche ${n}`,
  you: 'Toi',
  quoted: (title) => `« ${title} »`,
  themeIs: (theme) => `Le thème : ${theme}`,
  lastRound: 'La dernière manche',
  hurry: 'Plus vite, les bots',
  playoff: (sides) => `Égalité ! À départager : ${sides}.`,
  opening: {
    youCall: 'À toi d’ouvrir le thème',
    callLine: 'Annonce un numéro ; la carte n’est tirée qu’ensuite.',
    number: (n) => `Annoncer le ${n}`,
    usedUp: 'Tous les thèmes de ce numéro ont été lus.',
    called: (name, n) => `${name} annonce le ${n}.`,
    rolled: (name, n) => `${name} fait un ${n}.`,
    youRoll: 'À toi de lancer le dé',
    youOrPartnerRoll: 'À toi ou à ton binôme de lancer le dé',
    rollLine: 'Il désigne le thème de la carte qui compte.',
    roll: 'Lancer le dé',
    theyCall: (name) => `${name} annonce un numéro`,
    theyRoll: (names) => `Au dé : ${names}`,
    allMatch: (name) => `Cette manche, il faut penser comme ${name}.`,
    allMatchYou: 'Cette manche, tout le monde veut penser comme toi.',
  },
  pick: {
    pick: (n) =>
      many(n, { one: 'Choisis # image.', other: 'Choisis-en #, la plus forte d’abord.' }),
    spaceSays: (n) => `Ta case dit ${n}.`,
    referentPicks: (n) => `Le modèle en choisit toujours ${n}.`,
    playoff: (n) => `Pour départager, chacun en choisit ${n}.`,
    notPlaying: 'Tu ne joues pas ce départage ; regarde les autres.',
    allMatchYou: 'Tous veulent penser comme toi.',
    thinkLike: (names) => `Pense comme ${names}.`,
    images: (n) => `${n} images`,
    onPlace: (title, place) => `${title}, place ${place}`,
    takenBack: (title) => `${title} : reprise`,
    retired: (title) => `${title} : déjà trouvée en commun, elle est hors de ton jeu.`,
    full: (n) =>
      many(n, {
        one: 'Ta place est prise ; reprends d’abord l’image.',
        other: 'Les # places sont prises ; reprends d’abord une image.',
      }),
    unlockFirst: 'Tes images sont face cachée. « Changer » te permet d’y revenir.',
  },
  look: {
    closer: 'Voir de près : touche ensuite une image',
    previous: 'Image précédente',
    next: 'Image suivante',
    putOn: (place) => `Mettre en place ${place}`,
    full: 'Toutes les places sont prises',
    takeBack: 'Reprendre',
    place: (place) => `Place ${place}`,
    earlier: 'Une place plus haut',
    later: 'Une place plus bas',
  },
  tray: {
    label: 'Ton classement, la plus forte d’abord',
    takeBack: (title, place) => `Place ${place} : ${title}. Reprendre ; les flèches la déplacent.`,
  },
  dock: {
    lockIn: 'Valider',
    change: 'Changer',
    missing: (n) => many(n, { one: 'encore #', other: 'encore #' }),
    doubleMissing: 'pose ton ×2',
    waitingFor: (names) => `En pleine réflexion : ${names}`,
    youAreReady: 'C’est validé. Tes images sont face cachée.',
  },
  double: {
    claim: 'Annoncer mon ×2',
    claimedBy: (name) => `${name} joue le ×2 cette manche.`,
    putIt: 'Pose ton ×2 sur une de tes images.',
    cardsLeft: (n) =>
      many(n, { one: 'Double Up : il reste # carte', other: 'Double Up : il reste # cartes' }),
    on: (title) => `×2 sur ${title}`,
  },
  players: {
    label: 'Les autres',
    ready: (name) => `${name} a validé.`,
    thinks: (name) => `${name} réfléchit.`,
    thinksAgain: (name) => `${name} réfléchit encore.`,
    standIn: (name) => `Le jeu continue à la place de ${name}.`,
  },
  board: {
    title: 'Le plateau',
    label: (pawns) => `Le parcours, une spirale. ${pawns.join(' ')}`,
    stands: (names, space) => `${names} : case ${space}.`,
    onSpace: (space, n) =>
      many(n, { one: `Case ${space}, # image`, other: `Case ${space}, # images` }),
    arrived: 'À l’arrivée',
    doublesLeft: (n) => many(n, { one: 'encore # ×2', other: 'encore # ×2' }),
  },
  reveal: {
    moments: { direct: 'Accord direct !', indirect: 'Accord indirect' },
    nothingShared: 'Rien en commun cette fois. Au prochain thème !',
    paceTap: 'Rythme : au toucher ; passer en automatique',
    paceAuto: 'Rythme : automatique ; passer au toucher',
    model: 'Le modèle de la manche',
    skip: 'Passer',
    turnNext: 'Carte suivante',
    turnLast: 'Dernière carte',
    movePawns: 'Avancer les pions',
    showAll: 'Toutes les images',
    goOn: 'Continuer',
    toTheEndScreen: 'Qui a gagné ?',
    plus: (n) => (n > 0 ? `+${n}` : '–'),
    lands: (from, gained, to) => (gained > 0 ? `${from} + ${gained} = case ${to}` : `Case ${from}`),
    toTheEnd: (gained) => `+${gained} : l’arrivée !`,
    direct: (names, title, n) => `${names} : ${title} à la même place, ${points(n)}.`,
    indirect: (names, title, n) => `${names} : ${title} à des places différentes, ${points(n)}.`,
    noMatch: (place) => `Place ${place} : rien en commun.`,
    directCard: (title, n) => `${title} : même place, ${points(n)}`,
    indirectCard: (title, n) => `${title} : autre place, ${points(n)}`,
    scored: (names, n) => `${names} : ${points(n)}.`,
    laidNothing: 'rien de posé',
    timeRanOut: (names) => `Temps écoulé pour ${names}.`,
    imagesReturned: (names) => `Toutes les images reviennent à ${names}.`,
    referentMoves: (name, n) => `${name} avance comme les meilleurs : ${points(n)}.`,
  },
  end: {
    winner: 'Victoire',
    rounds: 'manches',
    samePlace: 'même image, même place',
    otherPlace: 'même image, autre place',
    bestRound: (names, theme) => `Meilleure manche : ${names} avec « ${theme} »`,
    favourite: (title, n) => `${title} : la plus choisie, ${n} fois`,
    alike: 'Qui pensait pareil',
    won: (names, line) => `Victoire : ${names}. ${line}`,
    personal: {
      won: 'Gagné !',
      shared: 'Victoire partagée !',
      close: 'Si près du but !',
      lost: 'Bien joué !',
      together: 'Réussi ensemble !',
    },
    byWinners: (names, line) => `Victoire : ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, {
          one: 'À l’arrivée avant les autres, en # manche.',
          other: 'À l’arrivée avant les autres, en # manches.',
        }),
      largest_overshoot: () => 'Égalité, gagnée en allant le plus loin après l’arrivée.',
      most_tokens_left: () => 'Égalité, gagnée avec le plus de ×2 restants.',
      playoff: (n) => `Départage gagné, à la manche ${n}.`,
      shared: () => 'Égalité jusqu’au bout : dans cette édition, la victoire se partage.',
      together: (n) =>
        many(n, {
          one: 'À l’arrivée ensemble, en # manche.',
          other: 'À l’arrivée ensemble, en # manches.',
        }),
    },
  },
  remarks: {
    bot_goes_by_words: (name) =>
      `${name} : nous, les bots, ne connaissons pas encore ces cartes. Nous suivons les mots.`,
    bot_goes_by_taste: (name) =>
      `${name} : nous, les bots, ne connaissons pas encore ces cartes. Nous suivons notre goût.`,
  },
  practice: {
    practice_open_theme:
      'Tu ouvres le thème : annonce un numéro de 1 à {most} avant que quiconque voie la carte. Essaie le {number}.',
    practice_pick_images:
      'Choisis {number} images pour le thème : la case de ton pion dit {number}. {partner} joue avec toi et fait de même en secret ; ce que vous avez en commun rapporte des points.',
    practice_rank:
      'Classe-les, la plus forte d’abord : à la même place chez vous deux, une image vaut plus. Essaie {images}.',
    practice_rank_freely:
      'Classe-les, la plus forte d’abord : à la même place chez vous deux, une image vaut plus.',
    practice_lock_in:
      'Maintenant, valide ; tant que tous ne l’ont pas fait, tu peux changer d’avis.',
    practice_wait: 'Tes images sont face cachée ; quand tous auront validé, on dévoile tout.',
    practice_direct_match:
      '{image} est en place {place} chez vous deux : une image à la même place, {points} points.',
    practice_indirect_match:
      '{image} est en place {mine} chez toi et en place {theirs} chez {partner} : une image à des places différentes, {points} points.',
    practice_no_match: 'Rien en commun cette fois ; ça arrive.',
    practice_points:
      '{points} points mènent ton pion à la case {space} : tu en choisiras {number}.',
    practice_done:
      'Manche après manche, les premiers au bout du parcours gagnent. C’est tout ; à toi de jouer !',
  },
  line: 'Choisis et classe des images pour un thème, comme la personne en face.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Édition',
      name: (year) => `Édition ${year}`,
      lines: {
        '2016': (f) =>
          `${f.themes_on_a_card} thèmes par carte ; rien n’est doublé. À égalité, on partage la victoire.`,
        '2010': (f) =>
          many(f.doubles, {
            one: 'Chacun a un jeton ×2 pour toute la partie. À égalité, on partage la victoire.',
            other: 'Chacun a # jetons ×2 pour toute la partie. À égalité, on partage la victoire.',
          }),
        '1996': (f) => `${f.images} images, un dé désigne le thème, les égalités se départagent.`,
      },
      line: (f) => `${f.images} images et ${f.themes_on_a_card} thèmes par carte.`,
    },
    mode: {
      title: 'Qui avec qui',
      names: {
        teams: 'Par paires',
        individual: 'Chacun pour soi',
        trios: 'Deux trios',
        duo: 'Juste vous deux',
      },
      lines: {
        teams: 'Avec la personne en face, essaie de choisir pareil.',
        individual: 'À chaque manche, tous essaient de choisir comme l’un de vous.',
        trios: 'Trois contre trois : seul compte ce que les trois ont en commun.',
        duo: 'Une paire contre le parcours, en aussi peu de manches que possible.',
      },
    },
    track: {
      title: 'Parcours',
      names: {
        brisk: 'Parcours court',
        short: 'Parcours court',
        standard: 'Parcours normal',
        long: 'Parcours long',
      },
      line: (f) =>
        [
          many(f.spaces, { one: '# case', other: '# cases' }),
          f.rounds && f.minutes
            ? `environ ${many(f.rounds, { one: '# manche', other: '# manches' })} : ${many(f.minutes, { one: '# minute', other: '# minutes' })}`
            : '',
        ]
          .filter(Boolean)
          .join(', ') + '.',
    },
    deck: { line: (f) => `${f.images} images, dessinées pour ce jeu.` },
    themes: { line: 'Nos thèmes, dans ta langue.' },
    for_children: { title: 'Thèmes pour enfants', line: 'Laisse de côté les thèmes pour adultes.' },
    double_up: {
      title: 'Cartes Double Up',
      line: 'Des cartes cachées qui doublent un accord direct ; elles sont dans la boîte.',
    },
    random_teams: {
      title: 'Équipes au hasard',
      line: 'Le sort décide au début qui joue avec qui.',
    },
    even_individual: {
      title: 'Nombres pairs aussi',
      line: (f) => `Chacun pour soi, aussi à ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Les images trouvées se reposent',
      line: 'Une image qui t’a rapporté ne sert plus ensuite.',
    },
    time_limit: { title: 'Temps pour choisir', line: 'Qui n’a pas validé à temps ne pose rien.' },
  },
  tv: {
    round: (n) => `Manche ${n}`,
    playoff: 'Départage',
    opens: (name) => `${name} ouvre le thème`,
    opened: (name) => `ouvert par ${name}`,
    newTheme: 'Un nouveau thème arrive.',
    theme: (theme) => `Le thème : ${theme}`,
    picks: (n) => many(n, { one: '# image', other: '# images' }),
    atTheFinish: 'à l’arrivée',
    toMatch: (name) => `Tous cherchent à deviner ${name}`,
    isMatched: 'le modèle',
    looksOn: 'regarde',
    doubles: (name) => `${name} joue ×2`,
    cardOf: (n, of) => `Carte ${n} sur ${of}`,
    laidNothing: 'Temps écoulé',
    direct: (names, image, points) =>
      `${names} : « ${image} » à la même place, ${many(points, { one: '# point', other: '# points' })}.`,
    indirect: (names, image, points) =>
      `${names} : « ${image} » à des places différentes, ${many(points, { one: '# point', other: '# points' })}.`,
    points: (n) => many(n, { one: '# point', other: '# points' }),
    wins: (names, n) => many(n, { one: `${names} gagne !`, other: `${names} gagnent !` }),
    sharedVictory: (names) => `${names} se partagent la victoire !`,
    together: (rounds) =>
      many(rounds, { one: 'Arrivés en # manche !', other: 'Arrivés en # manches !' }),
    space: (n) => `case ${n}`,
  },
  past: {
    nothing: 'encore rien',
    sameThemes: 'Les mêmes thèmes viennent dans le même ordre.',
    won: (names) => `Victoire : ${names}`,
    together: 'Ensemble au bout de la piste',
  },
  howto: {
    box: 'Quelle boîte ?',
    mode: 'Comment jouez-vous ?',
    lead: (f) =>
      f.referent === 'none'
        ? 'Tout le monde a les mêmes images. Choisis celles que ton partenaire choisira.'
        : 'Tout le monde a les mêmes images. À chaque manche, choisis celles que le modèle choisira.',
    theme: {
      title: 'Un thème s’ouvre',
      text: (f) =>
        f.referent === 'none'
          ? 'Il peut parler de tout. Quelles images vont bien, et lesquelles prendra ton partenaire ?'
          : 'Il peut parler de tout. Quelles images vont bien, et lesquelles prendra le modèle ?',
    },
    pick: {
      title: 'Choisis et classe',
      text: (f) =>
        `La case de ton pion dit combien d’images : de 1 à ${f.full_hand}. La plus forte d’abord. Ni indice, ni regard !`,
    },
    reveal: {
      title: 'On retourne',
      text: (f) =>
        `Une par une, la plus forte d’abord. Une image que ${f.referent !== 'none' ? 'tu as choisie comme le modèle' : f.team > 2 ? `vous avez choisie tous les ${f.team}` : 'vous avez tous les deux'} compte : ${f.direct} points à la même place, ${f.indirect} à des places différentes.`,
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
      openers: 'À la manche suivante, la personne à gauche ouvre le thème.',
      modelOpens:
        'Le modèle ouvre le thème. À la manche suivante, le modèle est la personne à sa gauche.',
      randomTeams: 'Si vous voulez : les équipes sont tirées au sort.',
      partners: 'Les partenaires sont face à face et partagent un pion.',
      joined: 'Les partenaires sont face à face et réunissent leurs pions.',
      alternate: 'Les équipes alternent autour de la table.',
      called: (f) =>
        `Qui ouvre le thème annonce un numéro de 1 à ${f.themes_on_a_card}, puis seulement pioche la carte.`,
      rolled: (f) => `Un dé dit lequel des ${f.themes_on_a_card} thèmes de la carte on joue.`,
      teamsOpen:
        'Les équipes ouvrent à tour de rôle, et celle qui a ouvert retourne ses images en premier.',
      deck: (f) => `Le jeu a ${f.images} images au lieu de ${f.usual}.`,
      model:
        'À chaque manche, l’un de vous est le modèle : tous les autres essaient de choisir comme lui.',
      modelShares: 'Le modèle avance autant que le meilleur des autres.',
      modelHand: (f) =>
        many(f.full_hand, {
          one: 'Le modèle choisit toujours # image.',
          other: 'Le modèle choisit toujours # images.',
        }),
      modelNothing: 'Le modèle n’avance pas.',
      allOfATeam: (f) =>
        `Seul compte ce que les ${f.team} d’une équipe ont en commun : ${f.direct} points à la même place, ${f.indirect} sinon.`,
      token: (f) =>
        `${many(f.doubles, { one: 'Chacun a un jeton ×2 pour la partie. Annonce-le', other: 'Chacun a # jetons ×2 pour la partie. Annonces-en un' })} avant la révélation, en premier dans la manche : un accord direct vaut alors ${2 * f.direct}.`,
      modelNoToken: 'Le modèle ne joue jamais son jeton.',
      doubleUpTeam: (f) =>
        `Si vous voulez : chaque équipe a ${many(f.doubles, { one: 'une carte Double Up cachée qui fait', other: '# cartes Double Up cachées qui font' })} ${2 * f.direct} d’un accord direct.`,
      doubleUpAlone: (f) =>
        `Si vous voulez : chacun a ${many(f.doubles, { one: 'une carte Double Up cachée qui fait', other: '# cartes Double Up cachées qui font' })} ${2 * f.direct} d’un accord direct.`,
      tieOvershoot: 'Plusieurs au bout dans la même manche ? Qui l’a le plus dépassé gagne.',
      tieTokens: 'Plusieurs au bout dans la même manche ? Qui garde le plus de jetons ×2 gagne.',
      tiePlayoff:
        'Plusieurs au bout dans la même manche ? Ils continuent entre eux jusqu’à ce que l’un soit devant.',
      duo: 'Notre façon à nous : arrivez au bout en aussi peu de manches que possible.',
    },
  },
} satisfies Compatibility
