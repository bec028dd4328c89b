import { expect, test } from 'vitest'
import { findPayments, PAYMENTS_FOUND_MAX } from '../../contract/payment-history.ts'
import { endOfDay, startOfDay } from '../../contract/school-time.ts'
import * as totals from '../migrations/20261121T1807-ledger-totals.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { addLedgerEntry } from '../test/ledger-entries.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { credit } from '../wallet/ledger.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

/** Amina and Musa have credits and debits on three days. */
async function openBusySchool(options?: { breaksLedger: boolean }) {
  const school = await openTestSchool({}, options)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', email: 'amina@example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  await addLedgerEntry(school, amina, 'credit', { amount: 5_000_00, at: '2026-11-18T10:00:00Z' })
  await addLedgerEntry(school, musa, 'credit', { amount: 900_50, at: '2026-11-19T22:59:59Z' })
  // after midnight in Lagos, but not in UTC
  await addLedgerEntry(school, amina, 'debit', { amount: 2_500_00, at: '2026-11-19T23:00:00Z' })
  await addLedgerEntry(school, musa, 'credit', {
    amount: 100_00,
    service: 'quiz',
    description: 'Quiz reward: easy level',
    at: '2026-11-20T08:00:00Z',
  })
  const find = async (fields: Record<string, unknown>) =>
    (await callApi(school, findPayments, fields, maryam)).data
  return { school, maryam, amina, musa, find }
}

const titlesOf = (found: { rows: { title: string }[] }) => found.rows.map((it) => it.title)

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
    by: null,
  })
  expect(await verifyLedger(school.db)).toEqual([])
})

const MUSAS = ['Quiz reward: easy level', 'Wallet funding']

