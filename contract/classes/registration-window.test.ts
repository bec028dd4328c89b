import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { DAY } from '../platform/duration.ts'
import { isRegistrationOpen, registrationEndsAt, registrationText } from './registration-window.ts'

const LAGOS = 'Africa/Lagos'
const unixSeconds = (iso: string) => new Date(iso).getTime() / 1000

test("a date ends at 23:59:59 in the school's time zone (R-BROWSE-015)", () => {
  const lastSecond = unixSeconds('2024-12-02T22:59:59Z')
  expect(registrationEndsAt('2024-12-02', LAGOS)).toBe(lastSecond)
  expect(isRegistrationOpen('2024-12-02', lastSecond, LAGOS)).toBe(true)
  expect(isRegistrationOpen('2024-12-02', lastSecond + 1, LAGOS)).toBe(false)
})

test('a date followed by a time counts as that date (R-BROWSE-015)', () => {
  expect(registrationEndsAt('2024-12-02 08:00:00', LAGOS)).toBe(unixSeconds('2024-12-02T22:59:59Z'))
})

test('registration closes after a deadline in Unix seconds (R-BROWSE-016)', () => {
  expect(isRegistrationOpen('1733090400', 1733090400, LAGOS)).toBe(true)
  expect(isRegistrationOpen('1733090400', 1733090401, LAGOS)).toBe(false)
  expect(registrationEndsAt('1', LAGOS)).toBe(1)
})

test.each(['', '0', 'soon', '2024-02-31'])(
  "registration stays open with the deadline '%s' (R-BROWSE-017)",
  (deadline) => {
    expect(registrationEndsAt(deadline, LAGOS)).toBeNull()
    expect(isRegistrationOpen(deadline, 4_000_000_000, LAGOS)).toBe(true)
    expect(textIn('en', registrationText(deadline, 0, LAGOS))).toBe('Open registration')
  },
)

test('a class card shows when registration closes and that it has closed (R-BROWSE-006)', () => {
  const before = unixSeconds('2024-12-02T12:00:00Z')
  expect(textIn('en', registrationText('2024-12-02', before, LAGOS))).toBe(
    'Registration closes 2 Dec 2024',
  )
  expect(textIn('en', registrationText('2024-12-02', before + DAY, LAGOS))).toBe(
    'Registration closed',
  )
  expect(textIn('en', registrationText('1733090400', 1733090400, LAGOS))).toContain(
    'Registration closes',
  )
})

test('an invalid date is no deadline', () => {
  for (const day of ['2026-02-30', '0000-00-00', '275760-09-13', '9999-99-99', '2026-1-1', '--'])
    expect(registrationEndsAt(day, LAGOS), day).toBeNull()
})
