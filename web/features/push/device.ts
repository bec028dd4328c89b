import {
  getPushKey,
  type PushCategory,
  subscribePush,
  unsubscribePush,
} from '../../../contract/push.ts'
import { callApi } from '../../api/call-api.ts'
import { readImpersonator } from '../../api/impersonator-session.ts'

/** Whether this browser has what push takes, and is the person's own: an administrator in their place is not told. */
export function canPush(): boolean {
  if (readImpersonator()) return false
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether the person has forbidden notifications in the browser itself; the page cannot ask again. */
export function isBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** The site's service worker, if there is one: it alone can be told something while the site is closed. */
export async function serviceWorkerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

let queue: Promise<void> = Promise.resolve()

/** One after the other: what was asked for last is what holds in the end. */
function enqueue(task: () => Promise<void>): Promise<void> {
  queue = queue.then(task, task)
  return queue
}

/** Has this device told what is new, and says so to the server. Permission is there already. */
export function subscribeDevice(categories: readonly PushCategory[]): Promise<void> {
  return enqueue(() => subscribe(categories))
}

/** Has this device told nothing any more, whoever asked for it. */
export function unsubscribeDevice(): Promise<void> {
  return enqueue(unsubscribe)
}

async function subscribe(categories: readonly PushCategory[]): Promise<void> {
  // without one, `ready` would be waited for and never come
  if (!(await serviceWorkerRegistration())) throw new Error('The site has no service worker here')
  const { publicKey } = await callApi(getPushKey, {})
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = decodeBase64Url(publicKey)
  const existing = await pushManager.getSubscription()
  // a school that was set up anew signs with another key
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
  // where the server does not hear of it, the push service tells it at the next push
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
