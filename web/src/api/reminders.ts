// Reminders: requests about them, and the push subscription of this device.
import { request, type Seat } from './http'
import { settings } from '../state/settings.svelte'

export const WEBHOOK_KINDS = ['discord', 'slack', 'ntfy', 'matrix', 'json'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** A webhook without its secret part; an empty host if there is none. */
export interface WebhookInfo {
  host: string
  kind: WebhookKind
  is_of_group: boolean
}

export interface ReminderSettings {
  is_on: boolean
  /** The address of the subscribed device; empty for none. */
  endpoint: string
  /** The server's key for subscriptions; empty if it sends no notifications. */
  push_key: string
  webhook: WebhookInfo
}

export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** A table or a group whose webhook can be set, by the path and the token of its requests. */
export interface WebhookOwner {
  path: string
  token: string
}

export const webhookOfTable = ({ code, token }: Seat): WebhookOwner => ({
  path: `/api/tables/${code}/webhook`,
  token,
})
export const webhookOfGroup = (key: string): WebhookOwner => ({
  path: '/api/group/webhook',
  token: key,
})

export const fetchReminders = ({ code, token }: Seat) =>
  request<ReminderSettings>('GET', `/api/tables/${code}/reminders`, undefined, token)

export const chooseReminders = ({ code, token }: Seat, isOn: boolean, device: Device | null) =>
  request<void>(
    'PUT',
    `/api/tables/${code}/reminders`,
    { is_on: isOn, device, language: settings.language },
    token,
  )

export const fetchGroupWebhook = (key: string) =>
  request<WebhookInfo>('GET', webhookOfGroup(key).path, undefined, key)

/** Set a webhook; an empty address removes it, and without a kind the address decides. */
export const setWebhook = (owner: WebhookOwner, address: string, kind: WebhookKind | null) =>
  request<void>('PUT', owner.path, { address, kind, language: settings.language }, owner.token)

export const testWebhook = (owner: WebhookOwner) =>
  request<void>('POST', `${owner.path}/test`, undefined, owner.token)

/** Stop the messages of a link, by the token in its fragment. */
export const unsubscribe = (token: string) => request<void>('POST', '/api/unsubscribe', { token })

/** Whether this browser can show notifications: it needs a secure page, on iPhones an installed one. */
export const canNotify = (): boolean =>
  globalThis.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis

/** Ask for permission and subscribe this device; null if that was denied. Call it on a tap. */
export async function subscribeDevice(serverKey: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const key = fromBase64(serverKey)
  const known = await pushManager.getSubscription()
  if (known && toBase64(known.options.applicationServerKey) === serverKey) return deviceOf(known)
  await known?.unsubscribe() // it was made with the key of an earlier database
  return deviceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

const deviceOf = (subscription: PushSubscription): Device => ({
  endpoint: subscription.endpoint,
  p256dh: toBase64(subscription.getKey('p256dh')),
  auth: toBase64(subscription.getKey('auth')),
})

/** Base64 for addresses, without padding. */
export function toBase64(data: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
