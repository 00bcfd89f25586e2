// The reactions, each with an icon and a colour.
import clap from 'icon:hands-clapping-fill'
import heart from 'icon:heart-fill'
import hurry from 'icon:rabbit-fill'
import laugh from 'icon:smiley-wink-fill'
import think from 'icon:smiley-meh-fill'
import wow from 'icon:star-four-fill'
import type { Reaction } from '../../state/table.svelte'

export const REACTIONS: readonly { reaction: Reaction; icon: string; colour: string }[] = [
  { reaction: 'clap', icon: clap, colour: '#ffc857' },
  { reaction: 'heart', icon: heart, colour: '#ff8c7a' },
  { reaction: 'laugh', icon: laugh, colour: '#ffd98a' },
  { reaction: 'wow', icon: wow, colour: '#a9cb93' },
  { reaction: 'think', icon: think, colour: '#c9d3f0' },
  { reaction: 'hurry', icon: hurry, colour: '#f8f6e6' },
]

export const reactionOf = (name: Reaction) =>
  REACTIONS.find((each) => each.reaction === name) ?? REACTIONS[0]!
