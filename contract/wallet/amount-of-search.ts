import { foldForSearch } from '../arabic/arabic-search.ts'
import type { Kobo } from '../platform/kobo.ts'

/** Marks of direction that a page in Arabic has around an amount, and the word behind it. */
const AROUND_AMOUNT = /[\u200e\u200f\u2066-\u2069]|\s*نايرا\s*$/g

/** The amount that a search text is, as people write it: '7500', '₦7,500', 'N7,500.50', '٧٬٥٠٠ نايرا'; null for another text. */
export function amountOfSearch(text: string): Kobo | null {
  const written = text.replace(AROUND_AMOUNT, '').replaceAll('٬', ',').replace('٫', '.')
  const digits = foldForSearch(written).replace(/^(ngn|n|₦)\s*/, '')
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(digits)) return null
  return Math.round(Number(digits.replaceAll(',', '')) * 100)
}
