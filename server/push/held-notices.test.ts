import { expect, test } from 'vitest'
import { joinLiveSession } from '../../contract/live/live-sessions.ts'
import { cancelLiveSession } from '../../contract/live/manage-live-sessions.ts'
import { recordPayments } from '../../contract/payments/recorded-payments.ts'
import { openTransferAccount } from '../../contract/payments/transfers.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { transferEvent } from '../payments/sandbox/sandbox-accounts.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { addTestSessions } from '../test/live-session.ts'
import {
  failOnWarning,
  listDeliveries,
  openSchoolWithPush,
  sendMessageAs,
} from '../test/messages/push-deliveries.ts'
import { subscribeDevice } from '../test/messages/push-service-stub.ts'
import { deliverEvent } from '../test/payments/card-payments.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { fanOutDueNotices, sendDuePushes } from './delivery-worker.ts'

/** 22:00 in Lagos. */
const NIGHT = '2026-11-20T21:00:00Z'
const MORNING = '2026-11-21T05:00:00Z'

async function openAtNight() {
  const it = await openSchoolWithPush()
  const phone = await subscribeDevice(it.school, it.amina)
  const { db } = it.school
  const timezone = 'Africa/Lagos'
  const run = async () => {
    while (
      (await fanOutDueNotices(db, failOnWarning, { timezone })) +
        (await sendDuePushes(db, it.client, failOnWarning, { timezone })) >
      0
    );
    return it.posted.splice(0).map((push) => phone.decrypt(push))
  }
  const write = (subject: string) =>
    sendMessageAs(it.school, it.maryam, { subject, recipients: [it.amina.email] })
  freezeClock(NIGHT)
  return { ...it, run, write }
}

test('what comes in quiet hours is sent in the morning as one summary (R-SESSION-006)', async () => {
  const { school, run, write } = await openAtNight()
  for (const subject of ['One', 'Two', 'Three']) {
    await write(subject)
    expect(await run()).toEqual([])
  }
  expect(await listDeliveries(school)).toMatchObject([{ held: 3 }])
  freezeClock(MORNING, -1)
  expect(await run()).toEqual([])
  freezeClock(MORNING)
  expect(await run()).toEqual([
    {
      title: 'Lisan',
      body: '3 notifications waited for the morning.',
      path: '/messages',
      tag: 'quiet',
    },
  ])
  expect(await run()).toEqual([])
  expect(await listDeliveries(school)).toEqual([])
})

test('a single notification that waited is sent as it is (R-SESSION-006)', async () => {
  const { run, write } = await openAtNight()
  await write('One')
  expect(await run()).toEqual([])
  freezeClock(MORNING)
  expect(await run()).toMatchObject([{ title: 'One' }])
})

test('a notification that was not sent before the quiet hours joins those that wait (R-SESSION-006)', async () => {
  const { school, run, write } = await openAtNight()
  freezeClock('2026-11-20T20:29:00Z')
  await write('One')
  // without quiet hours only the deliveries are made
  await fanOutDueNotices(school.db, failOnWarning)
  freezeClock(NIGHT)
  await write('Two')
  expect(await run()).toEqual([])
  expect(await listDeliveries(school)).toMatchObject([{ held: 2 }])
  freezeClock(MORNING)
  expect(await run()).toMatchObject([{ tag: 'quiet' }])
})

test('money does not wait: a transfer that arrives and a payment that the school records are told in quiet hours (R-SESSION-006)', async () => {
  const { school, amina, run } = await openAtNight()
  const { id: classId } = await seedClass(school, { price: 2_000_00 })
  const class_id = String(classId)
  const { data: account } = await callApi(school, openTransferAccount, {}, amina)
  const transfer = { reference: 'T1', accountNumber: account.number, amount: 500_00 }
  await deliverEvent(school, transferEvent(transfer))
  expect(await run()).toHaveLength(1)

  const ofPayment = { method: 'cash', date: '2026-11-20', once: 'one', class_id }
  const payments = [{ student_id: String(amina.id), amount: 2000, ...ofPayment }]
  // the password of another administrator was asked hours ago
  const owner = await seedAdministrator(school)
  expect(await callApi(school, recordPayments, { payments }, owner)).toMatchObject({ status: true })
  expect(await run()).toHaveLength(1)
})

test('the news of a session that begins within the hour does not wait, that of a later one does (R-SESSION-006)', async () => {
  const { school, maryam, amina, run } = await openAtNight()
  const { id: classId } = await seedClass(school)
  await seedEnrolment(school, { studentId: amina.id, classId })
  const night = freezeClock(NIGHT)
  const [soon = ''] = await addTestSessions(school, maryam, classId, {
    starts_at: String(night + HOUR / 2),
  })
  const [, later = ''] = await addTestSessions(school, maryam, classId, {
    starts_at: String(night + DAY),
  })
  await callApi(school, cancelLiveSession, { live_id: later }, maryam)
  expect(await run()).toEqual([])
  await callApi(school, cancelLiveSession, { live_id: soon }, maryam)
  expect(await run()).toMatchObject([{ title: expect.stringContaining('Cancelled') }])
  expect((await callApi(school, joinLiveSession, { live_id: soon }, amina)).status).toBe(false)
})
