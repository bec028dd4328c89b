import { expect, test } from 'vitest'
import {
  completeDraft,
  type MessageDraft,
  validateMessage,
  withRecipients,
} from './message-draft.ts'

const draft: MessageDraft = {
  subject: 'The circle',
  body: 'At nine.',
  delivery: 'both',
  style: 'popup',
  scope: 'all',
  recipients: [],
  idempotencyKey: 'a',
}

test('an email has no popup, and a changed draft has another idempotency key (R-AMSG-003)', () => {
  const emailOnly = completeDraft({ ...draft, delivery: 'email' })
  expect(emailOnly).toMatchObject({ delivery: 'email', style: 'normal' })
  expect(emailOnly.idempotencyKey).not.toBe(draft.idempotencyKey)
  expect(completeDraft({ ...draft, delivery: 'inApp' }).style).toBe('popup')
})

test('a message needs a subject and a text, and recipients if it is not for all students (R-AMSG-004, R-AMSG-005, R-AMSG-006)', () => {
  expect(validateMessage(draft)).toEqual({})
  expect(validateMessage({ ...draft, subject: ' ', body: '\n', scope: 'individual' })).toEqual({
    subject: 'Subject is required',
    body: 'Message content is required',
    recipients: 'Please select at least one recipient',
  })
  expect(validateMessage({ ...draft, subject: 'a'.repeat(301) }).subject).toBeDefined()
})

test('a student who is chosen twice is one recipient', () => {
  const amina = { email: 'amina@example.org', name: 'Amina Bello' }
  expect(withRecipients([{ email: 'AMINA@example.org', name: '' }], [amina])).toEqual([amina])
})
