import { expect, test } from 'vitest'
import { PRICE_NEEDED } from '../../../../contract/class-rules.ts'
import type { ManagedClass } from '../../../../contract/classes.ts'
import {
  broughtTogether,
  type ClassDraft,
  draftOf,
  faultsOf,
  fieldsOf,
  isTouched,
  newClass,
} from './class-draft.ts'

const ZONE = 'Africa/Lagos'

const nahw: ManagedClass = {
  id: 42,
  rand: 'aB3_x-9QwErTyUiOp',
  name: 'Foundations of Naḥw',
  category: 'Grammar',
  about: 'The grammar of the sentence.',
  premium: true,
  price: 7_500_50,
  monthly: true,
  active: true,
  registrationCloses: '2030-12-02',
  monthlyLimit: 8,
  links: 'Table https://example.org/table',
  prerequisiteId: 7,
  lessonCount: 3,
}

const filled: ClassDraft = { ...newClass(), category: 'Grammar', name: 'Naḥw', about: 'Words.' }

test('a new class is free, active and without a limit, and costs 0 (R-ACLASS-009)', () => {
  expect(faultsOf(filled)).toEqual({})
  expect(fieldsOf(filled, undefined, ZONE)).toEqual({
    category: 'Grammar',
    name: 'Naḥw',
    about: 'Words.',
    premium: false,
    amount: 0,
    monthlySub: false,
    status: true,
    monthlylimit: 0,
    regclosedate: '',
    links: '',
    prequisite_id: 0,
  })
})

test('what was typed for a paid class is not sent for a free one (R-ACLASS-010)', () => {
  const free = { ...filled, premium: false, price: '900', monthly: true }
  expect(faultsOf(free)).toEqual({})
  expect(fieldsOf(free, undefined, ZONE)).toMatchObject({ amount: 0, monthlySub: false })
})

test('a class that is opened and saved without a change says what it said', () => {
  const draft = draftOf(nahw, ZONE)
  expect(draft.price).toBe('7500.5')
  expect(fieldsOf(draft, nahw, ZONE)).toEqual({
    category: nahw.category,
    name: nahw.name,
    about: nahw.about,
    premium: true,
    amount: nahw.price,
    monthlySub: true,
    status: true,
    monthlylimit: 8,
    regclosedate: '2030-12-02',
    links: nahw.links,
    prequisite_id: 7,
  })
})

test('a closing time that older forms stored to the second stays, until another day is chosen', () => {
  const old = { ...nahw, registrationCloses: '1733162400' }
  const draft = draftOf(old, ZONE)
  expect(draft.closes).toBe('2024-12-02')
  expect(fieldsOf(draft, old, ZONE).regclosedate).toBe('1733162400')
  expect(fieldsOf({ ...draft, closes: '2024-12-03' }, old, ZONE).regclosedate).toBe('2024-12-03')
  expect(fieldsOf({ ...draft, closes: '' }, old, ZONE).regclosedate).toBe('')
})

test.each<[keyof ClassDraft, Partial<ClassDraft>]>([
  ['category', { category: ' ' }],
  ['name', { name: '' }],
  ['about', { about: '\n' }],
  ['price', { premium: true, price: '' }],
  ['price', { premium: true, price: '1.234' }],
  ['monthlyLimit', { monthlyLimit: '' }],
  ['monthlyLimit', { monthlyLimit: '-1' }],
  ['monthlyLimit', { monthlyLimit: '1.5' }],
  ['monthlyLimit', { monthlyLimit: '10001' }],
  ['links', { links: [{ key: 1, label: 'Group', address: 'two words' }] }],
])('%s is asked for before anything is sent (R-ACLASS-012)', (field, wrong) => {
  expect(Object.keys(faultsOf({ ...filled, ...wrong }))).toEqual([field])
})

test('a paid class without a price hears what the server would say', () => {
  expect(faultsOf({ ...filled, premium: true, price: '0' })).toEqual({ price: PRICE_NEEDED })
})

test('of two changes what only the other made is taken over, and what was typed here stays', () => {
  const base = draftOf(nahw, ZONE)
  const mine = { ...base, name: 'Naḥw for the morning', about: 'Mine.', monthlyLimit: '9' }
  const theirs = { ...base, price: '9000', about: 'Theirs.', monthlyLimit: '9' }

  const { draft, changes } = broughtTogether(base, mine, theirs)

  expect(draft).toEqual({ ...mine, price: '9000' })
  expect(changes).toEqual([
    { field: 'about', mine: true },
    { field: 'price', mine: false },
  ])
  expect(isTouched(draft, theirs)).toBe(true)
  expect(broughtTogether(base, theirs, theirs).changes).toEqual([])
})
