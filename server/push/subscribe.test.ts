import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin.ts'
import { logout } from '../../contract/auth.ts'
import { getPushKey, subscribePush, unsubscribePush } from '../../contract/push.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../kernel/clock.ts'
import { aDevice, aDeviceOf } from '../test/a-push-service.ts'
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

const devicesOf = async ({ db }: TestSchool, person: TestPerson) =>
  (
    await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('person_id', '=', person.id)
      .orderBy('id')
      .execute()
  ).map(({ endpoint }) => endpoint)

/** The same person signed in once more, on another device. */
async function again({ db }: TestSchool, person: TestPerson): Promise<TestPerson> {
  const { token } = await startSession(db, { personId: person.id, now: now() })
  return { ...person, token }
}

test('the keys are made once, and every process has the same (R-PUSH-008)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)

  const made = await Promise.all([1, 2, 3].map(() => pushKeys(school.db)))
  const { data } = await ask(school, getPushKey, {}, amina)

  expect(new Set(made.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(data.publicKey).toBe(made[0]?.publicKey)
  expect(Buffer.from(data.publicKey, 'base64url')).toHaveLength(65)
  expect(JSON.stringify(data)).not.toContain(made[0]?.privateKey)
})

test('a student is told on their own devices alone, and forgets their own alone', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await aDeviceOf(school, amina)
  const desk = await aDeviceOf(school, amina)
  // asked for again at each visit, it is one device still
  await ask(school, subscribePush, phone.asked, amina)

  expect(await devicesOf(school, amina)).toEqual([phone.endpoint, desk.endpoint])
  const strange = await ask(school, unsubscribePush, { endpoint: phone.endpoint }, musa)
  expect(strange.status).toBe(true)
  expect(await devicesOf(school, amina)).toHaveLength(2)
  await ask(school, unsubscribePush, { endpoint: phone.endpoint }, amina)
  expect(await devicesOf(school, amina)).toEqual([desk.endpoint])
})

test('a visitor is told nothing', async () => {
  const school = await openSchool()
  const { asked } = aDevice()
  expect(await ask(school, getPushKey)).toMatchObject({ http: 401 })
  expect(await ask(school, subscribePush, asked)).toMatchObject({ http: 401 })
  expect(await ask(school, unsubscribePush, { endpoint: asked.endpoint })).toMatchObject({
    http: 401,
  })
})

const noService = [
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

test('what is no push service’s address is refused', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const { asked } = aDevice()
  for (const endpoint of noService) {
    const answer = await ask(school, subscribePush, { ...asked, endpoint }, amina)
    expect(answer, endpoint).toMatchObject({ http: 400, status: false })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})

test('what is no key, and a category that is not offered, is refused', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const { asked } = aDevice()
  const { p256dh, auth } = asked.keys
  const offCurve = Buffer.alloc(65, 7)
  offCurve[0] = 4
  const wrong = [
    { keys: { p256dh: '', auth } },
    { keys: { p256dh: 'AAAA', auth } },
    { keys: { p256dh: offCurve.toString('base64url'), auth } },
    { keys: { p256dh, auth: 'c2hvcnQ' } },
    { keys: { p256dh } },
    { keys: undefined },
    { categories: ['weather'] },
    { categories: 'arabic-lessons' },
  ]
  for (const fields of wrong) {
    const answer = await ask(school, subscribePush, { ...asked, ...fields }, amina)
    expect(answer, JSON.stringify(fields)).toMatchObject({ http: 400, status: false })
  }
  expect(await devicesOf(school, amina)).toEqual([])
})

test('a device goes over to whoever signs in on it', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await aDeviceOf(school, amina)

  await ask(school, subscribePush, phone.asked, musa)

  expect(await devicesOf(school, amina)).toEqual([])
  expect(await devicesOf(school, musa)).toEqual([phone.endpoint])
})

test('who has only heard of an endpoint cannot take it over', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const phone = await aDeviceOf(school, amina)

  const { asked } = aDevice(phone.endpoint)
  expect(await ask(school, subscribePush, asked, musa)).toMatchObject({ http: 403 })

  expect(await devicesOf(school, amina)).toEqual([phone.endpoint])
})

test('signing out ends it on that device and on no other', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const elsewhere = await again(school, amina)
  await aDeviceOf(school, amina)
  const desk = await aDeviceOf(school, elsewhere)

  await ask(school, logout, {}, amina)

  expect(await devicesOf(school, amina)).toEqual([desk.endpoint])
})

test('an administrator in a student’s place gets none of their notices', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const maryam = await anAdministrator(school)
  const { token = '' } = await ask(school, loginAsStudent, { student_email: amina.email }, maryam)

  const answer = await ask(school, subscribePush, aDevice().asked, { token })

  expect(answer).toMatchObject({ http: 403, status: false })
  expect(await devicesOf(school, amina)).toEqual([])
})

test('a person has ten devices at most, those heard of last', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const devices = []
  for (let nth = 0; nth < 10; nth++) {
    at(`2026-11-20T08:00:${10 + nth}Z`)
    devices.push(await aDeviceOf(school, amina))
  }
  const [first, second] = devices
  // the first is heard of once more, so the second is now the oldest
  at('2026-11-20T08:01:00Z')
  await ask(school, subscribePush, { ...first?.asked }, amina)
  const eleventh = await aDeviceOf(school, amina)

  const kept = await devicesOf(school, amina)
  expect(kept).toHaveLength(10)
  expect(kept).toContain(first?.endpoint)
  expect(kept).toContain(eleventh.endpoint)
  expect(kept).not.toContain(second?.endpoint)
})

test('ten at most, also when many ask at once', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  await Promise.all(Array.from({ length: 20 }, () => aDeviceOf(school, amina)))
  expect(await devicesOf(school, amina)).toHaveLength(10)
})

test('one device that asks many times at once, for two people, is one person’s in the end', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const { asked, endpoint } = aDevice()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      ask(school, subscribePush, asked, nth % 2 === 0 ? amina : musa),
    ),
  )
  expect(answers.filter((it) => it.http >= 500)).toEqual([])
  const all = [...(await devicesOf(school, amina)), ...(await devicesOf(school, musa))]
  expect(all).toEqual([endpoint])
})
