import {
  getPushKey,
  type PushCategory,
  subscribePush,
  unsubscribePush,
} from '../../../contract/push/push.ts'
import { callApi } from '../../api/call-api.ts'
import { readImpersonator } from '../../api/impersonator-session.ts'

/** True if the browser supports push and the session is not an impersonation. */
export function canPush(): boolean {
  if (readImpersonator()) return false
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** True if notifications are blocked in the browser; then the page cannot show the browser's prompt again. */
export function isBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** The service worker registration of the site, if there is one. */
export async function serviceWorkerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

let queue: Promise<void> = Promise.resolve()

/** Runs tasks in order, so that the last request determines the result. */
function enqueue(task: () => Promise<void>): Promise<void> {
  queue = queue.then(task, task)
  return queue
}

/** Subscribes this device and sends the subscription to the server. Requires permission. */
export function subscribeDevice(categories: readonly PushCategory[]): Promise<void> {
  return enqueue(() => subscribe(categories))
}

/** Removes the subscription of this device. */
export function unsubscribeDevice(): Promise<void> {
  return enqueue(unsubscribe)
}

async function subscribe(categories: readonly PushCategory[]): Promise<void> {
  // without a registration `ready` never resolves
  if (!(await serviceWorkerRegistration())) throw new Error('The site has no service worker here')
  const { publicKey } = await callApi(getPushKey, {})
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = decodeBase64Url(publicKey)
  const existing = await pushManager.getSubscription()
  // another key belongs to an earlier installation
  const isCurrentKey =
    existing && isSameKey(existing.options.applicationServerKey, applicationServerKey)
  if (existing && !isCurrentKey) await existing.unsubscribe()
  const subscription = isCurrentKey
    ? existing
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint } = subscription
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await callApi(subscribePush, { endpoint, keys: { p256dh, auth }, categories: [...categories] })
  // biome-ignore lint/suspicious/noConsole: the identifier is only logged (R-PUSH-006)
  console.info('Push subscription:', endpoint)
}

async function unsubscribe(): Promise<void> {
  const registration = await serviceWorkerRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // if this request fails, the push service reports the expired subscription
  await callApi(unsubscribePush, { endpoint: subscription.endpoint }).catch(() => {})
}

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSameKey(first: ArrayBuffer | null, second: Uint8Array): boolean {
  const bytes = new Uint8Array(first ?? new ArrayBuffer(0))
  return bytes.length === second.length && bytes.every((it, index) => it === second[index])
}
