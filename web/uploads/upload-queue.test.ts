import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../contract/platform/error-codes.ts'
import { memoryStorage } from '../api/test-storage.ts'
import type { UploadItem } from './upload-item.ts'

// of Node, which runs this test; the types of the site do not have it
const { setImmediate } = globalThis as unknown as { setImmediate: (act: () => void) => void }

type Sending = {
  key: string
  id: string
  signal: AbortSignal
  created: (id: string) => void
  progress: (sent: number) => void
  succeed: () => void
  fail: (error: Error) => void
}

/** The attempts to send, in their order: the client of the protocol needs a browser. */
let sendings: Sending[] = []
let page: EventTarget
/** The requests to delete an upload, and their statuses; 204 for all others. */
let deleted: string[] = []
let deleteStatuses: number[] = []
/** The uploads that the school has. */
let stored: object[] = []
/** Uploads of other tests hold their locks to the end of the process. */
let testCount = 0

const OWNER = { id: '1', name: 'Maryam', email: 'maryam@school.example', role: 11 }
const STUDENT = { id: '7', name: 'Amina', email: 'amina@school.example', role: 1 }
const TARGET = { formKey: 'lesson', classId: 3 }

type Options = {
  id: string
  metadata: Record<string, string>
  signal: AbortSignal
  onCreated: (id: string) => void
  onProgress: (sent: number, speed: number) => void
}

const sendFile = (_: File, { id, metadata, signal, onCreated, onProgress }: Options) =>
  new Promise<void>((resolve, reject) => {
    sendings.push({
      ...{ key: metadata.once ?? '', id, signal, created: onCreated, succeed: resolve },
      progress: (sent) => onProgress(sent, 1),
      fail: reject,
    })
    signal.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 })
  // pauses of the planned length; retry-pause.test.ts tests that they vary
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((it) => {
    if (it instanceof Uint8Array) it.fill(127)
    return it
  })
  testCount++
  ;[sendings, deleted, deleteStatuses, stored] = [[], [], [], []]
  page = new EventTarget()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: 'token=t', documentElement: { lang: 'en' } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (url: string, { method }: { method?: string }) => {
    if (method !== 'DELETE')
      return Response.json({ status: true, message: '', data: { max_size: 1e9, uploads: stored } })
    deleted.push(url)
    return new Response(null, { status: deleteStatuses.shift() ?? 204 })
  })
  vi.doMock('./send-file.ts', () => ({ sendFile }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.doUnmock('./send-file.ts')
})

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Waits until something has happened that needs no clock: steps of the database, of locks, of digests and of imports. */
async function until(condition: () => unknown) {
  while (!condition()) await nextTurn()
}

/** Runs all work that does not wait for a timer. */
async function settle() {
  for (let turn = 0; turn < 60; turn++) await nextTurn()
}

/** Lets pending writes and sendings finish, so that the page releases its locks. */
async function endPage() {
  await settle()
  for (const it of sendings) it.succeed()
  await settle()
}

async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await settle()
}

const keyOf = (name: string) => `key-${testCount}-of-${name}`
const idOf = (name: string) => `upload-${name}`.padEnd(22, '0')
const fileOf = (name: string, text = name.repeat(100)) => new File([text], name)

/** A page of the administrator, with its own modules and the storage of the device. */
async function openTab() {
  vi.resetModules()
  const { useSession } = await import('../api/session.ts')
  useSession.setState({ authenticated: true, user: OWNER as never })
  // errors of the same classes as those of the queue
  const { ApiError, UnreachableError } = await import('../api/call-api.ts')
  const queue = await import('./upload-queue.ts')
  const { useUploads, findItem } = await import('./upload-store.ts')
  const restore = await import('./restore-uploads.ts')
  const choose = (name: string) =>
    queue.startUpload({ file: fileOf(name), kind: 'video', handle: undefined }, TARGET, keyOf(name))
  const start = async (name: string) => {
    await choose(name)
    await until(() => sendingOf(name))
  }
  return {
    ...{ ...queue, ...restore, choose, start, useSession },
    refused: (message: string, status: number, code?: ErrorCode) =>
      new ApiError(message, status, code),
    /** The attempt of an upload ends without a response. */
    async lose(name: string) {
      sendingOf(name)?.fail(new UnreachableError('No response'))
      await until(() => findItem(keyOf(name))?.step === 'waiting')
    },
    item: (name: string) => findItem(keyOf(name)) as UploadItem,
    steps: () => useUploads.getState().items.map(({ name, step }) => `${name} ${step}`),
  }
}

