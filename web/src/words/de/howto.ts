import type { HowTo } from '../en/howto'
import { lists } from '../plural'

const or = lists('de', 'disjunction')

export default {
  title: 'So geht’s',
  game: 'Welches Spiel?',
  ninety: 'In neunzig Sekunden gelesen',
  box: 'Welche Ausgabe?',
  mode: 'Wie spielt ihr?',
  modes: {
    teams: 'In Paaren',
    individual: 'Alle für sich',
    trios: 'Zwei Trios',
    duo: 'Nur zu zweit',
  },
  practise: 'Mit Bots üben',
  practiseLine: 'Eine erste Runde, die sich beim Spielen erklärt.',
  compatibility: {
    lead: 'Alle haben dieselben Bilder. Wähle die, die auch dein Partner wählt.',
    theme: {
      title: 'Ein Thema wird geöffnet',
      text: 'Es kann alles sein. Welche Bilder passen, und welche nimmt wohl dein Partner?',
    },
    pick: {
      title: 'Wählen und ordnen',
      text: 'Das Feld deiner Figur sagt, wie viele Bilder: 1 bis 5. Das stärkste kommt zuerst. Keine Tipps, keine Blicke!',
    },
    reveal: {
      title: 'Aufdecken',
      text: 'Eins nach dem anderen, das stärkste zuerst. Was ihr beide habt, ist ein Treffer: 3 Punkte auf demselben Platz, 2 auf verschiedenen.',
    },
    race: {
      title: 'Auf zur Sonne',
      text: 'Ein Punkt, ein Feld. Das neue Feld sagt, wie viele Bilder du als Nächstes wählst. Wer zuerst am Ende ist, gewinnt; jede Runde wird zu Ende gespielt.',
    },
    same: 'selber Platz',
    other: 'anderer Platz',
    inThisBox: 'In dieser Ausgabe',
    players: (numbers) => `Zu ${or(numbers)}.`,
    facts: {
      partners: 'Partner sitzen sich gegenüber und teilen sich eine Figur.',
      joined: 'Partner sitzen sich gegenüber und stecken ihre Figuren zusammen.',
      alternate: 'Die beiden Teams sitzen abwechselnd um den Tisch.',
      called12:
        'Wer das Thema öffnet, nennt eine Zahl von 1 bis 12; erst dann wird die Karte gezogen.',
      called6:
        'Wer das Thema öffnet, nennt eine Zahl von 1 bis 6; erst dann wird die Karte gezogen.',
      rolled: 'Ein Würfel sagt, welches der sechs Themen der Karte es ist.',
      teamsOpen: 'Die Teams öffnen reihum, und wer geöffnet hat, deckt seine Bilder zuerst auf.',
      deck52: 'Der Satz hat 52 Bilder statt 40.',
      model: 'In jeder Runde ist jemand das Vorbild: Alle anderen versuchen, genauso zu wählen.',
      modelShares: 'Das Vorbild zieht so weit wie der Beste der anderen.',
      modelNothing: 'Das Vorbild wählt immer fünf Bilder und zieht nicht.',
      allThree:
        'Es zählt nur, was alle drei gemeinsam haben: 4 Punkte auf demselben Platz, sonst 2.',
      token:
        'Alle haben einen ×2-Chip für das ganze Spiel. Sag ihn vor dem Aufdecken an, als Erster der Runde: Ein direkter Treffer zählt dann 6.',
      modelNoToken: 'Das Vorbild spielt seinen Chip nie.',
      doubleUp3:
        'Wenn ihr wollt: Jedes Team hat drei verdeckte Double-Up-Karten, die aus einem direkten Treffer 6 machen.',
      doubleUp2:
        'Wenn ihr wollt: Alle haben zwei verdeckte Double-Up-Karten, die aus einem direkten Treffer 6 machen.',
      tieOvershoot:
        'Mehrere in derselben Runde am Ende? Wer am weitesten darüber hinaus kam, gewinnt.',
      tieTokens: 'Mehrere in derselben Runde am Ende? Wer mehr ×2-Chips übrig hat, gewinnt.',
      tiePlayoff: 'Mehrere in derselben Runde am Ende? Sie spielen weiter, bis jemand vorn liegt.',
      duo: 'Unsere eigene Spielart: in möglichst wenigen Runden ans Ende.',
    },
  },
  samegame: {
    lead: 'Ihr spielt alle zusammen. Zwei Dinge gleichen sich nur in einem Punkt: Findet alle anderen.',
    secret: {
      title: 'Gegenstand und Falle',
      text: 'Du bekommst einen Gegenstand und eine geheime Zahl. Das Kriterium mit deiner Zahl ist deine Falle.',
    },
    clue: {
      title: 'Schreib einen Hinweis',
      text: 'Such ein anderes Ding, das deinem in der Falle gleicht, und sonst in nichts.',
    },
    guess: {
      title: 'Becher heben',
      text: 'Reihum zeigt ihr eure zwei Dinge. Die anderen zeigen auf einen Becher, wo sie sich unterscheiden; sind sie sich einig, wird er gehoben.',
    },
    trap: {
      title: 'Vorsicht, Falle',
      text: 'Jeder gehobene Becher macht den Zug wertvoller, von −2 bis +3. Die Falle beendet ihn. Bleibt nur sie übrig, habt ihr alles gefunden.',
    },
    medals: {
      title: 'Eine Medaille',
      text: 'Alle Züge zählen zusammen: 15 ist Bronze, 18 Silber, 21 Gold. Höhere Stufen haben mehr Kriterien.',
    },
    yours: 'Deine Falle',
    object: 'der Gegenstand',
    clueLine: 'der Hinweis',
    rulesTitle: 'Was ein Hinweis sein muss',
    rules: [
      'Ein Ding, das Menschen gemacht haben: kein Tier, keine Pflanze, keine Wolke.',
      'Nur das Ding, ohne ein weiteres Wort.',
      'Keine Zahl, kein Material, nicht das Wort auf der Karte.',
      'Wer dran ist, zeigt nicht, spricht nicht und lächelt nicht.',
      'Einmal im Spiel dürft ihr gemeinsam einen Gegenstand tauschen.',
    ],
  },
} satisfies HowTo
