// Subscribing a device to reminders: asked on a tap, and only once per key of the server.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canNotify, fromBase64, subscribeDevice, toBase64 } from '../src/api/reminders'

const KEY = toBase64(Uint8Array.from({ length: 65 }, (_, place) => place * 3).buffer)

class Subscription {
  readonly endpoint = 'https://push.example/1'
  isEnded = false
  constructor(readonly options: { applicationServerKey: ArrayBuffer }) {}
  getKey = (name: string) => Uint8Array.from(name, (letter) => letter.charCodeAt(0)).buffer
  unsubscribe = () => Promise.resolve((this.isEnded = true))
}

const browser = { permission: 'granted', known: null as Subscription | null, made: 0 }
const pushManager = {
  getSubscription: () => Promise.resolve(browser.known),
  subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    browser.made++
    browser.known = new Subscription({ applicationServerKey: applicationServerKey.buffer })
    return Promise.resolve(browser.known)
  },
}

beforeEach(() => {
  Object.assign(browser, { permission: 'granted', known: null, made: 0 })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    requestPermission: () => Promise.resolve(browser.permission),
  })
  vi.stubGlobal('navigator', {
    language: 'en',
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a device', () => {
  test('can be told only on a secure page of a browser that has notifications', () => {
    expect(canNotify()).toBe(true)
    vi.stubGlobal('isSecureContext', false)
    expect(canNotify()).toBe(false)
  })

  test('is subscribed with the key of the server', async () => {
    const device = await subscribeDevice(KEY)
    expect(device).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: toBase64(new TextEncoder().encode('p256dh').buffer),
      auth: toBase64(new TextEncoder().encode('auth').buffer),
    })
    expect(toBase64(browser.known!.options.applicationServerKey)).toBe(KEY)
  })

  test('is subscribed once, and again only if the server has another key', async () => {
    await subscribeDevice(KEY)
    await subscribeDevice(KEY)
    expect(browser.made).toBe(1)
    const first = browser.known!
    await subscribeDevice(toBase64(new Uint8Array(65).buffer))
    expect(browser.made).toBe(2)
    expect(first.isEnded).toBe(true)
  })

  test('is not subscribed without permission', async () => {
    browser.permission = 'denied'
    expect(await subscribeDevice(KEY)).toBeNull()
    expect(browser.made).toBe(0)
  })
})

test('base64 for addresses reads what it writes', () => {
  for (const length of [0, 1, 2, 3, 16, 65]) {
    const data = Uint8Array.from({ length }, (_, place) => (place * 37 + 251) % 256)
    expect([...fromBase64(toBase64(data.buffer))]).toEqual([...data])
    expect(toBase64(data.buffer)).toMatch(/^[\w-]*$/)
  }
})
