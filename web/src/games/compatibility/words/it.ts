import type { Compatibility } from './en'
import { lists, plurals } from '../../../i18n/plural'

const many = plurals('it')
const or = lists('it', 'disjunction')
const points = (n: number) => many(n, { one: '# punto', other: '# punti' })

export default {
  name: 'Compatibility',
  round: (n) => `Turno ${n}`,
  you: 'Tu',
  quoted: (title) => `«${title}»`,
  themeIs: (theme) => `Il tema: ${theme}`,
  lastRound: 'L’ultimo turno',
  hurry: 'Più veloci, bot',
  playoff: (sides) => `Parità! Allo spareggio: ${sides}.`,
  opening: {
    youCall: 'Apri tu il tema',
    callLine: 'Di’ un numero; solo dopo si pesca la carta.',
    number: (n) => `Numero ${n}`,
    usedUp: 'Tutti i temi con questo numero sono già usciti.',
    called: (name, n) => `${name} dice ${n}.`,
    rolled: (name, n) => `${name} tira un ${n}.`,
    youRoll: 'Tiri tu il dado',
    youOrPartnerRoll: 'Tiri il dado tu, o chi gioca con te',
    rollLine: 'Dice quale tema della carta vale.',
    roll: 'Tira il dado',
    theyCall: (name) => `${name} dice un numero`,
    theyRoll: (names) => `Al dado: ${names}`,
    allMatch: (name) => `In questo turno tutti cercano di pensare come ${name}.`,
    allMatchYou: 'In questo turno tutti cercano di pensare come te.',
  },
  pick: {
    pick: (n) =>
      many(n, { one: 'Scegli # immagine.', other: 'Scegline #, la più forte per prima.' }),
    spaceSays: (n) => `La tua casella dice ${n}.`,
    referentPicks: (n) => `Chi fa da modello ne sceglie sempre ${n}.`,
    playoff: (n) => `Allo spareggio tutti ne scelgono ${n}.`,
    notPlaying: 'Non giochi questo spareggio; guarda gli altri.',
    allMatchYou: 'Tutti cercano di pensare come te.',
    thinkLike: (names) => `Pensa come ${names}.`,
    images: (n) => `${n} immagini`,
    onPlace: (title, place) => `${title}, posto ${place}`,
    takenBack: (title) => `${title}: ripresa`,
    retired: (title) => `${title}: già in comune una volta, è fuori dal tuo gioco.`,
    full: (n) =>
      many(n, {
        one: 'Il tuo posto è occupato; riprendi prima l’immagine.',
        other: 'I # posti sono occupati; riprendi prima un’immagine.',
      }),
    unlockFirst: 'Le tue immagini sono coperte. Con «Cambia» puoi ripensarci.',
  },
  look: {
    closer: 'Guarda da vicino: poi tocca un’immagine',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    putOn: (place) => `Metti al posto ${place}`,
    full: 'Tutti i posti sono occupati',
    takeBack: 'Riprendi',
    place: (place) => `Posto ${place}`,
    earlier: 'Un posto più su',
    later: 'Un posto più giù',
  },
  tray: {
    label: 'La tua classifica, la più forte per prima',
    takeBack: (title, place) => `Posto ${place}: ${title}. Riprendi; le frecce la spostano.`,
  },
  dock: {
    lockIn: 'Fatto',
    change: 'Cambia',
    missing: (n) => many(n, { one: 'ne manca #', other: 'ne mancano #' }),
    doubleMissing: 'metti il ×2',
    waitingFor: (names) => `Ancora a pensare: ${names}`,
    youAreReady: 'Fatto. Le tue immagini sono coperte.',
  },
  double: {
    claim: 'Annuncia il mio ×2',
    claimedBy: (name) => `${name} gioca il ×2 in questo turno.`,
    putIt: 'Metti il tuo ×2 su una delle tue immagini.',
    cardsLeft: (n) =>
      many(n, { one: 'Double Up: resta # carta', other: 'Double Up: restano # carte' }),
    on: (title) => `×2 su ${title}`,
  },
  players: {
    label: 'Gli altri',
    ready: (name) => `${name} ha scelto.`,
    thinks: (name) => `${name} sta pensando.`,
    thinksAgain: (name) => `${name} ci ripensa.`,
    standIn: (name) => `Una riserva gioca per ${name}.`,
  },
  board: {
    title: 'Il tabellone',
    label: (pawns) => `Il percorso, una spirale. ${pawns.join(' ')}`,
    stands: (names, space) => `${names}: casella ${space}.`,
    onSpace: (space, n) =>
      many(n, { one: `Casella ${space}, # immagine`, other: `Casella ${space}, # immagini` }),
    arrived: 'Al traguardo',
    doublesLeft: (n) => many(n, { one: 'resta # ×2', other: 'restano # ×2' }),
  },
  reveal: {
    moments: { direct: 'Intesa diretta!', indirect: 'Intesa indiretta' },
    nothingShared: 'Niente in comune stavolta. Al prossimo tema!',
    paceTap: 'Ritmo: a tocco; passa all’automatico',
    paceAuto: 'Ritmo: automatico; passa al tocco',
    model: 'Il modello del turno',
    skip: 'Salta',
    turnNext: 'Prossima carta',
    turnLast: 'Ultima carta',
    movePawns: 'Muovi le pedine',
    showAll: 'Tutte le immagini',
    goOn: 'Avanti',
    toTheEndScreen: 'Chi ha vinto?',
    plus: (n) => (n > 0 ? `+${n}` : '–'),
    lands: (from, gained, to) =>
      gained > 0 ? `${from} + ${gained} = casella ${to}` : `Casella ${from}`,
    toTheEnd: (gained) => `+${gained}: al traguardo!`,
    direct: (names, title, n) => `${names}: ${title} allo stesso posto, ${points(n)}.`,
    indirect: (names, title, n) => `${names}: ${title} in posti diversi, ${points(n)}.`,
    noMatch: (place) => `Posto ${place}: niente in comune.`,
    directCard: (title, n) => `${title}: stesso posto, ${points(n)}`,
    indirectCard: (title, n) => `${title}: altro posto, ${points(n)}`,
    scored: (names, n) => `${names}: ${points(n)}.`,
    laidNothing: 'niente in tavola',
    timeRanOut: (names) => `Tempo scaduto per ${names}.`,
    imagesReturned: (names) => `Tutte le immagini tornano a ${names}.`,
    referentMoves: (name, n) => `${name} avanza come i migliori: ${points(n)}.`,
  },
  end: {
    winner: 'Vittoria',
    rounds: 'turni',
    samePlace: 'stessa immagine, stesso posto',
    otherPlace: 'stessa immagine, altro posto',
    bestRound: (names, theme) => `Turno migliore: ${names} con «${theme}»`,
    favourite: (title, n) => `${title}: la più scelta, ${n} volte`,
    alike: 'Chi ha pensato uguale',
    won: (names, line) => `Vittoria: ${names}. ${line}`,
    personal: {
      won: 'Vittoria!',
      shared: 'Vittoria condivisa!',
      close: 'Per un soffio!',
      lost: 'Bella partita!',
      together: 'Ce l’avete fatta!',
    },
    byWinners: (names, line) => `Vittoria: ${names}. ${line}`,
    endings: {
      first_at_the_end: (n) =>
        many(n, {
          one: 'Al traguardo prima degli altri, in # turno.',
          other: 'Al traguardo prima degli altri, in # turni.',
        }),
      largest_overshoot: () => 'Parità, vinta andando più lontano oltre il traguardo.',
      most_tokens_left: () => 'Parità, vinta con più ×2 rimasti.',
      playoff: (n) => `Spareggio vinto, al turno ${n}.`,
      shared: () => 'Parità fino all’ultimo: in questa edizione si condivide la vittoria.',
      together: (n) =>
        many(n, {
          one: 'Insieme al traguardo, in # turno.',
          other: 'Insieme al traguardo, in # turni.',
        }),
    },
  },
  remarks: {
    bot_goes_by_words: (name) =>
      `${name}: noi bot non conosciamo ancora queste carte. Seguiamo le parole.`,
    bot_goes_by_taste: (name) =>
      `${name}: noi bot non conosciamo ancora queste carte. Seguiamo il nostro gusto.`,
  },
  practice: {
    practice_open_theme:
      'Apri tu il tema: di’ un numero da 1 a {most} prima che qualcuno veda la carta. Prova {number}.',
    practice_pick_images:
      'Scegli {number} immagini per il tema: la casella della tua pedina dice {number}. {partner} gioca con te e fa lo stesso in segreto; quello che avete in comune porta punti.',
    practice_rank:
      'Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più. Prova {images}.',
    practice_rank_freely:
      'Mettile in ordine, la più forte per prima: allo stesso posto per tutti e due, un’immagine vale di più.',
    practice_lock_in: 'Ora «Fatto»; finché non hanno finito tutti, puoi cambiare idea.',
    practice_wait: 'Le tue immagini sono coperte; quando tutti hanno finito, si scoprono.',
    practice_direct_match:
      '{image} è al posto {place} per tutti e due: un’intesa diretta, {points} punti.',
    practice_indirect_match:
      '{image} è al tuo posto {mine} e al posto {theirs} di {partner}: un’intesa indiretta, {points} punti.',
    practice_no_match: 'Stavolta niente in comune; capita.',
    practice_points:
      '{points} punti portano la tua pedina alla casella {space}: ne sceglierai {number}.',
    practice_done:
      'Così, turno dopo turno, vince chi arriva prima in fondo al percorso. È tutto; buon gioco!',
  },
  line: 'Scegli e ordina le immagini per un tema, come farebbe chi gioca con te.',
  /** Words about the choices before a game, by the fields of the catalogue. */
  fields: {
    edition: {
      title: 'Edizione',
      name: (year) => `Edizione ${year}`,
      lines: {
        '2016': (f) =>
          `${f.themes_on_a_card} temi per carta; niente si raddoppia. In parità si vince insieme.`,
        '2010': (f) =>
          many(f.doubles, {
            one: 'Ognuno ha un gettone ×2 per tutta la partita. In parità si vince insieme.',
            other: 'Ognuno ha # gettoni ×2 per tutta la partita. In parità si vince insieme.',
          }),
        '1996': (f) => `${f.images} immagini, un dado sceglie il tema, a parità si spareggia.`,
      },
      line: (f) => `${f.images} immagini e ${f.themes_on_a_card} temi per carta.`,
    },
    mode: {
      title: 'Chi con chi',
      names: {
        teams: 'A coppie',
        individual: 'Ognuno per sé',
        trios: 'Due trii',
        duo: 'Solo voi due',
      },
      lines: {
        teams: 'Tu e chi ti sta di fronte cercate di scegliere uguale.',
        individual: 'A ogni turno tutti cercano di scegliere come uno di voi.',
        trios: 'Tre contro tre: conta solo ciò che hanno in comune tutti e tre.',
        duo: 'Una coppia contro il percorso, in meno turni possibile.',
      },
    },
    track: {
      title: 'Percorso',
      names: {
        brisk: 'Percorso breve',
        short: 'Percorso breve',
        standard: 'Percorso normale',
        long: 'Percorso lungo',
      },
      line: (f) =>
        [
          many(f.spaces, { one: '# casella', other: '# caselle' }),
          f.rounds && f.minutes
            ? `circa ${many(f.rounds, { one: '# turno', other: '# turni' })}: ${many(f.minutes, { one: '# minuto', other: '# minuti' })}`
            : '',
        ]
          .filter(Boolean)
          .join(', ') + '.',
    },
    deck: { line: (f) => `${f.images} immagini, disegnate per questo gioco.` },
    themes: { line: 'I nostri temi, nella tua lingua.' },
    for_children: { title: 'Temi per bambini', line: 'Lascia fuori i temi per adulti.' },
    double_up: {
      title: 'Carte Double Up',
      line: 'Carte nascoste che raddoppiano un’intesa diretta; sono nella scatola.',
    },
    random_teams: {
      title: 'Squadre a sorte',
      line: 'All’inizio la sorte decide chi gioca con chi.',
    },
    even_individual: {
      title: 'Anche numeri pari',
      line: (f) => `Ognuno per sé, anche in ${or(f.more)}.`,
    },
    retire_matched: {
      title: 'Le immagini abbinate riposano',
      line: 'Un’immagine che ha fatto punti non si usa più.',
    },
    time_limit: {
      title: 'Tempo per scegliere',
      line: 'Chi non ha confermato in tempo non mette niente.',
    },
  },
  tv: {
    round: (n) => `Turno ${n}`,
    playoff: 'Spareggio',
    opens: (name) => `${name} apre il tema`,
    opened: (name) => `aperto da ${name}`,
    newTheme: 'Arriva un nuovo tema.',
    theme: (theme) => `Il tema: ${theme}`,
    picks: (n) => many(n, { one: '# immagine', other: '# immagini' }),
    atTheFinish: 'al traguardo',
    toMatch: (name) => `Tutti provano a pensare come ${name}`,
    isMatched: 'il modello',
    looksOn: 'guarda',
    doubles: (name) => `${name} gioca ×2`,
    cardOf: (n, of) => `Carta ${n} di ${of}`,
    laidNothing: 'Tempo scaduto',
    direct: (names, image, points) =>
      `${names}: «${image}» allo stesso posto, ${many(points, { one: '# punto', other: '# punti' })}.`,
    indirect: (names, image, points) =>
      `${names}: «${image}» in posti diversi, ${many(points, { one: '# punto', other: '# punti' })}.`,
    points: (n) => many(n, { one: '# punto', other: '# punti' }),
    wins: (names, n) => many(n, { one: `Vince ${names}!`, other: `Vincono ${names}!` }),
    sharedVictory: (names) => `${names} si dividono la vittoria!`,
    together: (rounds) =>
      many(rounds, { one: 'Al traguardo in # turno!', other: 'Al traguardo in # turni!' }),
    space: (n) => `casella ${n}`,
  },
  past: {
    nothing: 'ancora niente',
    sameThemes: 'Gli stessi temi arrivano nello stesso ordine.',
    won: (names) => `Vittoria: ${names}`,
    together: 'Insieme alla fine del percorso',
  },
  howto: {
    box: 'Quale scatola?',
    mode: 'Come giocate?',
    lead: (f) =>
      f.referent === 'none'
        ? 'Avete tutti le stesse immagini. Scegli quelle che sceglierà chi gioca con te.'
        : 'Avete tutti le stesse immagini. A ogni turno scegli quelle che sceglierà il modello.',
    theme: {
      title: 'Si apre un tema',
      text: (f) =>
        f.referent === 'none'
          ? 'Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà chi gioca con te?'
          : 'Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà il modello?',
    },
    pick: {
      title: 'Scegli e ordina',
      text: (f) =>
        `La casella della tua pedina dice quante immagini: da 1 a ${f.full_hand}. La più forte per prima. Niente suggerimenti, niente sguardi!`,
    },
    reveal: {
      title: 'Si scopre',
      text: (f) =>
        `Una alla volta, la più forte per prima. Ciò che ${f.referent !== 'none' ? 'condividi con il modello' : f.team > 2 ? `avete scelto in ${f.team}` : 'avete scelto in due'} è un’intesa: ${f.direct} punti allo stesso posto, ${f.indirect} in posti diversi.`,
    },
    race: {
      title: 'Verso il sole',
      text: 'Un punto, una casella. La nuova casella dice quante immagini scegli dopo. Vince chi arriva per primo in fondo; ogni turno si finisce.',
    },
    same: 'stesso posto',
    other: 'altro posto',
    inThisBox: 'In questa scatola',
    players: (numbers) => `In ${or(numbers)}.`,
    facts: {
      openers: 'Al turno dopo apre il tema chi siede a sinistra.',
      modelOpens:
        'Il modello apre il tema. Al turno dopo il modello è chi siede alla sua sinistra.',
      randomTeams: 'Se volete: le squadre si tirano a sorte.',
      partners: 'Chi gioca insieme siede di fronte e ha una sola pedina.',
      joined: 'Chi gioca insieme siede di fronte e unisce le pedine.',
      alternate: 'Le squadre si alternano attorno al tavolo.',
      called: (f) =>
        `Chi apre il tema dice un numero da 1 a ${f.themes_on_a_card}; solo allora si pesca la carta.`,
      rolled: (f) => `Un dado dice quale dei ${f.themes_on_a_card} temi della carta si gioca.`,
      teamsOpen: 'Le squadre aprono a turno, e chi ha aperto scopre per prima le sue immagini.',
      deck: (f) => `Il mazzo ha ${f.images} immagini invece di ${f.usual}.`,
      model: 'A ogni turno qualcuno fa da modello: tutti gli altri cercano di scegliere uguale.',
      modelShares: 'Il modello avanza quanto il migliore degli altri.',
      modelHand: (f) =>
        many(f.full_hand, {
          one: 'Il modello sceglie sempre # immagine.',
          other: 'Il modello sceglie sempre # immagini.',
        }),
      modelNothing: 'Il modello non avanza.',
      allOfATeam: (f) =>
        `Conta solo ciò che hanno in comune tutti e ${f.team} in una squadra: ${f.direct} punti allo stesso posto, altrimenti ${f.indirect}.`,
      token: (f) =>
        `${many(f.doubles, { one: 'Ognuno ha un gettone ×2 per tutta la partita. Annuncialo', other: 'Ognuno ha # gettoni ×2 per tutta la partita. Annunciane uno' })} prima di scoprire, per primo nel turno: un’intesa diretta vale allora ${2 * f.direct}.`,
      modelNoToken: 'Il modello non gioca mai il suo gettone.',
      doubleUpTeam: (f) =>
        `Se volete: ogni squadra ha ${many(f.doubles, { one: 'una carta Double Up nascosta che porta', other: '# carte Double Up nascoste che portano' })} a ${2 * f.direct} un’intesa diretta.`,
      doubleUpAlone: (f) =>
        `Se volete: ognuno ha ${many(f.doubles, { one: 'una carta Double Up nascosta che porta', other: '# carte Double Up nascoste che portano' })} a ${2 * f.direct} un’intesa diretta.`,
      tieOvershoot: 'Più d’uno in fondo nello stesso turno? Vince chi è andato più oltre.',
      tieTokens: 'Più d’uno in fondo nello stesso turno? Vince chi ha ancora più gettoni ×2.',
      tiePlayoff:
        'Più d’uno in fondo nello stesso turno? Continuano fra loro finché qualcuno è davanti.',
      duo: 'Un modo tutto nostro: arrivate in fondo in meno turni possibile.',
    },
  },
} satisfies Compatibility
