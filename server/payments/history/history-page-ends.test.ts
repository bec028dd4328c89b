import { expect, test } from 'vitest'
import { findPayments } from '../../../contract/payments/payment-history.ts'
import { callApi } from '../../test/call-api.ts'
import { recordStatements } from '../../test/databases/record-statements.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

const LAST_SECOND = '2026-11-19T23:59:59Z'

test.each([
  ['a day in UTC', 'UTC', {}],
  ['the hours before midnight in UTC', 'Africa/Lagos', { date: '2026-11-20' }],
  ['the hours before midnight in UTC of a month', 'Asia/Tokyo', { from: '2026-11-19' }],
])(
  'a page that begins with the last second of %s has the entry of this second (R-APAY-002)',
  async (_, SITE_TIMEZONE, filter) => {
    const school = await openTestSchool({ SITE_TIMEZONE })
    const maryam = await seedAdministrator(school)
    const amina = await seedStudent(school)
    await addLedgerEntry(school, amina, 'credit', { amount: 1_00, at: LAST_SECOND })
    for (let count = 0; count < 10; count++)
      await addLedgerEntry(school, amina, 'credit', { amount: 2_00, at: '2026-11-20T00:00:00Z' })

    const { data } = await callApi(school, findPayments, { ...filter, page: 2 }, maryam)

    expect(data).toMatchObject({ total: 11, credits: 21, page: 2 })
    expect(data.rows).toMatchObject([{ amount: 1, date: Date.parse(LAST_SECOND) / 1000 }])
  },
)

test('a page reads its own entries only: whole days before it are skipped, and the last page ends with the list', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  for (const at of [LAST_SECOND, ...Array(10).fill('2026-11-20T00:00:00Z')])
    await addLedgerEntry(school, amina, 'credit', { amount: 1_00, at })

  const statements = await recordStatements(school, () =>
    callApi(school, findPayments, { page: 2 }, maryam),
  )

  const page = statements.find((it) => it.sql.includes('limit'))
  const [limit, offset] = page?.parameters.slice(-2) ?? []
  expect({ limit, offset }).toEqual({ limit: 1, offset: 0 })
})
