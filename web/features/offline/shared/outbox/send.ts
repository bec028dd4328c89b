import * as z from 'zod/mini'
import { getUserData } from '../../../../../contract/auth/auth.ts'
import type { Call } from '../../../../../contract/platform/call.ts'
import { ApiError, callApi } from '../../../../api/call-api.ts'
import { findOtherUser } from '../../../../api/session.ts'
import { type OfflineDatabase, openDatabase } from '../database.ts'
import { offlineUser } from '../device-summary.ts'
import { type NewOutboxItem, type OutboxItem, rulesOf } from './calls.ts'
import * as plan from './plan.ts'
import * as storage from './storage.ts'
import { nowSeconds, readPause, writePause } from './storage.ts'
import { readOutbox, showChange, useOutbox } from './store.ts'

// Sending: one tab at a time, by the rules of plan.ts.

/** A request without a response in this time is sent again later, with the same key. */
const TIMEOUT_MS = 120_000
const SMALL_CALL_TIMEOUT_MS = 20_000
/** Shows that the API answers and that the session is valid; another release may have another user. */
const SMALL_CALL = { ...getUserData, response: z.unknown() }
/** The minimum delay of a timer, whatever the clock of the device does. */
const MIN_TIMER_MS = 1_000

/** Sends the request of an item once. Throws if it cannot be encoded, else rejects with the error of the call. */
export function send(item: NewOutboxItem): Promise<unknown> {
  const { call } = rulesOf(item) ?? {}
  if (!call) throw new TypeError(`This release has no call ${item.call}`)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (item.file) return sendFile(call, item.request, item.file)
  return callApi(call, item.request, { signal })
}

/** Three megabytes on a slow line; the upload ends earlier if nothing arrives. */
const FILE_TIMEOUT_MS = 600_000

async function sendFile(call: Call, request: unknown, file: string): Promise<unknown> {
  const { upload } = await import('../../../../api/upload.ts')
  const [head = '', data = ''] = file.split(',')
  const bytes = Uint8Array.from(atob(data), (it) => it.charCodeAt(0))
  const type = /^data:([^,]*?)(;base64)?$/.exec(head)?.[1] ?? ''
  const transport = upload({ files: { file: new File([bytes], 'recording', { type }) } })
  return callApi(call, request, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS), transport })
}

type Press = {
  /** The item that the student has just submitted or chosen: it does not wait for its time. */
  chosenId?: number
  /** A form waits for it: an error response is final, and its first request needs no small call. */
  isAwaited?: boolean
  /** Background Sync must not register itself again, because the browser would then repeat it at once. */
  isSync?: boolean | undefined
}

/** The time of the last event or press of this page, which brings an attempt forward, Unix milliseconds. */
let eventAt = 0

/** The attempt of this tab that is under way. */
let running: Promise<void> | undefined

/**
 * Sends the waiting items whose time has come. One tab sends at a time; a second one finds nothing left or the pause of the
 * first. Rejects if the browser has no storage.
 */
export async function sendNow(press: Press = {}): Promise<void> {
  // a press that comes too early is served later, like an event
  if (press.chosenId !== undefined) eventAt = Date.now()
  // its end plans what has come meanwhile
  if (running && press.chosenId === undefined) return running
  const earlier = running
  const attempt = (async () => {
    await earlier?.catch(() => {})
    await sendAsOnlyTab(press)
  })()
  running = attempt
  try {
    await attempt
  } finally {
    if (running === attempt) running = undefined
  }
}

async function sendAsOnlyTab(press: Press) {
  const userId = offlineUser()
  if (userId === '' || !isSessionOf(userId)) return
  const database = await openDatabase()
  const send = () => sendItems(database, userId, press)
  // without locks two tabs may send the same item, which the server recognises by its key
  if (navigator.locks) await navigator.locks.request(`outbox-${userId}`, send)
  else await send()
  await readOutbox()
}

async function sendItems(database: OfflineDatabase, userId: string, press: Press): Promise<void> {
  const { chosenId, isAwaited = false, isSync } = press
  const start = readPause()
  if (chosenId === undefined && plan.attemptAt(start, eventAt) > Date.now()) return
  const tried = new Set<number>()
  let hasAnswered = false
  do {
    const items = await storage.readItems(database)
    const item = plan.findNext(items, Date.now(), { tried, chosenId })
    if (!item) return
    const isOfForm = isAwaited && item.id === chosenId
    // only the first request of a new item has no small call before it, and only after a success
    const isNew = isOfForm && start.nextAt === 0 && !item.hasFailed
    if (!isNew) hasAnswered ||= await isServerAnswering(press)
    if (!(isNew || hasAnswered) || !plan.mayRequest(readPause(), 'body', Date.now())) return
    tried.add(item.id)
    await showChange(item.id)
    // what came before took a while
    if (!isSessionOf(userId)) return showChange()
    const kind = { isAwaited: isOfForm, isAlone: hasAnswered, isSync }
    hasAnswered = await attempt(database, item, kind)
    await showChange()
  } while (readPause().nextAt === 0)
}

