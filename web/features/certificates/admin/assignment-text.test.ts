import { expect, test } from 'vitest'
import { assignmentSummary, nobodyText, unprintableText } from './assignment-text.ts'

test('the outcome of giving certificates states how many students were left out and why', () => {
  expect(assignmentSummary({ given: 12, already: 0 })).toBe('Given to 12 students.')
  expect(assignmentSummary({ given: 1, already: 4, revoked: 1 })).toBe(
    'Given to 1 student. 3 had it already. 1 had it revoked, which stays so.',
  )
  expect(nobodyText({ given: 0, already: 1 })).toBe(
    'Nobody was given this certificate: 1 student has it already.',
  )
  expect(nobodyText({ given: 0, already: 3, revoked: 1 })).toBe(
    'Nobody was given this certificate: 2 students have it already, and of 1 student it was revoked: restore it under Given.',
  )
  expect(unprintableText({ given: 1, already: 0 })).toBe('')
  expect(unprintableText({ given: 1, already: 0, unprintable: ['李明'] })).toContain('李明')
})
