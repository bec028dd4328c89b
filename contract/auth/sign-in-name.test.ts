import { expect, test } from 'vitest'
import { codeOfName, isNoMailbox, phoneOfName, signInName } from './sign-in-name.ts'

test.each([
  [' amina@example.org ', 'amina@example.org'],
  ['s1234567', 's1234567@students.invalid'],
  ['S-123 4567', 's1234567@students.invalid'],
  ['S١٢٣٤٥٦٧', 's1234567@students.invalid'],
  ['0803 123 4567', '08031234567@phones.invalid'],
  ['+234 (803) 123-4567', '2348031234567@phones.invalid'],
  ['S123', 'S123'],
  ['12345', '12345'],
])('%j signs in as %j (R-PAY-009)', (typed, name) => {
  expect(signInName(typed)).toBe(name)
})

test('a stable name says its code and is no mailbox (R-PAY-009)', () => {
  expect(codeOfName('S1234567@Students.invalid')).toBe('S1234567')
  expect(codeOfName('amina@students.invalid')).toBeUndefined()
  expect(phoneOfName('08031234567@phones.invalid')).toBe('08031234567')
  expect(['s1@students.invalid', 'a@PHONES.invalid', 'a@b.invalid'].map(isNoMailbox)).toEqual([
    ...[true, true, false],
  ])
})
