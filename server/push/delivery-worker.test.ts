import { expect, onTestFinished, test } from 'vitest'
import { sendMessage } from '../../contract/announcements.ts'
import { logout } from '../../contract/auth.ts'
import { subscribePush } from '../../contract/push.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  openPushServiceStub,
  readVapidClaims,
  subscribeDevice,
  type TestDevice,
} from '../test/push-service-stub.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { fanOutDueNotices, sendDuePushes, startPushWorker } from './delivery-worker.ts'
import { readPushKeys } from './vapid-keys.ts'
import { createWebPushClient, type WebPushClient } from './web-push-client.ts'

const failOnWarning = (sentence: string): void => expect.unreachable(sentence)

/** A school that sends pushes to a local push service. */
async function openSchoolWithPush(replies?: Parameters<typeof openPushServiceStub>[0]) {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const service = await openPushServiceStub(replies)
  const client = createWebPushClient(school.config, await readPushKeys(school.db), service.agent)
  onTestFinished(() => client.close())
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, client, maryam, amina, posted: service.posted }
}

/** Sends until no delivery is due. */
async function sendAll({ db }: TestSchool, client: WebPushClient, logWarning = failOnWarning) {
  while ((await fanOutDueNotices(db)) + (await sendDuePushes(db, client, logWarning)) > 0);
}

const sendMessageAs = (school: TestSchool, maryam: TestUser, fields: object) =>
  callApi(
    school,
    sendMessage,
    { subject: 'The circle', message: 'At nine.', delivery_method: 'inApp', ...fields },
    maryam,
  )

const listDeliveries = ({ db }: TestSchool) =>
  db.selectFrom('push_deliveries').selectAll().execute()

test('a message arrives on the student’s device, signed by the school and readable only there (R-PUSH-007)', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)
  const other = await subscribeDevice(school, musa)
  const subject = 'The circle · الحَلْقَة'
  await sendMessageAs(school, maryam, {
    subject,
    message: 'It begins\n\nat nine.',
    recipients: [amina.email],
  })

  await sendAll(school, client)

  expect(posted.map((it) => it.path)).toEqual([phone.path])
  const [push] = posted
  if (!push) throw new Error('Nothing came')
  expect(phone.decrypt(push)).toEqual({
    title: subject,
    body: 'It begins at nine.',
    path: expect.stringMatching(/^\/messages\/[\w-]{16,}$/),
    tag: expect.stringMatching(/^message-/),
  })
  expect(() => other.decrypt(push)).toThrow()
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(48 * 3600) })
  expect(push.headers.topic).toMatch(/^[\w-]{1,32}$/)
  const { publicKey } = await readPushKeys(school.db)
  expect(readVapidClaims(push, publicKey)).toMatchObject({
    aud: 'https://push.example.org',
    sub: 'https://lisan.example',
  })
  expect(await listDeliveries(school)).toEqual([])
})

/** Which devices were notified of a message, by name. */
async function listNotifiedUsers(
  it: Awaited<ReturnType<typeof openSchoolWithPush>>,
  devices: Record<string, TestDevice>,
  fields: object,
) {
  it.posted.length = 0
  await sendMessageAs(it.school, it.maryam, fields)
  await sendAll(it.school, it.client)
  const paths = it.posted.map(({ path }) => path)
  return Object.keys(devices).filter((name) => paths.includes(devices[name]?.path ?? ''))
}

test('a message to all notifies subscribers of its category, one to selected students notifies them (R-PUSH-003)', async () => {
  const it = await openSchoolWithPush()
  const musa = await seedStudent(it.school, { name: 'Musa Ɗanjuma' })
  const lesson = await addLesson(it.school)
  const devices = {
    lessons: await subscribeDevice(it.school, it.amina, { categories: ['arabic-lessons'] }),
    culture: await subscribeDevice(it.school, it.amina, { categories: ['culture-tips'] }),
    neither: await subscribeDevice(it.school, musa, { categories: [] }),
    both: await subscribeDevice(it.school, musa),
  }

  expect(await listNotifiedUsers(it, devices, { send_to_all: true })).toEqual(['culture', 'both'])
  expect(await listNotifiedUsers(it, devices, { send_to_all: true, lesson_id: lesson })).toEqual([
    'lessons',
    'both',
  ])
  expect(await listNotifiedUsers(it, devices, { recipients: [musa.email] })).toEqual([
    'neither',
    'both',
  ])
  // a message by email alone has no page to open
  expect(
    await listNotifiedUsers(it, devices, { send_to_all: true, delivery_method: 'email' }),
  ).toEqual([])
})

async function addLesson(school: TestSchool) {
  const { id } = await seedClass(school)
  return String(await seedLessonRow(school, id))
}

test('students who have read the message, signed out or were deleted are not notified', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  for (const person of [amina, musa, bilal]) await subscribeDevice(school, person)
  await sendMessageAs(school, maryam, { send_to_all: true })

  await school.db
    .updateTable('inbox')
    .set({ read_at: 1 })
    .where('student_id', '=', amina.id)
    .execute()
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', bilal.id).execute()
  await fanOutDueNotices(school.db)
  expect(await listDeliveries(school)).toHaveLength(1)
  await callApi(school, logout, {}, musa)
  await sendAll(school, client)

  expect(posted).toEqual([])
})

