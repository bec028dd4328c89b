import { foldForSearch } from '../arabic/arabic-search.ts'
import type { Kobo } from '../platform/kobo.ts'

/** The amount that a search text is, as people write it: '7500', '₦7,500', 'N7,500.50', '٧٥٠٠'; null for another text. */
export function amountOfSearch(text: string): Kobo | null {
  const digits = foldForSearch(text).replace(/^(ngn|n|₦)\s*/, '')
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(digits)) return null
  return Math.round(Number(digits.replaceAll(',', '')) * 100)
}
