// Unicode does not decompose the hooked letters of Hausa and the signs for ʿayn and hamza
const LETTERS: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ı: 'i' }
const MARKS = /[\p{M}\u02be\u02bf'’‘`]/gu

/**
 * Folds text for search: no case, accents or vowel marks, so that 'danjuma' finds Ɗanjuma, 'oluwaseun' Olúwaṣeun and
 * 'عبد' عَبْد. SQLite cannot do this.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[ɓɗƙƴı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** Returns the searched text of a user. It begins with the name, so it also sorts users by name. */
export function searchText({ name, email, phone }: { name: string; email: string; phone: string }) {
  return `${foldText(name)} ${foldText(email)} ${digitsOf(phone)}`.trimEnd()
}

/** Returns the LIKE pattern (escape character '\') that finds a text anywhere in a `searchText`. */
export function searchPattern(search: string): string {
  // a phone number is found with any spacing, and with the country code in place of the 0
  const isPhone = /^\+?[\d\s()./-]{5,}$/.test(search.trim())
  const normalized = isPhone ? digitsOf(search).replace(/^(234|0)/, '') : foldText(search.trim())
  return `%${normalized.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
