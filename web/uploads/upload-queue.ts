import { UPLOADS_PATH } from '../../contract/uploads/uploads.ts'
import { m } from '../../messages/m.ts'
import { ApiError, messageOf } from '../api/call-api.ts'
import { pauseMs, retryAfterMs } from '../api/retry-pause.ts'
import { sessionToken, useSession } from '../api/session.ts'
import { type ChosenUpload, fingerprintOf } from './upload-file.ts'
import type { UploadItem, UploadTarget } from './upload-item.ts'
import { removeRecord, type UploadRecord, writeRecord } from './upload-records.ts'
import {
  addItem,
  findItem,
  noteAttached,
  removeItem,
  updateItem,
  useUploads,
} from './upload-store.ts'

/** The number of files that are sent at once. */
const PARALLEL = 2
const PAUSES_MS = [2_000, 8_000, 30_000, 60_000, 300_000]
/** The minimum pause when the connection or the session returns, which a flapping connection reports again and again. */
const MIN_PAUSE_MS = 2_000

type Source = { file: File; handle: FileSystemFileHandle | undefined }
/** Kept outside the store: the files of the uploads, and the controllers that abort their attempts. */
const sources = new Map<string, Source>()
const attempts = new Map<string, AbortController>()

/** Adds an upload to the queue. It begins at once if fewer than two are sent, unless it is paused. */
export function enqueueUpload(
  item: UploadItem,
  source: Source,
  step: 'queued' | 'paused' = 'queued',
): void {
  sources.set(item.key, source)
  addItem({ ...item, step, problem: '' })
  keep(item.key)
  startNext()
}

/** Stores the data that a reload needs. */
function keep(key: string): void {
  const item = findItem(key)
  if (!item) return
  const { id, ownerId, name, kind, bytes, fingerprint, target, step } = item
  const record: UploadRecord = {
    ...{ key, id, ownerId, name, kind, bytes, fingerprint, target },
    paused: step === 'paused',
    handle: sources.get(key)?.handle,
  }
  void writeRecord(record)
}

export function pauseUpload(key: string): void {
  updateItem(key, { step: 'paused', speed: 0, problem: '' })
  attempts.get(key)?.abort()
  keep(key)
  startNext()
}

export function resumeUpload(key: string): void {
  updateItem(key, { step: 'queued' })
  keep(key)
  startNext()
}

/** Ends an upload and deletes it on the server. */
export async function cancelUpload(key: string): Promise<void> {
  const item = findItem(key)
  attempts.get(key)?.abort()
  forget(key)
  if (item && item.id !== '') await deleteOnServer(item.id)
}

/** Removes a finished upload from the tray. */
export function forget(key: string): void {
  removeItem(key)
  sources.delete(key)
  void removeRecord(key)
  startNext()
}

/** Tries again later while the school cannot delete it, as with a full disk; without success it expires after a day. */
async function deleteOnServer(id: string, attempt = 0) {
  const headers = { Authorization: `Bearer ${sessionToken()}`, 'Tus-Resumable': '1.0.0' }
  const response = await fetch(`${UPLOADS_PATH}/${id}`, { method: 'DELETE', headers }).catch(
    () => undefined,
  )
  // 423: the last request is still being written
  if (response && response.status < 500 && response.status !== 423) return
  const delayMs = PAUSES_MS[attempt]
  if (delayMs !== undefined) setTimeout(() => void deleteOnServer(id, attempt + 1), delayMs)
}

/** Only the user who began an upload may continue it: not a student whom the administrator impersonates. */
const isOwner = ({ ownerId }: UploadItem) => useSession.getState().user?.id === ownerId

function startNext() {
  const { items } = useUploads.getState()
  const free = PARALLEL - attempts.size
  const next = items.filter(
    (it) => it.step === 'queued' && !attempts.has(it.key) && sources.has(it.key) && isOwner(it),
  )
  for (const { key } of next.slice(0, Math.max(0, free))) void run(key)
}

async function run(key: string) {
  const controller = new AbortController()
  attempts.set(key, controller)
  try {
    await withTabLock(key, controller.signal, () => sendUntilComplete(key, controller.signal))
  } catch (error) {
    if (!controller.signal.aborted) fail(key, error)
  } finally {
    attempts.delete(key)
    startNext()
  }
}

/** Lets only one tab send an upload. A browser without locks sends it from each; the server accepts every byte once. */
async function withTabLock(key: string, signal: AbortSignal, work: () => Promise<void>) {
  // on plain http
  if (!('locks' in navigator)) return work()
  const name = `upload ${key}`
  const held = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
  if (held) return
  updateItem(key, { step: 'elsewhere' })
  await navigator.locks.request(name, { signal }, work)
}

/** Sends a file, again and again while no response arrives. */
async function sendUntilComplete(key: string, signal: AbortSignal) {
  for (let failures = 0; ; failures++) {
    const before = findItem(key)?.sent ?? 0
    try {
      await sendOnce(key, signal)
      return complete(key)
    } catch (error) {
      if (signal.aborted || !isTemporary(error, findItem(key)?.id !== '')) throw error
      if ((findItem(key)?.sent ?? 0) > before) failures = 0
      updateItem(key, { step: 'waiting', speed: 0, problem: waitingReason(error) })
      await waitForRetry(pauseMs(PAUSES_MS, failures, error), retryAfterMs(error), signal)
    }
  }
}

