import { inNaira, type Kobo } from '../../contract/kobo.ts'

/** A balance or a ledger's sum: '₦12,450.00'. */
export { inNaira }

const whole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })

/** A price: '₦7,500', with kobo only where there are any. */
export function price(kobo: Kobo): string {
  return kobo % 100 === 0 ? `₦${whole.format(kobo / 100)}` : inNaira(kobo)
}

/** A movement: '+₦500.00' in, '-₦500.00' out. */
export function signed(kobo: Kobo, credit: boolean): string {
  return `${credit ? '+' : '-'}${inNaira(Math.abs(kobo))}`
}
