// Sounds: short, quiet and synthesised: `sound.play('match')`. Silent until somebody touches the page.
import { store, stored } from './storage'
import { settings } from './settings.svelte'

const NAME = 'loudspeaker'

export class AudioFocus {
  readonly #me = Math.random().toString(36).slice(2)

  constructor() {
    globalThis.addEventListener?.('pagehide', () => this.#release())
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#release()
    })
  }

  /** Take the focus, because somebody touched this window. */
  request(): void {
    if (stored(NAME, '') !== this.#me) store(NAME, this.#me)
  }

  /** Whether this window may play sounds; it takes the focus if no other window has it. */
  isHeld(): boolean {
    const holder = stored(NAME, '')
    if (!holder) this.request()
    return !holder || holder === this.#me
  }

  /** Give the focus up when this window is hidden. */
  #release(): void {
    if (stored(NAME, '') === this.#me) store(NAME, undefined)
  }
}

/** A tone glides from one pitch to another; noise sounds like paper and wood. In seconds, hertz and 0 to 1. */
interface Voice {
  wave: OscillatorType | 'noise'
  from: number
  to?: number
  at?: number
  lasts: number
  loud: number
}

const tone = (from: number, lasts: number, loud: number, at = 0, to = from): Voice => ({
  wave: 'triangle',
  from,
  to,
  at,
  lasts,
  loud,
})
const noise = (from: number, lasts: number, loud: number, at = 0, to = from): Voice => ({
  wave: 'noise',
  from,
  to,
  at,
  lasts,
  loud,
})

/** Notes of one scale, so that sounds that overlap fit together. */
const [C5, D5, E5, G5, A5, C6, E6, G6] = [523, 587, 659, 784, 880, 1047, 1319, 1568]

const SOUNDS = {
  /** A card turns. */
  turn: [noise(2600, 0.07, 0.5, 0, 900), noise(1400, 0.04, 0.35, 0.06)],
  /** A direct match, and an indirect one. */
  match: [tone(C6, 0.16, 0.5), tone(E6, 0.18, 0.5, 0.07), tone(G6, 0.42, 0.55, 0.14)],
  indirect: [tone(A5, 0.16, 0.45), tone(C6, 0.32, 0.45, 0.1)],
  hop: [tone(330, 0.09, 0.5, 0, 520), noise(500, 0.03, 0.3, 0.08)],
  /** A ranking or a clue is locked in. */
  lock: [noise(900, 0.05, 0.6), tone(G5, 0.14, 0.35, 0.02)],
  /** A cup is lifted, and nothing bad is under it. */
  cup: [noise(1800, 0.06, 0.4), tone(E5, 0.12, 0.4, 0.05), tone(A5, 0.3, 0.45, 0.13)],
  trap: [noise(700, 0.08, 0.6), tone(220, 0.5, 0.6, 0.04, 110), tone(233, 0.5, 0.4, 0.04, 104)],
  medal: [
    tone(C5, 0.16, 0.5),
    tone(E5, 0.16, 0.5, 0.12),
    tone(G5, 0.16, 0.5, 0.24),
    tone(C6, 0.6, 0.6, 0.36),
    tone(E6, 0.6, 0.35, 0.36),
  ],
  yourTurn: [tone(D5, 0.14, 0.4), tone(G5, 0.3, 0.45, 0.12)],
} satisfies Record<string, readonly Voice[]>

export type SoundName = keyof typeof SOUNDS

const LOUDNESS = 0.16
/** The same sound is not repeated within so many milliseconds. */
const APART = 50

class Sound {
  #context: AudioContext | undefined
  #out: GainNode | undefined
  #hiss: AudioBuffer | undefined
  #last = new Map<SoundName, number>()
  #audioFocus = new AudioFocus()

  constructor() {
    for (const touch of ['pointerdown', 'keydown'] as const)
      globalThis.addEventListener?.(touch, () => this.#unlock(), { passive: true })
  }

  play(name: SoundName): void {
    const context = this.#context
    if (!settings.sound || context?.state !== 'running' || globalThis.document?.hidden) return
    const time = Date.now()
    if (time - (this.#last.get(name) ?? 0) < APART || !this.#audioFocus.isHeld()) return
    this.#last.set(name, time)
    for (const voice of SOUNDS[name]) this.#speak(context, voice)
  }

  /** Browsers allow sound only after a touch, so an untouched television stays silent. */
  #unlock(): void {
    if (!settings.sound || !globalThis.AudioContext) return
    this.#audioFocus.request()
    if (!this.#context) {
      this.#context = new AudioContext()
      this.#out = new GainNode(this.#context, { gain: LOUDNESS })
      this.#out.connect(this.#context.destination)
    }
    if (this.#context.state !== 'running') void this.#context.resume().catch(() => undefined)
  }

  #speak(context: AudioContext, { wave, from, to = from, at = 0, lasts, loud }: Voice): void {
    const begin = context.currentTime + at
    const envelope = new GainNode(context, { gain: 0 })
    envelope.gain.linearRampToValueAtTime(loud, begin + 0.006)
    envelope.gain.setValueAtTime(loud, begin + 0.006)
    envelope.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
    envelope.connect(this.#out ?? context.destination)
    const source =
      wave === 'noise'
        ? this.#rustle(context, envelope, [from, to], begin, lasts)
        : this.#ring(context, envelope, wave, [from, to], begin, lasts)
    source.start(begin)
    source.stop(begin + lasts + 0.02)
  }

  #ring(
    context: AudioContext,
    into: AudioNode,
    type: OscillatorType,
    [from, to]: [number, number],
    begin: number,
    lasts: number,
  ) {
    const source = new OscillatorNode(context, { type, frequency: from })
    source.frequency.setValueAtTime(from, begin)
    source.frequency.exponentialRampToValueAtTime(to, begin + lasts)
    source.connect(into)
    return source
  }

  #rustle(
    context: AudioContext,
    into: AudioNode,
    [from, to]: [number, number],
    begin: number,
    lasts: number,
  ) {
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise(context) })
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.9 })
    band.frequency.setValueAtTime(from, begin)
    band.frequency.exponentialRampToValueAtTime(to, begin + lasts)
    source.connect(band).connect(into)
    return source
  }

  #noise(context: AudioContext): AudioBuffer {
    if (this.#hiss) return this.#hiss
    const length = Math.ceil(context.sampleRate / 4)
    this.#hiss = new AudioBuffer({ length, sampleRate: context.sampleRate })
    const samples = this.#hiss.getChannelData(0)
    for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1
    return this.#hiss
  }
}

export const sound = new Sound()
