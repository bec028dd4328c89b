import { expect, test } from 'vitest'
import { type MessageDraft, validateMessage, withChanges, withRecipients } from './message-draft.ts'

const draft: MessageDraft = {
  subject: 'The circle',
  body: 'At nine.',
  delivery: 'both',
  style: 'popup',
  scope: 'all',
  recipients: [],
  idempotencyKey: 'a',
}

test('choosing email takes the popup away, and every change is another sending (R-AMSG-003)', () => {
  const emailOnly = withChanges(draft, { delivery: 'email' })
  expect(emailOnly).toMatchObject({ delivery: 'email', style: 'normal' })
  expect(emailOnly.idempotencyKey).not.toBe(draft.idempotencyKey)
  expect(withChanges(draft, { delivery: 'inApp' }).style).toBe('popup')
})

test('a draft wants a subject, a text, and recipients only when it is for some (R-AMSG-004, R-AMSG-005, R-AMSG-006)', () => {
  expect(validateMessage(draft)).toEqual({})
  expect(validateMessage({ ...draft, subject: ' ', body: '\n', scope: 'individual' })).toEqual({
    subject: 'Subject is required',
    body: 'Message content is required',
    recipients: 'Please select at least one recipient',
  })
  expect(validateMessage({ ...draft, subject: 'a'.repeat(301) }).subject).toBeDefined()
})

test('somebody chosen twice is one recipient', () => {
  const amina = { email: 'amina@example.org', name: 'Amina Bello' }
  expect(withRecipients([{ email: 'AMINA@example.org', name: '' }], [amina])).toEqual([amina])
})
