import type { Thing } from '../../../state/packs.svelte'
import type { SameGame } from './en'
import { languageNames, lists, plurals } from '../../../i18n/plural'

const many = plurals('it')
const list = lists('it')
const HARD = /^(z|x|y|gn|ps|pn|s[^aeiou])/i
const VOWEL = /^[aeiouàèéìòù]/i

/** Con l’articolo: «uno zaino», «un’altalena», «delle forbici». */
const a = ({ name, gender }: Thing): string => {
  if (gender.includes('p')) {
    if (gender.includes('f')) return `delle ${name}`
    return HARD.test(name) || VOWEL.test(name) ? `degli ${name}` : `dei ${name}`
  }
  if (gender === 'f') return VOWEL.test(name) ? `un’${name}` : `una ${name}`
  return gender ? `${HARD.test(name) ? 'uno' : 'un'} ${name}` : name
}
/** «di una scala», «di forbici». */
const di = (it: Thing): string => `di ${it.gender.includes('p') ? it.name : a(it)}`

export default {
  name: 'The Same Game',
  round: (n, of) => `Giro ${n} di ${of}`,
  turn: (n, of) => `Turno ${n} di ${of}`,
  languages: (languages) => `Indizi in ${list(languages)}`,
  criteria: 'Che cosa significano i criteri',
  yourObject: 'Il tuo oggetto',
  yourTrap: 'La tua trappola',
  medals: { flowers: 'Fiori', bronze: 'Bronzo', silver: 'Argento', gold: 'Oro' },
  score: (score, finish) => `Punti: ${score} su ${finish}`,
  a,

  write: {
    task: {
      appearance: (it) => `Trova una cosa che *somiglia* a ${a(it)}`,
      number_in_the_world: (it) => `Trova una cosa *diffusa* nel mondo quanto ${a(it)}`,
      length: (it) => `Trova una cosa *lunga* quanto ${a(it)}`,
      material: (it) => `Trova una cosa *dello stesso materiale* ${di(it)}`,
      price: (it) => `Trova una cosa che *costa* quanto ${a(it)}`,
      intended_use: (it) => `Trova una cosa *con lo stesso scopo* ${di(it)}`,
      movement: (it) => `Trova una cosa che *si muove* come ${a(it)}`,
      complexity: (it) => `Trova una cosa *difficile da fabbricare* quanto ${a(it)}`,
      importance: (it) => `Trova una cosa *importante per l’umanità* quanto ${a(it)}`,
      effort_to_explain: (it) => `Trova una cosa *difficile da spiegare* quanto ${a(it)}`,
      duration_of_use: (it) =>
        `Trova una cosa che ogni volta si usa *tanto a lungo* quanto ${a(it)}`,
      days_of_use: (it) => `Trova una cosa che si usa *tanti giorni* all’anno quanto ${a(it)}`,
      weight: (it) => `Trova una cosa *pesante* quanto ${a(it)}`,
      thickness: (it) => `Trova una cosa *spessa* quanto ${a(it)}`,
      volume: (it) => `Trova una cosa che *occupa tanto spazio* quanto ${a(it)}`,
    },
    anyTask: (it, criterion) => `Trova una cosa che in questo è come ${a(it)}: *${criterion}*`,
    andElse: '… e diversa in tutto il resto.',
    goodClue: 'Un buon indizio è vicino nella trappola e lontano in tutto il resto.',
    trapIs: (criterion) => `La tua trappola: ${criterion}`,
    tokenIs: (number) => `Il tuo numero è ${number}.`,
    yourClue: 'Il tuo indizio',
    placeholder: 'Un oggetto',
    lockIn: 'Fatto',
    anyway: 'Tienilo lo stesso',
    change: 'Scrivine un altro',
    keep: 'Tieni quello di prima',
    checking: 'Un attimo, controllo …',
    isMade: 'Fatto dall’uomo',
    isWord: 'La parola esiste',
    isSingle: 'Niente aggiunte',
    mayComeBack: 'Decidi tu. Il gruppo può rimandarlo indietro.',
    really: 'Davvero diversa?',
    marks: 'Tocca per segnare. Lo vedi solo tu.',
    mark: {
      none: (criterion) => `${criterion}: non segnato`,
      different: (criterion) => `${criterion}: diverso`,
      unsure: (criterion) => `${criterion}: in dubbio`,
    },
    written: 'Il tuo indizio è coperto.',
    writtenLine: 'Finché ne manca uno, puoi cambiarlo.',
    stillWriting: (names) =>
      names.length === 1
        ? `${names[0]} sta ancora scrivendo`
        : names.length === 2
          ? `${list(names)} stanno ancora scrivendo`
          : `${names.length} stanno ancora scrivendo`,
    onlyYou: 'Manchi solo tu',
    othersWrite: 'Ognuno scrive un indizio in segreto.',
    cameBack: 'Il tuo indizio è tornato indietro',
    cameBackLine: (clues) => `Il gruppo non ha accettato: ${list(clues)}. Scrivine un altro.`,
    theyRewrite: (name) => `${name} scrive un altro indizio`,
    theyRewriteLine: (clue) => `Non avete accettato «${clue}». Intanto nessuno indica.`,
  },

  swap: {
    open: 'Cambia il mio oggetto',
    title: 'Un altro oggetto?',
    line: 'Il gruppo ha un cambio per partita. Tutti devono essere d’accordo, nessuno vede il nuovo oggetto e non si torna indietro.',
    ask: 'Chiedi al gruppo',
    asked: 'Chiedi un altro oggetto',
    askedLine: (names) => `Manca la risposta di ${list(names)}`,
    theyAsk: (name) => `${name} vorrebbe un altro oggetto`,
    theyAskLine: 'Si può una volta per partita, se tutti sono d’accordo.',
    consent: 'D’accordo',
    refuse: 'Meglio di no',
    youAgreed: 'Hai detto di sì. Ora tocca agli altri.',
    refused: (name) => `${name} preferisce di no: stavolta niente cambio.`,
    made: (name) => `Ora ${name} ha un altro oggetto.`,
    mine: 'Ecco il tuo nuovo oggetto.',
  },

  ready: {
    yours: 'Tocca a te!',
    yoursLine: 'Mostra il tuo oggetto e il tuo indizio. Da lì in poi, né parole né cenni.',
    begin: 'Mostra i due',
    theirs: (name) => `Ora tocca a ${name}`,
    theirsLine: 'Un oggetto e un indizio, uguali in una cosa sola.',
    secret: 'Lo vedi solo tu',
    last: 'L’ultimo turno',
    order: 'L’ordine dei turni',
    done: 'fatto',
  },

  guess: {
    title: 'In che cosa sono diversi?',
    theirTurn: (name) => `Turno di ${name}`,
    silent: 'guarda e tace',
    yourTurn: 'Il tuo turno: né parole né cenni!',
    yourTitle: 'Dove cercheranno?',
    yourTrap: 'la tua trappola',
    object: 'l’oggetto',
    clue: 'l’indizio',
    nobody: 'Ancora nessun dito.',
    pointing: (n, of, criterion) =>
      n === of
        ? `Tutti indicano *${criterion}*.`
        : n === 1
          ? `Un dito indica *${criterion}*.`
          : `${n} su ${of} indicano *${criterion}*.`,
    scattered: (n) => many(n, { one: '# dito.', other: '# dita, # pareri.' }),
    rule: {
      unanimous: 'Tutti devono essere d’accordo.',
      majority: 'Decide più della metà.',
      anyone: 'Il primo dito alza la tazza.',
    },
    youDecide: 'Decidi tu.',
    theyDecide: (name) => `Decide ${name}.`,
    cup: (criterion) => `${criterion}: sotto una tazza`,
    pointed: (criterion, names) => `${criterion}: sotto una tazza; qui indica: ${list(names)}`,
    lifted: (criterion, number) => `${criterion}: numero ${number}, salvo`,
    trap: (criterion) => `${criterion}: la trappola`,
    trapNow: (value) => `Con la trappola adesso: *${value}*`,
    best: (value) => `al massimo *${value}*`,
    circle: (value) => `cerchio ${value}`,
    covered: (value) => `cerchio ${value}, coperto da una tazza`,
    reject: 'Questo indizio vale?',
    rejectLine: (name) =>
      `Un indizio è una cosa fatta dall’uomo: niente numeri, niente materiali, nessuna parola in più. Se più della metà dice che non vale, ${name} ne scrive un altro.`,
    rejectGo: 'Non vale',
    letPass: 'Vale',
    rejecting: (names) => `«Non vale»: ${list(names)}`,
  },

  result: {
    found: 'Resta solo la trappola!',
    trapped: 'Caduti in trappola!',
    trapOf: (name) => `La trappola di ${name}`,
    yourTrap: 'La tua trappola',
    alike: (thing, clue) => `In questo ${thing} e «${clue}» si somigliano.`,
    counts: (value) => `Questo turno vale ${value}`,
    roundOver: (n) => `Il giro ${n} è finito: nuovi oggetti, nuovi numeri, nuove trappole.`,
    goOn: 'Avanti',
    toNewRound: 'Al nuovo giro',
    toEnd: 'Alle medaglie',
  },

  end: {
    title: {
      gold: 'Oro!',
      silver: 'Argento!',
      bronze: 'Bronzo!',
      flowers: 'Fiori!',
      before_flowers: 'Stavolta no',
    },
    line: {
      gold: 'Siete sulla stessa onda.',
      silver: 'Ancora un buon indizio, ed era oro.',
      bronze: 'Vinto! Vi capite.',
      flowers: 'Fiori per voi; il bronzo era vicino.',
      before_flowers: 'Hanno vinto le tazze. Ancora una?',
    },
    points: (score, finish) => `${score} punti su ${finish}`,
    story: 'Turno per turno',
    safeCups: 'tazze senza trappola',
    escaped: 'turni senza trappola',
    of: (n, of) => `${n} su ${of}`,
    bestClue: (name) => `miglior indizio, di ${name}`,
    trickiest: 'criterio più insidioso',
    wasAlike: (criterion) => `uguale: ${criterion}`,
  },

  wait: {
    hurry: 'Fai presto, bot',
    standIn: (name) => `Un bot gioca per ${name}.`,
  },

  said: {
    dealt: (round) => `Comincia il giro ${round}. Ognuno ha un oggetto e un numero segreto.`,
    written: (name) => `${name} ha un indizio.`,
    began: (name, object, clue) => `${name} mostra: ${object}, e l’indizio ${clue}.`,
    pointed: (name, criterion) => `${name} indica ${criterion}.`,
    rejected: (name) => `${name} non accetta l’indizio.`,
    sentBack: (name) => `L’indizio torna a ${name}.`,
    safe: (criterion) => `${criterion}: nessuna trappola.`,
    trap: (criterion) => `${criterion}: è la trappola.`,
    ended: (value, score) => `Il turno vale ${value}. Siete a ${score}.`,
  },

  remarks: {
    bot_knows_no_facts: (name) =>
      `${name}: conosco queste cose solo di nome, perciò tiro a indovinare dalle parole.`,
  },

  practice: {
    practice_trap: (p) =>
      `Il tuo oggetto: ${p.a}. Il tuo numero segreto è ${p.number} e sta su *${p.criterion}*. È la tua trappola.`,
    practice_clue: (p) =>
      `Scrivi un’altra cosa, uguale solo in questo: *${p.criterion}*. Gli altri vedranno le due cose e cercheranno in che cosa sono diverse.`,
    practice_try: (p) => `Un’idea: *${p.clue}*. Tocca per usarla.`,
    practice_swap: () => `Nessuna idea? Una volta per partita si può cambiare oggetto.`,
    practice_swap_asked: () => `Hai chiesto un altro oggetto. Tutti devono essere d’accordo.`,
    practice_answer_swap: (p) =>
      `${p.name} vorrebbe un altro oggetto. Si può una volta per partita, se tutti sono d’accordo.`,
    practice_written: () => `Ben fatto. Il tuo indizio resta coperto fino al tuo turno.`,
    practice_begin_turn: () =>
      `Ora mostra le due cose. Poi silenzio: niente parole, niente cenni, e non indicare.`,
    practice_other_begins: (p) => `Ora tocca a ${p.name}. Tu indovini con gli altri.`,
    practice_be_silent: (p) =>
      `Gli altri alzano le tazze dove le due cose sono diverse. Se alzano *${p.criterion}*, la tua trappola, il turno è finito.`,
    practice_agreement: () =>
      `Una tazza si alza appena tutti quelli che indovinano la indicano. Puoi spostare il dito quando vuoi.`,
    practice_guess: (p) =>
      `Le due cose si somigliano in un punto solo: la trappola di ${p.name}. Lasciatela stare e alzate le altre tazze. Dove la differenza è più grande?`,
    practice_point: (p) => `Qui sono diverse di sicuro: *${p.criterion}*. Indicalo.`,
    practice_point_freely: () => `In che cosa sono diverse di sicuro? Indicalo.`,
    practice_cup: (p) =>
      `*${p.criterion}* non era la trappola. La tazza copre un cerchio, e ora il turno vale ${p.value}.`,
    practice_found: (p) =>
      `Resta solo *${p.criterion}*: è la trappola. Vale ${p.value}, e siete a ${p.score}.`,
    practice_trapped: (p) =>
      `*${p.criterion}* era la trappola, e il turno è finito. Vale ${p.value}, e siete a ${p.score}.`,
    practice_medals: (p) =>
      `Nuovi oggetti, nuove trappole e basta consigli. Da ${p.bronze} vincete il bronzo, da ${p.silver} l’argento, da ${p.gold} l’oro. ${p.finish} è il massimo. Buon gioco!`,
  },
  line: 'Uguali in una cosa sola: trovate tutto ciò che le distingue.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    level: {
      title: 'Livello',
      name: (n) => `Livello ${n}`,
      lines: {
        1: (f) => `${f.criteria} criteri, quelli facili.`,
        2: (f) => `${f.criteria} criteri, due dei quali più difficili.`,
        3: (f) => `${f.criteria} criteri: c’è di più da distinguere.`,
        4: (f) => `${f.criteria} criteri, e nessuna tazza di riserva.`,
      },
      line: (f) => `${f.criteria} criteri nella fila.`,
    },
    agreement: {
      title: 'Quando siete d’accordo',
      names: {
        unanimous: 'Tutti d’accordo',
        majority: 'Decide la maggioranza',
        anyone: 'Decide il primo dito',
      },
      lines: {
        unanimous: 'Una tazza si alza quando tutte le dita la indicano.',
        majority: 'Una tazza si alza quando la indica più della metà.',
        anyone: 'Un solo dito alza una tazza: svelto e audace.',
      },
    },
    language: {
      title: 'Lingue degli indizi',
      line: 'Un indizio può essere una parola di queste lingue.',
      name: languageNames('it'),
      all: (languages) => `Indizi in ${languages}`,
    },
    objects: {
      line: (f) => many(f.objects, { one: 'Il nostro oggetto.', other: 'I nostri # oggetti.' }),
    },
  },
  tv: {
    turnOf: (n, of) => `Turno ${n} di ${of}`,
    allWrite: 'Tutti scrivono un indizio',
    allWriteLine: 'Un’altra cosa, uguale alla tua in un solo criterio: la trappola.',
    showsNext: (name) => `Tocca a ${name}`,
    showsNextLine: 'Tra un attimo vedrete qui l’oggetto e l’indizio.',
    writesAgain: (name) => `${name} scrive un altro indizio`,
    writesAgainLine: 'La maggior parte di voi non ha accettato il primo.',
    asksSwap: (name) => `${name} chiede un altro oggetto. Tutti gli altri devono accettare.`,
    whereDiffer: 'In che cosa sono diversi?',
    clueOf: (name) => `Indizio di ${name}`,
    pointNow: 'Indica una tazza sul tuo telefono.',
    pointAt: (n, of, criterion) =>
      n === 1 ? `${n} su ${of} indica «${criterion}».` : `${n} su ${of} indicano «${criterion}».`,
    agreements: {
      unanimous: 'Dovete essere tutti d’accordo.',
      majority: 'Decide più della metà.',
      anyone: 'Chiunque può alzarne una.',
    },
    worthNow: (value) => `Questo turno vale ${value}`,
    alike: 'qui uguali',
    trapped: 'Era la trappola!',
    found: 'Trovate tutte le differenze!',
    alikeIn: (criterion) => `Sono uguali in «${criterion}».`,
    score: (score, of) => `Punteggio ${score} di ${of}`,
    results: {
      before_flowers: 'Stavolta niente medaglia',
      flowers: 'Fiori, quasi una medaglia',
      bronze: 'Bronzo!',
      silver: 'Argento!',
      gold: 'Oro!',
    },
  },
  past: {
    writing: 'Si scrivono gli indizi',
    trapIs: (criterion) => `Trappola: ${criterion}`,
    noClue: 'ancora nessun indizio',
    turns: (n) => many(n, { one: '# turno', other: '# turni' }),
    sameThings: 'Si distribuiscono gli stessi criteri, oggetti e numeri.',
    points: (n) => many(n, { one: '# punto', other: '# punti' }),
    results: {
      before_flowers: 'Nessuna medaglia',
      flowers: 'Fiori',
      bronze: 'Bronzo',
      silver: 'Argento',
      gold: 'Oro',
    },
  },
  howto: {
    lead: 'Giocate tutti insieme. Due cose sono uguali in un solo punto: trovate tutti gli altri.',
    secret: {
      title: 'Oggetto e trappola',
      text: 'Ricevi un oggetto e un numero segreto. Il criterio che porta il tuo numero è la tua trappola.',
    },
    clue: {
      title: 'Scrivi un indizio',
      text: 'Pensa a un’altra cosa uguale al tuo oggetto nella trappola, e in nient’altro.',
    },
    guess: {
      title: 'Alzate le tazze',
      text: 'A turno mostrate le due cose. Gli altri indicano una tazza dove sono diverse; se sono d’accordo, si alza.',
    },
    trap: {
      title: 'Attenti alla trappola',
      text: (f) =>
        `Ogni tazza alzata dà più valore al turno, da ${f.least} a ${f.most}. La trappola lo chiude. Se resta solo lei, avete trovato tutto.`,
    },
    medals: {
      title: 'Una medaglia',
      text: (f) =>
        `Tutti i turni si sommano: ${f.bronze} è bronzo, ${f.silver} argento, ${f.gold} oro. I livelli più alti hanno più criteri.`,
    },
    yours: 'La tua trappola',
    object: 'l’oggetto',
    clueLine: 'l’indizio',
    rulesTitle: 'Come dev’essere un indizio',
    rounds: (n, rounds) =>
      many(rounds, {
        one: `In ${n} ognuno scrive un indizio.`,
        other: `In ${n} ognuno scrive # indizi.`,
      }),
    majority:
      'Se decide la maggioranza e nessuna tazza supera la metà, decide chi siede a sinistra di chi è di turno.',
    rules: [
      'Una cosa fatta da persone: niente animali, piante o nuvole.',
      'La cosa da sola, senza altre parole.',
      'Più parole vanno bene se il dizionario le ha come una cosa sola, come «ferro da stiro».',
      'Niente numeri, niente materiali, né la parola sulla carta.',
      'Chi è di turno non indica, non parla e non sorride.',
      'Una volta a partita potete accordarvi per cambiare un oggetto.',
    ],
  },
} satisfies SameGame