test.each<[string, Record<string, unknown>, string[], { credits: number; debits: number }]>([
  ['a name', { search: 'MUSA' }, MUSAS, { credits: 1000.5, debits: 0 }],
  ['a name with a Hausa letter', { search: 'ɗanJUMA' }, MUSAS, { credits: 1000.5, debits: 0 }],
  ['an email', { search: 'musa@' }, MUSAS, { credits: 1000.5, debits: 0 }],
  ['a name without its accents', { search: 'danjuma' }, MUSAS, { credits: 1000.5, debits: 0 }],
  ['a title', { search: 'naḤW' }, ['Enrolment: Naḥw'], { credits: 0, debits: 2500 }],
  [
    'a title without its accents',
    { search: 'nahw' },
    ['Enrolment: Naḥw'],
    { credits: 0, debits: 2500 },
  ],
  ['a service', { search: 'quiz' }, [MUSAS[0] ?? ''], { credits: 100, debits: 0 }],
  ['a LIKE wildcard', { search: '%' }, [], { credits: 0, debits: 0 }],
  ['a type', { type: 'debit' }, ['Enrolment: Naḥw'], { credits: 0, debits: 2500 }],
  ['a service filter', { service: 'quiz' }, [MUSAS[0] ?? ''], { credits: 100, debits: 0 }],
  [
    'a type that the service does not have',
    { service: 'quiz', type: 'debit' },
    [],
    { credits: 0, debits: 0 },
  ],
  [
    'the same with a text',
    { service: 'quiz', type: 'debit', search: 'musa' },
    [],
    { credits: 0, debits: 0 },
  ],
  [
    'a day of the school',
    { date: '2026-11-19' },
    ['Wallet funding'],
    { credits: 900.5, debits: 0 },
  ],
  [
    'the next day, which begins an hour before midnight in UTC',
    { date: '2026-11-20' },
    ['Quiz reward: easy level', 'Enrolment: Naḥw'],
    { credits: 100, debits: 2500 },
  ],
  [
    'a day and a type',
    { date: '2026-11-20', type: 'credit' },
    [MUSAS[0] ?? ''],
    { credits: 100, debits: 0 },
  ],
  [
    'a day and a text',
    { date: '2026-11-20', search: 'amina' },
    ['Enrolment: Naḥw'],
    { credits: 0, debits: 2500 },
  ],
  ['a day without entries', { date: '2026-11-17' }, [], { credits: 0, debits: 0 }],
  [
    'a month of the school',
    { month: '2026-11' },
    [...MUSAS, '', ''],
    { credits: 6000.5, debits: 2500 },
  ],
  ['a month without entries', { month: '2026-12' }, [], { credits: 0, debits: 0 }],
  [
    'a range of days',
    { from: '2026-11-18', to: '2026-11-19' },
    ['Wallet funding', 'Wallet funding'],
    { credits: 5900.5, debits: 0 },
  ],
  [
    'a range given backwards',
    { from: '2026-11-19', to: '2026-11-18' },
    ['Wallet funding', 'Wallet funding'],
    { credits: 5900.5, debits: 0 },
  ],
  [
    'a first day',
    { from: '2026-11-20' },
    ['Quiz reward: easy level', 'Enrolment: Naḥw'],
    { credits: 100, debits: 2500 },
  ],
  ['a last day', { to: '2026-11-18' }, ['Wallet funding'], { credits: 5000, debits: 0 }],
  [
    'a month and a text',
    { month: '2026-11', search: 'nahw' },
    ['Enrolment: Naḥw'],
    { credits: 0, debits: 2500 },
  ],
  [
    'the income of the school',
    { service: 'income' },
    ['Wallet funding', 'Wallet funding'],
    { credits: 5900.5, debits: 0 },
  ],
  [
    'an empty filter',
    { search: '', date: '', month: '', from: '', to: '', type: '', service: '' },
    [...MUSAS, '', ''],
    { credits: 6000.5, debits: 2500 },
  ],
])('%s filters the list and its sums (R-APAY-006, R-APAY-004)', async (_, fields, titles, sums) => {
  const { find } = await openBusySchool()

  const found = await find(fields)

  expect(found.rows).toHaveLength(titles.length)
  if (!titles.includes('')) expect(titlesOf(found)).toEqual(titles)
  expect(found).toMatchObject({ total: titles.length, ...sums })
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

test.each(['Africa/Lagos', 'Pacific/Auckland', 'America/New_York', 'UTC'])(
  'any period in %s has the rows and sums of its entries, on every page',
  async (SITE_TIMEZONE) => {
    const school = await openTestSchool({ SITE_TIMEZONE })
    const maryam = await seedAdministrator(school)
    const amina = await seedStudent(school)
    // around the end of daylight saving time in New York
    const start = Date.parse('2026-10-30T00:00:00Z') / 1000
    const times = Array.from({ length: 48 }, (_, index) => start + index * 9_000)
    for (const [index, now] of times.entries())
      await addLedgerEntry(school, amina, 'credit', { amount: 1_00 + index * 1_00, now })

    for (const [from, to] of [
      ['2026-10-31', '2026-10-31'],
      ['2026-11-01', '2026-11-01'],
      ['2026-10-31', '2026-11-02'],
      ['2026-10-29', '2026-11-04'],
    ] as const) {
      const isInside = (time: number) =>
        time >= startOfDay(from, SITE_TIMEZONE) && time <= endOfDay(to, SITE_TIMEZONE)
      const expected = times.filter(isInside).reverse()
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => callApi(school, findPayments, { from, to, page }, maryam)),
      )
      const seen = pages
        .slice(0, Math.max(1, Math.ceil(expected.length / 10)))
        .flatMap((it) => it.data.rows)
      expect(seen.map((it: { date: number }) => it.date)).toEqual(expected)
      expect(pages[0]?.data.total).toBe(expected.length)
      expect(pages[0]?.data.credits).toBe(
        expected.reduce((sum, time) => sum + 1 + times.indexOf(time), 0),
      )
    }
  },
)

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
  const answer = await callApi(school, findPayments, fields, maryam)
  expect(answer).toMatchObject({ http: 400, status: false, code: 'invalid_request' })
  expect(answer.message).toContain(name)
})

test('the migration fills totals and searchable titles of existing rows', async () => {
  const { school } = await openBusySchool()
  const totalsBefore = await totalsOf(school)
  for (const table of ['ledger_totals', 'ledger_search'])
    await school.db.schema.dropTable(table).execute()
  await school.db.schema.dropIndex('ledger_by_description').execute()

  await totals.up(school.db as never)
  // a later migration renames the table
  await school.db.schema.alterTable('ledger_titles').renameTo('ledger_search').execute()

  expect(await totalsOf(school)).toEqual(totalsBefore)
  expect(await verifyLedger(school.db)).toEqual([])
})

async function totalsOf({ db }: TestSchool) {
  const rows = (await db.selectFrom('ledger_totals').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  const titles = (await db.selectFrom('ledger_search').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  return [...rows.sort(), ...titles.sort()]
}

test('the audit finds a changed total and a missing title', async () => {
  const { school } = await openBusySchool({ breaksLedger: true })
  await school.db
    .updateTable('ledger_totals')
    .set({ amount: 1 })
    .where('service', '=', 'quiz')
    .execute()
  await school.db.deleteFrom('ledger_search').where('service', '=', 'enrolment').execute()

  expect(await verifyLedger(school.db)).toEqual([
    'totals of 2026-11-20, quiz credit: the stored total is 1 entries and ₦0.01, the ledger has 1 entries and ₦100.00',
    'ledger entries of Enrolment: Naḥw (enrolment debit): the description is missing in ledger_search',
  ])
})
