import { foldForSearch } from '../../../contract/arabic/arabic.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { isDay } from '../../../contract/platform/school-time.ts'
import { isFundable } from '../../../contract/wallet/wallet.ts'

/** '15,000.00', '₦15,000', '15000 CR'; undefined for no amount that can be paid in. */
export function readAmount(cell: string): Kobo | undefined {
  const digits = foldForSearch(cell.slice(0, 60)).replaceAll(/[\s,₦+]|ngn|cr$|^n(?=\d)/g, '')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(digits)) return undefined
  const amount = Math.round(Number(digits) * 100)
  return isFundable(amount) ? amount : undefined
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** '2026-11-03' of '3/11/2026', '03-Nov-26' or '2026-11-03 10:22'; '' for no day. The day comes before the month, as in Nigeria. */
export function readDay(text: string): string {
  const numbers =
    /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ??
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text)?.toReversed()
  const named = /^\s*(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s,-]+(\d{4}|\d{2})\b/i.exec(text)
  if (named) {
    const [, day, month = '', year] = named
    return toDay(year, String(MONTHS.indexOf(month.toLowerCase()) / 3 + 1), day)
  }
  if (!numbers) return ''
  // the whole match is first, or last of the reversed one
  const [year, month, day] = numbers.filter((it) => /^\d{1,4}$/.test(it.trim()))
  return toDay(year, month, day)
}

function toDay(year = '', month = '', day = ''): string {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : ''
}
