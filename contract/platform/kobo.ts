/** An amount of money in kobo; 100 kobo are one naira (R-MONEY-017). */
export type Kobo = number

/** Formats an amount for ledgers and balances: '₦12,450.00'. Not by `Intl`, whose texts change with its data: the text is part of the contract. */
export function formatNaira(kobo: Kobo): string {
  const amount = Math.abs(kobo)
  const naira = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `₦${kobo < 0 ? '-' : ''}${naira}.${String(amount % 100).padStart(2, '0')}`
}

/** Formats an amount within a sentence: '₦7,500', or '₦7,500.50'. */
export function formatShortNaira(kobo: Kobo): string {
  return formatNaira(kobo).replace(/\.00$/, '')
}