async function sendOnce(key: string, signal: AbortSignal): Promise<void> {
  // the client of the protocol is loaded with the first upload
  const { sendFile } = await import('./send-file.ts')
  const item = findItem(key)
  const source = sources.get(key)
  if (!item || !source) throw new DOMException('Cancelled', 'AbortError')
  // the reason of the last attempt is shown until bytes arrive again
  if (item.problem === '') updateItem(key, { step: 'sending' })
  return sendFile(source.file, {
    id: item.id,
    metadata: {
      filename: item.name,
      kind: item.kind,
      once: key,
      ...(item.fingerprint && { fingerprint: item.fingerprint }),
    },
    signal,
    onCreated(id) {
      if (findItem(key)?.id === id) return
      updateItem(key, { id })
      keep(key)
    },
    onProgress: (sent, speed) => updateItem(key, { sent, speed, step: 'sending', problem: '' }),
  })
}

function complete(key: string) {
  const item = findItem(key)
  if (!item) return
  updateItem(key, { step: 'complete', sent: item.bytes, speed: 0 })
  if (item.target.lessonId === null) return
  void removeRecord(key)
  noteAttached()
}

function fail(key: string, error: unknown) {
  const problem = messageOf(error, m.uploads_not_uploaded())
  updateItem(key, { step: 'failed', problem, speed: 0 })
  void removeRecord(key)
  noteAttached()
}

/** Why the school cannot take the file now, in its own words; '' if no response arrived. */
const waitingReason = (error: unknown) =>
  error instanceof ApiError && error.status >= 500 ? error.message : ''

/** Another request is writing, too many requests, an ended session, or a timeout. */
const TEMPORARY_STATUSES = [401, 408, 409, 423, 429]

/** A file that does not fit at its start is refused; one that has begun waits for room on the disk. */
function isTemporary(error: unknown, hasBegun: boolean): boolean {
  if (error instanceof ApiError && error.code === 'insufficient_storage') return hasBegun
  return (
    !(error instanceof ApiError) ||
    error.status >= 500 ||
    // waiting does not reduce the number of unfinished uploads
    (TEMPORARY_STATUSES.includes(error.status) && error.code !== 'too_many_uploads')
  )
}

/**
 * Waits for the pause, or until the connection or the session is back and the time that the server asked for is over. An
 * attempt begins with a small request for the bytes that the server has.
 */
function waitForRetry(ms: number, askedMs: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const listeners = new AbortController()
    const earliest = Date.now() + Math.max(askedMs, MIN_PAUSE_MS)
    const hurry = () => {
      clearTimeout(timer)
      timer = setTimeout(finish, Math.max(0, earliest - Date.now()))
    }
    const finish = () => {
      listeners.abort()
      clearTimeout(timer)
      stopWatching()
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    let timer = setTimeout(finish, ms)
    const stopWatching = useSession.subscribe(hurry)
    addEventListener('online', hurry, { signal: listeners.signal })
    signal.addEventListener('abort', finish, { signal: listeners.signal })
  })
}

// an impersonated student must not send them, and another user of the device must not see them
useSession.subscribe(({ user }, previous) => {
  if (user?.id === previous.user?.id) return
  for (const item of useUploads.getState().items) {
    if (item.ownerId === user?.id) continue
    attempts.get(item.key)?.abort()
    if (item.step === 'sending' || item.step === 'waiting') updateItem(item.key, { step: 'queued' })
  }
  startNext()
})

/** Asks before the page is left while files are being sent. */
addEventListener('beforeunload', (event) => {
  if (attempts.size > 0) event.preventDefault()
})

/** Begins to upload a file for a lesson form. */
export async function startUpload(
  { file, kind, handle }: ChosenUpload,
  { formKey, classId }: Pick<UploadTarget, 'formKey' | 'classId'>,
  key: string,
): Promise<void> {
  const fingerprint = await fingerprintOf(file).catch(() => '')
  enqueueUpload(
    {
      ...{ key, id: '', kind, name: file.name, bytes: file.size, fingerprint },
      ownerId: useSession.getState().user?.id ?? '',
      ...{ sent: 0, speed: 0, step: 'queued', problem: '' },
      target: { formKey, classId, lessonId: null, subject: '' },
    },
    { file, handle },
  )
}

/** The id of an upload, as soon as the server has made it. Rejects if it fails before, or with the reason of the signal. */
export function whenCreated(key: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const item = findItem(key)
      if (signal.aborted) return finish(() => reject(signal.reason))
      if (!item || item.step === 'failed')
        return finish(() => reject(new Error(item?.problem || 'The upload was cancelled.')))
      if (item.id !== '') finish(() => resolve(item.id))
    }
    const unsubscribe = useUploads.subscribe(look)
    signal.addEventListener('abort', look)
    function finish(settle: () => void) {
      unsubscribe()
      signal.removeEventListener('abort', look)
      settle()
    }
    look()
  })
}

/** Records that a lesson was saved with an upload: the server attaches the file when it is complete. */
export function assignUpload(key: string, lesson: { lessonId: number; subject: string }): void {
  const item = findItem(key)
  if (!item) return
  // the form of the next new lesson begins without a file
  updateItem(key, { target: { ...item.target, ...lesson, formKey: '' } })
  if (item.step === 'complete') {
    noteAttached()
    forget(key)
  } else keep(key)
}
