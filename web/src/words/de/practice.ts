import type { Practice } from '../en/practice'

export default {
  practice_done:
    'So geht es Runde um Runde; wer zuerst am Ende der Bahn ist, gewinnt. Das ist alles; spiel weiter!',
} satisfies Practice
