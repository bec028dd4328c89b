import { expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '../../messages/languages.ts'
import { intlLocale, setNumerals } from '../../messages/runtime.ts'
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  parseDateTimeLocal,
  toDateTimeLocal,
} from './school-time.ts'

test.each([
  ['2026-12-02T18:00', 'Africa/Lagos', '2026-12-02T17:00:00Z'],
  ['2026-07-01T00:30', 'Europe/London', '2026-06-30T23:30:00Z'],
  ['2026-01-01T23:59', 'Asia/Kolkata', '2026-01-01T18:29:00Z'],
])('%s in %s is converted to Unix seconds and back', (input, timezone, iso) => {
  const time = Date.parse(iso) / 1000

  expect(parseDateTimeLocal(input, timezone)).toBe(time)
  expect(toDateTimeLocal(time, timezone)).toBe(input)
})

test.each([
  '',
  '2026-12-02',
  '2026-02-30T10:00',
  '2026-12-02T24:00',
  '0002-12-02T18:00',
  'tomorrow at six',
])('%j is not a valid local time', (input) => {
  expect(parseDateTimeLocal(input, 'Africa/Lagos')).toBeNaN()
})

test.each([
  ['Africa/Lagos', '+01:00'],
  ['UTC', '+00:00'],
])('%s has had the offset %s since 1970, in which its times are read', (timezone, offset) => {
  const options = { timeZone: timezone, timeZoneName: 'longOffset' } as const
  const formatter = new Intl.DateTimeFormat('en-GB', options)
  for (let year = 1970; year < 2040; year++)
    for (let month = 1; month <= 12; month++) {
      const local = `${year}-${String(month).padStart(2, '0')}-15T23:45`
      const time = Date.parse(`${local}:00${offset}`)
      expect(formatter.format(time)).toContain(`GMT${offset}`)
      expect(toDateTimeLocal(time / 1000, timezone)).toBe(local)
    }
})

const AFTERNOON = Date.parse('2026-11-27T13:02:00Z') / 1000

test('dates and times are written as each language writes them (R-LANG-002)', () => {
  const write = (locale?: 'en' | 'ar') => [
    formatDate(AFTERNOON, 'Africa/Lagos', locale),
    formatDateTime(AFTERNOON, 'Africa/Lagos', locale),
    formatMonth(AFTERNOON, 'Africa/Lagos', locale),
    formatTime(AFTERNOON, 'Africa/Lagos', locale),
  ]
  expect(write()).toEqual(['27 Nov 2026', '27 Nov 2026, 2:02 PM', 'November 2026', '2:02 PM'])
  expect(write('ar')).toEqual(['27 نوفمبر 2026', '27 نوفمبر 2026، 14:02', 'نوفمبر 2026', '14:02'])
})

test.each([
  ['latn', '27 نوفمبر 2026، 14:02'],
  ['arab', '٢٧ نوفمبر ٢٠٢٦، ١٤:٠٢'],
] as const)(
  'with the numerals %s an Arabic time has one kind of digits: %s (R-LANG-002)',
  (numerals, text) => {
    setNumerals(numerals)
    onTestFinished(() => setNumerals('latn'))
    expect(formatDateTime(AFTERNOON, 'Africa/Lagos', 'ar')).toBe(text)
    expect(formatDateTime(AFTERNOON, 'Africa/Lagos')).toBe('27 Nov 2026, 2:02 PM')
  },
)

test('the names of the months are those of Intl in both languages (R-LANG-002)', () => {
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(`${intlLocale(locale)}`, {
      calendar: 'gregory',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    for (let month = 0; month < 12; month++) {
      const time = Date.UTC(2026, month, 15)
      expect(formatMonth(time / 1000, 'UTC', locale)).toBe(format.format(time))
    }
  }
})
