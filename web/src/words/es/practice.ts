import type { Practice } from '../en/practice'

export default {
  practice_done:
    'Y así ronda tras ronda: gana quien llega primero al final del recorrido. Eso es todo; ¡sigue jugando!',
} satisfies Practice
