import type { Practice } from '../en/practice'

export default {
  practice_done:
    'Et ainsi de suite : qui arrive en premier au bout de la piste gagne. C’est tout ; continue !',
} satisfies Practice
