import type { Practice } from '../en/practice'

export default {
  practice_done:
    'E così turno dopo turno: vince chi arriva per primo in fondo al percorso. È tutto; continua a giocare!',
} satisfies Practice
