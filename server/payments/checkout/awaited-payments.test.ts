import { expect, test } from 'vitest'
import {
  enrolInClass,
  getMyClasses,
  renewSubscription,
} from '../../../contract/enrolment/enrolment.ts'
import {
  CARD_WINDOW_SECONDS,
  getAwaitedPayments,
  openPayment,
  verifyPayment,
} from '../../../contract/payments/payments.ts'
import { HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { getClassDetails } from '../../../contract/study/study.ts'
import { callApi } from '../../test/call-api.ts'
import {
  closeCardWindow,
  deliverNotice,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import { atSeconds, OPENED } from '../../test/payments/open-payment.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../../test/test-school.ts'

const CONFIRMING = { http: 200, status: false, code: 'payment_confirming' }

/** A student with money and a paid class, optionally monthly, at the time `OPENED`. */
async function openSchool({ monthly = false } = {}) {
  atSeconds(0)
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 5_000_00 })
  const paid = await seedClass(school, { price: 1_000_00, monthly })
  const fields = { class_id: paid.publicId }
  return {
    ...{ school, amina, paid, fields },
    open: () => callApi(school, openPayment, fields, amina),
    enrol: () => callApi(school, enrolInClass, fields, amina),
    readPage: async () => (await callApi(school, getClassDetails, fields, amina)).data,
  }
}

test('of two card payments for one class opened at the same time in two processes, one is declined', async () => {
  const { school, amina, fields } = await openSchool()
  const [first, second] = await openTwoProcesses(school)

  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      callApi(index % 2 ? first : second, openPayment, fields, amina),
    ),
  )

  expect(responses.filter(({ status }) => status)).toHaveLength(1)
  for (const declined of responses.filter(({ status }) => !status)) {
    expect(declined).toMatchObject({ ...CONFIRMING, message: 'We are confirming your ₦1,000.' })
  }
  expect(await school.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
})

test('of a card payment and a payment from the wallet for one class at the same time, one is declined', async () => {
  const { school, amina, fields } = await openSchool()
  const [first, second] = await openTwoProcesses(school)

  const responses = await Promise.all([
    callApi(first, openPayment, fields, amina),
    callApi(second, enrolInClass, fields, amina),
  ])

  expect(responses.filter(({ status }) => status)).toHaveLength(1)
  expect(responses.every(({ http }) => http === 200)).toBe(true)
})

test('a class with an awaited card payment can be paid neither by card nor from the wallet, the wallet lists it, and other classes can be paid', async () => {
  const { school, amina, fields, open, enrol, readPage } = await openSchool()
  const other = await seedClass(school, { price: 500_00 })
  const opened = await seedPayment(school, amina, fields)

  expect(await open()).toMatchObject(CONFIRMING)
  expect(await enrol()).toMatchObject(CONFIRMING)
  expect((await readPage()).payment).toEqual({
    reference: opened.reference,
    amount: 1000,
    opened: Date.parse(OPENED) / 1000,
  })
  expect(await callApi(school, enrolInClass, { class_id: other.publicId }, amina)).toMatchObject({
    status: true,
  })
  await seedPayment(school, amina, { amount: 300 })
  const listAwaited = async () => (await callApi(school, getAwaitedPayments, {}, amina)).data
  expect(await listAwaited()).toEqual([
    {
      ...{ reference: opened.reference, amount: 1000, opened: Date.parse(OPENED) / 1000 },
      ...{ class_id: fields.class_id, class_name: 'Foundations of Naḥw' },
    },
  ])

  await deliverNotice(school, await payByCard(school, opened))
  expect(await readPage()).toMatchObject({ isEnrolled: true, payment: null })
  expect(await listAwaited()).toEqual([])
  expect((await walletOf(school.db, amina.id)).balance).toBe(4_500_00)
})

test('an awaited renewal by card blocks a second one by card or wallet, and My Classes shows it', async () => {
  const { school, amina, fields, open, enrol } = await openSchool({ monthly: true })
  await enrol()
  const opened = await seedPayment(school, amina, fields)

  expect(await open()).toMatchObject(CONFIRMING)
  expect(await callApi(school, renewSubscription, fields, amina)).toMatchObject(CONFIRMING)
  const [enrolment] = (await callApi(school, getMyClasses, {}, amina)).data
  expect(enrolment.myclass.payment).toMatchObject({ reference: opened.reference, amount: 1000 })

  await closeCardWindow(school, amina, opened)
  expect(await callApi(school, renewSubscription, fields, amina)).toMatchObject({ status: true })
  const [renewed] = (await callApi(school, getMyClasses, {}, amina)).data
  expect(renewed.myclass).not.toHaveProperty('payment')
})

test('an abandoned card window releases the class when its page reports it, or after fifteen minutes', async () => {
  const { school, amina, fields, open, readPage } = await openSchool()
  const first = await seedPayment(school, amina, fields)
  // a page that only queries the payment does not release the class: the window may be open in another tab
  expect(await callApi(school, verifyPayment, { reference: first.reference }, amina)).toMatchObject(
    CONFIRMING,
  )
  expect(await open()).toMatchObject(CONFIRMING)
  expect(await closeCardWindow(school, amina, first)).toMatchObject({
    http: 200,
    status: false,
    code: 'payment_not_made',
    message: 'Nothing was charged. You can pay again.',
  })

  const second = await seedPayment(school, amina, fields)
  atSeconds(CARD_WINDOW_SECONDS - 1)
  expect(await open()).toMatchObject(CONFIRMING)
  expect((await readPage()).payment).toMatchObject({ reference: second.reference })
  atSeconds(CARD_WINDOW_SECONDS)
  expect((await readPage()).payment).toBeNull()
  expect(await open()).toMatchObject({ status: true })

  // the first window was used after all, and its payment still settles
  await deliverNotice(school, await payByCard(school, first))
  expect(await readPage()).toMatchObject({ isEnrolled: true })
})

test('a declined card releases the class, and a charge that is being processed keeps it for a day, window closed or not', async () => {
  const { school, amina, fields, open } = await openSchool()
  const declined = await seedPayment(school, amina, fields)
  await payByCard(school, declined, { outcome: 'failure' })
  expect(
    await callApi(school, verifyPayment, { reference: declined.reference }, amina),
  ).toMatchObject({ code: 'card_declined' })

  const slow = await seedPayment(school, amina, fields)
  await payByCard(school, slow, { outcome: 'late' })
  expect(await closeCardWindow(school, amina, slow)).toMatchObject(CONFIRMING)
  atSeconds(CARD_WINDOW_SECONDS + MINUTE)
  expect(await open()).toMatchObject(CONFIRMING)
  atSeconds(24 * HOUR)
  expect(await open()).toMatchObject({ status: true })
})
