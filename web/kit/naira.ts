import { inNaira, inShortNaira, type Kobo } from '../../contract/kobo.ts'

/** A balance or a ledger's sum: '₦12,450.00'; and a price: '₦7,500', with kobo only where there are any. */
export { inNaira, inShortNaira as price }

/** A movement: '+₦500.00' in, '-₦500.00' out. */
export function signed(kobo: Kobo, credit: boolean): string {
  return `${credit ? '+' : '-'}${inNaira(Math.abs(kobo))}`
}
