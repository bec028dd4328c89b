/** An amount of money in kobo; 100 kobo are one naira (R-MONEY-017). */
export type Kobo = number

/** Formats an amount for ledgers and balances: '₦12,450.00'. */
export function formatNaira(kobo: Kobo): string {
  return `₦${nairaFormat().format(kobo / 100)}`
}

/** Formats an amount within a sentence: '₦7,500', or '₦7,500.50'. */
export function formatShortNaira(kobo: Kobo): string {
  return formatNaira(kobo).replace(/\.00$/, '')
}

let cachedFormat: Intl.NumberFormat | undefined

// created on first use: it would dominate the load time of this module
function nairaFormat() {
  cachedFormat ??= new Intl.NumberFormat('en-NG', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return cachedFormat
}
