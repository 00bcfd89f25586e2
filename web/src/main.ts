// The page begins: the words of this device's language first, so that nothing flickers.
import { mount } from 'svelte'
import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import App from './App.svelte'
import { fresh } from './lib/fresh.svelte'
import { settings } from './lib/settings.svelte'
import { COMMON, need } from './words/index.svelte'

settings.apply(document.documentElement)
await need(...COMMON)
mount(App, { target: document.getElementById('app') ?? document.body })
fresh.begin()
