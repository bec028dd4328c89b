import { expect, test } from 'vitest'
import { leftOutMessage, parseEmails } from './parse-emails.ts'

test('addresses are found in pasted text of any format, each once (R-AMSG-007)', () => {
  const pasted = `Amina Bello <amina@example.org>, musa@example.org;
    MUSA@example.org\tmailto:zainab@example.org. no-address @ example.org`
  expect(parseEmails(pasted).addresses).toEqual([
    'amina@example.org',
    'MUSA@example.org',
    'zainab@example.org',
  ])
  expect(parseEmails('  \n nothing of the kind').addresses).toEqual([])
})

test('entries without an address are named, and names beside an address are not', () => {
  const { leftOut } = parseEmails(
    'not-an-email\nAmina Bello <amina@example.org>\nmusa@example musa@example.org, not-an-email;\n',
  )
  expect(leftOut).toEqual(['not-an-email', 'musa@example'])
  expect(leftOutMessage(leftOut)).toBe(
    'Not email addresses, so they were left out: not-an-email, musa@example',
  )
  expect(leftOutMessage([])).toBe('')
  expect(leftOutMessage(['1', '2', '3', '4', '5', '6', '7'])).toContain('5 and 2 more')
})