/** An upload as the school lists it. */
const storedUpload = (changes: object) => ({
  ...{ name: 'a', kind: 'video', size: 100, received: 100, state: 'receiving' },
  ...{ problem: '', fingerprint: '', lesson_id: null, class_id: null, expires: 1_900_000_000 },
  ...changes,
})

const sendingOf = (name: string) => sendings.findLast(({ key }) => key === keyOf(name))

/** Waits for so many attempts in all. */
const attempts = (count: number) => until(() => sendings.length === count)

test('two files are sent at once, and the next begins when one is complete', async () => {
  const { choose, steps } = await openTab()
  for (const name of ['a', 'b', 'c']) await choose(name)
  await attempts(2)
  expect(steps()).toEqual(['a sending', 'b sending', 'c queued'])
  sendingOf('a')?.succeed()
  await attempts(3)
  expect(steps()).toEqual(['a complete', 'b sending', 'c sending'])
})

test('a lost connection pauses ever longer, also with a flapping connection never below two seconds, and continues the same upload', async () => {
  const { start, lose } = await openTab()
  await start('a')
  sendingOf('a')?.created(idOf('a'))
  for (const [made, seconds] of [2, 8, 30, 60, 300, 300].entries()) {
    await lose('a')
    await pass(seconds - 1)
    expect(sendings, `${seconds} s`).toHaveLength(made + 1)
    await pass(1)
    await attempts(made + 2)
  }
  expect(sendingOf('a')?.id).toBe(idOf('a'))

  await lose('a')
  for (let count = 0; count < 5; count++) page.dispatchEvent(new Event('online'))
  await pass(1)
  expect(sendings).toHaveLength(7)
  await pass(1)
  await attempts(8)

  // bytes that arrived begin the pauses anew
  sendingOf('a')?.progress(50)
  await lose('a')
  await pass(2)
  await attempts(9)
})

test('the time that a busy school asks for is waited, with its reason shown until bytes arrive', async () => {
  const { start, item, refused } = await openTab()
  await start('a')
  const busy = refused('The school is busy.', 503)
  sendingOf('a')?.fail(Object.assign(busy, { retryAfterMs: 90_000 }))
  await until(() => item('a').step === 'waiting')
  page.dispatchEvent(new Event('online'))
  await pass(89)
  expect(sendings).toHaveLength(1)
  await pass(1)
  await attempts(2)
  expect(item('a')).toMatchObject({ step: 'waiting', problem: 'The school is busy.' })
  sendingOf('a')?.progress(10)
  expect(item('a')).toMatchObject({ step: 'sending', sent: 10, problem: '' })
})

test('a refused file fails with its reason; a full disk refuses a new upload and lets one wait that has begun', async () => {
  const { start, item, whenCreated, refused } = await openTab()
  const full = () => refused('The disk has no room.', 507, 'insufficient_storage')
  await start('a')
  const created = whenCreated(keyOf('a'), new AbortController().signal)
  sendingOf('a')?.fail(full())
  await expect(created).rejects.toThrow('The disk has no room.')
  expect(item('a')).toMatchObject({ step: 'failed', problem: 'The disk has no room.' })

  await start('b')
  sendingOf('b')?.created(idOf('b'))
  sendingOf('b')?.fail(full())
  await until(() => item('b').step === 'waiting')
  expect(item('b').problem).toBe('The disk has no room.')

  await start('c')
  sendingOf('c')?.fail(refused('This is no video.', 415))
  await until(() => item('c').step === 'failed')
  expect(item('c').problem).toBe('This is no video.')
})

