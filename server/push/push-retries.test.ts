import { expect, onTestFinished, test } from 'vitest'
import { plantTypeError } from '../test/files/planted-error.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  listDeliveries,
  openSchoolWithPush,
  sendAll,
  sendMessageAs,
} from '../test/messages/push-deliveries.ts'
import { subscribeDevice } from '../test/messages/push-service-stub.ts'
import { fanOutDueNotices, startPushWorker } from './delivery-worker.ts'

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
  await fanOutDueNotices(school.db, failOnWarning)
  await sendMessageAs(school, maryam, { recipients: [amina.email] })

  freezeClock('2026-11-22T08:00:00Z')
  await sendAll(school, client)

  expect(posted).toEqual([])
  expect(await listDeliveries(school)).toEqual([])
})

test('a notice that cannot be processed does not stop the others, is reported, and is processed once it can be', async () => {
  const { school, client, maryam, amina, posted } = await openSchoolWithPush()
  await subscribeDevice(school, amina)
  for (const subject of ['The first', 'The second'])
    await sendMessageAs(school, maryam, { subject, recipients: [amina.email] })
  const [first] = await school.db.selectFrom('push_notices').select('id').orderBy('id').execute()
  let isBroken = true
  const db = plantTypeError(
    school.db,
    ['push_deliveries'],
    (it) =>
      isBroken && it.includes('InsertQueryNode') && new RegExp(`"value":${first?.id}\\b`).test(it),
  )
  const failures: unknown[] = []

  expect(await fanOutDueNotices(db, (_, error) => failures.push(error))).toBe(2)
  await sendAll(school, client)
  expect(posted).toHaveLength(1)
  expect(failures).toEqual([expect.any(TypeError)])

  isBroken = false
  freezeClock('2026-11-20T08:00:20Z')
  expect(await fanOutDueNotices(db, failOnWarning)).toBe(1)
  await sendAll(school, client)
  expect(posted).toHaveLength(2)
})
