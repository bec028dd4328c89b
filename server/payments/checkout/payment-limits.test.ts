import { expect, test } from 'vitest'
import { getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { openPayment, verifyPayment } from '../../../contract/payments/payments.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import { callApi } from '../../test/call-api.ts'
import {
  closeCardWindow,
  deliverNotice,
  findPaymentRow,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { seedClass } from '../../test/seed-class.ts'
import { isShortRun } from '../../test/short-run.ts'
import { openTestSchool, seedStudent, type TestSchool, walletOf } from '../../test/test-school.ts'
import { recheckDuePayments } from '../settlement/recheck-worker.ts'

const listOpenPayments = ({ db }: TestSchool) =>
  db
    .selectFrom('payments')
    .select(['reference', 'state', 'purpose'])
    .where('superseded_at', 'is', null)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .execute()

const runRechecks = (school: TestSchool) => recheckDuePayments(school, () => {})

test('a student has at most five unpaid payments open, the newest ones', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school)
  await seedPayment(school, musa, { amount: 500 })
  const references: string[] = []
  for (let index = 0; index < 12; index++) {
    references.push((await seedPayment(school, amina, { amount: 500 })).reference)
  }

  const open = await listOpenPayments(school)
  expect(open).toHaveLength(6)
  expect(open.slice(1).map((it) => it.reference)).toEqual(references.slice(-5))
  expect(await findPaymentRow(school, references[0] ?? '')).toMatchObject({
    state: 'failed',
    failure_reason: 'A newer payment took its place',
  })
})

test('twenty payments created concurrently in two processes leave five open', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const [first, second] = await openTwoProcesses(school)

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callApi(index % 2 ? first : second, openPayment, { amount: 100 + index }, amina),
    ),
  )

  expect(responses.filter(({ status }) => status)).toHaveLength(20)
  expect(await listOpenPayments(school)).toHaveLength(5)
})

test('declined payments count as open ones, and settled payments do not', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  for (let index = 0; index < 7; index++) {
    const opened = await seedPayment(school, amina, { amount: 500 })
    await payByCard(school, opened, { outcome: 'failure' })
    await callApi(school, verifyPayment, { reference: opened.reference }, amina)
  }
  expect(await listOpenPayments(school)).toHaveLength(5)

  const paid = await seedPayment(school, amina, { amount: 700 })
  await deliverNotice(school, await payByCard(school, paid))
  await seedPayment(school, amina, { amount: 500 })

  expect(await findPaymentRow(school, paid.reference)).toMatchObject({ state: 'settled' })
})

test('a further payment first supersedes the oldest one for the same purpose', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 1_000_00 })
  const fundings = [await seedPayment(school, amina, { amount: 500 })]
  const forClass = await seedPayment(school, amina, { class_id: paid.publicId })
  await closeCardWindow(school, amina, forClass)
  for (let index = 0; index < 3; index++)
    fundings.push(await seedPayment(school, amina, { amount: 500 }))

  await seedPayment(school, amina, { class_id: paid.publicId })

  const references = (await listOpenPayments(school)).map((it) => it.reference)
  expect(references).toHaveLength(5)
  expect(references).not.toContain(forClass.reference)
  expect(references).toContain(fundings[0]?.reference)
})

test('a superseded payment still settles: by webhook, by its page, and by the last recheck after a day (R-MONEY-011)', async () => {
  atSeconds(0)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 1_000_00 })
  const [byNotice, byPage, byLook] = [
    await seedPayment(school, amina, { class_id: paid.publicId }),
    await seedPayment(school, amina, { amount: 200 }),
    await seedPayment(school, amina, { amount: 300 }),
  ]
  await closeCardWindow(school, amina, byNotice)
  for (const purchase of [{ class_id: paid.publicId }, { amount: 400 }]) {
    for (let index = 0; index < 8; index++)
      await closeCardWindow(school, amina, await seedPayment(school, amina, purchase))
  }
  for (const { reference } of [byNotice, byPage, byLook])
    expect(await findPaymentRow(school, reference)).toMatchObject({ state: 'failed' })

  await deliverNotice(school, await payByCard(school, byNotice))
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
  await payByCard(school, byPage)
  expect(
    await callApi(school, verifyPayment, { reference: byPage.reference }, amina),
  ).toMatchObject({
    status: true,
    data: { wallet: 200 },
  })
  await payByCard(school, byLook)
  atSeconds(24 * HOUR)
  while ((await runRechecks(school)) > 0);

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
})

test('an unpaid payment is checked with the provider eight times in three days, and a superseded one once', async () => {
  atSeconds(0)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  for (let index = 0; index < 6; index++) await seedPayment(school, amina, { amount: 400 })
  const requestCounts: number[] = []
  // the first checks are minutes apart
  for (let minute = 0; minute <= 80 * 60; minute += isShortRun && minute >= 120 ? 10 : 1) {
    atSeconds(minute * 60)
    for (let found = await runRechecks(school); found > 0; found = await runRechecks(school))
      requestCounts.push(found)
  }

  expect(requestCounts.reduce((sum, it) => sum + it, 0)).toBe(5 * 8 + 1)
})
