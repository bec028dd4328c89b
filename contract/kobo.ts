/** Money inside is whole kobo; a hundred make a naira (R-MONEY-017). */
export type Kobo = number

/** A sum for people: '₦12,450.00' in ledgers and balances. */
export function formatNaira(kobo: Kobo): string {
  return `₦${nairaFormat().format(kobo / 100)}`
}

/** A sum in a sentence: '₦7,500', with kobo only where there are any. */
export function formatShortNaira(kobo: Kobo): string {
  return formatNaira(kobo).replace(/\.00$/, '')
}

let cachedFormat: Intl.NumberFormat | undefined

// the first one costs a start more than all other constants of the contract
function nairaFormat() {
  cachedFormat ??= new Intl.NumberFormat('en-NG', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return cachedFormat
}
