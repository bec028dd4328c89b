import { expect, test } from 'vitest'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  failOnWarning,
  listDeliveries,
  openSchoolWithPush,
  sendAll,
  sendMessageAs,
} from '../test/messages/push-deliveries.ts'
import { readVapidClaims, subscribeDevice } from '../test/messages/push-service-stub.ts'
import { seedStudent } from '../test/test-school.ts'
import { fanOutDueNotices, sendDuePushes, startPushWorker } from './delivery-worker.ts'
import { readPushKeys } from './vapid-keys.ts'
import type { WebPushClient } from './web-push-client.ts'

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
  await fanOutDueNotices(school.db, failOnWarning)
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
