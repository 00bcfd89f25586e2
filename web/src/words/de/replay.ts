// Words of the replay, and of a deal that is played again.
import type { Replay } from '../en/replay'
import { plurals } from '../plural'

const many = plurals('de')

export default {
  title: 'Wiederholung',
  loading: 'Das Spiel wird geholt …',
  gone: 'Dieses Spiel kann man nicht ansehen.',
  goneLine:
    'Ansehen kann man ein Spiel, sobald es vorbei ist und bis der Tisch abgeräumt wird: 30 Tage nach dem letzten Besuch. Wer die Aufzeichnung gesichert hat, kann die Datei öffnen.',
  noKey: 'Der Schlüssel der Gruppe fehlt.',
  noKeyLine: 'Öffne das Spiel von der Seite deiner Gruppe aus.',
  offline: 'Der Server antwortet nicht.',
  offlineLine: 'Die Wiederholung braucht ihn einen Moment. Bist du online?',
  broken: 'Das kann man nicht ansehen.',

  file: {
    title: 'Ein Spiel noch einmal ansehen',
    line: 'Öffne eine Aufzeichnung, die am Ende eines Spiels gesichert wurde. Die Datei bleibt auf deinem Gerät; der Server liest sie nur, um das Spiel zu zeigen.',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen',
    another: 'Andere Datei',
    empty: 'Diese Datei ist leer.',
    large: 'Diese Datei ist zu groß: Kein Spiel ist länger als 4 MB.',
    isNone:
      'Diese Datei ist keine Aufzeichnung. Aufzeichnungen kommen von „Aufzeichnung sichern“ und enden auf .jsonl.',
  },

  eyes: 'Gesehen von',
  eyesNow: (who) => `Gesehen von: ${who}`,
  table: 'Der Tisch',
  all: 'Alles offen',
  controls: 'Weg durch das Spiel',
  play: 'Abspielen',
  pause: 'Anhalten',
  replay: 'Von vorn',
  back: 'Ein Schritt zurück',
  forward: 'Ein Schritt weiter',
  speed: (n) => `Tempo ×${n}`,
  where: 'Stelle im Spiel',
  round: (n, of) => `Runde ${n} von ${of}`,
  turn: (n, of) => `Zug ${n} von ${of}`,
  over: 'Das Ende',
  step: (n, of) => `Schritt ${n} von ${of}`,
  toRound: (n) => `Zu Runde ${n}`,
  toTurn: (n) => `Zu Zug ${n}`,

  more: 'Mehr',
  share: 'Diese Stelle teilen',
  shared: 'Sieh dir diesen Moment aus unserem Spiel an:',
  groupLink: 'Dieser Link öffnet eure ganze Gruppe. Schick ihn nur an Mitglieder.',
  copyFailed: 'Kopiere bitte die Adresse aus dem Browser.',
  save: 'Aufzeichnung sichern',
  again: 'Spielt dieses Blatt selbst',
  packGone: 'Die Karten dieses Spiels gibt es hier nicht mehr: Zahlen stehen für sie.',

  open: 'Was damals niemand sah',
  image: (n) => `Bild ${n}`,
  theme: (n, card) => `Thema ${n} von Karte ${card}`,

  duel: {
    title: 'Das gleiche Blatt',
    loading: 'Das Blatt wird geholt …',
    beat: (names) => `Das haben ${names} gespielt. Was macht ihr daraus?`,
    rounds: (n) => many(n, { one: '# Runde', other: '# Runden' }),
    players: (n) => many(n, { one: '# Person', other: '# Personen' }),
    compared: 'Am Ende stehen beide Ergebnisse nebeneinander.',
    spoils: 'Seht euch die Wiederholung erst danach an: Sie würde alles verraten.',
    where: 'Wo spielt ihr?',
    newTable: 'An einem neuen Tisch',
    at: (code) => `Am Tisch ${code}`,
    withNames: (names) => `mit ${names}`,
    alone: 'noch ist sonst niemand da',
    go: 'Dieses Blatt nehmen',
    lost: 'Das Blatt ist nicht mehr hier.',
    lostLine: 'Öffne die Wiederholung noch einmal und wähle dort „Spielt dieses Blatt selbst“.',
    gone: 'Dieses Blatt kann man nicht spielen.',
    lobby: (names) => `Das gleiche Blatt wie bei ${names}`,
    lobbyRounds: (n) =>
      many(n, { one: 'Gebraucht haben sie # Runde.', other: 'Gebraucht haben sie # Runden.' }),
    lobbyPlayers: (n) => many(n, { one: 'Es braucht # Person.', other: 'Es braucht # Personen.' }),
    putBack: 'Zurücklegen',
    isPutBack: 'Das nächste Spiel hat ein eigenes Blatt.',
  },
} satisfies Replay
