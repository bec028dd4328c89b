import { expect, test } from 'vitest'
import { findCardPayments } from '../../../contract/payments/card-payments.ts'
import { getIncomeReport } from '../../../contract/payments/income-report.ts'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverNotice, seedPayment } from '../../test/payments/card-payments.ts'
import { KEY, openSchoolWithKeys } from '../../test/payments/paystack-keys.ts'
import { chargeSuccess, verifySucceeded } from '../../test/payments/paystack-responses.ts'
import { seedAdministrator, seedStudent, walletOf } from '../../test/test-school.ts'
import { signBody } from '../paystack/signature.ts'

/** A school whose provider answers with these fields of a successful charge of ₦900. */
async function openSchool(charge: object) {
  const school = await openSchoolWithKeys((request, response) => {
    const reference = request.url?.split('/').at(-1) ?? ''
    const { data, ...rest } = verifySucceeded({ reference, amount: 900_00 })
    response.end(JSON.stringify({ ...rest, data: { ...data, ...charge } }))
  })
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const payment = await seedPayment(school, amina, { amount: 900 })
  const verify = () => callApi(school, verifyPayment, { reference: payment.reference }, amina)
  const listed = async () => (await callApi(school, findCardPayments, {}, maryam)).data.rows[0]
  const report = async () =>
    (await callApi(school, getIncomeReport, { by: 'method' }, maryam)).data.total
  return { school, amina, payment, verify, listed, report }
}

test('the fee that the provider keeps is kept with the payment, and taken off the net (R-PAY-004)', async () => {
  const { verify, listed, report } = await openSchool({ fees: 13_50 })

  expect((await verify()).status).toBe(true)

  expect(await listed()).toMatchObject({ amount: 900, fee: 13.5 })
  expect(await report()).toEqual({
    ...{ received: 900, refunded: 0, fee: 13.5, feeUnknown: 0, net: 886.5 },
  })
})

test('a fee that the provider adds to the charge is not credited, and costs the school nothing (R-PAY-004)', async () => {
  const { school, amina, verify, listed } = await openSchool({
    ...{ amount: 913_71, requested_amount: 900_00, fees: 13_71 },
  })

  expect((await verify()).data).toMatchObject({ state: 'settled', wallet: 900 })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect(await listed()).toMatchObject({ amount: 900, fee: 0 })
})

test('a charge of less than was asked for is not credited (R-PAY-004, R-MONEY-010)', async () => {
  const { school, amina, verify } = await openSchool({ amount: 800_00, requested_amount: 900_00 })

  expect(await verify()).toMatchObject({ status: false, code: 'payment_mismatch' })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0 })
})

test('a payment whose fee the provider does not say is counted as one of which it is not known (R-PAY-004)', async () => {
  const { verify, listed, report } = await openSchool({ fees: 'unknown' })

  await verify()

  expect(await listed()).not.toHaveProperty('fee')
  expect(await report()).toMatchObject({ received: 900, fee: 0, feeUnknown: 1, net: 900 })
})

test('a webhook brings the fee too (R-PAY-004)', async () => {
  const { school, payment, listed } = await openSchool({})
  const event = chargeSuccess({ reference: payment.reference, amount: 900_00 })
  const body = JSON.stringify({ ...event, data: { ...event.data, fees: 13_50 } })

  await deliverNotice(school, { body, signature: signBody(body, KEY) })

  expect(await listed()).toMatchObject({ state: 'settled', fee: 13.5 })
})
