// the hooked letters of Hausa and the signs for ʿayn and hamza are letters of their own to Unicode
const LETTERS: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ı: 'i' }
const MARKS = /[\p{M}\u02be\u02bf'’‘`]/gu

/**
 * A text as it is searched: without case, accents and vowel marks, so that 'danjuma' finds Ɗanjuma, 'oluwaseun'
 * Olúwaṣeun and 'عبد' عَبْد. SQLite can do none of that itself.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[ɓɗƙƴı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** What a search for a person looks in; it begins with the name, so that it also puts people in order of their names. */
export function searchText({ name, email, phone }: { name: string; email: string; phone: string }) {
  return `${foldText(name)} ${foldText(email)} ${digitsOf(phone)}`.trimEnd()
}

/** The pattern of LIKE (with '\' as escape) that finds a text anywhere in a `searchText`. */
export function searchPattern(search: string): string {
  // a number is found however it was spaced, and with the country's code in place of the 0
  const isPhone = /^\+?[\d\s()./-]{5,}$/.test(search.trim())
  const normalized = isPhone ? digitsOf(search).replace(/^(234|0)/, '') : foldText(search.trim())
  return `%${normalized.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
