import { expect, test } from 'vitest'
import { recordStatements } from '../../test/databases/record-statements.ts'
import { openBusySchool, titlesOf } from '../../test/process/busy-school.ts'

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

test('a search within filters that no ledger entry matches does not search users and titles', async () => {
  const { school, find } = await openBusySchool()
  const countSearches = async (fields: object) => {
    const statements = await recordStatements(school, () => find({ ...fields, search: 'musa' }))
    return statements.filter((it) => it.sql.includes('search_text')).length
  }

  expect(await countSearches({ service: 'quiz', type: 'debit' })).toBe(0)
  expect(await countSearches({ service: 'quiz', type: 'credit' })).toBeGreaterThan(0)
})
