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
  data: {
    title: 'I tuoi dati',
    kept: 'Questo server conserva i nomi che scrivi, le tue mosse, i tuoi messaggi e le foto che porti. Non passa niente ad altri.',
    long: 'Un tavolo sparisce da solo quando nessuno lo usa da un po’, di solito 30 giorni. Un gruppo resta finché qualcuno non lo elimina.',
    remove:
      'Puoi eliminare un tavolo per tutti dal suo menu e, quando esci, far cancellare il tuo nome. Un gruppo si elimina dalla sua pagina.',
  },
  close: 'Chiudi',
  back: 'Indietro',
  menu: 'Menu',
} satisfies Settings
