// Words of the replay, and of a deal that is played again.
import type { Replay } from '../en/replay'
import { plurals } from '../plural'

const many = plurals('it')

export default {
  title: 'Rivedi la partita',
  loading: 'Recupero la partita…',
  gone: 'Questa partita non si può rivedere.',
  goneLine:
    'Una partita si può rivedere quando è finita e finché c’è il suo tavolo: 30 giorni dopo l’ultima visita. Chi ha salvato la registrazione può aprire il file.',
  noKey: 'Manca la chiave del gruppo.',
  noKeyLine: 'Apri la partita dalla pagina del tuo gruppo.',
  offline: 'Il server non risponde.',
  offlineLine: 'Serve un momento per rivedere la partita. Hai la connessione?',
  broken: 'Questo non si può rivedere.',

  file: {
    title: 'Rivedere una partita',
    line: 'Apri una registrazione salvata alla fine di una partita. Il file resta sul tuo dispositivo; il server lo legge solo per mostrare la partita.',
    choose: 'Scegli un file',
    drop: 'o lascialo qui',
    another: 'Un altro file',
    empty: 'Questo file è vuoto.',
    large: 'Questo file è troppo grande: nessuna partita supera i 4 MB.',
    isNone:
      'Questo file non è la registrazione di una partita. Le registrazioni vengono da «Salva la registrazione» e finiscono in .jsonl.',
  },

  eyes: 'Vista da',
  eyesNow: (who) => `Vista da: ${who}`,
  table: 'Il tavolo',
  all: 'Tutto scoperto',
  controls: 'Percorso della partita',
  play: 'Riproduci',
  pause: 'Metti in pausa',
  replay: 'Dall’inizio',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  speed: (n) => `Velocità ×${n}`,
  where: 'Punto della partita',
  round: (n, of) => `Turno ${n} di ${of}`,
  turn: (n, of) => `Turno ${n} di ${of}`,
  over: 'La fine',
  step: (n, of) => `passo ${n} di ${of}`,
  toRound: (n) => `Al turno ${n}`,
  toTurn: (n) => `Al turno ${n}`,

  more: 'Altro',
  share: 'Condividi questo punto',
  shared: 'Guarda questo momento della nostra partita:',
  groupLink: 'Questo link apre tutto il vostro gruppo. Mandalo solo a chi ne fa parte.',
  copyFailed: 'Copia l’indirizzo dal browser, per favore.',
  save: 'Salva la registrazione',
  again: 'Giocate voi con le stesse carte',
  packGone: 'Le carte di questa partita non ci sono più: al loro posto ci sono dei numeri.',

  open: 'Quello che nessuno vedeva',
  image: (n) => `Immagine ${n}`,
  theme: (n, card) => `Tema ${n} della carta ${card}`,

  duel: {
    title: 'Le stesse carte',
    loading: 'Recupero le carte…',
    beat: (names) => `Così hanno giocato ${names}. E voi, che ne farete?`,
    rounds: (n) => many(n, { one: '# turno', other: '# turni' }),
    players: (n) => many(n, { one: '# persona', other: '# persone' }),
    compared: 'Alla fine, i due risultati stanno uno accanto all’altro.',
    spoils: 'Rivedete la partita solo dopo: svelerebbe tutto.',
    where: 'Dove giocate?',
    newTable: 'A un tavolo nuovo',
    at: (code) => `Al tavolo ${code}`,
    withNames: (names) => `con ${names}`,
    alone: 'non c’è ancora nessun altro',
    go: 'Prendi queste carte',
    lost: 'Le carte non sono più qui.',
    lostLine: 'Riapri la partita da rivedere e scegli lì «Giocate voi con le stesse carte».',
    gone: 'Con queste carte non si può giocare.',
    lobby: (names) => `Le stesse carte di ${names}`,
    lobbyRounds: (n) => many(n, { one: 'Ci è voluto # turno.', other: 'Ci sono voluti # turni.' }),
    lobbyPlayers: (n) => many(n, { one: 'Serve # persona.', other: 'Servono # persone.' }),
    putBack: 'Rimettile a posto',
    isPutBack: 'La prossima partita avrà carte sue.',
  },
} satisfies Replay
