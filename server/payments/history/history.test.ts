import { expect, test } from 'vitest'
import { findPayments, PAYMENTS_FOUND_MAX } from '../../../contract/payments/payment-history.ts'
import { inTransaction } from '../../platform/db.ts'
import { callApi } from '../../test/call-api.ts'
import { seedSettledPayment } from '../../test/payments/card-payments.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openBusySchool } from '../../test/process/busy-school.ts'
import { seedClass } from '../../test/seed-class.ts'
import { credit } from '../../wallet/ledger.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'

test('without a filter all ledger entries are listed, newest first, with their sums (R-APAY-004, R-APAY-008)', async () => {
  const { school, amina, find } = await openBusySchool()

  const found = await find({})

  expect(found).toMatchObject({ total: 4, isMore: false, credits: 6000.5, debits: 2500 })
  expect(found.services).toEqual(['enrolment', 'fund', 'quiz'])
  expect(found.rows[1]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Amina Bello',
    amount: 2500,
    type: 'debit',
    service: 'enrolment',
    title: 'Enrolment: Naḥw',
    date: Date.parse('2026-11-19T23:00:00Z') / 1000,
    student_id: String(amina.id),
    email: 'amina@example.org',
    reference: `WALLET_${found.rows[1].id}`,
    balance: 2500,
    wallet: 2500,
    left: 2500,
    by: null,
  })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('a list of 37 is three pages of ten and one of seven, without gaps or duplicates (R-APAY-002)', async () => {
  const { school, amina, find } = await openBusySchool()
  for (let index = 0; index < 33; index++) {
    // several within one second, and several seconds within one day
    const at = new Date(Date.parse('2026-11-01T09:00:00Z') + Math.floor(index / 3) * 40_000_000)
    await addLedgerEntry(school, amina, 'credit', { amount: 100_00 + index, at: at.toISOString() })
  }

  for (const filter of [{}, { search: 'a' }]) {
    const pages = await Promise.all([1, 2, 3, 4, 99].map((page) => find({ ...filter, page })))
    const all = pages.slice(0, 4).flatMap((it) => it.rows)
    expect(pages.map((it) => it.rows.length)).toEqual([10, 10, 10, 7, 7])
    // a page beyond the last is the last
    expect(pages.map((it) => it.page)).toEqual([1, 2, 3, 4, 4])
    expect(new Set(all.map((it) => it.id)).size).toBe(37)
    expect(all.map((it) => it.date)).toEqual(all.map((it) => it.date).sort((a, b) => b - a))
    expect(pages.every((it) => it.total === 37)).toBe(true)
  }
})

test('a page can have 25 rows', async () => {
  const { school, amina, find } = await openBusySchool()
  for (let index = 0; index < 23; index++)
    await addLedgerEntry(school, amina, 'credit', { amount: 100_00 + index })

  const pages = await Promise.all([1, 2].map((page) => find({ page, size: 25 })))

  expect(pages.map((it) => it.rows.length)).toEqual([25, 2])
  expect((await find({ search: 'a', size: '50' })).rows).toHaveLength(27)
})

test('the reference of a receipt finds its ledger entry', async () => {
  const { find } = await openBusySchool()
  const { reference } = (await find({})).rows[2]

  expect((await find({ search: reference.toLowerCase() })).rows).toMatchObject([{ reference }])
  expect((await find({ search: reference, date: '2026-11-17' })).rows).toEqual([])
})

test('the reference of a card payment finds its credit only, and the beginning of a reference does not', async () => {
  const { school, amina, musa, find } = await openBusySchool()
  const { publicId: class_id } = await seedClass(school, { price: 700_00, name: 'Ṣarf' })
  const payments = [
    await seedSettledPayment(school, amina, { amount: 300 }),
    await seedSettledPayment(school, musa, { class_id }),
  ]
  for (const { reference, amount } of payments) {
    const found = await find({ search: ` ${reference.toLowerCase()} ` })
    expect(found).toMatchObject({ total: 1, rows: [{ reference, amount, type: 'credit' }] })
    expect((await find({ search: reference, type: 'debit' })).rows).toEqual([])
    expect((await find({ search: reference.slice(0, -1) })).rows).toEqual([])
  }
})

test('a search with more than a thousand matches counts the newest thousand and reports that there are more', async () => {
  const { school, amina, find } = await openBusySchool()
  await inTransaction(school.db, async (tx) => {
    for (let index = 0; index < PAYMENTS_FOUND_MAX; index++) {
      const gift = {
        userId: amina.id,
        amount: 100,
        service: 'fund' as const,
        now: 1_700_000_000 + index,
      }
      await credit(tx, { ...gift, description: 'A gift', idempotencyKey: `gift:${index}` })
    }
  })

  expect(await find({ search: 'a gift' })).toMatchObject({
    total: 1000,
    isMore: false,
    credits: 1000,
  })
  expect(await find({ search: 'amina' })).toMatchObject({ total: 1000, isMore: true })
  expect(await find({ search: 'amina', page: 100 })).toMatchObject({ rows: { length: 10 } })
  expect(await find({})).toMatchObject({ total: 1004, isMore: false, credits: 7000.5 })
})

test.each([
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '20/11/2026' }, 'date'],
  [{ month: '2026-13' }, 'month'],
  [{ from: '2026-11-31' }, 'from'],
  [{ to: '2026-11-31' }, 'to'],
  [{ size: 11 }, 'size'],
  [{ type: 'gift' }, 'type'],
  [{ page: -1 }, 'page'],
])('%j is an invalid filter and the response names the field', async (fields, name) => {
  const { school, maryam } = await openBusySchool()
  const response = await callApi(school, findPayments, fields, maryam)
  expect(response).toMatchObject({ http: 400, status: false, code: 'invalid_request' })
  expect(response.message).toContain(name)
})
