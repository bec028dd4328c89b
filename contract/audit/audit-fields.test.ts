import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { auditFieldLabel, listAuditChanges } from './audit-fields.ts'

test('only the fields that differ are recorded, with both values', () => {
  const before = { name: 'Naḥw', price: 5_000_00, about: '', monthly: false }

  expect(listAuditChanges(before, { ...before, price: 6_000_00, monthly: true })).toEqual([
    { field: 'price', before: 5_000_00, after: 6_000_00 },
    { field: 'monthly', before: false, after: true },
  ])
  expect(listAuditChanges(before, before)).toEqual([])
})

test('a creation has no value before, and a deletion none after', () => {
  const fields = { name: 'Naḥw', about: '', price: 0 }

  expect(listAuditChanges(undefined, fields)).toEqual([
    { field: 'name', before: null, after: 'Naḥw' },
    { field: 'price', before: null, after: 0 },
  ])
  expect(listAuditChanges(fields, undefined)).toEqual([
    { field: 'name', before: 'Naḥw', after: null },
    { field: 'price', before: 0, after: null },
  ])
})

test('a long text is cut around its first difference', () => {
  const about = 'ب'.repeat(1_000)

  const [change] = listAuditChanges({ about: `${about}a${about}` }, { about: `${about}b${about}` })

  expect(change?.before).toBe(`…${'ب'.repeat(40)}a${'ب'.repeat(259)}…`)
  expect(change?.after).toBe(`…${'ب'.repeat(40)}b${'ب'.repeat(259)}…`)
})

test('a change has at most forty fields', () => {
  const questions = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`question ${index + 1}`, 'هٰذَا']),
  )

  expect(listAuditChanges(undefined, questions)).toHaveLength(40)
})

test('a field has the label of its form, and a field of another release its name', () => {
  expect(textIn('en', auditFieldLabel('opensAt'))).toBe('Study date')
  expect(textIn('en', auditFieldLabel('question 3'))).toBe('Question 3')
  expect(textIn('en', auditFieldLabel('shoeSize'))).toBe('shoeSize')
  expect(textIn('en', auditFieldLabel('toString'))).toBe('toString')
})
