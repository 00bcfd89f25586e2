// The entry point: loads the words of this device's language, then draws the page.
import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import App from './App.svelte'
import { prefetch } from './prefetch'
import { appUpdate } from './appUpdate.svelte'
import { settings } from '../state/settings.svelte'
import { COMMON, loadWords } from '../i18n/index.svelte'

settings.apply(document.documentElement)
prefetch()
// not awaited: the words import from this chunk, and would wait for it
void loadWords(...COMMON).then(() => {
  const target = document.getElementById('app') ?? document.body
  target.replaceChildren() // what the first screen showed until now
  mount(App, { target })
  appUpdate.start()
})
