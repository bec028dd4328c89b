import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin/admin.ts'
import { logout } from '../../contract/auth/auth.ts'
import { getPushKey, subscribePush, unsubscribePush } from '../../contract/push/push.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { createDevice, devicesOf, subscribeDevice } from '../test/messages/push-service-stub.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { readPushKeys } from './vapid-keys.ts'

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
