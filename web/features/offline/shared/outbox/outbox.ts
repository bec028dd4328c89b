import { ApiError } from '../../../../api/call-api.ts'
import { type OfflineDatabase, openDatabase, repairSummary } from '../database.ts'
import { offlineUser } from '../device-summary.ts'
import type { NewOutboxItem, OutboxCall } from './calls.ts'
import * as plan from './plan.ts'
import { isTemporary, pauseDevice, send, sendForEvent, sendNow } from './send.ts'
import * as storage from './storage.ts'
import { readPause, writePause } from './storage.ts'
import { readOutbox, showChange, useOutbox } from './store.ts'

// What a page does with the outbox: submits, tries again, starts.

/** Stores an item whose page has found no connection: it is sent later, and no form waits for it. */
export async function addToOutbox(item: NewOutboxItem): Promise<void> {
  await storage.enqueue(await openDatabase(), item)
  pauseDevice(undefined)
  await showChange()
}

type Sent = { isReceived: boolean; response: unknown }

/**
 * Stores an item and sends it. Resolves when the server has it, or when it waits on this device for a connection and will be
 * sent later. Throws `ApiError` if the server declines it: the form still has the text.
 */
export async function sendByOutbox<C extends OutboxCall>(newItem: NewOutboxItem<C>): Promise<Sent> {
  // the type checker does not relate the call of a generic item to its request
  const item = newItem as NewOutboxItem
  if (!plan.isSendable(item)) throw new TypeError('The request cannot be encoded')
  let database: OfflineDatabase
  let id: number
  try {
    database = await openDatabase()
    id = await storage.enqueue(database, item)
  } catch {
    // a browser without storage sends it now or not at all
    return { isReceived: true, response: await send(item) }
  }
  useOutbox.setState({ awaitedId: id })
  try {
    await showChange()
    await sendNow({ chosenId: id, isAwaited: true })
    return await outcomeOf(database, id)
  } finally {
    useOutbox.setState({ awaitedId: undefined })
  }
}

async function outcomeOf(database: OfflineDatabase, id: number): Promise<Sent> {
  const item = await database.get('outbox', id)
  if (item?.state === 'waiting') return { isReceived: false, response: undefined }
  if (item?.refusal) {
    await database.delete('outbox', id)
    await showChange()
    const { message, status, code } = item.refusal
    // stored from an ApiError
    throw new ApiError(message, status, code as ApiError['code'])
  }
  return { isReceived: true, response: item?.response }
}

/**
 * As `sendByOutbox`, for what no form holds, such as answers that were judged: with an ended session or after too many requests it waits
 * on this device. Throws `ApiError` if the server declines it.
 */
export async function sendOrKeep<C extends OutboxCall>(item: NewOutboxItem<C>): Promise<Sent> {
  try {
    return await sendByOutbox(item)
  } catch (error) {
    if (!(error instanceof ApiError) || !isTemporary(error)) throw error
    await addToOutbox(item as NewOutboxItem)
    return { isReceived: false, response: undefined }
  }
}

/** Sends an item that the student has chosen, after a small call; the others follow. At most four requests a minute fail. */
export const tryAgain = (id: number): Promise<void> => sendNow({ chosenId: id })

/** True if nothing waits that this release can send. */
export const isAllSent = () => useOutbox.getState().nextAttemptAt === undefined

function sendForReconnection() {
  writePause(plan.afterReconnection(readPause(), Date.now()))
  void sendForEvent()
}

/** The service worker waits for the answer, so that the browser repeats the event after its own pauses while items wait. */
async function sendForSync({ data, ports }: MessageEvent<unknown>) {
  if (data !== 'send') return
  await sendForEvent({ isSync: true })
  ports[0]?.postMessage(isAllSent() ? 'sent' : 'waiting')
}

let hasListeners = false
let startedFor = ''

/** Sends at the start of a page, when the connection returns and when the page becomes visible again. */
export function startOutbox(): void {
  // items may have come since, for example those of an earlier session
  if (startedFor === offlineUser()) return void readOutbox().catch(() => {})
  startedFor = offlineUser()
  if (!hasListeners) addListeners()
  void repairSummary()
    .then(storage.removeOld)
    .then(readOutbox)
    .then(() => sendForEvent())
    .catch(() => {})
}

function addListeners() {
  hasListeners = true
  addEventListener('online', sendForReconnection)
  // sent by the service worker, which the browser wakes when the connection returns
  navigator.serviceWorker?.addEventListener('message', (event) => void sendForSync(event))
  addEventListener('visibilitychange', () => document.hidden || void sendForEvent())
}
