import { expect, onTestFinished, test } from 'vitest'
import { sendMessage } from '../../contract/announcements.ts'
import { logout } from '../../contract/auth.ts'
import { subscribePush } from '../../contract/push.ts'
import { aClass, aLessonRow } from '../test/a-class.ts'
import { aDeviceOf, aPushService, saysOfItself, type TestDevice } from '../test/a-push-service.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'
import { pushKeys } from './keys.ts'
import { openPushOutlet, type PushOutlet } from './outlet.ts'
import { type PushTrouble, sendDuePushes, spreadDueNotices, startPush } from './send.ts'

const noTrouble: PushTrouble = (sentence) => expect.unreachable(sentence)

/** A school whose pushes go to a push service on this machine. */
async function aSchoolThatPushes(replies?: Parameters<typeof aPushService>[0]) {
  at('2026-11-20T08:00:00Z')
  const school = await openSchool({ SITE_URL: 'https://lisan.example' })
  const service = await aPushService(replies)
  const outlet = openPushOutlet(school.config, await pushKeys(school.db), service.agent)
  onTestFinished(() => outlet.close())
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { name: 'Amina Bello' })
  return { school, outlet, maryam, amina, posted: service.posted }
}

/** Sends what is due until there is no more. */
async function sendAll({ db }: TestSchool, outlet: PushOutlet, trouble = noTrouble) {
  while ((await spreadDueNotices(db)) + (await sendDuePushes(db, outlet, trouble)) > 0);
}

const writes = (school: TestSchool, maryam: TestPerson, fields: object) =>
  ask(
    school,
    sendMessage,
    { subject: 'The circle', message: 'At nine.', delivery_method: 'inApp', ...fields },
    maryam,
  )

const waiting = ({ db }: TestSchool) => db.selectFrom('push_deliveries').selectAll().execute()

test('a message arrives on the student’s device, signed by the school and readable there alone (R-PUSH-007)', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await aDeviceOf(school, amina)
  const other = await aDeviceOf(school, musa)
  const subject = 'The circle · الحَلْقَة'
  await writes(school, maryam, {
    subject,
    message: 'It begins\n\nat nine.',
    recipients: [amina.email],
  })

  await sendAll(school, outlet)

  expect(posted.map((it) => it.path)).toEqual([phone.path])
  const [push] = posted
  if (!push) throw new Error('Nothing came')
  expect(phone.read(push)).toEqual({
    title: subject,
    body: 'It begins at nine.',
    path: expect.stringMatching(/^\/messages\/[\w-]{16,}$/),
    tag: expect.stringMatching(/^message-/),
  })
  expect(() => other.read(push)).toThrow()
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(48 * 3600) })
  expect(push.headers.topic).toMatch(/^[\w-]{1,32}$/)
  const { publicKey } = await pushKeys(school.db)
  expect(saysOfItself(push, publicKey)).toMatchObject({
    aud: 'https://push.example.org',
    sub: 'https://lisan.example',
  })
  expect(await waiting(school)).toEqual([])
})

/** Which devices are told of a message, by name. */
async function toldOf(
  it: Awaited<ReturnType<typeof aSchoolThatPushes>>,
  devices: Record<string, TestDevice>,
  fields: object,
) {
  it.posted.length = 0
  await writes(it.school, it.maryam, fields)
  await sendAll(it.school, it.outlet)
  const paths = it.posted.map(({ path }) => path)
  return Object.keys(devices).filter((name) => paths.includes(devices[name]?.path ?? ''))
}

test('a message to all goes to those who chose what it is about, one to certain people to them (R-PUSH-003)', async () => {
  const it = await aSchoolThatPushes()
  const musa = await aStudent(it.school, { name: 'Musa Ɗanjuma' })
  const lesson = await aLesson(it.school)
  const devices = {
    lessons: await aDeviceOf(it.school, it.amina, { categories: ['arabic-lessons'] }),
    culture: await aDeviceOf(it.school, it.amina, { categories: ['culture-tips'] }),
    neither: await aDeviceOf(it.school, musa, { categories: [] }),
    both: await aDeviceOf(it.school, musa),
  }

  expect(await toldOf(it, devices, { send_to_all: true })).toEqual(['culture', 'both'])
  expect(await toldOf(it, devices, { send_to_all: true, lesson_id: lesson })).toEqual([
    'lessons',
    'both',
  ])
  expect(await toldOf(it, devices, { recipients: [musa.email] })).toEqual(['neither', 'both'])
  // what reaches no inbox has nowhere to lead to
  expect(await toldOf(it, devices, { send_to_all: true, delivery_method: 'email' })).toEqual([])
})

async function aLesson(school: TestSchool) {
  const { id } = await aClass(school)
  return String(await aLessonRow(school, id))
}

test('who has read a message meanwhile, has signed out or is gone is not told', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const bilal = await aStudent(school, { name: 'Bilal Musa' })
  for (const person of [amina, musa, bilal]) await aDeviceOf(school, person)
  await writes(school, maryam, { send_to_all: true })

  await school.db
    .updateTable('inbox')
    .set({ read_at: 1 })
    .where('student_id', '=', amina.id)
    .execute()
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', bilal.id).execute()
  await spreadDueNotices(school.db)
  expect(await waiting(school)).toHaveLength(1)
  await ask(school, logout, {}, musa)
  await sendAll(school, outlet)

  expect(posted).toEqual([])
})

