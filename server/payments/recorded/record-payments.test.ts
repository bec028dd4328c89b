import { expect, test } from 'vitest'
import { addStudentsToClass } from '../../../contract/enrolment/manage-enrolments.ts'
import { findPayments } from '../../../contract/payments/payment-history.ts'
import {
  previewRecordedPayments,
  recordPayments,
} from '../../../contract/payments/recorded-payments.ts'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { enrolments, subjectsOf } from '../../test/lessons/managed-class.ts'
import { seedClass } from '../../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  walletOf,
} from '../../test/test-school.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'

async function openSchool() {
  freezeClock('2026-11-05T09:00:00Z')
  const school = await openTestSchool()
  const halima = await seedStaff(school, 'accountant', [], { name: 'Halima Yusuf' })
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, halima, amina }
}

let key = 0
const payment = (student: { id: number }, fields: object = {}) => ({
  ...{ student_id: String(student.id), amount: 15000, method: 'transfer', date: '2026-11-03' },
  once: `payment-${++key}`,
  ...fields,
})

const record = (school: TestSchool, by: { token: string }, ...payments: object[]) =>
  callApi(school, recordPayments, { payments }, by)

test('an accountant records no payment for a member of the staff, such as for the own wallet (R-PAY-001, R-STAFF-005)', async () => {
  const { school, halima } = await openSchool()
  const { data } = await record(school, halima, payment(halima))
  expect(data).toMatchObject([{ outcome: 'not-found', reference: '' }])
  expect(await walletOf(school.db, halima.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a payment by transfer is one funding and one debit, joins the class, is income, and reaches the student (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const { id } = await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const fields = { class_id: String(id), reference: 'TRF/000123', payer: 'Alhaji Bello' }
  const sent = payment(amina, fields)

  const { data } = await record(school, halima, sent)
  const repeated = await record(school, halima, sent)

  const { data: history } = await callApi(school, getWalletHistory, {}, amina)
  expect(history).toMatchObject([
    { type: 'debit', amount: 15000, description: 'Enrolment: Naḥw', balance: 0 },
    {
      ...{ type: 'credit', amount: 15000, description: 'Payment by bank transfer: Naḥw' },
      recorded: {
        ...{ method: 'transfer', date: '2026-11-03' },
        ...{ payer: 'Alhaji Bello', reference: 'TRF/000123' },
      },
    },
  ])
  const result = {
    ...{ student_id: String(amina.id), outcome: 'joined', wallet: 0 },
    reference: history[1].reference,
  }
  expect(data).toEqual([result])
  expect(repeated.data).toEqual([result])
  expect(await enrolments(school)).toEqual([
    { student_id: amina.id, class_id: id, paid: 15_000_00, paid_until: 0 },
  ])
  const payments = await callApi(school, findPayments, {}, halima)
  expect(payments.data).toMatchObject({ received: 15000, spent: 15000, held: 0 })
  expect(await subjectsOf(school, amina)).toEqual(['We received your payment'])
  expect(await school.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    {
      ...{ actor_id: halima.id, subject_id: amina.id, action: 'recordPayment' },
      detail: '₦15,000.00 by bank transfer on 3 Nov 2026 (TRF/000123)',
    },
  ])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('a repeated key for another student is declined, not answered with the payment of the first (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const sent = payment(amina, { amount: 500 })
  await record(school, halima, sent)
  const bello = await seedStudent(school, { name: 'Bello Sani' })

  expect(await record(school, halima, { ...sent, student_id: String(bello.id) })).toMatchObject({
    http: 200,
    status: false,
    code: 'already_saved',
  })
  expect(await walletOf(school.db, bello.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('the same bank reference is pointed out before and at saving, however it is written, and recorded only when confirmed (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const sister = await seedStudent(school, { name: 'Hauwa Bello' })
  await record(school, halima, payment(amina, { reference: 'TRF/000123' }))
  const again = payment(sister, { reference: 'trf 000-123', amount: 5000 })

  const preview = await callApi(school, previewRecordedPayments, { payments: [again] }, halima)
  const refused = await record(school, halima, again)
  const confirmed = await record(school, halima, { ...again, confirmed: '1' })

  const same = { name: 'Amina Bello', amount: 15000, date: '2026-11-03' }
  expect(preview.data).toMatchObject([{ outcome: 'wallet', same }])
  expect(refused.data).toEqual([
    { student_id: String(sister.id), outcome: 'repeated', wallet: 0, reference: '', same },
  ])
  expect(confirmed.data).toMatchObject([{ outcome: 'wallet', wallet: 5000 }])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('one transfer of a parent for two children is recorded for both at once; the same child twice is pointed out (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const sister = await seedStudent(school, { name: 'Hauwa Bello' })
  const half = { reference: 'TRF/9', amount: 5000 }

  const payments = [payment(amina, half), payment(sister, half), payment(amina, half)]

  const preview = await callApi(school, previewRecordedPayments, { payments }, halima)
  const { data } = await record(school, halima, ...payments)

  const same = { name: 'Amina Bello', amount: 5000, date: '2026-11-03' }
  expect(preview.data.map((it: { same?: object }) => it.same)).toEqual([
    ...[undefined, undefined, same],
  ])
  expect(data.map((it: { outcome: string }) => it.outcome)).toEqual([
    'wallet',
    'wallet',
    'repeated',
  ])
})

test('two people who record the same transfer at once record it once (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const maryam = await seedAdministrator(school)
  const bello = await seedStudent(school, { name: 'Bello Sani' })

  const sent = await Promise.all([
    record(school, halima, payment(amina, { reference: 'TRF/7' })),
    record(school, maryam, payment(bello, { reference: 'TRF/7' })),
  ])

  expect(sent.map(({ data }) => data[0].outcome).sort()).toEqual(['repeated', 'wallet'])
})

test('a payment for a monthly class that the student is in pays for as many months as it covers (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const { id } = await seedClass(school, { price: 5_000_00, monthly: true })
  const ofClass = { class_id: String(id), amount: 5000 }
  await record(school, halima, payment(amina, ofClass))

  const { data } = await record(school, halima, payment(amina, { ...ofClass, amount: 10500 }))

  expect(data).toMatchObject([{ outcome: 'renewed', wallet: 500 }])
  expect(await enrolments(school)).toMatchObject([
    { paid_until: Date.parse('2027-02-05T09:00:00Z') / 1000 },
  ])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('a payment for an enrolment whose payment was waived pays for it (R-PAY-001, R-PAY-002)', async () => {
  const { school, halima, amina } = await openSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school, { price: 15_000_00 })
  const students = { student_ids: [String(amina.id)], class_id: String(id) }
  await callApi(school, addStudentsToClass, { ...students, payment: 'waived' }, maryam)

  const ofClass = { class_id: String(id) }
  const first = await record(school, halima, payment(amina, ofClass))
  const second = await record(school, halima, payment(amina, ofClass))

  expect(first.data).toMatchObject([{ outcome: 'paid', wallet: 0 }])
  expect(second.data).toMatchObject([{ outcome: 'already', wallet: 15000 }])
  expect(await enrolments(school)).toMatchObject([{ paid: 15_000_00 }])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('money that does not cover the class stays in the wallet, and pays with the next payment (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const { id } = await seedClass(school, { price: 15_000_00 })
  const part = { class_id: String(id), amount: 10000, method: 'cash' }

  const first = await record(school, halima, payment(amina, part))
  const second = await record(school, halima, payment(amina, { ...part, amount: 5000 }))

  expect(first.data).toMatchObject([{ outcome: 'short', wallet: 10000 }])
  expect(second.data).toMatchObject([{ outcome: 'joined', wallet: 0 }])
})

test('an amount of nothing and a day in the future are refused, and nothing of the request is recorded (R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const good = payment(amina)

  const nothing = await record(school, halima, good, payment(amina, { amount: 0 }))
  const future = await record(school, halima, good, payment(amina, { date: '2026-11-06' }))
  const noDay = await record(school, halima, good, payment(amina, { date: '2026-02-30' }))

  expect(nothing).toMatchObject({ status: false, code: 'invalid_amount' })
  expect([future.http, noDay.http]).toEqual([400, 400])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a teacher cannot record payments, and an unknown student has none (R-STAFF-003, R-PAY-001)', async () => {
  const { school, halima, amina } = await openSchool()
  const { id } = await seedClass(school)
  const teacher = await seedStaff(school, 'teacher', [id])

  const refused = await record(school, teacher, payment(amina))
  const unknown = await record(school, halima, payment({ id: 999_999 }))

  expect(refused.http).toBe(403)
  expect(unknown.data).toMatchObject([{ outcome: 'not-found' }])
})
