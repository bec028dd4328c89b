import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { downloadCsv } from '../../test/http/download-csv.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'
import { credit } from '../../wallet/ledger.ts'
import { exportPayments } from './export.ts'

test('the history downloads as a CSV file named after the day, readable in a spreadsheet (R-APAY-003)', async () => {
  freezeClock('2026-11-21T23:30:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'آمنة بيلو' })
  await addLedgerEntry(school, amina, 'credit', { amount: 5_000_50, at: '2026-11-20T12:05:00Z' })
  await addLedgerEntry(school, amina, 'debit', { amount: 2_500_00, at: '2026-11-20T13:00:00Z' })

  const { headers, body, rows } = await downloadCsv(school, maryam)

  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  // after midnight in Lagos
  expect(headers['content-disposition']).toBe(
    'attachment; filename="payments_export_2026-11-22.csv"',
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(body.startsWith('\ufeff')).toBe(true)
  expect(rows).toEqual([
    [
      ...['Date', 'Name', 'Title', 'Service', 'Type', 'Amount (NGN)'],
      ...['Email', 'Reference', 'Balance (NGN)', 'By', 'Test'],
      ...['Method', 'Paid On', 'Paid By', 'Bank Reference', 'Fee'],
    ],
    [
      ...['2026-11-20 14:00', 'آمنة بيلو', 'Enrolment: Naḥw', 'enrolment', 'debit', '-2500.00'],
      ...[amina.email, expect.stringMatching(/^WALLET_\d+$/), '2500.50', '', ''],
      ...['', '', '', '', ''],
    ],
    [
      ...['2026-11-20 13:05', 'آمنة بيلو', 'Wallet funding', 'fund', 'credit', '5000.50'],
      ...[amina.email, expect.stringMatching(/^WALLET_\d+$/), '5000.50', '', ''],
      ...['By the school', '', '', '', ''],
    ],
  ])
})

test('the file contains all filtered rows', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  await inTransaction(school.db, async (tx) => {
    for (let index = 0; index < 1203; index++) {
      const person = index % 3 === 0 ? musa : amina
      const gift = { userId: person.id, amount: 100 + index, service: 'fund' as const }
      // batch boundaries fall within rows of one second
      const now = 1_760_000_000 + Math.floor(index / 400)
      await credit(tx, { ...gift, description: 'A gift', idempotencyKey: `gift:${index}`, now })
    }
  })

  const all = (await downloadCsv(school, maryam)).rows.slice(1)
  expect(all).toHaveLength(1203)
  expect(new Set(all.map((it) => it[5])).size).toBe(1203)

  const musas = (await downloadCsv(school, maryam, '?search=MUSA&type=credit')).rows.slice(1)
  expect(musas).toHaveLength(401)
  expect(new Set(musas.map((it) => it[1]))).toEqual(new Set(['Musa Ibrahim']))
  expect((await downloadCsv(school, maryam, '?date=2001-01-01')).rows).toHaveLength(1)
})

test('other requests are served between the batches of an export', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  await inTransaction(school.db, async (tx) => {
    for (let index = 0; index < 1500; index++) {
      const gift = { userId: amina.id, amount: 100, service: 'fund' as const, now: index }
      await credit(tx, { ...gift, description: 'A gift', idempotencyKey: `gift:${index}` })
    }
  })
  let ticks = 0
  const count = () => {
    ticks++
    next = setImmediate(count)
  }
  let next = setImmediate(count)

  for await (const _ of exportPayments(school.db, {}, { timezone: 'Africa/Lagos', locale: 'en' }));

  clearImmediate(next)
  expect(ticks).toBeGreaterThanOrEqual(2)
})

test('a text matches the same rows in the file as on the screen, ignoring diacritics', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  await addLedgerEntry(school, musa, 'credit', { amount: 100 })

  const countRows = async (text: string) =>
    (await downloadCsv(school, maryam, `?search=${text}`)).rows.length - 1
  for (const text of ['danjuma', 'Ɗanjuma', 'wallet FUNDING'])
    expect(await countRows(text), text).toBe(1)
  for (const text of ['%25', 'Xdanjuma', 'danjumaX']) expect(await countRows(text), text).toBe(0)
})

test('only an administrator downloads the file, and invalid filters are rejected', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  expect(await downloadCsv(school)).toMatchObject({ http: 401, code: 'sign_in_required' })
  expect(await downloadCsv(school, await seedStudent(school))).toMatchObject({
    http: 403,
    code: 'admin_only',
  })
  const rejected = await downloadCsv(school, maryam, '?date=2026-13-01')
  expect(rejected.http).toBe(400)
  expect(JSON.parse(rejected.body)).toMatchObject({
    status: false,
    code: 'invalid_request',
    message: 'date is not a day',
  })
})
