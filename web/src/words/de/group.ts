import { plurals } from '../plural'
import type { Group } from '../en/group'

const many = plurals('de')

export default {
  title: 'Deine Gruppen',
  intro: 'Eine Gruppe hebt auf, was ihr zusammen spielt: wer ähnlich denkt, Abend für Abend.',
  onThisDevice: 'Auf diesem Gerät',
  youAre: (name) => `Du bist ${name}`,
  justLooking: 'Dieses Gerät schaut nur zu',
  foundTitle: 'Eine Gruppe gründen',
  foundAnother: 'Noch eine Gruppe gründen',
  foundName: 'Wie heißt eure Gruppe?',
  foundHint: 'Das Sofa, die Donnerstagsrunde, unsere Familie …',
  foundGo: 'Gruppe gründen',
  allGroups: 'Alle deine Gruppen',

  keySentence:
    'Wer diesen Link hat, gehört zur Gruppe und sieht alles. Für niemanden sonst wird etwas gesammelt, und es gibt kein Konto: Hüte den Link wie einen Schlüssel.',
  invite: 'Einladen',
  inviteTitle: 'Der Link dieser Gruppe',
  shareLink: 'Link teilen',
  copyLink: 'Link kopieren',
  copyFailed: 'Bitte kopiere den Link aus dem Feld oben.',
  invitation: (name) => `Der Link unserer Gruppe „${name}“. Hüte ihn wie einen Schlüssel:`,
  scan: 'Scannen, um in die Gruppe zu kommen',

  who: {
    title: 'Wer bist du?',
    line: 'Dieses Gerät merkt es sich. Du kannst es jederzeit ändern.',
    newName: 'Ich bin neu und heiße',
    joinGo: 'Das bin ich',
    look: 'Ich schaue nur',
    full: 'In dieser Gruppe ist kein Platz für einen weiteren Namen.',
  },

  loading: 'Die Gruppe wird geöffnet …',
  unknown: 'Dieser Link führt zu keiner Gruppe.',
  unknownLine:
    'Vielleicht fehlt ein Stück davon, oder die Gruppe wurde gelöscht. Frag jemanden aus der Gruppe nach dem Link.',
  forgetIt: 'Diese Gruppe hier vergessen',
  stale: 'Der Server antwortet nicht. So war es zuletzt.',

  games: (n) => many(n, { one: '# Partie', other: '# Partien' }),
  evenings: (n) => many(n, { one: '# Abend', other: '# Abende' }),
  members: (n) => many(n, { one: '# Mitglied', other: '# Mitglieder' }),
  rounds: (n) => many(n, { one: '# Runde', other: '# Runden' }),
  since: (date) => `seit ${date}`,
  play: 'Heute Abend spielen',

  empty: {
    title: 'Noch keine Partie',
    line: 'Was ihr für diese Gruppe spielt, zählt hier von selbst, sobald eine Partie zu Ende ist.',
    invite: 'Schick den Link allen, mit denen du spielst.',
    play: 'Eröffne mit „Heute Abend spielen“ einen Tisch, und spielt.',
    look: 'Schau wieder hierher: Mit wem hast du am meisten gemeinsam?',
  },

  you: {
    title: 'Du und die anderen',
    most: (name) => `Am meisten gemeinsam mit ${name}`,
    alone: 'Noch hat niemand mit dir gespielt. Zahlen gibt es mit der ersten gemeinsamen Runde.',
    onlyBots: 'Bisher saßen nur Bots am Tisch. Die zählen nicht: Spiel mit jemandem!',
    lookOn: 'Sag, wer du bist, dann siehst du, mit wem du am meisten gemeinsam hast.',
    all: (n) => `Alle ${n} zeigen`,
    fewer: 'Weniger zeigen',
  },
  score: {
    label: (one, other, score) => `${one} und ${other}: ${score} von 100`,
    of100: 'von 100',
    range: (low, high) =>
      `In neun von zehn Fällen zwischen ${low} und ${high}. 50 haben Fremde miteinander.`,
    hint: (rounds) =>
      many(rounds, {
        one: 'Nur ein erster Hinweis, nach # Runde.',
        other: 'Nur ein erster Hinweis, nach # Runden.',
      }),
    alike: 'Ihr denkt ähnlicher als Fremde.',
    unlike: 'Ihr seht die Dinge eher verschieden.',
    open: 'Es kann noch Zufall sein: Spielt weiter.',
    theyAlike: 'Die beiden denken ähnlicher als Fremde.',
    theyUnlike: 'Die beiden sehen die Dinge eher verschieden.',
    never: 'Diese beiden haben noch keine Runde zusammen gespielt.',
  },
  best: {
    title: 'Die beiden, die am ähnlichsten denken',
    sure: (percent) => `Soweit man es sagen kann: Es stimmt mit ${percent} % Wahrscheinlichkeit.`,
    guess: (percent) => `Bisher nur geraten: Es stimmt mit ${percent} % Wahrscheinlichkeit.`,
  },

  map: 'Wer wem nahe ist',
  matrix: 'Alle mit allen',
  course: 'Im Lauf der Zeit',
  chartFailed: 'Dieses Bild ist nicht angekommen. Lade die Seite neu.',
  signatures: {
    yours: 'Deine Bilder',
    line: 'Öfter gelegt, als die Themen es nahelegen.',
    laid: (title, n) => many(n, { one: `${title}: einmal`, other: `${title}: #-mal` }),
    times: (n) => `${n} ×`,
  },
  themes: {
    uniting: 'Themen, die euch verbinden',
    dividing: 'Themen, die euch trennen',
    alike: 'Ähnlich gesehen',
    unlike: 'Verschieden gesehen',
    lost: 'Ein Thema von Karten, die es nicht mehr gibt',
    nothing: 'nichts gelegt',
  },

  pair: {
    title: 'Zwei von euch',
    pick: 'Zwei genauer ansehen',
    one: 'Die eine Person',
    other: 'Und die andere',
    together: (rounds) => many(rounds, { one: '# gemeinsame Runde', other: '# gemeinsame Runden' }),
    partners: (n) => many(n, { one: '# davon im Team', other: '# davon im Team' }),
    shared: 'Bilder, die beide legten',
    direct: 'davon auf demselben Platz',
    byTheme: 'Zwei Fremde, die Themen so folgen wie diese beiden',
    byChance: 'Zwei, die blind ziehen',
    reads: (reader, giver) => `${reader} liest Hinweise von ${giver}`,
    misread: (misread, clues) =>
      many(clues, {
        one: `${misread} von # Hinweis missverstanden`,
        other: `${misread} von # Hinweisen missverstanden`,
      }),
  },

  evening: {
    title: 'Abende',
    earlier: 'Frühere Abende',
    left: 'jemand, der gegangen ist',
    others: (n) => many(n, { one: '# weitere Person', other: '# weitere' }),
    withBots: (n) => many(n, { one: 'und ein Bot', other: 'und # Bots' }),
    replay: 'Noch einmal ansehen',
    nothing: 'Ein Abend allein sagt hier nichts darüber, wer ähnlich denkt.',
  },

  people: {
    title: 'Mitglieder',
    you: 'du',
    never: 'hat noch nicht gespielt',
    last: (date) => `zuletzt am ${date}`,
    open: (name) => `${name} ändern`,
    rename: 'Ein anderer Name',
    renameLine: 'Er gilt für alles, was gespielt wurde.',
    renameGo: 'Namen ändern',
    renamed: (name) => `Von jetzt an: ${name}.`,
    merge: 'Zwei Namen, ein Mensch',
    mergeLine: (name) =>
      `Hat ${name} auch unter einem anderen Namen gespielt? Dann werden beide eins. Das lässt sich nicht rückgängig machen.`,
    mergeWith: (name) => `${name} ist derselbe Mensch wie`,
    mergeGo: 'Diese beiden sind ein Mensch',
    merged: (name) => `Alles gehört jetzt zu ${name}.`,
    nobody: 'Niemand',
    me: 'Das bin ich',
    leave: 'Die Gruppe verlassen',
    leaveOf: (name) => `${name} aus der Gruppe nehmen`,
    leaveAsk: 'Endgültig gehen?',
    leaveAskOf: (name) => `${name} endgültig herausnehmen?`,
    leaveLine: (name) =>
      `Der Name ${name} verschwindet, und mit ihm jede Zahl über ${name}. Die Partien bleiben, mit einem Fragezeichen anstelle des Namens. Das lässt sich nicht rückgängig machen.`,
    leaveLink: 'Wer den Link noch hat, kann die Gruppe weiterhin sehen.',
    stay: 'Bleiben',
    left: (name) => `${name} ist nicht mehr in der Gruppe.`,
  },

  keep: {
    title: 'Die Gruppe selbst',
    rename: 'Gruppe umbenennen',
    renameName: 'Name der Gruppe',
    renameGo: 'Namen speichern',
    export: 'Alles mitnehmen',
    exportLine: 'Eine Datei mit allen Partien, Zahlen und Namen, für dich.',
    exported: 'Die Datei ist gespeichert.',
    forget: 'Dieses Gerät herausnehmen',
    forgetLine: 'Du bleibst in der Gruppe; nur dieses Gerät vergisst den Link.',
    forgetAsk: 'Ohne den Link kommst du von hier nicht zurück. Ist er anderswo sicher?',
    forgetGo: 'Den Link hier vergessen',
    forgotten: 'Dieses Gerät hat die Gruppe vergessen.',
    remove: 'Alles löschen',
    removeLine: (games, members) =>
      `${games} samt Wiederholungen, alle Zahlen, ${members}: für alle weg, endgültig. Niemand kann es zurückholen, auch wir nicht.`,
    removeType: (name) => `Zur Sicherheit: Schreib den Namen der Gruppe: ${name}`,
    removeGo: 'Für alle löschen',
    removed: 'Die Gruppe ist gelöscht.',
    cancel: 'Behalten',
  },
} satisfies Group