test('a device taken over by another user does not get the previous user’s notifications', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  await fanOutDueNotices(school.db)

  await callApi(school, subscribePush, phone.subscription, musa)
  await sendAll(school, client)

  expect(posted).toEqual([])
})

test('a subscription that its push service does not know any more is deleted', async () => {
  for (const status of [404, 410]) {
    const { school, client, maryam, amina } = await openSchoolWithPush(() => ({ status }))
    await subscribeDevice(school, amina)
    await sendMessageAs(school, maryam, { recipients: [amina.email] })
    await sendMessageAs(school, maryam, { recipients: [amina.email] })

    await sendAll(school, client)

    expect(await school.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
    expect(await listDeliveries(school)).toEqual([])
  }
})

test('an unavailable push service is retried with growing delays and respects Retry-After', async () => {
  let reply: { status: number; headers?: Record<string, string> } = { status: 503 }
  const { school, client, maryam, amina, posted } = await openSchoolWithPush(() => reply)
  const phone = await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  const warnings: string[] = []
  const nextTry = async () => {
    await sendAll(school, client, (sentence) => warnings.push(sentence))
    const [it] = await listDeliveries(school)
    return it ? it.next_attempt_at - Math.floor(Date.now() / 1000) : null
  }

  expect(await nextTry()).toBe(30)
  freezeClock('2026-11-20T08:00:31Z')
  reply = { status: 429, headers: { 'retry-after': '900' } }
  expect(await nextTry()).toBe(900)
  freezeClock('2026-11-20T08:16:00Z')
  reply = { status: 201 }
  expect(await nextTry()).toBeNull()

  expect(posted).toHaveLength(3)
  expect(warnings).toEqual([
    expect.stringMatching(/^push \d+ failed at attempt 1: push\.example\.org answered 503$/),
    expect.stringMatching(/^push \d+ failed at attempt 2: push\.example\.org answered 429$/),
  ])
  // an endpoint is a capability: anyone who knows it can send to it
  expect(warnings.join()).not.toContain(phone.path)
})

test('pushes are sent after a clock that was a day ahead is corrected', async () => {
  let reply = { status: 503 }
  const { school, client, maryam, amina, posted } = await openSchoolWithPush(() => reply)
  await subscribeDevice(school, amina)
  freezeClock('2026-11-21T08:00:00Z')
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  const { stop } = startPushWorker(school.db, client, () => {})
  onTestFinished(stop)
  await expect
    .poll(() => listDeliveries(school))
    .toMatchObject([{ attempts: 1, claimed_until: 0, next_attempt_at: Date.now() / 1000 + 30 }])

  freezeClock('2026-11-20T08:00:00Z')
  reply = { status: 201 }

  await expect.poll(() => listDeliveries(school), { timeout: 5000 }).toEqual([])
  expect(posted).toHaveLength(2)
})

test('a permanently rejected push is not retried, and the subscription remains', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush(() => ({
    status: 403,
  }))
  await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })

  await sendAll(school, client, () => {})

  expect(posted).toHaveLength(1)
  expect(await listDeliveries(school)).toEqual([])
  expect(await school.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
})

test('notifications expire after two days', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  await fanOutDueNotices(school.db)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })

  freezeClock('2026-11-22T08:00:00Z')
  await sendAll(school, client)

  expect(posted).toEqual([])
  expect(await listDeliveries(school)).toEqual([])
})

test('concurrent workers notify each device once', async () => {
  const { school, client, maryam, posted } = await openSchoolWithPush()
  const students = await Promise.all(Array.from({ length: 30 }, () => seedStudent(school)))
  const devices = await Promise.all(students.map((it) => subscribeDevice(school, it)))
  await sendMessageAs(school, maryam, { send_to_all: true })

  await Promise.all(Array.from({ length: 4 }, () => sendAll(school, client)))
  await sendAll(school, client)

  expect(posted.map((it) => it.path).sort()).toEqual(devices.map((it) => it.path).sort())
})

test('a process takes over the deliveries of a stopped process', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  const phone = await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })
  await fanOutDueNotices(school.db)
  // simulates a process that stopped after claiming the push
  const hangingClient: WebPushClient = { send: () => new Promise(() => {}), close() {} }
  void sendDuePushes(school.db, hangingClient, failOnWarning)
  await expect.poll(async () => (await listDeliveries(school))[0]?.attempts).toBe(1)

  await sendAll(school, client)
  expect(posted).toEqual([])
  freezeClock('2026-11-20T08:05:00Z')
  await sendAll(school, client)
  expect(posted.map((it) => it.path)).toEqual([phone.path])
})

test('the worker sends in the background, and stopping waits for running requests', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  await subscribeDevice(school, amina)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })

  const push = startPushWorker(school.db, client, failOnWarning)
  await expect.poll(() => posted.length).toBe(1)
  await push.stop()

  expect(await listDeliveries(school)).toEqual([])
})