/** False once somebody else has signed in, also in another tab: the items of a student wait for that student. */
const isSessionOf = (userId: string) => offlineUser() === userId && !findOtherUser()

/** Sends a small call, so that no body is sent again to a server that does not answer. */
async function isServerAnswering(press: Press): Promise<boolean> {
  if (!plan.mayRequest(readPause(), 'small call', Date.now())) return false
  writePause(plan.withRequest(readPause(), Date.now()))
  try {
    await callApi(SMALL_CALL, {}, { signal: AbortSignal.timeout(SMALL_CALL_TIMEOUT_MS) })
    writePause(plan.afterAnswer(readPause()))
    return true
  } catch (error) {
    failDevice(error, press)
    return false
  }
}

function failDevice(error: unknown, { isSync }: Pick<Press, 'isSync'>) {
  // without a network the request has not left the device
  if (navigator.onLine === false) writePause(plan.withoutLastRequest(readPause()))
  pauseDevice(error, isSync)
}

/** Begins the next pause of this device, which Background Sync may end. */
export function pauseDevice(error: unknown, isSync = false) {
  writePause(plan.afterFailure(readPause(), Date.now(), error))
  if (!isSync && !(error instanceof ApiError)) void requestSync().catch(() => {})
}

type Attempt = {
  isAwaited: boolean
  /** The server has just answered, so a failure is one of this item; otherwise it may be the connection. */
  isAlone: boolean
  isSync: boolean | undefined
}

/** Sends an item and stores the outcome. False if it failed. */
async function attempt(database: OfflineDatabase, item: OutboxItem, it: Attempt): Promise<boolean> {
  writePause(plan.withRequest(readPause(), Date.now()))
  try {
    const response = await send(item)
    const received = {
      state: 'received',
      answeredAt: nowSeconds(),
      response,
      // the server has it
      file: undefined,
    } as const
    await storage.changeItem(database, item.id, received)
    storage.removeDrafts(item)
  } catch (error) {
    if (!(error instanceof ApiError) || !isFinal(error, it.isAwaited)) {
      await storage.changeItem(database, item.id, noteFailure(item, error, it))
      return false
    }
    const { message, status, code } = error
    const refused = { state: 'refused', answeredAt: nowSeconds() } as const
    await storage.changeItem(database, item.id, { ...refused, refusal: { message, status, code } })
  }
  writePause(plan.withoutLastRequest(readPause()))
  return true
}

/** The changes of an item that failed. */
function noteFailure(item: OutboxItem, error: unknown, { isAlone, isSync }: Attempt) {
  // an ended session concerns all items
  const isOfItem = isAlone && !(error instanceof ApiError && error.status === 401)
  if (!isOfItem) failDevice(error, { isSync })
  return { hasFailed: true, ...(isOfItem && plan.afterItemFailure(item, Date.now(), error)) }
}

/** Temporary errors, such as an ended session or too many requests. */
const TEMPORARY = [401, 408, 425, 429]

export const isTemporary = ({ status }: ApiError) => status >= 500 || TEMPORARY.includes(status)

const isFinal = (error: ApiError, isAwaited = false) =>
  error.status < 500 && (isAwaited || !isTemporary(error))

/**
 * Registers Background Sync after a request without a response; not every browser supports it and nothing depends on it
 * (R-OFFLINE-012). One that is registered stays, with the pauses of the browser.
 */
async function requestSync(): Promise<void> {
  type Sync = { register: (tag: string) => Promise<void>; getTags: () => Promise<string[]> }
  const registration = await navigator.serviceWorker?.getRegistration()
  // not in the types of the DOM
  const { sync } = (registration ?? {}) as { sync?: Sync }
  if (sync && !(await sync.getTags()).includes('outbox')) await sync.register('outbox')
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Sets the only timer of this tab, whenever the stored items are read. */
function planAttempt(items: readonly OutboxItem[]) {
  clearTimeout(timer)
  // the tab of the signed-in student sends
  const at = findOtherUser()
    ? undefined
    : plan.nextAttemptAt(items, readPause(), { eventAt, now: Date.now() })
  if (at !== useOutbox.getState().nextAttemptAt) useOutbox.setState({ nextAttemptAt: at })
  if (at !== undefined) timer = setTimeout(sendQuietly, Math.max(MIN_TIMER_MS, at - Date.now()))
}

useOutbox.subscribe(({ items }, previous) => {
  if (items && items !== previous.items) planAttempt(items)
})

const sendQuietly = () => void sendNow().catch(() => {})

/** An event brings one small call forward; what follows from its answer is sent then. */
export async function sendForEvent(press: Press = {}): Promise<void> {
  eventAt = Date.now()
  await sendNow(press).catch(() => {})
}
