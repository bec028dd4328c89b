import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin.ts'
import { logout } from '../../contract/auth.ts'
import { getPushKey, subscribePush, unsubscribePush } from '../../contract/push.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { createDevice, subscribeDevice } from '../test/push-service-stub.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { readPushKeys } from './vapid-keys.ts'

const devicesOf = async ({ db }: TestSchool, person: TestUser) =>
  (
    await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute()
  ).map(({ endpoint }) => endpoint)

/** A second session of the same user on another device. */
async function signInAgain({ db }: TestSchool, person: TestUser): Promise<TestUser> {
  const { token } = await startSession(db, { userId: person.id, now: now() })
  return { ...person, token }
}

test('the keys are generated once and shared by all processes (R-PUSH-008)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  const keyPairs = await Promise.all([1, 2, 3].map(() => readPushKeys(school.db)))
  const { data } = await callApi(school, getPushKey, {}, amina)

  expect(new Set(keyPairs.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(data.publicKey).toBe(keyPairs[0]?.publicKey)
  expect(Buffer.from(data.publicKey, 'base64url')).toHaveLength(65)
  expect(JSON.stringify(data)).not.toContain(keyPairs[0]?.privateKey)
})

test('a student subscribes and unsubscribes only their own devices', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)
  const desk = await subscribeDevice(school, amina)
  // confirmed at each visit, it remains one device
  await callApi(school, subscribePush, phone.subscription, amina)

  expect(await devicesOf(school, amina)).toEqual([phone.endpoint, desk.endpoint])
  const strange = await callApi(school, unsubscribePush, { endpoint: phone.endpoint }, musa)
  expect(strange.status).toBe(true)
  expect(await devicesOf(school, amina)).toHaveLength(2)
  await callApi(school, unsubscribePush, { endpoint: phone.endpoint }, amina)
  expect(await devicesOf(school, amina)).toEqual([desk.endpoint])
})

test('a visitor cannot subscribe', async () => {
  const school = await openTestSchool()
  const { subscription } = createDevice()
  expect(await callApi(school, getPushKey)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect(await callApi(school, subscribePush, subscription)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect(await callApi(school, unsubscribePush, { endpoint: subscription.endpoint })).toMatchObject(
    {
      http: 401,
    },
  )
})

const invalidEndpoints = [
  'http://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://amina:secret@push.example.org/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://0x7f000001/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://database/a',
  'https://metadata.google.internal/a',
  'https://printer.local/a',
  'ftp://push.example.org/a',
  'file:///etc/passwd',
  'not an address',
  '',
]

test('an endpoint that is not a push service is rejected', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { subscription } = createDevice()
  for (const endpoint of invalidEndpoints) {
    const response = await callApi(school, subscribePush, { ...subscription, endpoint }, amina)
    expect(response, endpoint).toMatchObject({
      http: 400,
      status: false,
      code: 'invalid_request',
    })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})

test('an invalid key or category is rejected', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { subscription } = createDevice()
  const { p256dh, auth } = subscription.keys
  const offCurve = Buffer.alloc(65, 7)
  offCurve[0] = 4
  const invalidKeys = [
    { keys: { p256dh: '', auth } },
    { keys: { p256dh: 'AAAA', auth } },
    { keys: { p256dh: offCurve.toString('base64url'), auth } },
    { keys: { p256dh, auth: 'c2hvcnQ' } },
    { keys: { p256dh } },
    { keys: undefined },
    { categories: ['weather'] },
    { categories: 'arabic-lessons' },
  ]
  for (const fields of invalidKeys) {
    const response = await callApi(school, subscribePush, { ...subscription, ...fields }, amina)
    expect(response, JSON.stringify(fields)).toMatchObject({
      http: 400,
      status: false,
      code: 'invalid_request',
    })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})

test('a device passes to the user who signs in on it', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)

  await callApi(school, subscribePush, phone.subscription, musa)

  expect(await devicesOf(school, amina)).toEqual([])
  expect(await devicesOf(school, musa)).toEqual([phone.endpoint])
})

test('knowing an endpoint without its keys does not take it over', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await subscribeDevice(school, amina)

  const { subscription } = createDevice(phone.endpoint)
  expect(await callApi(school, subscribePush, subscription, musa)).toMatchObject({
    http: 403,
    code: 'device_of_another_user',
  })

  expect(await devicesOf(school, amina)).toEqual([phone.endpoint])
})

test('signing out deletes the subscription of that device only', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const elsewhere = await signInAgain(school, amina)
  await subscribeDevice(school, amina)
  const desk = await subscribeDevice(school, elsewhere)

  await callApi(school, logout, {}, amina)

  expect(await devicesOf(school, amina)).toEqual([desk.endpoint])
})

test('an administrator logged in as a student does not get their notifications', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)
  const { token = '' } = await callApi(
    school,
    loginAsStudent,
    { student_email: amina.email },
    maryam,
  )

  const response = await callApi(school, subscribePush, createDevice().subscription, { token })

  expect(response).toMatchObject({
    http: 403,
    status: false,
    code: 'impersonation_not_allowed',
  })
  expect(await devicesOf(school, amina)).toEqual([])
})

test('a user has at most ten devices, the most recently confirmed ones', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const devices = []
  for (let index = 0; index < 10; index++) {
    freezeClock(`2026-11-20T08:00:${10 + index}Z`)
    devices.push(await subscribeDevice(school, amina))
  }
  const [first, second] = devices
  // the first is confirmed again, so the second is the oldest
  freezeClock('2026-11-20T08:01:00Z')
  await callApi(school, subscribePush, { ...first?.subscription }, amina)
  const eleventh = await subscribeDevice(school, amina)

  const remaining = await devicesOf(school, amina)
  expect(remaining).toHaveLength(10)
  expect(remaining).toContain(first?.endpoint)
  expect(remaining).toContain(eleventh.endpoint)
  expect(remaining).not.toContain(second?.endpoint)
})

test('at most ten devices under concurrent requests', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  await Promise.all(Array.from({ length: 20 }, () => subscribeDevice(school, amina)))
  expect(await devicesOf(school, amina)).toHaveLength(10)
})

test('concurrent requests of two users for one device leave it with one of them', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const { subscription, endpoint } = createDevice()
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      callApi(school, subscribePush, subscription, index % 2 === 0 ? amina : musa),
    ),
  )
  expect(responses.filter((it) => it.http >= 500)).toEqual([])
  const all = [...(await devicesOf(school, amina)), ...(await devicesOf(school, musa))]
  expect(all).toEqual([endpoint])
})
