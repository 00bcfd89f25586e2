import type { Settings } from '../en/settings'

export default {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Aussehen',
  themes: { auto: 'Wie das Gerät', day: 'Tag', night: 'Nacht' },
  sound: 'Ton',
  on: 'An',
  off: 'Aus',
  motion: 'Bewegung',
  motions: { auto: 'Wie das Gerät', full: 'Voll', less: 'Keine' },
  text: 'Schriftgröße',
  texts: { normal: 'Normal', large: 'Groß', huge: 'Sehr groß' },
  sample: 'So groß ist die Schrift jetzt.',
  name: 'Dein Name',
  nameHint: 'Er steht schon da, wenn du dich an den nächsten Tisch setzt.',
  openRecord: 'Gespeichertes Spiel ansehen',
  close: 'Schließen',
  back: 'Zurück',
  menu: 'Menü',
} satisfies Settings
