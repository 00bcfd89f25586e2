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
  data: {
    title: 'Tes données',
    kept: 'Ce serveur garde les noms que tu écris, tes coups, tes messages et les photos que tu apportes. Il ne transmet rien à personne.',
    long: 'Une table disparaît d’elle-même quand personne ne s’en est servi depuis un moment, en général 30 jours. Un groupe reste jusqu’à ce que quelqu’un le supprime.',
    remove:
      'Tu peux supprimer une table pour tout le monde dans son menu, et faire effacer ton nom en la quittant. Un groupe se supprime sur sa propre page.',
  },
  close: 'Fermer',
  back: 'Retour',
  menu: 'Menu',
} satisfies Settings
