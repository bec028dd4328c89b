import {
  getPushKey,
  type PushCategory,
  subscribePush,
  unsubscribePush,
} from '../../../contract/push.ts'
import { ask } from '../../api/ask.ts'
import { keptAdministrator } from '../../api/kept-administrator.ts'

/** Whether this browser has what push takes, and is the person's own: an administrator in their place is not told. */
export function canPush(): boolean {
  if (keptAdministrator()) return false
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether the person has forbidden notifications in the browser itself; the page cannot ask again. */
export function isBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** The site's service worker, if there is one: it alone can be told something while the site is closed. */
export async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

let last: Promise<void> = Promise.resolve()

/** One after the other: what was asked for last is what holds in the end. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work)
  return last
}

/** Has this device told what is new, and says so to the server. Permission is there already. */
export function subscribeHere(categories: readonly PushCategory[]): Promise<void> {
  return inTurn(() => subscribe(categories))
}

/** Has this device told nothing any more, whoever asked for it. */
export function unsubscribeHere(): Promise<void> {
  return inTurn(unsubscribe)
}

async function subscribe(categories: readonly PushCategory[]): Promise<void> {
  // without one, `ready` would be waited for and never come
  if (!(await workerHere())) throw new Error('The site has no service worker here')
  const { publicKey } = await ask(getPushKey, {})
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const known = await pushManager.getSubscription()
  // a school that was set up anew signs with another key
  const isOurs = known && isSame(known.options.applicationServerKey, applicationServerKey)
  if (known && !isOurs) await known.unsubscribe()
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint } = subscription
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await ask(subscribePush, { endpoint, keys: { p256dh, auth }, categories: [...categories] })
  // biome-ignore lint/suspicious/noConsole: the specification wants the identifier logged and nothing more
  console.info('Push subscription:', endpoint)
}

async function unsubscribe(): Promise<void> {
  const worker = await workerHere()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // where the server does not hear of it, the push service tells it at the next push
  await ask(unsubscribePush, { endpoint: subscription.endpoint }).catch(() => {})
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((it, at) => it === other[at])
}
