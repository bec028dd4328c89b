import { expect, test } from 'vitest'
import { findPayments, PAYMENTS_FOUND_MAX } from '../../contract/payments.ts'
import { inTransaction } from '../kernel/db.ts'
import * as totals from '../migrations/20261121T1807-ledger-totals.ts'
import { ask } from '../test/ask.ts'
import { moved } from '../test/movements.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { credit } from '../wallet/move.ts'

/** Amina and Musa pay in and out over three days. */
async function aBusySchool(wish?: { breaksLedger: boolean }) {
  const school = await openSchool({}, wish)
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { name: 'Amina Bello', email: 'amina@example.org' })
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  await moved(school, amina, 'credit', { amount: 5_000_00, at: '2026-11-18T10:00:00Z' })
  await moved(school, musa, 'credit', { amount: 900_50, at: '2026-11-19T22:59:59Z' })
  // midnight has passed in Lagos, though not in UTC
  await moved(school, amina, 'debit', { amount: 2_500_00, at: '2026-11-19T23:00:00Z' })
  await moved(school, musa, 'credit', {
    amount: 100_00,
    service: 'quiz',
    description: 'Quiz reward: easy level',
    at: '2026-11-20T08:00:00Z',
  })
  const find = async (fields: Record<string, unknown>) =>
    (await ask(school, findPayments, fields, maryam)).data
  return { school, maryam, amina, musa, find }
}

const titlesOf = (found: { rows: { title: string }[] }) => found.rows.map((it) => it.title)

test('without a filter all movements are listed, newest first, with their sums (R-APAY-004, R-APAY-008)', async () => {
  const { school, find } = await aBusySchool()

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
  })
  expect(await auditLedger(school.db)).toEqual([])
})

const MUSAS = ['Quiz reward: easy level', 'Wallet funding']

test.each<[string, Record<string, unknown>, string[], { credits: number; debits: number }]>([
  ['a name', { search: 'MUSA' }, MUSAS, { credits: 1000.5, debits: 0 }],
  ['a name with a letter of Hausa', { search: 'ɗanJUMA' }, MUSAS, { credits: 1000.5, debits: 0 }],
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
  ['signs that mean something to a database', { search: '%' }, [], { credits: 0, debits: 0 }],
  ['a type', { type: 'debit' }, ['Enrolment: Naḥw'], { credits: 0, debits: 2500 }],
  ['a service of its own', { service: 'quiz' }, [MUSAS[0] ?? ''], { credits: 100, debits: 0 }],
  [
    'a type that a service has not',
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
  ['a day without any', { date: '2026-11-17' }, [], { credits: 0, debits: 0 }],
  [
    'nothing at all',
    { search: '', date: '', type: '', service: '' },
    [...MUSAS, '', ''],
    { credits: 6000.5, debits: 2500 },
  ],
])(
  '%s narrows the list, and the sums are of what is left (R-APAY-006, R-APAY-004)',
  async (_, fields, titles, sums) => {
    const { find } = await aBusySchool()

    const found = await find(fields)

    expect(found.rows).toHaveLength(titles.length)
    if (!titles.includes('')) expect(titlesOf(found)).toEqual(titles)
    expect(found).toMatchObject({ total: titles.length, ...sums })
  },
)

test('a list of 37 is three pages of ten and one of seven, without a gap or a row twice (R-APAY-002)', async () => {
  const { school, amina, find } = await aBusySchool()
  for (let nth = 0; nth < 33; nth++) {
    // several in one second, and several seconds in one day
    const at = new Date(Date.parse('2026-11-01T09:00:00Z') + Math.floor(nth / 3) * 40_000_000)
    await moved(school, amina, 'credit', { amount: 100_00 + nth, at: at.toISOString() })
  }

  for (const filter of [{}, { search: 'a' }]) {
    const pages = await Promise.all([1, 2, 3, 4, 99].map((page) => find({ ...filter, page })))
    const all = pages.slice(0, 4).flatMap((it) => it.rows)
    expect(pages.map((it) => it.rows.length)).toEqual([10, 10, 10, 7, 7])
    // a page that is not there is the last one
    expect(pages.map((it) => it.page)).toEqual([1, 2, 3, 4, 4])
    expect(new Set(all.map((it) => it.id)).size).toBe(37)
    expect(all.map((it) => it.date)).toEqual(all.map((it) => it.date).sort((a, b) => b - a))
    expect(pages.every((it) => it.total === 37)).toBe(true)
  }
})

test('a text that more than a thousand carry is counted so far, and says that there are more', async () => {
  const { school, amina, find } = await aBusySchool()
  await inTransaction(school.db, async (tx) => {
    for (let nth = 0; nth < PAYMENTS_FOUND_MAX; nth++) {
      const gift = {
        personId: amina.id,
        amount: 100,
        service: 'fund' as const,
        now: 1_700_000_000 + nth,
      }
      await credit(tx, { ...gift, description: 'A gift', once: `gift:${nth}` })
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
  [{ type: 'gift' }, 'type'],
  [{ page: -1 }, 'page'],
])('%j is no filter and the answer names the field', async (fields, name) => {
  const { school, maryam } = await aBusySchool()
  const answer = await ask(school, findPayments, fields, maryam)
  expect(answer).toMatchObject({ http: 400, status: false })
  expect(answer.message).toContain(name)
})

test('totals and titles of rows that were there before are filled in as if they had been kept from the start', async () => {
  const { school } = await aBusySchool()
  const kept = await totalsOf(school)
  for (const table of ['ledger_totals', 'ledger_titles'])
    await school.db.schema.dropTable(table).execute()
  await school.db.schema.dropIndex('ledger_by_title').execute()

  await totals.up(school.db as never)

  expect(await totalsOf(school)).toEqual(kept)
  expect(await auditLedger(school.db)).toEqual([])
})

async function totalsOf({ db }: TestSchool) {
  const rows = (await db.selectFrom('ledger_totals').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  const titles = (await db.selectFrom('ledger_titles').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  return [...rows.sort(), ...titles.sort()]
}

test('a total that was changed by hand, and a title that was lost, are found', async () => {
  const { school } = await aBusySchool({ breaksLedger: true })
  await school.db
    .updateTable('ledger_totals')
    .set({ amount: 1 })
    .where('service', '=', 'quiz')
    .execute()
  await school.db.deleteFrom('ledger_titles').where('service', '=', 'enrolment').execute()

  expect(await auditLedger(school.db)).toEqual([
    'totals of 2026-11-20, quiz credit: kept 1 rows and ₦0.01, the rows are 1 and make ₦100.00',
    'ledger rows of Enrolment: Naḥw (enrolment debit): the title cannot be searched',
  ])
})
