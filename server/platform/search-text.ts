import { foldForSearch, searchIndex } from '../../contract/arabic/arabic.ts'

/**
 * Returns the searched text of a user. Its first line begins with the name, so it also sorts users by name; further
 * spellings of an Arabic name follow on further lines.
 */
export function searchText({ name, email, phone }: { name: string; email: string; phone: string }) {
  const [folded = '', ...spellings] = searchIndex(name).split('\n')
  const line = `${folded} ${foldForSearch(email)} ${digitsOf(phone)}`.trimEnd()
  return [line, ...spellings].join('\n')
}

/** Returns the LIKE pattern (escape character '\') that finds a text anywhere in a `searchText` or `searchIndex`. */
export function searchPattern(search: string): string {
  // a phone number is found with any spacing, and with the country code in place of the 0
  const isPhone = /^\+?[\d\s()./-]{5,}$/.test(search.trim())
  return toLikePattern(isPhone ? digitsOf(search).replace(/^(234|0)/, '') : foldForSearch(search))
}

/** A LIKE pattern (escape character '\') that matches a text anywhere, with its wildcards escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
