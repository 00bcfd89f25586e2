import type { Thing } from '../../../state/packs.svelte'
import type { SameGame } from './en'
import { languageNames, lists, plurals } from '../../../i18n/plural'

const many = plurals('fr')
const list = lists('fr')

/** Avec son article : « une échelle », « des ciseaux ». */
const a = ({ name, gender }: Thing): string => {
  if (gender.includes('p')) return `des ${name}`
  return gender === 'f' ? `une ${name}` : gender ? `un ${name}` : name
}
/** « qu’une échelle », « que des ciseaux ». */
const que = (it: Thing): string => (/^u/.test(a(it)) ? `qu’${a(it)}` : `que ${a(it)}`)
/** « d’une échelle », « de ciseaux ». */
const de = (it: Thing): string => (it.gender.includes('p') ? nom(it.name) : nom(a(it)))
/** « de Léa », « d’Anna ». */
const nom = (name: string): string =>
  /^[aeiouyàâéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`

export default {
  name: 'The Same Game',
  round: (n, of) => `Manche ${n} sur ${of}`,
  turn: (n, of) => `Tour ${n} sur ${of}`,
  languages: (languages) => `Indices en ${list(languages)}`,
  criteria: 'Le sens des critères',
  yourObject: 'Ton objet',
  yourTrap: 'Ton piège',
  medals: { flowers: 'Fleurs', bronze: 'Bronze', silver: 'Argent', gold: 'Or' },
  score: (score, finish) => `Score : ${score} sur ${finish}`,
  a,

  write: {
    task: {
      appearance: (it) => `Trouve un objet qui *ressemble* à ${a(it)}`,
      number_in_the_world: (it) => `Trouve un objet *aussi répandu* dans le monde ${que(it)}`,
      length: (it) => `Trouve un objet *aussi long* ${que(it)}`,
      material: (it) => `Trouve un objet fait *de la même matière* ${que(it)}`,
      price: (it) => `Trouve un objet qui *coûte aussi cher* ${que(it)}`,
      intended_use: (it) => `Trouve un objet qui *sert à la même chose* ${que(it)}`,
      movement: (it) => `Trouve un objet qui *bouge comme* ${a(it)}`,
      complexity: (it) => `Trouve un objet *aussi dur à fabriquer* ${que(it)}`,
      importance: (it) => `Trouve un objet *aussi important* pour les humains ${que(it)}`,
      effort_to_explain: (it) => `Trouve un objet *aussi dur à expliquer* ${que(it)}`,
      duration_of_use: (it) => `Trouve un objet dont on se sert *aussi longtemps* que ${de(it)}`,
      days_of_use: (it) => `Trouve un objet dont on se sert *autant de jours* par an que ${de(it)}`,
      weight: (it) => `Trouve un objet *aussi lourd* ${que(it)}`,
      thickness: (it) => `Trouve un objet *aussi épais* ${que(it)}`,
      volume: (it) => `Trouve un objet qui *prend autant de place* ${que(it)}`,
    },
    anyTask: (it, criterion) => `Trouve un objet comme ${a(it)} sur ce point : *${criterion}*`,
    andElse: '… et différent sur tout le reste.',
    goodClue: 'Un bon indice est proche sur le piège, et loin sur tout le reste.',
    trapIs: (criterion) => `Ton piège : ${criterion}`,
    tokenIs: (number) => `Ton numéro est le ${number}.`,
    yourClue: 'Ton indice',
    placeholder: 'Un objet',
    lockIn: 'Valider',
    anyway: 'Le garder quand même',
    change: 'En écrire un autre',
    keep: 'Garder l’ancien',
    checking: 'On vérifie …',
    isMade: 'Fait par les humains',
    isWord: 'Un vrai mot',
    isSingle: 'Rien que l’objet',
    mayComeBack: 'À toi de voir : le groupe peut le refuser.',
    really: 'Vraiment différent ?',
    marks: 'Touche pour marquer. Personne d’autre ne le voit.',
    mark: {
      none: (criterion) => `${criterion} : pas marqué`,
      different: (criterion) => `${criterion} : différent`,
      unsure: (criterion) => `${criterion} : pas sûr`,
    },
    written: 'Ton indice est face cachée.',
    writtenLine: 'Tu peux le changer tant qu’il en manque un.',
    stillWriting: (names) =>
      names.length === 1
        ? `${names[0]} écrit encore`
        : names.length === 2
          ? `${list(names)} écrivent encore`
          : `${names.length} personnes écrivent encore`,
    onlyYou: 'On n’attend plus que toi',
    othersWrite: 'Tout le monde écrit un indice en secret.',
    cameBack: 'Ton indice est revenu',
    cameBackLine: (clues) => `Le groupe n’a pas accepté : ${list(clues)}. Écris-en un autre.`,
    theyRewrite: (name) => `${name} écrit un autre indice`,
    theyRewriteLine: (clue) =>
      `Vous n’avez pas accepté « ${clue} ». D’ici là, personne ne montre rien.`,
  },

  swap: {
    open: 'Échanger mon objet',
    title: 'Un autre objet ?',
    line: 'Le groupe a droit à un échange par partie. Tout le monde doit être d’accord, personne ne voit le nouvel objet, et on ne revient pas en arrière.',
    ask: 'Demander au groupe',
    asked: 'Tu demandes un autre objet',
    askedLine: (names) => `Réponses attendues : ${list(names)}`,
    theyAsk: (name) => `${name} voudrait un autre objet`,
    theyAskLine: 'C’est possible une fois par partie, si tout le monde est d’accord.',
    consent: 'D’accord',
    refuse: 'Plutôt non',
    youAgreed: 'Tu es d’accord. Aux autres de répondre.',
    refused: (name) => `${name} préfère que non : pas d’échange cette fois.`,
    made: (name) => `${name} a maintenant un autre objet.`,
    mine: 'Voici ton nouvel objet.',
  },

  ready: {
    yours: 'À toi !',
    yoursLine: 'Montre ton objet et ton indice. Ensuite, plus un mot, plus un geste.',
    begin: 'Montrer les deux',
    theirs: (name) => `Au tour ${nom(name)}`,
    theirsLine: 'Un objet et un indice, pareils sur un seul point.',
    secret: 'Personne d’autre ne le voit',
    last: 'Le dernier tour',
    order: 'L’ordre des tours',
    done: 'fait',
  },

  guess: {
    title: 'En quoi sont-ils différents ?',
    theirTurn: (name) => `Tour ${nom(name)}`,
    silent: 'regarde en silence',
    yourTurn: 'Ton tour : plus un mot, plus un geste !',
    yourTitle: 'Où vont-ils chercher ?',
    yourTrap: 'ton piège',
    object: 'l’objet',
    clue: 'l’indice',
    nobody: 'Aucun doigt pour l’instant.',
    pointing: (n, of, criterion) =>
      n === of
        ? `Tous les doigts sur *${criterion}*.`
        : many(n, {
            one: `# doigt sur ${of} : *${criterion}*.`,
            other: `# doigts sur ${of} : *${criterion}*.`,
          }),
    scattered: (n) => many(n, { one: '# doigt.', other: '# doigts, # avis.' }),
    rule: {
      unanimous: 'Il faut l’accord de tous.',
      majority: 'Plus de la moitié décide.',
      anyone: 'Le premier doigt lève la tasse.',
    },
    youDecide: 'Tu décides sans les autres.',
    theyDecide: (name) => `La décision revient à ${name}.`,
    cup: (criterion) => `${criterion} : sous une tasse`,
    pointed: (criterion, names) => `${criterion} : sous une tasse, doigts ici : ${list(names)}`,
    lifted: (criterion, number) => `${criterion} : numéro ${number}, sans danger`,
    trap: (criterion) => `${criterion} : le piège`,
    trapNow: (value) => `Avec le piège maintenant : *${value}*`,
    best: (value) => `au mieux *${value}*`,
    circle: (value) => `cercle ${value}`,
    covered: (value) => `cercle ${value}, couvert d’une tasse`,
    reject: 'Cet indice est-il permis ?',
    rejectLine: (name) =>
      `Un indice est un objet fait par les humains : ni nombre, ni matière, ni mot en plus. Si plus de la moitié le refuse, ${name} en écrit un autre.`,
    rejectGo: 'Pas permis',
    letPass: 'On l’accepte',
    rejecting: (names) => `« Pas permis » : ${list(names)}`,
  },

  result: {
    found: 'Il ne reste que le piège !',
    trapped: 'Pris au piège !',
    trapOf: (name) => `Le piège ${nom(name)}`,
    yourTrap: 'Ton piège',
    alike: (thing, clue) => `Sur ce point, ${thing} et « ${clue} » se ressemblent.`,
    counts: (value) => `Ce tour compte ${value}`,
    roundOver: (n) =>
      `La manche ${n} est finie : nouveaux objets, nouveaux numéros, nouveaux pièges.`,
    goOn: 'Continuer',
    toNewRound: 'Nouvelle manche',
    toEnd: 'Voir la médaille',
  },

  end: {
    title: {
      gold: 'L’or !',
      silver: 'L’argent !',
      bronze: 'Le bronze !',
      flowers: 'Des fleurs !',
      before_flowers: 'Pas cette fois',
    },
    line: {
      gold: 'Vous êtes sur la même longueur d’onde.',
      silver: 'Encore un bon indice, et c’était l’or.',
      bronze: 'Gagné ! Vous vous comprenez.',
      flowers: 'Des fleurs pour vous ; le bronze était tout près.',
      before_flowers: 'Les tasses ont gagné. On recommence ?',
    },
    points: (score, finish) => `${score} points sur ${finish}`,
    story: 'Tour par tour',
    safeCups: 'tasses sans danger',
    escaped: 'tours sans piège',
    of: (n, of) => `${n} sur ${of}`,
    bestClue: (name) => `meilleur indice, ${nom(name)}`,
    trickiest: 'critère le plus traître',
    wasAlike: (criterion) => `pareil : ${criterion}`,
  },

  wait: {
    hurry: 'Presser les bots',
    standIn: (name) => `Un bot joue pour ${name}.`,
  },

  said: {
    dealt: (round) => `La manche ${round} commence. Chacun a un objet et un numéro secret.`,
    written: (name) => `${name} a un indice.`,
    began: (name, object, clue) => `${name} montre : ${object}, et l’indice ${clue}.`,
    pointed: (name, criterion) => `${name} montre ${criterion}.`,
    rejected: (name) => `${name} n’accepte pas l’indice.`,
    sentBack: (name) => `L’indice retourne à ${name}.`,
    safe: (criterion) => `${criterion} : sans danger.`,
    trap: (criterion) => `${criterion} : c’est le piège.`,
    ended: (value, score) => `Le tour compte ${value}. Le score est de ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name) =>
      `${name} : je ne connais ces objets que de nom, alors je devine d’après les mots.`,
  },

  practice: {
    practice_trap: (p) =>
      `Ton objet : ${p.a}. Ton numéro secret est le ${p.number}, et il est posé sur *${p.criterion}*. C’est ton piège.`,
    practice_clue: (p) =>
      `Écris un autre objet, pareil seulement sur ce point : *${p.criterion}*. Les autres verront les deux et chercheront en quoi ils sont différents.`,
    practice_try: (p) => `Une idée : *${p.clue}*. Touche pour la prendre.`,
    practice_swap: () => `Pas d’idée ? Une fois par partie, on peut échanger son objet.`,
    practice_swap_asked: () => `Tu as demandé un autre objet. Tout le monde doit être d’accord.`,
    practice_answer_swap: (p) =>
      `${p.name} voudrait un autre objet. C’est possible une fois par partie, si tout le monde est d’accord.`,
    practice_written: () => `Très bien. Ton indice reste caché jusqu’à ton tour.`,
    practice_begin_turn: () =>
      `Montre maintenant les deux objets. Ensuite, silence : pas un mot, pas un signe, et tu ne montres rien.`,
    practice_other_begins: (p) => `C’est au tour ${nom(p.name)}. Tu devines avec les autres.`,
    practice_be_silent: (p) =>
      `Les autres lèvent les tasses là où les deux objets sont différents. S’ils lèvent *${p.criterion}*, ton piège, le tour est fini.`,
    practice_agreement: () =>
      `Une tasse se lève dès que tous ceux qui devinent la montrent. Tu peux toujours déplacer ton doigt.`,
    practice_guess: (p) =>
      `Les deux se ressemblent sur un seul point : le piège ${nom(p.name)}. Laissez-le tranquille et levez les autres tasses. Où la différence est-elle la plus nette ?`,
    practice_point: (p) => `Ici, la différence est sûre : *${p.criterion}*. Montre-la.`,
    practice_point_freely: () => `Où sont-ils sûrement différents ? Montre-le.`,
    practice_cup: (p) =>
      `*${p.criterion}* était sans danger. Sa tasse couvre un cercle, et le tour compte maintenant ${p.value}.`,
    practice_found: (p) =>
      `Il ne reste que *${p.criterion}* : c’est donc le piège. Cela compte ${p.value}, et le score est de ${p.score}.`,
    practice_trapped: (p) =>
      `*${p.criterion}* était le piège, et le tour est fini. Il compte ${p.value}, et le score est de ${p.score}.`,
    practice_medals: (p) =>
      `Nouveaux objets, nouveaux pièges, et plus de conseils. À partir de ${p.bronze}, c’est le bronze, de ${p.silver} l’argent, de ${p.gold} l’or. ${p.finish} est le maximum. À vous de jouer !`,
  },
  line: 'Un seul point commun : trouvez tout ce qui les distingue.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Niveau',
      name: (n) => `Niveau ${n}`,
      lines: {
        1: (f) => `${f.criteria} critères, les plus faciles.`,
        2: (f) => `${f.criteria} critères, dont deux plus difficiles.`,
        3: (f) => `${f.criteria} critères : il y a plus à distinguer.`,
        4: (f) => `${f.criteria} critères, et pas une tasse de trop.`,
      },
      line: (f) => `${f.criteria} critères dans la rangée.`,
    },
    agreement: {
      title: 'Quand le groupe est d’accord',
      names: {
        unanimous: 'Tous d’accord',
        majority: 'La majorité décide',
        anyone: 'Le premier doigt décide',
      },
      lines: {
        unanimous: 'Une tasse est levée quand tous les doigts la montrent.',
        majority: 'Une tasse est levée quand plus de la moitié des doigts la montrent.',
        anyone: 'Un seul doigt lève une tasse : rapide et hardi.',
      },
    },
    language: {
      title: 'Langues des indices',
      line: 'Un indice peut être un mot de ces langues.',
      name: languageNames('fr'),
      all: (languages) => `Indices en ${languages}`,
    },
    objects: { line: (f) => many(f.objects, { one: 'Notre objet.', other: 'Nos # objets.' }) },
  },
  tv: {
    turnOf: (n, of) => `Tour ${n} sur ${of}`,
    allWrite: 'Chacun écrit un indice',
    allWriteLine: 'Un autre objet, pareil au tien sur un seul critère : le piège.',
    showsNext: (name) => `Au tour de ${name}`,
    showsNextLine: 'L’objet et l’indice arrivent dans un instant.',
    writesAgain: (name) => `${name} écrit un autre indice`,
    writesAgainLine: 'La plupart d’entre vous ont refusé le premier.',
    asksSwap: (name) => `${name} demande un autre objet. Tous les autres doivent accepter.`,
    whereDiffer: 'Où est la différence ?',
    clueOf: (name) => `Indice de ${name}`,
    pointNow: 'Montre une tasse sur ton téléphone.',
    pointAt: (n, of, criterion) =>
      n === 1
        ? `${n} sur ${of} montre « ${criterion} ».`
        : `${n} sur ${of} montrent « ${criterion} ».`,
    agreements: {
      unanimous: 'Il faut l’accord de tous.',
      majority: 'Plus de la moitié décide.',
      anyone: 'N’importe qui peut soulever.',
    },
    worthNow: (value) => `Ce tour vaut ${value}`,
    alike: 'pareils ici',
    trapped: 'C’était le piège !',
    found: 'Toutes les différences trouvées !',
    alikeIn: (criterion) => `Ils sont pareils en « ${criterion} ».`,
    score: (score, of) => `Score ${score} sur ${of}`,
    results: {
      before_flowers: 'Pas de médaille cette fois',
      flowers: 'Des fleurs, presque une médaille',
      bronze: 'Le bronze !',
      silver: 'L’argent !',
      gold: 'L’or !',
    },
  },
  past: {
    writing: 'On écrit les indices',
    trapIs: (criterion) => `Piège : ${criterion}`,
    noClue: 'pas encore d’indice',
    turns: (n) => many(n, { one: '# tour', other: '# tours' }),
    sameThings: 'Les mêmes critères, objets et numéros sont distribués.',
    points: (n) => many(n, { one: '# point', other: '# points' }),
    results: {
      before_flowers: 'Pas de médaille',
      flowers: 'Fleurs',
      bronze: 'Bronze',
      silver: 'Argent',
      gold: 'Or',
    },
  },
  howto: {
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
      text: (f) =>
        `Chaque tasse soulevée donne plus de valeur au tour, de ${f.least} à ${f.most}. Le piège y met fin. S’il ne reste que lui, vous avez tout trouvé.`,
    },
    medals: {
      title: 'Une médaille',
      text: (f) =>
        `Tous les tours s’additionnent : ${f.bronze} pour le bronze, ${f.silver} l’argent, ${f.gold} l’or. Plus le niveau monte, plus il y a de critères.`,
    },
    yours: 'Ton piège',
    object: 'l’objet',
    clueLine: 'l’indice',
    rulesTitle: 'Ce que doit être un indice',
    rounds: (n, rounds) =>
      many(rounds, {
        one: `À ${n}, chacun écrit un indice.`,
        other: `À ${n}, chacun écrit # indices.`,
      }),
    majority:
      'Si la majorité décide et qu’aucun gobelet n’a plus de la moitié des voix, la personne à gauche de celle dont c’est le tour tranche.',
    rules: [
      'Une chose faite par les humains : ni animal, ni plante, ni nuage.',
      'La chose seule, sans autre mot.',
      'Plusieurs mots vont bien si le dictionnaire en fait une seule chose, comme « machine à laver ».',
      'Ni nombre, ni matière, ni le mot de la carte.',
      'Pendant son tour, on ne montre, ne parle ni ne sourit.',
      'Une fois par partie, le groupe peut accepter d’échanger un objet.',
    ],
  },
} satisfies SameGame
