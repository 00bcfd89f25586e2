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
  data: {
    title: 'Tus datos',
    kept: 'Este servidor guarda los nombres que escribes, tus jugadas, tus mensajes y las fotos que traes. No pasa nada a terceros.',
    long: 'Una mesa desaparece sola cuando nadie la ha usado en un tiempo, normalmente 30 días. Un grupo se queda hasta que alguien lo borre.',
    remove:
      'Puedes borrar una mesa para todos en su menú, y al irte puedes hacer que se borre tu nombre. Un grupo se borra en su propia página.',
  },
  close: 'Cerrar',
  back: 'Atrás',
  menu: 'Menú',
} satisfies Settings
