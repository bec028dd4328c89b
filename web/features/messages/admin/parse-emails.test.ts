import { expect, test } from 'vitest'
import { parseEmails } from './parse-emails.ts'

test('addresses are found in pasted text of any format, each once (R-AMSG-007)', () => {
  const pasted = `Amina Bello <amina@example.org>, musa@example.org;
    MUSA@example.org\tmailto:zainab@example.org. no-address @ example.org`
  expect(parseEmails(pasted)).toEqual([
    'amina@example.org',
    'MUSA@example.org',
    'zainab@example.org',
  ])
  expect(parseEmails('  \n nothing of the kind')).toEqual([])
})
