import { expect, test } from 'vitest'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { findCardPayments } from '../../../contract/payments/card-payments.ts'
import { findPayments } from '../../../contract/payments/payment-history.ts'
import { callApi } from '../../test/call-api.ts'
import { downloadCsv } from '../../test/http/download-csv.ts'
import { openSchool } from '../../test/lessons/dashboard.ts'
import { seedSettledPayment } from '../../test/payments/card-payments.ts'
import { requestRefund } from '../../test/payments/refund-requests.ts'
import { openBusySchool } from '../../test/process/busy-school.ts'
import { seedClass } from '../../test/seed-class.ts'

test('an amount finds the payments of that amount, as people write it (R-APAY-006, R-PAY-005)', async () => {
  const { school, maryam, find } = await openBusySchool()
  for (const search of ['2500', '2,500', '₦2,500', 'N2500.00', '٢٥٠٠']) {
    const { rows, total, spent } = await find({ search })
    expect({ total, spent, titles: rows.map((it: { title: string }) => it.title) }).toEqual({
      total: 1,
      spent: 2500,
      titles: ['Enrolment: Naḥw'],
    })
  }
  expect((await find({ search: '250' })).total).toBe(0)
  expect((await downloadCsv(school, maryam, '?search=900.50')).rows).toHaveLength(2)
})

test('a card payment is found by its amount and by the name of its payer (R-PAY-005)', async () => {
  const { school, maryam, amina } = await openSchool()
  const { reference } = await seedSettledPayment(school, amina, { amount: 7500 })
  await seedSettledPayment(school, amina, { amount: 750 })
  const search = async (text: string) =>
    (await callApi(school, findCardPayments, { search: text }, maryam)).data.rows
  expect(await search('7,500')).toMatchObject([{ reference, studentId: String(amina.id) }])
  expect(await search('bello')).toHaveLength(2)
})

test('a payment of which nothing is left says so, and its title addresses the administrator (R-TRUST-007)', async () => {
  const { school, maryam, amina } = await openSchool()
  const funding = await seedSettledPayment(school, amina, { amount: 5000 })
  const grammar = await seedClass(school, { price: 2_000_00, name: 'Naḥw · النَّحْو' })
  await callApi(school, enrolInClass, { class_id: String(grammar.id) }, amina)
  const rows = async () => (await callApi(school, findPayments, {}, maryam)).data.rows
  expect((await rows()).map((it: { left?: number }) => it.left)).toEqual([2000, 5000])
  const [enrolment] = await rows()

  const reason = 'Paid twice · دفع مرتين'
  await requestRefund(school, { reference: enrolment.reference, amount: 2000, reason })
  await requestRefund(school, { reference: funding.reference, amount: 5000, to: 'card', reason })

  const after = await rows()
  expect(after.map((it: { left?: number }) => it.left)).toEqual([undefined, undefined, 0, 0])
  expect(after[0].title).toBe(`Refund to the card (${reason}): Wallet funding`)
  expect((await downloadCsv(school, maryam)).rows[1]?.[2]).toBe(after[0].title)
})
