import { expect, test } from 'vitest'
import { email } from '../../contract/platform/wire.ts'
import { allOf, matches, remainingErrors, required, validateBy } from './field-rules.ts'

const validate = validateBy<{ name: string; email: string; again: string }>({
  name: required('Enter a name.'),
  email: allOf(required('Enter an email.'), matches(email, 'Enter a full email address.')),
  again: (value, values) => (value === values.email ? undefined : 'The emails differ.'),
})

test('each invalid field has one message, the first rule that fails', () => {
  expect(validate({ name: ' ', email: '', again: '' })).toEqual({
    name: 'Enter a name.',
    email: 'Enter an email.',
  })
  expect(validate({ name: 'Amina', email: 'amina@', again: 'x' })).toEqual({
    email: 'Enter a full email address.',
    again: 'The emails differ.',
  })
  expect(validate({ name: 'Amina', email: 'a@example.org', again: 'a@example.org' })).toEqual({})
})

test('a displayed error disappears when its field is valid, and typing adds none', () => {
  const displayed = { name: 'Enter a name.', email: 'Enter an email.' }
  const current = { email: 'Enter a full email address.', again: 'The emails differ.' }
  expect(remainingErrors<'name' | 'email' | 'again'>(displayed, current)).toEqual({
    email: 'Enter a full email address.',
  })
})
