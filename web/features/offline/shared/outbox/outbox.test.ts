import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../api/test-storage.ts'
import type { NewOutboxItem, OutboxItem } from './calls.ts'
import { settle } from './test-page.ts'

type Answer = (action: string, body: string) => Response | Promise<Response>

/** What the network saw: when, which call, and how many bytes of body. */
let sent: { at: number; action: string; bytes: number }[] = []
let answer: Answer
let page: EventTarget
const channels: BroadcastChannel[] = []

const SUCCESS = (action: string) =>
  Response.json({ status: true, message: '', data: action === 'addComment' ? { id: '1' } : null })
const USER = { id: '7', name: 'Amina', email: 'amina@school.example', role: 1 }
const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const broken = () =>
  Response.json({ status: false, code: 'unexpected_error', message: 'An error' }, { status: 500 })
/** The server answers, except those calls. */
const allBut =
  (
    failing: (action: string, body: string) => boolean,
    failure: () => Response | Promise<Response>,
  ): Answer =>
  (action, body) =>
    failing(action, body) ? failure() : SUCCESS(action)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 })
  // pauses of the planned length; retry-pause.test.ts tests that they vary
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((it) => {
    if (it instanceof Uint8Array) it.fill(127)
    return it
  })
  sent = []
  answer = SUCCESS
  page = new EventTarget()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  const documentElement = { lang: 'en' }
  vi.stubGlobal('document', { cookie: 'token=t', hidden: false, documentElement })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', () => true)
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
    const action = /action=(\w+)/.exec(url)?.[1] ?? url
    sent.push({ at: Date.now(), action, bytes: body.length })
    return answer(action, body)
  })
})