test('a device that goes over to somebody else brings them nothing of the other’s', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })
  await spreadDueNotices(school.db)

  await ask(school, subscribePush, phone.asked, musa)
  await sendAll(school, outlet)

  expect(posted).toEqual([])
})

test('a device that its push service does not know any more is forgotten', async () => {
  for (const status of [404, 410]) {
    const { school, outlet, maryam, amina } = await aSchoolThatPushes(() => ({ status }))
    await aDeviceOf(school, amina)
    await writes(school, maryam, { recipients: [amina.email] })
    await writes(school, maryam, { recipients: [amina.email] })

    await sendAll(school, outlet)

    expect(await school.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
    expect(await waiting(school)).toEqual([])
  }
})

test('a push service that is down is asked again, later and later, and when it says so later still', async () => {
  let reply: { status: number; headers?: Record<string, string> } = { status: 503 }
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes(() => reply)
  const phone = await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })
  const troubles: string[] = []
  const nextTry = async () => {
    await sendAll(school, outlet, (sentence) => troubles.push(sentence))
    const [it] = await waiting(school)
    return it ? it.next_try_at - Math.floor(Date.now() / 1000) : null
  }

  expect(await nextTry()).toBe(30)
  at('2026-11-20T08:00:31Z')
  reply = { status: 429, headers: { 'retry-after': '900' } }
  expect(await nextTry()).toBe(900)
  at('2026-11-20T08:16:00Z')
  reply = { status: 201 }
  expect(await nextTry()).toBeNull()

  expect(posted).toHaveLength(3)
  expect(troubles).toEqual([
    expect.stringMatching(/^push \d+ did not leave at try 1: push\.example\.org answered 503$/),
    expect.stringMatching(/^push \d+ did not leave at try 2: push\.example\.org answered 429$/),
  ])
  // whoever knows an endpoint can send to it
  expect(troubles.join()).not.toContain(phone.path)
})

test('a clock that was a day ahead for a while leaves no push waiting for that day', async () => {
  let reply = { status: 503 }
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes(() => reply)
  await aDeviceOf(school, amina)
  at('2026-11-21T08:00:00Z')
  await writes(school, maryam, { recipients: [amina.email] })
  const { stop } = startPush(school.db, outlet, () => {})
  onTestFinished(stop)
  await expect
    .poll(() => waiting(school))
    .toMatchObject([{ tries: 1, claimed_until: 0, next_try_at: Date.now() / 1000 + 30 }])

  at('2026-11-20T08:00:00Z')
  reply = { status: 201 }

  await expect.poll(() => waiting(school), { timeout: 5000 }).toEqual([])
  expect(posted).toHaveLength(2)
})

test('what a push service refuses for good is not tried again, and the device stays', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes(() => ({ status: 403 }))
  await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })

  await sendAll(school, outlet, () => {})

  expect(posted).toHaveLength(1)
  expect(await waiting(school)).toEqual([])
  expect(await school.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
})

test('after two days nobody is told any more', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })
  await spreadDueNotices(school.db)
  await writes(school, maryam, { recipients: [amina.email] })

  at('2026-11-22T08:00:00Z')
  await sendAll(school, outlet)

  expect(posted).toEqual([])
  expect(await waiting(school)).toEqual([])
})

test('however many send at once, each device is told once', async () => {
  const { school, outlet, maryam, posted } = await aSchoolThatPushes()
  const students = await Promise.all(Array.from({ length: 30 }, () => aStudent(school)))
  const devices = await Promise.all(students.map((it) => aDeviceOf(school, it)))
  await writes(school, maryam, { send_to_all: true })

  await Promise.all(Array.from({ length: 4 }, () => sendAll(school, outlet)))
  await sendAll(school, outlet)

  expect(posted.map((it) => it.path).sort()).toEqual(devices.map((it) => it.path).sort())
})

test('what a process had claimed when it died, another sends later', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  const phone = await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })
  await spreadDueNotices(school.db)
  // a process that dies: it has claimed the push and never comes back from sending it
  const dead: PushOutlet = { send: () => new Promise(() => {}), close() {} }
  void sendDuePushes(school.db, dead, noTrouble)
  await expect.poll(async () => (await waiting(school))[0]?.tries).toBe(1)

  await sendAll(school, outlet)
  expect(posted).toEqual([])
  at('2026-11-20T08:05:00Z')
  await sendAll(school, outlet)
  expect(posted.map((it) => it.path)).toEqual([phone.path])
})

test('the worker sends by itself, and stopping waits for what is under way', async () => {
  const { school, outlet, maryam, amina, posted } = await aSchoolThatPushes()
  await aDeviceOf(school, amina)
  await writes(school, maryam, { recipients: [amina.email] })

  const push = startPush(school.db, outlet, noTrouble)
  await expect.poll(() => posted.length).toBe(1)
  await push.stop()

  expect(await waiting(school)).toEqual([])
})
