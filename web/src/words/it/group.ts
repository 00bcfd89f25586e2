import { plurals } from '../plural'
import type { Group } from '../en/group'

const many = plurals('it')

export default {
  title: 'I tuoi gruppi',
  intro: 'Un gruppo conserva quello che giocate insieme: chi la pensa uguale, sera dopo sera.',
  onThisDevice: 'Su questo dispositivo',
  youAre: (name) => `Tu sei ${name}`,
  justLooking: 'Questo dispositivo guarda soltanto',
  foundTitle: 'Fonda un gruppo',
  foundAnother: 'Fonda un altro gruppo',
  foundName: 'Come si chiama il vostro gruppo?',
  foundHint: 'Il divano, quelli del giovedì, la nostra famiglia…',
  foundGo: 'Fonda il gruppo',
  allGroups: 'Tutti i tuoi gruppi',

  keySentence:
    'Chi ha questo link è nel gruppo e vede tutto. Non si raccoglie niente per nessun altro e non c’è alcun account: custodisci il link come una chiave.',
  invite: 'Invita',
  inviteTitle: 'Il link di questo gruppo',
  shareLink: 'Condividi il link',
  copyLink: 'Copia il link',
  copyFailed: 'Copia il link dal campo qui sopra, per favore.',
  invitation: (name) => `Il link del nostro gruppo «${name}». Custodiscilo come una chiave:`,
  scan: 'Scansiona per entrare nel gruppo',

  who: {
    title: 'Chi sei?',
    line: 'Questo dispositivo se lo ricorda. Puoi cambiarlo quando vuoi.',
    newName: 'Arrivo adesso: mi chiamo',
    joinGo: 'Sono io',
    look: 'Guardo soltanto',
    full: 'In questo gruppo non c’è posto per un altro nome.',
  },

  loading: 'Apro il gruppo…',
  unknown: 'Questo link non porta a nessun gruppo.',
  unknownLine:
    'Forse ne manca un pezzo, o il gruppo è stato eliminato. Chiedi il link a qualcuno del gruppo.',
  forgetIt: 'Dimentica qui questo gruppo',
  stale: 'Il server non risponde. Ecco com’era prima.',

  games: (n) => many(n, { one: '# partita', other: '# partite' }),
  evenings: (n) => many(n, { one: '# serata', other: '# serate' }),
  members: (n) => many(n, { one: '# membro', other: '# membri' }),
  rounds: (n) => many(n, { one: '# turno', other: '# turni' }),
  since: (date) => `dal ${date}`,
  play: 'Gioca stasera',

  empty: {
    title: 'Ancora nessuna partita',
    line: 'Quello che giocate per questo gruppo conta qui da solo, appena una partita finisce.',
    invite: 'Manda il link a chi gioca con te.',
    play: 'Apri un tavolo con «Gioca stasera», e giocate.',
    look: 'Torna qui: con chi hai più in comune?',
  },

  you: {
    title: 'Tu e gli altri',
    most: (name) => `Più in comune con ${name}`,
    alone: 'Nessuno ha ancora giocato con te. I numeri arrivano con il primo turno in comune.',
    onlyBots: 'Finora al tavolo c’erano solo bot. Non contano: gioca con qualcuno!',
    lookOn: 'Di’ chi sei, e vedrai con chi hai più in comune.',
    all: (n) => `Mostra tutto (${n})`,
    fewer: 'Mostra meno',
  },
  score: {
    label: (one, other, score) => `${one} e ${other}: ${score} su 100`,
    of100: 'su 100',
    range: (low, high) =>
      `Tra ${low} e ${high}, nove volte su dieci. 50 è quello che hanno due estranei.`,
    hint: (rounds) =>
      many(rounds, {
        one: 'Solo un primo indizio, dopo # turno.',
        other: 'Solo un primo indizio, dopo # turni.',
      }),
    alike: 'La pensate più simile di due estranei.',
    unlike: 'Tendete a vedere le cose diversamente.',
    open: 'Può ancora essere un caso: continuate a giocare.',
    theyAlike: 'La pensano più simile di due estranei.',
    theyUnlike: 'Tendono a vedere le cose diversamente.',
    never: 'Queste due persone non hanno ancora giocato un turno insieme.',
  },
  best: {
    title: 'La coppia che la pensa più uguale',
    sure: (percent) => `Per quanto si può dire: è così con una probabilità del ${percent}%.`,
    guess: (percent) => `Per ora solo un’ipotesi: una probabilità del ${percent}%.`,
  },

  map: 'Chi è vicino a chi',
  matrix: 'Tutti con tutti',
  course: 'Nel tempo',
  chartFailed: 'Questa immagine non è arrivata. Ricarica la pagina.',
  signatures: {
    yours: 'Le tue immagini',
    line: 'Giocate più spesso di quanto chiedano i temi.',
    laid: (title, n) => many(n, { one: `${title}: una volta`, other: `${title}: # volte` }),
    times: (n) => `${n} ×`,
  },
  themes: {
    uniting: 'Temi che vi uniscono',
    dividing: 'Temi che vi dividono',
    alike: 'Visti allo stesso modo',
    unlike: 'Visti diversamente',
    lost: 'Un tema di carte che non ci sono più',
    nothing: 'niente',
  },

  pair: {
    title: 'Due di voi',
    pick: 'Guarda una coppia',
    one: 'Una persona',
    other: 'E l’altra',
    together: (rounds) => many(rounds, { one: '# turno insieme', other: '# turni insieme' }),
    partners: (n) => many(n, { one: '# in squadra', other: '# in squadra' }),
    shared: 'Immagini giocate da entrambi i lati',
    direct: 'di cui allo stesso posto',
    byTheme: 'Due estranei che seguono i temi allo stesso modo',
    byChance: 'Due che pescano alla cieca',
    reads: (reader, giver) => `${reader} legge gli indizi di ${giver}`,
    misread: (misread, clues) =>
      many(clues, {
        one: `${misread} di # indizio frainteso`,
        other: `${misread} di # indizi fraintesi`,
      }),
  },

  evening: {
    title: 'Serate',
    earlier: 'Serate precedenti',
    left: 'qualcuno che è andato via',
    others: (n) => many(n, { one: '# altra persona', other: '# altre persone' }),
    withBots: (n) => many(n, { one: 'e un bot', other: 'e # bot' }),
    replay: 'Rivedila',
    nothing: 'Una sola serata qui non dice niente su chi la pensa uguale.',
  },

  people: {
    title: 'Membri',
    you: 'tu',
    never: 'non ha ancora giocato',
    last: (date) => `l’ultima il ${date}`,
    open: (name) => `Modifica ${name}`,
    rename: 'Un altro nome',
    renameLine: 'Vale per tutto quello che si è giocato.',
    renameGo: 'Cambia il nome',
    renamed: (name) => `D’ora in poi è ${name}.`,
    merge: 'Due nomi, una persona',
    mergeLine: (name) =>
      `${name} ha giocato anche con un altro nome? Allora i due diventano uno. Non si può annullare.`,
    mergeWith: (name) => `${name} è la stessa persona di`,
    mergeGo: 'Sono la stessa persona',
    merged: (name) => `Ora è tutto di ${name}.`,
    nobody: 'Nessuno',
    me: 'Sono io',
    leave: 'Lascia il gruppo',
    leaveOf: (name) => `Togli ${name} dal gruppo`,
    leaveAsk: 'Andartene per sempre?',
    leaveAskOf: (name) => `Togliere ${name} per sempre?`,
    leaveLine: (name) =>
      `Sparisce il nome ${name}, e con lui ogni numero su ${name}. Le partite restano, con un punto interrogativo al posto del nome. Non si può annullare.`,
    leaveLink: 'Chi ha ancora il link può ancora vedere il gruppo.',
    stay: 'Resta',
    left: (name) => `${name} non è più nel gruppo.`,
  },

  keep: {
    title: 'Il gruppo stesso',
    rename: 'Rinomina il gruppo',
    renameName: 'Nome del gruppo',
    renameGo: 'Salva il nome',
    export: 'Porta via tutto',
    exportLine: 'Un file con tutte le partite, i numeri e i nomi, per te.',
    exported: 'Il file è salvato.',
    forget: 'Togli questo dispositivo',
    forgetLine: 'Resti nel gruppo; solo questo dispositivo dimentica il link.',
    forgetAsk: 'Senza il link da qui non puoi tornare. È al sicuro altrove?',
    forgetGo: 'Dimentica qui il link',
    forgotten: 'Questo dispositivo ha dimenticato il gruppo.',
    remove: 'Elimina tutto',
    removeLine: (games, members) =>
      `${games} con le loro repliche, tutti i numeri, ${members}: perso per chiunque, per sempre. Nessuno può riportarlo indietro, neppure noi.`,
    removeType: (name) => `Per sicurezza, scrivi il nome del gruppo: ${name}`,
    removeGo: 'Elimina per chiunque',
    removed: 'Il gruppo è eliminato.',
    cancel: 'Tienilo',
  },
} satisfies Group
