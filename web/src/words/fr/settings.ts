import type { Settings } from '../en/settings'

export default {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Apparence',
  themes: { auto: 'Comme l’appareil', day: 'Jour', night: 'Nuit' },
  sound: 'Son',
  on: 'Activé',
  off: 'Coupé',
  motion: 'Animations',
  motions: { auto: 'Comme l’appareil', full: 'Toutes', less: 'Aucune' },
  text: 'Taille du texte',
  texts: { normal: 'Normale', large: 'Grande', huge: 'Très grande' },
  sample: 'Voilà la taille du texte maintenant.',
  name: 'Ton prénom',
  nameHint: 'Il sera déjà écrit à la prochaine table.',
  openRecord: 'Revoir une partie enregistrée',
  close: 'Fermer',
  back: 'Retour',
  menu: 'Menu',
} satisfies Settings
