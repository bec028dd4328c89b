/** The letter of each variant, from groups of a letter and its variants: 'ab cd' is { b: 'a', d: 'c' }. */
export const tableOf = (groups: string): Record<string, string> =>
  Object.fromEntries(
    groups.split(' ').flatMap(([letter = '', ...variants]) => variants.map((it) => [it, letter])),
  )

/** Replaces characters outside ASCII that a table has. */
export const replaceVariants = (text: string, table: Record<string, string>): string =>
  text.replace(/\P{ASCII}/gu, (it) => table[it] ?? it)
