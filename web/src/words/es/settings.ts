import type { Settings } from '../en/settings'

export default {
  title: 'Ajustes',
  language: 'Idioma',
  theme: 'Aspecto',
  themes: { auto: 'Como el dispositivo', day: 'Día', night: 'Noche' },
  sound: 'Sonido',
  on: 'Sí',
  off: 'No',
  motion: 'Movimiento',
  motions: { auto: 'Como el dispositivo', full: 'Todo', less: 'Nada' },
  text: 'Tamaño del texto',
  texts: { normal: 'Normal', large: 'Grande', huge: 'Muy grande' },
  sample: 'Así de grande es ahora el texto.',
  name: 'Tu nombre',
  nameHint: 'Aparecerá ya escrito en la próxima mesa.',
  openRecord: 'Ver una partida guardada',
  close: 'Cerrar',
  back: 'Atrás',
  menu: 'Menú',
} satisfies Settings
