import { expect, test } from 'vitest'
import { chosenAudience, fromAudience, toAudience } from './audience-draft.ts'
import {
  completeDraft,
  emptyDraft,
  type MessageDraft,
  validateMessage,
  withRecipients,
} from './message-draft.ts'

const draft: MessageDraft = {
  ...emptyDraft(),
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

test('each audience names its missing fields, and a stored one is restored unchanged', () => {
  const group = { ...draft, scope: 'audience' as const }
  expect(validateMessage(group)).toEqual({ classId: 'Choose a class' })
  expect(toAudience(group)).toBeUndefined()

  // those who are away do not look in the app
  expect(chosenAudience('unseen').delivery).toBe('both')
  expect(chosenAudience('no_password').delivery).toBe('email')
  expect(chosenAudience('class').delivery).toBeUndefined()

  const unseen = { ...group, ...chosenAudience('unseen') }
  expect(validateMessage(unseen)).toEqual({})
  expect(toAudience(unseen)).toEqual({ kind: 'unseen', days: 14, classId: 0 })
  expect(validateMessage({ ...unseen, days: '400' })).toEqual({
    days: 'A number of days from 1 to 365',
  })

  const failed = { ...group, ...chosenAudience('failed'), classId: '3' }
  expect(validateMessage({ ...failed, passMark: '0' })).toEqual({
    examId: 'Choose an exam',
    passMark: 'A pass mark from 1 to 100',
  })
  const stored = toAudience({ ...failed, examId: '9' })
  expect(stored).toEqual({ kind: 'failed', examId: 9, passMark: 50, classId: 3 })
  expect(toAudience(fromAudience(stored))).toEqual(stored)
})

test('a message for later needs a time', () => {
  expect(validateMessage({ ...draft, when: 'later' })).toEqual({
    sendAt: 'Choose a day and a time',
  })
})
