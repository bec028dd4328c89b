import { expect, test } from 'vitest'
import { changed, type Draft, faultsOf, withRecipients } from './draft.ts'

const draft: Draft = {
  subject: 'The circle',
  body: 'At nine.',
  delivery: 'both',
  style: 'popup',
  scope: 'all',
  recipients: [],
  once: 'a',
}

test('choosing email takes the popup away, and every change is another sending (R-AMSG-003)', () => {
  const byMail = changed(draft, { delivery: 'email' })
  expect(byMail).toMatchObject({ delivery: 'email', style: 'normal' })
  expect(byMail.once).not.toBe(draft.once)
  expect(changed(draft, { delivery: 'inApp' }).style).toBe('popup')
})

test('a draft wants a subject, a text, and recipients only when it is for some (R-AMSG-004, R-AMSG-005, R-AMSG-006)', () => {
  expect(faultsOf(draft)).toEqual({})
  expect(faultsOf({ ...draft, subject: ' ', body: '\n', scope: 'individual' })).toEqual({
    subject: 'Subject is required',
    body: 'Message content is required',
    recipients: 'Please select at least one recipient',
  })
  expect(faultsOf({ ...draft, subject: 'a'.repeat(301) }).subject).toBeDefined()
})

test('somebody chosen twice is one recipient', () => {
  const amina = { email: 'amina@example.org', name: 'Amina Bello' }
  expect(withRecipients([{ email: 'AMINA@example.org', name: '' }], [amina])).toEqual([amina])
})
