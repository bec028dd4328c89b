import { expect, test } from 'vitest'
import { type ManagedClass, PRICE_REQUIRED } from '../../../../contract/classes/classes.ts'
import { textOf } from '../../../../messages/m.ts'
import { changedFields, mergeFields } from '../../../forms/merge-fields.ts'
import {
  type ClassDraft,
  emptyClassDraft,
  isFieldEqual,
  toClassDraft,
  toClassRequest,
  validateClass,
} from './class-draft.ts'
import { parseLinkRows } from './link-rows.ts'

const TIME_ZONE = 'Africa/Lagos'

const grammarClass: ManagedClass = {
  id: 42,
  publicId: 'aB3_x-9QwErTyUiOp',
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
  aliases: 'Ajurrumiyya',
}

const validDraft: ClassDraft = {
  ...emptyClassDraft(),
  category: 'Grammar',
  name: 'Naḥw',
  about: 'Words.',
}

test('a new class is free, active and without a limit, and costs 0 (R-ACLASS-009)', () => {
  expect(validateClass(validDraft)).toEqual({})
  expect(toClassRequest(validDraft, undefined, TIME_ZONE)).toEqual({
    category: 'Grammar',
    name: 'Naḥw',
    aliases: '',
    about: 'Words.',
    premium: false,
    price: 0,
    monthly: false,
    active: true,
    monthlyLimit: 0,
    registrationCloses: '',
    links: '',
    prerequisiteId: 0,
    anonymousMarking: false,
    parts: 0,
  })
})

test('the price and billing of a paid class are not sent for a free one (R-ACLASS-010)', () => {
  const freeDraft = { ...validDraft, premium: false, price: '900', monthly: true }
  expect(validateClass(freeDraft)).toEqual({})
  expect(toClassRequest(freeDraft, undefined, TIME_ZONE)).toMatchObject({
    price: 0,
    monthly: false,
  })
})

test('a class that is saved without a change keeps all its values', () => {
  const draft = toClassDraft(grammarClass, TIME_ZONE)
  expect(draft.price).toBe('7500.5')
  expect(toClassRequest(draft, grammarClass, TIME_ZONE)).toEqual({
    category: grammarClass.category,
    name: grammarClass.name,
    aliases: 'Ajurrumiyya',
    about: grammarClass.about,
    premium: true,
    price: grammarClass.price,
    monthly: true,
    active: true,
    monthlyLimit: 8,
    registrationCloses: '2030-12-02',
    links: grammarClass.links,
    prerequisiteId: 7,
    anonymousMarking: false,
    parts: 0,
  })
})

test('a closing time that an older form stored to the second is kept until another day is chosen', () => {
  const legacyClass = { ...grammarClass, registrationCloses: '1733162400' }
  const draft = toClassDraft(legacyClass, TIME_ZONE)
  expect(draft.registrationCloses).toBe('2024-12-02')
  expect(toClassRequest(draft, legacyClass, TIME_ZONE).registrationCloses).toBe('1733162400')
  expect(
    toClassRequest({ ...draft, registrationCloses: '2024-12-03' }, legacyClass, TIME_ZONE)
      .registrationCloses,
  ).toBe('2024-12-03')
  expect(
    toClassRequest({ ...draft, registrationCloses: '' }, legacyClass, TIME_ZONE).registrationCloses,
  ).toBe('')
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
])('an invalid %s is reported before the request (R-ACLASS-012)', (field, invalidChanges) => {
  expect(Object.keys(validateClass({ ...validDraft, ...invalidChanges }))).toEqual([field])
})

test('a paid class without a price has the error message of the server', () => {
  expect(validateClass({ ...validDraft, premium: true, price: '0' })).toEqual({
    price: textOf(PRICE_REQUIRED),
  })
})

test('a merge compares links as they are stored and text without outer spaces', () => {
  const base = toClassDraft(grammarClass, TIME_ZONE)
  const local = { ...base, name: 'Naḥw for the morning', about: 'Local.', monthlyLimit: '9' }
  const remote = { ...base, price: '9000', about: 'Remote.', monthlyLimit: ' 9 ' }

  const { values, remoteChanges } = mergeFields(base, local, remote, isFieldEqual)

  expect(values).toEqual({ ...local, price: '9000' })
  expect(remoteChanges).toEqual([
    { field: 'about', isConflict: true },
    { field: 'price', isConflict: false },
  ])
  const sameLinks = { ...base, links: parseLinkRows(grammarClass.links) }
  expect(changedFields(base, sameLinks, isFieldEqual)).toEqual([])
})