test('a paused upload lets the next one begin and continues where it was', async () => {
  const { choose, pauseUpload, resumeUpload, steps } = await openTab()
  for (const name of ['a', 'b', 'c']) await choose(name)
  await attempts(2)
  sendingOf('a')?.created(idOf('a'))
  pauseUpload(keyOf('a'))
  await attempts(3)
  expect(steps()).toEqual(['a paused', 'b sending', 'c sending'])
  resumeUpload(keyOf('a'))
  expect(steps()).toEqual(['a queued', 'b sending', 'c sending'])
  sendingOf('b')?.succeed()
  await attempts(4)
  expect(steps()).toEqual(['a sending', 'b complete', 'c sending'])
  expect(sendingOf('a')?.id).toBe(idOf('a'))
})

test('a removed upload is deleted at the school, again while the school cannot', async () => {
  const { start, cancelUpload, steps } = await openTab()
  await start('a')
  sendingOf('a')?.created(idOf('a'))
  deleteStatuses = [423, 500]
  await cancelUpload(keyOf('a'))
  expect(sendingOf('a')?.signal.aborted).toBe(true)
  expect(steps()).toEqual([])
  for (const seconds of [2, 8, 600]) await pass(seconds)
  expect(deleted).toEqual(Array(3).fill(`/uploads/${idOf('a')}`))
})

test('a file that another tab sends is sent by this one when the other closes', async () => {
  const { choose, steps, item } = await openTab()
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const other = navigator.locks.request(`upload ${keyOf('a')}`, () => closed)
  await choose('a')
  await until(() => item('a').step === 'elsewhere')
  expect(sendings).toEqual([])
  close()
  await other
  await attempts(1)
  expect(steps()).toEqual(['a sending'])
})

test('a student whom the administrator impersonates sends none of the files, which continue afterwards', async () => {
  const { start, steps, useSession } = await openTab()
  await start('a')
  useSession.setState({ user: STUDENT as never })
  expect(sendingOf('a')?.signal.aborted).toBe(true)
  expect(steps()).toEqual(['a queued'])
  await pass(3600)
  expect(sendings).toHaveLength(1)
  useSession.setState({ user: OWNER as never })
  await attempts(2)
  expect(steps()).toEqual(['a sending'])
})

test('after a reload an upload asks for its file, continues with the same one and with no other', async () => {
  const { start } = await openTab()
  await start('a')
  sendingOf('a')?.created(idOf('a'))
  await endPage()

  stored = [storedUpload({ id: idOf('a'), received: 40 })]
  const { restoreUploads, continueWithFile, item } = await openTab()
  await restoreUploads()
  expect(item('a')).toMatchObject({ step: 'lost', sent: 40, problem: '' })
  await continueWithFile(item('a'), fileOf('a', 'b'.repeat(100)))
  expect(item('a')).toMatchObject({ step: 'lost', problem: expect.stringContaining('file') })
  await continueWithFile(item('a'), fileOf('a'))
  await attempts(2)
  expect(item('a').step).toBe('sending')
  expect(sendingOf('a')?.id).toBe(idOf('a'))
})

test('after a reload an upload that a lesson has got is gone, and a refused one shows its reason', async () => {
  const { start } = await openTab()
  for (const name of ['a', 'b']) {
    await start(name)
    sendingOf(name)?.created(idOf(name))
  }
  await endPage()
  stored = [
    storedUpload({ id: idOf('a'), state: 'attached' }),
    storedUpload({ id: idOf('b'), state: 'refused', problem: 'This is no video.' }),
  ]
  const { restoreUploads, steps, item } = await openTab()
  await restoreUploads()
  expect(steps()).toEqual(['b failed'])
  expect(item('b').problem).toBe('This is no video.')
})
