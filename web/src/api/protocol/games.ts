// Made from docs/protocol/games.schema.json by `make docs`; do not edit.

export interface Games {
  Catalogue: Catalogue
}
/**
 * The games of this server; a new table plays the first one.
 */
export interface Catalogue {
  games: GameInfo[]
  table: TableChoices
}
/**
 * A game as it is offered.
 */
export interface GameInfo {
  name: string
  title: string
  line: string
  fields: Field[]
  variants: Variant[]
  lesson?: LessonInfo | null
  seconds?: {
    [k: string]: number
  }
}
/**
 * A field of a set-up that the host chooses.
 */
export interface Field {
  name: string
  title: string
  kind: 'flag' | 'one' | 'pack' | 'seconds' | 'several'
  default: unknown
  choices?: Choice[]
  line?: string
  within?: string
  is_house_rule?: boolean
  holds?: '' | 'images' | 'objects' | 'themes'
}
/**
 * One value of a field with its English texts; a page may have its own words for the value.
 */
export interface Choice {
  value: string | number
  title: string
  line?: string
  facts?: {}
}
/**
 * One way to play a game: an edition in a mode, or a level.
 */
export interface Variant {
  setup: {
    [k: string]: string | number
  }
  players: number[]
  team_size?: number
  seating?: string
  options?: string[]
  players_with?: {
    [k: string]: number[]
  }
  is_house_rule?: boolean
  facts?: {}
}
/**
 * How many players the tutorial has, and which seat is the learner's.
 */
export interface LessonInfo {
  players: number
  learner: number
}
/**
 * The choices at a table that do not depend on the game.
 */
export interface TableChoices {
  most_players: number
  timers: number[]
  graces: number[]
  strengths: string[]
}
