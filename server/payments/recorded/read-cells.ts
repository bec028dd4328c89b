import { foldForSearch } from '../../../contract/arabic/arabic.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { isDay } from '../../../contract/platform/school-time.ts'
import { isFundable } from '../../../contract/wallet/wallet.ts'

/** '15,000.00', '₦15,000', '15000 CR', '15k'; undefined for no amount that can be paid in. */
export function readAmount(cell: string): Kobo | undefined {
  const text = foldForSearch(cell.slice(0, 60))
  const digits = text.replaceAll(/[\s₦#+]|=n=|ngn|naira|cr$|\/[=-]$|,$|^n\s*(?=\d)/g, '')
  const [, thousands] = /^(\d{1,3}(?:\.\d{1,2})?)k$/.exec(digits) ?? []
  // the comma of '5000,00' is that of a decimal in other countries
  if (thousands === undefined && !/^(\d{1,10}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/.test(digits))
    return undefined
  const naira = Number(thousands ?? digits.replaceAll(',', ''))
  const amount = Math.round(naira * (thousands ? 100_000 : 100))
  return isFundable(amount) ? amount : undefined
}

/** ٠-٩ as 0-9. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669]/g, (it) => String(it.charCodeAt(0) - 0x0660))

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

const NUMBERS = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
/** '03-Nov-26', '3rd of November, 2026', 'Nov. 3, 2026', '2026 Nov 03'. */
const NAMED = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s./-]*(?<month>[a-z]{3})[a-z]*[\s.,/-]*(?<year>\d{4}|\d{2})\b/i,
  /^(?<month>[a-z]{3})[a-z]*[\s./-]+(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(?<year>\d{4})\b/i,
  /^(?<year>\d{4})[\s./-]+(?<month>[a-z]{3})[a-z]*[\s./-]+(?<day>\d{1,2})\b/i,
]

/** True if the days of a column can only be read with the month first: one has a second number above 12, and none a first one. */
export function isMonthFirst(texts: readonly string[]): boolean {
  const numbers = texts.flatMap(
    (it) => NUMBERS.exec(toLatinDigits(it))?.slice(1, 3).map(Number) ?? [],
  )
  return (
    numbers.some((it, index) => index % 2 === 1 && it > 12) &&
    !numbers.some((it, index) => index % 2 === 0 && it > 12)
  )
}

/**
 * '2026-11-03' of '3/11/2026', '03-Nov-26', '3rd November 2026', 'Nov 3, 2026', '20261103' or '2026-11-03 10:22'; '' for no day. The
 * day comes before the month, as in Nigeria, unless `monthFirst`.
 */
export function readDay(cell: string, monthFirst = false): string {
  const text = toLatinDigits(cell).trim().replace(WEEKDAY, '')
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? []
  if (year) return toDay(year, month, day)
  const [, one, other, ofNumbers] = NUMBERS.exec(text) ?? []
  if (ofNumbers) return monthFirst ? toDay(ofNumbers, one, other) : toDay(ofNumbers, other, one)
  const named = NAMED.map((it) => it.exec(text)?.groups).find(Boolean)
  if (!named) return ''
  const place = MONTHS.indexOf((named.month ?? '').toLowerCase())
  return toDay(named.year, String(place / 3 + 1), named.day)
}

function toDay(year = '', month = '', day = ''): string {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : ''
}
