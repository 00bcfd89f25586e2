// Your turn: it rings once for every question that the game puts to this seat.
import { sound } from '../state/sound'

/** For a component: the question by any name, none while nothing is asked. */
export function ringWhenAsked(question: () => string): void {
  let last = ''
  $effect(() => {
    const asked = question()
    if (!asked || asked === last) return
    last = asked
    sound.play('yourTurn')
  })
}
