import { create } from 'zustand'
import { ApiError, callApi } from '../api/call-api.ts'
import { useSession } from '../api/session.ts'
import { deviceDrafts } from '../forms/draft-storage.ts'
import { type OfflineDatabase, openDatabase, repairKeptMarks } from './database.ts'
import { changeMarks, offlineUser, readMarks } from './marks.ts'
import {
  type NewOutboxItem,
  OUTBOX_CALLS,
  type OutboxCall,
  type OutboxItem,
} from './outbox-item.ts'

/** A request without a response in this time is sent again later, with the same key. */
const TIMEOUT_MS = 120_000
const RETRY_MS = 15_000
/** How long the page 'On this phone' shows received items, in seconds. */
const SHOWN_SECONDS = 24 * 3600
/** How long received exams are remembered, because an older saved page of an exam would show its form again. */
const EXAM_SECONDS = 180 * SHOWN_SECONDS

type Outbox = {
  /** Undefined until it is read. */
  items: OutboxItem[] | undefined
  /** The item of a request that is under way. */
  sendingId: number | undefined
  /** The item that a form of this page waits for. */
  awaitedId: number | undefined
}

/** The items that this device sends, in the order of sending. */
export const useOutbox = create<Outbox>(() => ({
  items: undefined,
  sendingId: undefined,
  awaitedId: undefined,
}))

// the next user of the device sees nothing of the previous one
useSession.subscribe(({ user }, previous) => {
  if (user?.id !== previous.user?.id) useOutbox.setState({ items: undefined, sendingId: undefined })
})

const nowSeconds = () => Math.floor(Date.now() / 1000)
const otherTabs = new BroadcastChannel('outbox')

/** Reads the outbox of the current user. */
export async function readOutbox(): Promise<void> {
  const userId = offlineUser()
  // the session has ended meanwhile
  if (userId === '') return
  // a browser without storage has nothing to send
  const items = await openDatabase().then(
    (it) => it.getAll('outbox'),
    () => [],
  )
  if (userId !== offlineUser()) return
  useOutbox.setState({ items })
  const unsent = items.filter((it) => it.state !== 'received').length
  if (unsent !== readMarks(userId).unsent) changeMarks({ unsent }, userId)
}

async function handleChange(sendingId?: number) {
  useOutbox.setState({ sendingId })
  await readOutbox()
  otherTabs.postMessage(sendingId)
}

otherTabs.onmessage = ({ data }: MessageEvent<number | undefined>) => {
  useOutbox.setState({ sendingId: data })
  void readOutbox().catch(() => {})
}

/** Whether an item of the outbox replaces a new one: an exam is handed in once, and a lesson read once. */
const isSame = (one: OutboxItem, { call, lessonId }: NewOutboxItem) =>
  one.call === call &&
  one.lessonId === lessonId &&
  (call === 'recordLessonView'
    ? one.state !== 'refused'
    : call === 'submitExam' && one.state === 'waiting')

/** Stores an item durably: after this it is sent, even if the page is closed. */
async function enqueue(database: OfflineDatabase, item: NewOutboxItem): Promise<number> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
  const same = (await transaction.store.getAll()).find((it) => isSame(it, item))
  if (same) return same.id
  // the database adds the id
  const stored = { ...item, state: 'waiting', madeAt: nowSeconds() } as OutboxItem
  const id = await transaction.store.add(stored)
  await transaction.done
  return id
}

async function change(database: OfflineDatabase, id: number, changes: Partial<OutboxItem>) {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
  const item = await transaction.store.get(id)
  if (item) await transaction.store.put({ ...item, ...changes })
  await transaction.done
}

/** Removes an item, for example a refused one that the student has read. */
export async function removeFromOutbox(id: number): Promise<void> {
  await (await openDatabase()).delete('outbox', id)
  await handleChange()
}

/** Stores an item that is sent when there is a connection; no form waits for it. */
export async function addToOutbox(item: NewOutboxItem): Promise<void> {
  await enqueue(await openDatabase(), item)
  await handleChange()
  planRetry()
}

type Sent = { isReceived: boolean; response: unknown }

/**
 * Stores an item and sends it after those before it. Resolves when the server has it, or when it waits on this device for a
 * connection and will be sent later. Throws `ApiError` if the server declines it: the form still has the text.
 */
export async function sendByOutbox<C extends OutboxCall>(item: NewOutboxItem<C>): Promise<Sent> {
  let database: OfflineDatabase
  let id: number
  try {
    database = await openDatabase()
    // the type checker does not relate the call of a generic item to its request
    id = await enqueue(database, item as NewOutboxItem)
  } catch {
    // a browser without storage sends it now or not at all
    return { isReceived: true, response: await send(item as NewOutboxItem) }
  }
  useOutbox.setState({ awaitedId: id })
  try {
    await handleChange()
    await sendAll(id)
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
    await handleChange()
    const { message, status, code } = item.refusal
    // stored from an ApiError
    throw new ApiError(message, status, code as ApiError['code'])
  }
  return { isReceived: true, response: item?.response }
}

