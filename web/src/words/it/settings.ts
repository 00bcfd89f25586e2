import type { Settings } from '../en/settings'

export default {
  title: 'Impostazioni',
  language: 'Lingua',
  theme: 'Aspetto',
  themes: { auto: 'Come il dispositivo', day: 'Giorno', night: 'Notte' },
  sound: 'Audio',
  on: 'Attivo',
  off: 'Spento',
  motion: 'Movimento',
  motions: { auto: 'Come il dispositivo', full: 'Tutto', less: 'Nessuno' },
  text: 'Dimensione del testo',
  texts: { normal: 'Normale', large: 'Grande', huge: 'Molto grande' },
  sample: 'Il testo adesso è grande così.',
  name: 'Il tuo nome',
  nameHint: 'Sarà già scritto al prossimo tavolo.',
  openRecord: 'Guarda una partita salvata',
  close: 'Chiudi',
  back: 'Indietro',
  menu: 'Menu',
} satisfies Settings
