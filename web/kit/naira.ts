import { formatNaira, formatShortNaira, type Kobo } from '../../contract/platform/kobo.ts'

/** A balance or a ledger amount: '₦12,450.00'; a price: '₦7,500', with kobo only if they are not zero. */
export { formatNaira as inNaira, formatShortNaira as formatPrice }

/** A ledger amount with its sign: '+₦500.00', '-₦500.00'. */
export function formatSignedNaira(kobo: Kobo, isCredit: boolean): string {
  return `${isCredit ? '+' : '-'}${formatNaira(Math.abs(kobo))}`
}
