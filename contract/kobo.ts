/** Money inside is whole kobo; a hundred make a naira (decisions §4). */
export type Kobo = number

/** A sum for people: '₦12,450.00' in ledgers and balances. */
export function inNaira(kobo: Kobo): string {
  return `₦${format().format(kobo / 100)}`
}

/** A sum in a sentence: '₦7,500', with kobo only where there are any. */
export function inShortNaira(kobo: Kobo): string {
  return inNaira(kobo).replace(/\.00$/, '')
}

let made: Intl.NumberFormat | undefined

// the first one costs a start more than all other constants of the contract
function format() {
  made ??= new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return made
}
