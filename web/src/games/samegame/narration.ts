// Sentences about events, for screen readers.
import type { Event, View } from '../../api/protocol/samegame'
import { t } from '../../i18n/index.svelte'
import { criterionOf, signed, thingOf } from './names'

/** The sentence for an event; empty for events that need none. */
export function sentenceFor(event: Event, view: View): string {
  const { said, swap, end } = t.samegame
  const name = 'seat' in event ? (view.table.names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'round_dealt':
      return said.dealt(view.round)
    case 'clue_written':
      return said.written(name)
    case 'swap_asked':
      return swap.theyAsk(name)
    case 'swap_answered':
      return event.consent ? '' : swap.refused(name)
    case 'swap_made':
      return swap.made(name)
    case 'turn_began':
      return said.began(name, thingOf(view, event.object).name, event.clue)
    case 'finger_pointed':
      return said.pointed(name, criterionOf(event.criterion).name)
    case 'clue_rejected':
      return said.rejected(name)
    case 'clue_sent_back':
      return said.sentBack(name)
    case 'cup_lifted': {
      const criterion = criterionOf(event.criterion).name
      return event.trapped ? said.trap(criterion) : said.safe(criterion)
    }
    case 'turn_ended':
      return said.ended(signed(event.turn.value), event.score)
    case 'game_ended':
      return end.title[event.result]
    default:
      return ''
  }
}
