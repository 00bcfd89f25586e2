// An icon for each criterion: known before the word is read, in every language.
import appearance from 'icon:eye'
import complexity from 'icon:gear-six'
import days from 'icon:calendar-dots'
import duration from 'icon:hourglass-medium'
import explain from 'icon:chat-dots'
import importance from 'icon:heart'
import length from 'icon:ruler'
import material from 'icon:stack'
import movement from 'icon:wind'
import number from 'icon:globe-hemisphere-west'
import other from 'icon:puzzle-piece'
import price from 'icon:tag'
import thickness from 'icon:arrows-vertical'
import use from 'icon:target'
import volume from 'icon:cube'
import weight from 'icon:barbell'

const ICONS: Record<string, string> = {
  appearance,
  number_in_the_world: number,
  length,
  material,
  price,
  intended_use: use,
  movement,
  complexity,
  importance,
  effort_to_explain: explain,
  duration_of_use: duration,
  days_of_use: days,
  weight,
  thickness,
  volume,
}

export const iconOf = (criterion: string): string => ICONS[criterion] ?? other
