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
  data: {
    title: 'Deine Daten',
    kept: 'Dieser Server speichert die Namen, die du eintippst, deine Züge, deinen Chat und die Fotos, die du mitbringst. Er gibt nichts an andere weiter.',
    long: 'Ein Tisch verschwindet von selbst, wenn ihn eine Weile niemand benutzt hat, meist nach 30 Tagen. Eine Gruppe bleibt, bis jemand sie löscht.',
    remove:
      'Einen Tisch kannst du in seinem Menü für alle löschen, und wenn du gehst, kannst du deinen Namen löschen lassen. Eine Gruppe löschst du auf ihrer eigenen Seite.',
  },
  close: 'Schließen',
  back: 'Zurück',
  menu: 'Menü',
} satisfies Settings