// an item has the request of its call, which the type checker does not relate
const send = ({ call, request }: NewOutboxItem) =>
  callApi(OUTBOX_CALLS[call], request as never, { signal: AbortSignal.timeout(TIMEOUT_MS) })

/**
 * Sends the waiting items in order, until one gets no response. One tab sends at a time; a second one finds nothing left. A
 * form waits for `awaitedId`, so an error response to it is final.
 */
export async function sendAll(awaitedId?: number): Promise<void> {
  const userId = offlineUser()
  if (userId === '') return
  const database = await openDatabase()
  await withLock(`outbox-${userId}`, async () => {
    for (;;) {
      const item = await findNext(database)
      if (!item || offlineUser() !== userId) break
      await handleChange(item.id)
      const hasResponse = await attempt(database, item, item.id === awaitedId)
      await handleChange()
      if (!hasResponse) break
    }
  })
  planRetry()
}

async function findNext(database: OfflineDatabase): Promise<OutboxItem | undefined> {
  const items = await database.getAll('outbox')
  return items.find((it) => it.state === 'waiting')
}

/** Sends an item. False if it has to wait. */
async function attempt(
  database: OfflineDatabase,
  item: OutboxItem,
  isAwaited: boolean,
): Promise<boolean> {
  try {
    const response = await send(item)
    await change(database, item.id, { state: 'received', answeredAt: nowSeconds(), response })
    for (const key of item.drafts) deviceDrafts.remove(key)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || !isFinal(error, isAwaited)) {
      await change(database, item.id, { hasFailed: true })
      return false
    }
    const { message, status, code } = error
    const refusal = { message, status, code }
    await change(database, item.id, { state: 'refused', answeredAt: nowSeconds(), refusal })
    return true
  }
}

/** Temporary errors, such as an ended session or too many requests. */
const TEMPORARY = [401, 408, 425, 429]

const isFinal = ({ status }: ApiError, isAwaited: boolean) =>
  status < 500 && (isAwaited || !TEMPORARY.includes(status))

async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  // without locks two tabs may send the same item, which the server recognises by its key
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Sends again later while something waits and a page is open. */
function planRetry() {
  clearTimeout(retry)
  const isWaiting = useOutbox.getState().items?.some((it) => it.state === 'waiting')
  if (!isWaiting) return
  retry = setTimeout(sendQuietly, RETRY_MS)
  void requestSync().catch(() => {})
}

/** Registers Background Sync, which not every browser supports and nothing depends on (R-OFFLINE-012). */
async function requestSync(): Promise<void> {
  type WithSync = { sync?: { register: (tag: string) => Promise<void> } }
  const registration = await navigator.serviceWorker?.getRegistration()
  // not in the types of the DOM
  await (registration as WithSync | undefined)?.sync?.register('outbox')
}

const sendQuietly = () => void sendAll().catch(() => {})

let isStarted = false

/** Sends at the start of a page, when the connection returns and when the page becomes visible again. */
export function startOutbox(): void {
  if (!isStarted) {
    isStarted = true
    addEventListener('online', sendQuietly)
    // sent by the service worker, which the browser wakes when the connection returns
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (data === 'send') sendQuietly()
    })
    addEventListener('visibilitychange', () => document.hidden || sendQuietly())
  }
  void repairKeptMarks()
    .then(removeShown)
    .then(readOutbox)
    .then(() => sendAll())
    .catch(() => {})
}

/** Whether the page 'On this phone' shows an item: all that are not received, and received ones for a day. */
export const isShown = ({ state, answeredAt = 0 }: OutboxItem) =>
  state !== 'received' || answeredAt >= nowSeconds() - SHOWN_SECONDS

/** Removes received items after a day; for an exam a record without the answers stays. */
async function removeShown(): Promise<void> {
  const database = await openDatabase()
  const oldestExam = nowSeconds() - EXAM_SECONDS
  for (const item of await database.getAll('outbox')) {
    const { id, call, answeredAt = 0, drafts, ...rest } = item
    if (isShown(item)) continue
    if (call !== 'submitExam' || answeredAt < oldestExam) await database.delete('outbox', id)
    else if (drafts.length > 0)
      // the server has its answers
      await database.put('outbox', { ...rest, id, call, answeredAt, drafts: [], request: EMPTY })
  }
}

const EMPTY = { lessonId: 0, examPublicId: '', answers: {} }

/** 'on this phone', 'sending', 'received 14:02', or the reason of a refusal (R-OFFLINE-006). */
export function describeState(
  { state, answeredAt = 0, refusal, id }: OutboxItem,
  timeZone: string,
) {
  if (state === 'refused') return `not accepted: ${refusal?.message}`
  if (state === 'waiting')
    return useOutbox.getState().sendingId === id ? 'sending' : 'on this phone'
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  return `received ${new Intl.DateTimeFormat('en-GB', time).format(answeredAt * 1000)}`
}
