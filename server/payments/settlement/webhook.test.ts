import { expect, test, vi } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import {
  deliverNotice,
  findPaymentRow,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, type TestSchool, walletOf } from '../../test/test-school.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'
import { signBody } from '../paystack/signature.ts'
import { sandboxSecret } from '../sandbox/sandbox.ts'

test('a signed webhook credits the wallet without a report of the browser, and only once (R-MONEY-013, R-MONEY-011)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 900 })
  const notice = await payByCard(school, opened)

  for (let time = 1; time <= 3; time++) {
    expect(await deliverNotice(school, notice)).toMatchObject({ http: 200 })
  }

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'settled' })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('a signed webhook enrols the payer of a class (R-MONEY-013)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 7_500_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })

  await deliverNotice(school, await payByCard(school, opened))

  expect(await school.db.selectFrom('enrolments').selectAll().execute()).toMatchObject([
    { student_id: amina.id, class_id: paid.id, paid: 7_500_00 },
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

const forgeries: [
  string,
  (body: string, signature: string) => { body: string; signature: string },
][] = [
  ['no signature', (body) => ({ body, signature: '' })],
  ['another key', (body) => ({ body, signature: signBody(body, 'sk_test_another') })],
  ['one byte changed', (body, signature) => ({ body: body.replace('90000', '90001'), signature })],
  ['a space more', (body, signature) => ({ body: `${body} `, signature })],
  ['a shorter signature', (body, signature) => ({ body, signature: signature.slice(0, 64) })],
  ['no body', (_, signature) => ({ body: '', signature })],
]

test.each(forgeries)(
  'a webhook with %s is rejected with 401 and changes nothing (R-MONEY-012)',
  async (_, forge) => {
    const school = await openTestSchool()
    const amina = await seedStudent(school)
    const opened = await seedPayment(school, amina, { amount: 900 })
    const { body, signature } = await payByCard(school, opened)

    expect(await deliverNotice(school, forge(body, signature))).toMatchObject({
      http: 401,
      status: false,
      code: 'invalid_webhook_signature',
    })
    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
    expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'pending' })
  },
)

test('forged webhooks, other amounts and reports of other users are logged without the payer’s name (R-MONEY-012)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  const opened = await seedPayment(school, amina, { amount: 900 })
  const notice = await payByCard(school, opened, { amount: 100 })
  const warnings = warningsOf(school)

  await deliverNotice(school, { ...notice, signature: 'forged' })
  await deliverNotice(school, notice)
  await callApi(school, verifyPayment, { reference: opened.reference }, musa)

  expect(warnings).toMatchObject([
    [{ bytes: notice.body.length }, 'webhook without a valid signature'],
    [
      { reference: opened.reference, why: expect.stringMatching(/does not match/) },
      'webhook declined',
    ],
    [{ why: `user ${musa.id} reported a payment of user ${amina.id}` }, 'refused'],
  ])
  expect(JSON.stringify(warnings)).not.toContain('@example.org')
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  expect(await walletOf(school.db, musa.id)).toMatchObject({ balance: 0, rows: [] })
})

/** The warnings that later requests log. */
function warningsOf({ app }: TestSchool) {
  const calls: unknown[][] = []
  const makeChild = app.log.child.bind(app.log)
  vi.spyOn(app.log, 'child').mockImplementation((...bindings) => {
    const child = makeChild(...bindings)
    child.warn = (...args: unknown[]) => void calls.push(args)
    return child
  })
  return calls
}

test('a webhook has at most 256 KB', async () => {
  const school = await openTestSchool()
  const key = await sandboxSecret(school.db)
  const deliverBytes = (bytes: number) => {
    const body = 'null'.padEnd(bytes)
    return deliverNotice(school, { body, signature: signBody(body, key) })
  }

  expect(await deliverBytes(256 * 1024)).toMatchObject({ http: 200 })
  expect(await deliverBytes(256 * 1024 + 1)).toMatchObject({
    ...{ http: 413, status: false, code: 'request_too_large' },
  })
})

test('a signed but irrelevant event is acknowledged and changes nothing', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 900 })
  const key = await sandboxSecret(school.db)
  const charge = { reference: opened.reference, status: 'success', amount: 900_00, currency: 'NGN' }
  const bodies = [
    JSON.stringify({ event: 'charge.success', data: { ...charge, reference: 'FUND_1' } }),
    JSON.stringify({ event: 'charge.success', data: { ...charge, status: 'failed' } }),
    JSON.stringify({ event: 'charge.success', data: { ...charge, amount: '90000' } }),
    JSON.stringify({ event: 'charge.success', data: { ...charge, amount: 1 } }),
    JSON.stringify({ event: 'transfer.success', data: charge }),
    JSON.stringify({ event: 'charge.success' }),
    'not json',
    '[]',
    'null',
  ]

  for (const body of bodies) {
    const response = await deliverNotice(school, { body, signature: signBody(body, key) })
    expect(response, body).toMatchObject({ http: 200, status: true })
  }
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
})

test('the signature covers the bytes as sent, independent of JSON formatting', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { name: 'Ɗanjuma' })
  const opened = await seedPayment(school, amina, { amount: 900 })
  const key = await sandboxSecret(school.db)
  const data = `{ "currency":"NGN", "amount" : 90000, "reference":"${opened.reference}", "status":"success", "by":"\\u0181anjuma – Ɗ" }`
  const body = `{\n  "event": "charge.success",\n  "data": ${data}\n}\n`

  await deliverNotice(school, { body, signature: signBody(body, key) })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00 })
})
