import type { HowTo } from '../en/howto'
import { lists } from '../plural'

const or = lists('it', 'disjunction')

export default {
  title: 'Come si gioca',
  game: 'Quale gioco?',
  ninety: 'Si legge in novanta secondi',
  box: 'Quale scatola?',
  mode: 'Come giocate?',
  modes: {
    teams: 'A coppie',
    individual: 'Ognuno per sé',
    trios: 'Due trii',
    duo: 'Solo voi due',
  },
  practise: 'Prova con i bot',
  practiseLine: 'Un giro di prova che si spiega mentre giochi.',
  compatibility: {
    lead: 'Avete tutti le stesse immagini. Scegli quelle che sceglierà chi gioca con te.',
    theme: {
      title: 'Si apre un tema',
      text: 'Può essere qualsiasi cosa. Quali immagini ci stanno, e quali prenderà chi gioca con te?',
    },
    pick: {
      title: 'Scegli e ordina',
      text: 'La casella della tua pedina dice quante immagini: da 1 a 5. La più forte per prima. Niente suggerimenti, niente sguardi!',
    },
    reveal: {
      title: 'Si scopre',
      text: 'Una alla volta, la più forte per prima. Ciò che avete scelto in due è un’intesa: 3 punti allo stesso posto, 2 in posti diversi.',
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
      partners: 'Chi gioca insieme siede di fronte e ha una sola pedina.',
      joined: 'Chi gioca insieme siede di fronte e unisce le pedine.',
      alternate: 'Le due squadre si alternano attorno al tavolo.',
      called12: 'Chi apre il tema dice un numero da 1 a 12; solo allora si pesca la carta.',
      called6: 'Chi apre il tema dice un numero da 1 a 6; solo allora si pesca la carta.',
      rolled: 'Un dado dice quale dei sei temi della carta si gioca.',
      teamsOpen: 'Le squadre aprono a turno, e chi ha aperto scopre per prima le sue immagini.',
      deck52: 'Il mazzo ha 52 immagini invece di 40.',
      model: 'A ogni turno qualcuno fa da modello: tutti gli altri cercano di scegliere uguale.',
      modelShares: 'Il modello avanza quanto il migliore degli altri.',
      modelNothing: 'Il modello sceglie sempre cinque immagini e non avanza.',
      allThree:
        'Conta solo ciò che hanno in comune tutti e tre: 4 punti allo stesso posto, altrimenti 2.',
      token:
        'Ognuno ha un gettone ×2 per tutta la partita. Annuncialo prima di scoprire, per primo nel turno: un’intesa diretta vale allora 6.',
      modelNoToken: 'Il modello non gioca mai il suo gettone.',
      doubleUp3:
        'Se volete: ogni squadra ha tre carte Double Up nascoste che portano a 6 un’intesa diretta.',
      doubleUp2:
        'Se volete: ognuno ha due carte Double Up nascoste che portano a 6 un’intesa diretta.',
      tieOvershoot: 'Più d’uno in fondo nello stesso turno? Vince chi è andato più oltre.',
      tieTokens: 'Più d’uno in fondo nello stesso turno? Vince chi ha ancora più gettoni ×2.',
      tiePlayoff:
        'Più d’uno in fondo nello stesso turno? Continuano fra loro finché qualcuno è davanti.',
      duo: 'Un modo tutto nostro: arrivate in fondo in meno turni possibile.',
    },
  },
  samegame: {
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
      text: 'Ogni tazza alzata dà più valore al turno, da −2 a +3. La trappola lo chiude. Se resta solo lei, avete trovato tutto.',
    },
    medals: {
      title: 'Una medaglia',
      text: 'Tutti i turni si sommano: 15 è bronzo, 18 argento, 21 oro. I livelli più alti hanno più criteri.',
    },
    yours: 'La tua trappola',
    object: 'l’oggetto',
    clueLine: 'l’indizio',
    rulesTitle: 'Come dev’essere un indizio',
    rules: [
      'Una cosa fatta da persone: niente animali, piante o nuvole.',
      'La cosa da sola, senza altre parole.',
      'Niente numeri, niente materiali, né la parola sulla carta.',
      'Chi è di turno non indica, non parla e non sorride.',
      'Una volta a partita potete accordarvi per cambiare un oggetto.',
    ],
  },
} satisfies HowTo
