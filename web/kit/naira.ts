import { formatNaira, formatShortNaira, type Kobo } from '../../contract/kobo.ts'

/** A balance or a ledger's sum: '₦12,450.00'; and a price: '₦7,500', with kobo only where there are any. */
export { formatNaira as inNaira, formatShortNaira as formatPrice }

/** A movement: '+₦500.00' in, '-₦500.00' out. */
export function formatSignedNaira(kobo: Kobo, isCredit: boolean): string {
  return `${isCredit ? '+' : '-'}${formatNaira(Math.abs(kobo))}`
}
