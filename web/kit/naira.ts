import { formatNaira, formatShortNaira, type Kobo } from '../../contract/platform/kobo.ts'
import { locale } from '../../messages/m.ts'

/** A balance or a ledger amount: '₦12,450.00'. */
export const inNaira = (kobo: Kobo): string => formatNaira(kobo, locale)

/** An amount with its kobo in a sentence: '₦12,450.00'; in Arabic '12,450 نايرا', because ₦ is for tables there. */
export const nairaInText = (kobo: Kobo): string =>
  locale === 'ar' ? formatPrice(kobo) : inNaira(kobo)

/** A price: '₦7,500', with kobo only if they are not zero; in Arabic '7,500 نايرا'. */
export const formatPrice = (kobo: Kobo): string =>
  // the number and the currency stay on one line
  formatShortNaira(kobo, locale).replace(' ', '\u00a0')

/** A ledger amount with its sign: '+₦500.00', '-₦500.00'. */
export function formatSignedNaira(kobo: Kobo, isCredit: boolean): string {
  // inside the isolation of the amount, if it has one
  return inNaira(Math.abs(kobo)).replace('₦', isCredit ? '+₦' : '-₦')
}
