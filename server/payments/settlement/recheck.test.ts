import { expect, test } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { deliverNotice, payByCard, seedPayment } from '../../test/payments/card-payments.ts'
import {
  atSeconds,
  messagesOf,
  OPENED,
  openSchoolWithPayment,
  runWorkerPass,
  stateOf,
} from '../../test/payments/open-payment.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../../test/test-school.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'

test('a payment without a page or a webhook is settled after two minutes, and the student gets a message', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')

  atSeconds(2 * MINUTE)
  expect(await runWorkerPass(school)).toEqual([])

  expect(await stateOf(school, opened)).toBe('settled')
  expect(await messagesOf(school, amina)).toMatchObject([
    {
      subject: 'Your payment arrived',
      body: 'Your payment of ₦5,000 arrived. It is in your wallet.',
    },
  ])
  await runWorkerPass(school)
  atSeconds(DAY)
  await runWorkerPass(school)
  expect(await messagesOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('the message for a class payment says what was joined and leads to it, or that the money is in the wallet', async () => {
  freezeClock(OPENED)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const ṣarf = await seedClass(school, { price: 900_00, name: 'Ṣarf' })
  for (const { publicId } of [naḥw, ṣarf]) {
    await payByCard(school, await seedPayment(school, amina, { class_id: publicId }))
  }
  await school.db.updateTable('classes').set({ active: 0 }).where('id', '=', ṣarf.id).execute()

  atSeconds(3 * MINUTE)
  await runWorkerPass(school)

  const messages = (await messagesOf(school, amina)).toSorted((a, b) => (a.body < b.body ? -1 : 1))
  expect(messages).toMatchObject([
    {
      body: 'Your payment of ₦7,500 arrived. You can now access Naḥw.',
      class_id: String(naḥw.id),
    },
    {
      body: 'Your payment of ₦900 arrived. This class is not open for enrolment. Your ₦900 is in your wallet.',
      class_id: '',
    },
  ])
})

test('the message for a class that costs less or nothing now says how much of the payment is in the wallet', async () => {
  freezeClock(OPENED)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  for (const [name, price] of [['Naḥw', 3_000_00] as const, ['Ṣarf', 0] as const]) {
    const { id, publicId } = await seedClass(school, { price: 7_500_00, name })
    const opened = await seedPayment(school, amina, { class_id: publicId })
    await school.db.updateTable('classes').set({ price }).where('id', '=', id).execute()
    await payByCard(school, opened)
  }
  const byWebhook = await seedClass(school, { price: 900_00, name: 'Fiqh' })
  const opened = await seedPayment(school, amina, { class_id: byWebhook.publicId })
  await school.db
    .updateTable('classes')
    .set({ price: 800_00 })
    .where('id', '=', byWebhook.id)
    .execute()
  await deliverNotice(school, await payByCard(school, opened))

  atSeconds(3 * MINUTE)
  await runWorkerPass(school)

  expect((await messagesOf(school, amina)).map((it) => it.body).sort()).toEqual([
    'Your payment of ₦7,500 arrived. You can now access Naḥw. ₦4,500 of it is in your wallet.',
    'Your payment of ₦7,500 arrived. You can now access Ṣarf. ₦7,500 of it is in your wallet.',
    'Your payment of ₦900 arrived. You can now access Fiqh. ₦100 of it is in your wallet.',
  ])
})

test('five processes that recheck concurrently settle once and notify once', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  atSeconds(2 * MINUTE)

  await Promise.all(Array.from({ length: 5 }, () => runWorkerPass(school)))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  expect(await messagesOf(school, amina)).toHaveLength(1)
})

test('another process takes over after a process stopped during a recheck', async () => {
  const { school, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  const now = atSeconds(2 * MINUTE)
  // the payment is claimed and the process has stopped
  await school.db
    .updateTable('payments')
    .set({ due_at: now + 300 })
    .execute()

  atSeconds(4 * MINUTE)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')
  atSeconds(7 * MINUTE)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('settled')
})

test('a student whose page showed the outcome gets no message', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  const second = await seedPayment(school, amina, { amount: 300 })
  await payByCard(school, opened)
  await callApi(school, verifyPayment, { reference: opened.reference }, amina)
  await deliverNotice(school, await payByCard(school, second))
  await callApi(school, verifyPayment, { reference: second.reference }, amina)

  atSeconds(HOUR)
  await runWorkerPass(school)

  expect(await messagesOf(school, amina)).toEqual([])
})

test('a payment settled by webhook without a page is reported by a message after two minutes, once', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await deliverNotice(school, await payByCard(school, opened))
  await runWorkerPass(school)
  expect(await messagesOf(school, amina)).toEqual([])

  atSeconds(2 * MINUTE)
  await Promise.all([runWorkerPass(school), runWorkerPass(school)])
  atSeconds(HOUR)
  await runWorkerPass(school)

  expect(await messagesOf(school, amina)).toHaveLength(1)
})
