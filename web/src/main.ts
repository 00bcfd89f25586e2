// The page begins: the words of this device's language first, so that nothing flickers.
import { mount } from 'svelte'
import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import App from './App.svelte'
import { lookAhead } from './ahead'
import { fresh } from './lib/fresh.svelte'
import { settings } from './lib/settings.svelte'
import { COMMON, need } from './words/index.svelte'

settings.apply(document.documentElement)
lookAhead()
// not awaited: the words import from this very file, and would wait for it
void need(...COMMON).then(() => {
  mount(App, { target: document.getElementById('app') ?? document.body })
  fresh.begin()
})