afterEach(() => {
  // the tabs of a test end with it
  for (const it of channels.splice(0)) it.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Lets time pass, in steps of a second or, if it is long, of ten. */
async function pass(seconds: number) {
  const step = seconds > 200 ? 10 : 1
  for (let second = 0; second < seconds; second += step) {
    await vi.advanceTimersByTimeAsync(step * 1000)
    await settle()
  }
}

/** A page of the signed-in student, with its own modules and the storage of the device. */
async function openTab() {
  vi.resetModules()
  const { useSession } = await import('../../../../api/session.ts')
  useSession.setState({ authenticated: true, user: USER as never })
  const outbox = { ...(await import('./outbox.ts')), ...(await import('./store.ts')) }
  const items = () => outbox.useOutbox.getState().items ?? []
  return {
    ...outbox,
    stateOf: (title: string) => items().find((it) => it.title === title)?.state,
    item: (title: string) => items().find((it) => it.title === title) as OutboxItem,
  }
}

const keyOf = (title: string) => `key-of-${title.replaceAll(' ', '-')}-1234`

const comment = (title: string, lessonId = 1): NewOutboxItem<'addComment'> => ({
  call: 'addComment',
  request: {
    classId: 'arabic1',
    lessonId,
    body: `${title} ${'x'.repeat(1000)}`,
    idempotencyKey: keyOf(title),
  },
  ...{ lessonId, title, path: `/classes/arabic1/lessons/${lessonId}`, drafts: [] },
})

const exam = (title: string, classRef = 'arabic1', lessonId = 9): NewOutboxItem<'submitExam'> => ({
  call: 'submitExam',
  request: {
    ...{ lessonId, examPublicId: 'exam1234', answers: { '1': 'Jarr' }, theory: 'Because' },
    idempotencyKey: keyOf(title),
  },
  ...{ lessonId, title, path: `/classes/${classRef}/lessons/${lessonId}`, drafts: [] },
})

const view = (
  title: string,
  classRef = 'arabic1',
  lessonId = 5,
): NewOutboxItem<'recordLessonView'> => ({
  call: 'recordLessonView',
  request: { classRef, lessonId },
  ...{ lessonId, title, path: `/classes/${classRef}/lessons/${lessonId}`, drafts: [] },
})

/** Stores items as another release has stored them. */
async function store(...items: object[]) {
  const { openDatabase } = await import('../database.ts')
  const database = await openDatabase()
  for (const it of items)
    await database.add('outbox', { state: 'waiting', madeAt: 1, ...it } as never)
}

const bodies = () => sent.filter((it) => it.action !== 'getUserData')
const actions = () => sent.map((it) => it.action)

/** The most requests in any minute. */
const busiestMinute = () =>
  Math.max(...sent.map(({ at }) => sent.filter((it) => it.at >= at && it.at < at + 60_000).length))

const FAILURES = { refused, '502': badGateway, '500': broken }

test.each(Object.entries(FAILURES))(
  'a server that fails (%s) gets at most four requests a minute of a device and one body, and then ever fewer (R-OFFLINE-006)',
  async (_, failure) => {
    answer = failure
    const { sendByOutbox, stateOf } = await openTab()
    expect(await sendByOutbox(exam('Nouns'))).toMatchObject({ isReceived: false })
    await pass(60)
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.length).toBeLessThanOrEqual(4)
    expect(bodies()).toHaveLength(1)
    await pass(3600)
    expect(busiestMinute()).toBeLessThanOrEqual(4)
    // 15 s, 1, 5 and then every 15 minutes
    expect(sent.length).toBeLessThanOrEqual(9)
    expect(bodies()).toHaveLength(1)

    answer = SUCCESS
    await pass(18 * 60 + 1)
    expect(stateOf('Nouns')).toBe('received')
    expect(bodies()).toHaveLength(2)
  },
)

test('reloads, tabs, a flapping connection and presses do not shorten the pauses beyond four requests a minute, and repeat no body (R-OFFLINE-006)', async () => {
  answer = refused
  const { sendByOutbox } = await openTab()
  await sendByOutbox(exam('Nouns'))
  for (let second = 0; second < 180; second++) {
    if (second % 20 === 0) (await openTab()).startOutbox()
    page.dispatchEvent(new Event(second % 2 ? 'online' : 'visibilitychange'))
    if (second % 5 === 0) {
      const tab = await openTab()
      void tab.tryAgain(1)
    }
    await pass(1)
  }
  expect(sent.length).toBeGreaterThan(6)
  expect(busiestMinute()).toBeLessThanOrEqual(4)
  expect(bodies()).toHaveLength(1)
})

test('an exam that the server answers with an error does not stop the others, and is shown as a problem after a minute (R-OFFLINE-006)', async () => {
  answer = allBut((action) => action.includes('submitExam'), broken)
  const { sendByOutbox, addToOutbox, stateOf, item } = await openTab()
  const { problemOf } = await import('./plan.ts')
  await sendByOutbox(exam('Nouns'))
  await addToOutbox(view('Read elsewhere', 'nahw1234'))
  await addToOutbox(comment('A question') as NewOutboxItem)
  await addToOutbox(exam('Verbs', 'nahw1234', 10) as NewOutboxItem)
  expect(problemOf(item('Nouns'))).toBeUndefined()
  await pass(130)
  expect(stateOf('Read elsewhere')).toBe('received')
  expect(stateOf('A question')).toBe('received')
  expect(stateOf('Nouns')).toBe('waiting')
  expect(problemOf(item('Nouns'))).toBe('failing')
  // of both exams
  const attempts = bodies().filter((it) => it.action.includes('submitExam'))
  expect(attempts).toHaveLength(1 + 2 + 2)

  answer = SUCCESS
  await pass(360)
  expect(stateOf('Nouns')).toBe('received')
  expect(stateOf('Verbs')).toBe('received')
})

test('each body of an attempt after a failure follows a small call that was answered (R-OFFLINE-006)', async () => {
  answer = allBut((action) => action.includes('submitExam'), broken)
  const { sendByOutbox } = await openTab()
  await sendByOutbox(exam('Nouns'))
  await pass(1200)
  const repeated = actions().slice(1)
  expect(repeated.length).toBeGreaterThan(4)
  for (const [index, action] of repeated.entries())
    expect(action).toBe(index % 2 === 0 ? 'getUserData' : '/submitExam.php')
})

test('later items of a class wait for its exam, which opens them, and comments of a lesson keep their order (R-OFFLINE-006)', async () => {
  answer = refused
  const { sendByOutbox, addToOutbox, stateOf } = await openTab()
  await sendByOutbox(exam('Exam 1'))
  await addToOutbox(view('After the exam'))
  await addToOutbox(exam('Exam 2', 'arabic1', 10) as NewOutboxItem)
  await addToOutbox(comment('First') as NewOutboxItem)
  await addToOutbox(comment('Second') as NewOutboxItem)
  answer = allBut(
    (_, body) => body.includes(keyOf('Exam 1')) || body.includes(keyOf('First')),
    broken,
  )
  await pass(100)
  for (const it of ['Exam 1', 'After the exam', 'Exam 2', 'First', 'Second'])
    expect(stateOf(it)).toBe('waiting')
  sent = []
  answer = SUCCESS
  await pass(400)
  const order = ['/submitExam.php', 'viewStatus', '/submitExam.php']
  expect(actions().filter((it) => order.includes(it))).toEqual(order)
  expect(stateOf('Second')).toBe('received')
})

test('a lesson marked as read that cannot be sent does not hold back the exam of its class (R-OFFLINE-006)', async () => {
  answer = refused
  const { addToOutbox, sendByOutbox, stateOf } = await openTab()
  await addToOutbox(view('Poison'))
  await sendByOutbox(exam('Nouns'))
  answer = allBut((action) => action === 'viewStatus', broken)
  await pass(80)
  expect(stateOf('Nouns')).toBe('received')
  expect(stateOf('Poison')).toBe('waiting')
})

test('items that this release cannot encode are kept and shown, and the others are sent (R-OFFLINE-006)', async () => {
  const tab = await openTab()
  const { problemOf } = await import('./plan.ts')
  await store(
    { ...view('Of another shape'), request: { classRef: 5, lessonId: 'five' } },
    { ...view('Of a newer release'), call: 'reviewWord' },
    { ...exam('Of an older release'), hasFailed: true },
  )
  tab.startOutbox()
  await pass(2)
  expect(tab.stateOf('Of an older release')).toBe('received')
  expect(problemOf(tab.item('Of another shape'))).toBe('unsendable')
  expect(problemOf(tab.item('Of a newer release'))).toBe('unsendable')
  sent = []
  await pass(3600)
  expect(sent).toEqual([])
})

test('a response that this release cannot decode leaves the item on the phone and does not stop the others (R-OFFLINE-006)', async () => {
  const { sendByOutbox, stateOf, item } = await openTab()
  const { problemOf } = await import('./plan.ts')
  answer = allBut(
    (action) => action.includes('submitExam'),
    () => Response.json({ status: true, message: '', data: { of: 'another release' } }),
  )
  await sendByOutbox(exam('Nouns'))
  await sendByOutbox(comment('A question'))
  expect(stateOf('A question')).toBe('received')
  expect(stateOf('Nouns')).toBe('waiting')
  await pass(100)
  expect(problemOf(item('Nouns'))).toBe('failing')
})

test('a device waits as long as the server asks, also after a reload (R-OFFLINE-006)', async () => {
  answer = () =>
    Response.json(
      { status: false, code: 'service_unavailable', message: 'Busy' },
      { status: 503, headers: { 'retry-after': '300' } },
    )
  const { sendByOutbox } = await openTab()
  await sendByOutbox(exam('Nouns'))
  const reloaded = await openTab()
  await reloaded.readOutbox()
  await pass(200)
  await pass(99)
  expect(sent).toHaveLength(1)
  await pass(2)
  expect(sent.length).toBe(2)
})

test('a new item after a success is sent at once and without a small call; one that the server declines is reported to its form', async () => {
  const { sendByOutbox, stateOf } = await openTab()
  expect(await sendByOutbox(comment('A question'))).toMatchObject({ isReceived: true })
  answer = () => Response.json({ status: false, code: 'already_submitted', message: 'You did.' })
  await expect(sendByOutbox(exam('Nouns'))).rejects.toThrow('You did.')
  expect(actions()).toEqual(['addComment', '/submitExam.php'])
  expect(stateOf('Nouns')).toBeUndefined()
})

test('what no form holds waits on the device when the session has ended (R-WORDS-003, R-LEARN-011)', async () => {
  const ended = { status: false, code: 'sign_in_required', message: 'Later.' }
  answer = () => Response.json(ended, { status: 401 })
  const { sendOrKeep, stateOf } = await openTab()
  expect(await sendOrKeep(comment('Judged'))).toMatchObject({ isReceived: false })
  expect(stateOf('Judged')).toBe('waiting')
})

test('a form is told when its request cannot be encoded, and keeps the text', async () => {
  const { sendByOutbox } = await openTab()
  const tooLong = comment('A question')
  tooLong.request.body = 'x'.repeat(1_000_000)
  await expect(sendByOutbox(tooLong)).rejects.toThrow()
  expect(sent).toEqual([])
})

test('two tabs show an item that one of them stores, and send it once (R-OFFLINE-006, R-OFFLINE-007)', async () => {
  answer = refused
  const first = await openTab()
  const second = await openTab()
  await second.readOutbox()
  await first.sendByOutbox(exam('Nouns'))
  await settle()
  expect(second.stateOf('Nouns')).toBe('waiting')
  answer = SUCCESS
  await pass(60)
  expect(second.stateOf('Nouns')).toBe('received')
  expect(bodies()).toHaveLength(2)
})

test('an exam of a tab that was left open is not sent with the session of another student, and is sent after its own student has signed in again (R-OFFLINE-006)', async () => {
  answer = refused
  const first = await openTab()
  await first.sendByOutbox(exam('Nouns'))
  const before = bodies().length
  answer = SUCCESS
  const signInElsewhere = (user: typeof USER) =>
    localStorage.setItem('auth-storage', JSON.stringify({ state: { authenticated: true, user } }))
  signInElsewhere({ ...USER, id: '8', name: 'Musa' })
  await pass(120)
  await first.sendByOutbox(comment('A question'))
  expect(bodies()).toHaveLength(before)
  expect(first.stateOf('Nouns')).toBe('waiting')

  signInElsewhere(USER)
  const second = await openTab()
  second.startOutbox()
  await pass(120)
  expect(second.stateOf('Nouns')).toBe('received')
  expect(second.stateOf('A question')).toBe('received')
})

test('a received exam is remembered for half a year without its answers, a comment for a day', async () => {
  const { sendByOutbox } = await openTab()
  await sendByOutbox({ ...exam('Nouns'), drafts: ['draft'] })
  await sendByOutbox(comment('A question'))
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  const later = await openTab()
  later.startOutbox()
  await settle()
  await later.readOutbox()
  expect(later.stateOf('A question')).toBeUndefined()
  expect(later.item('Nouns')).toMatchObject({ state: 'received', request: { answers: {} } })
})

test('requests of a device without a network are not counted, so that it sends as soon as it has one (R-OFFLINE-006)', async () => {
  answer = refused
  vi.stubGlobal('navigator', { onLine: false, locks: navigator.locks })
  const { sendByOutbox, startOutbox, stateOf, tryAgain } = await openTab()
  startOutbox()
  await sendByOutbox(exam('Nouns'))
  for (let press = 0; press < 5; press++) await tryAgain(1)
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  answer = SUCCESS
  page.dispatchEvent(new Event('online'))
  await pass(5)
  expect(stateOf('Nouns')).toBe('received')
})

test('items that are restored after the start of a page are sent (R-OFFLINE-010)', async () => {
  const { startOutbox, stateOf } = await openTab()
  startOutbox()
  await pass(2)
  await store(exam('Nouns'))
  startOutbox()
  await pass(3)
  expect(stateOf('Nouns')).toBe('received')
})
