import type { HowTo } from '../en/howto'

export default {
  title: 'Come si gioca',
  game: 'Quale gioco?',
  ninety: 'Si legge in novanta secondi',
  practise: 'Prova con i bot',
  practiseLine: 'Un giro di prova che si spiega mentre giochi.',
} satisfies HowTo
