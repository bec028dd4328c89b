import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { foldForSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { type SearchWord, searchWords } from '../../contract/arabic/arabic-search.ts'

/**
 * Returns the searched text of a user. Its first line begins with the name, so it also sorts users by name; further
 * spellings of an Arabic name follow on further lines.
 */
export function searchText({ name, email, phone }: { name: string; email: string; phone: string }) {
  const [folded = '', ...spellings] = searchIndex(name).split('\n')
  const line = `${folded} ${foldForSearch(email)} ${digitsOf(phone)}`.trimEnd()
  return [line, ...spellings].join('\n')
}

/** The words of a search for users: a phone number is found with any spacing, and with the country code in place of the 0. */
export function userSearchWords(search: string): SearchWord[] {
  const isPhone = /^\+?[\d\s()./-]{5,}$/.test(search.trim())
  if (!isPhone) return searchWords(search)
  return [{ spellings: [digitsOf(search).replace(/^(234|0)/, '')], isStart: false }]
}

/** The condition that a column of `searchText` has a search, as `matchesSearch` decides it (R-ARABIC-001). */
export function isUserFound(column: string, search: string): RawBuilder<SqlBool> {
  return containsWords(column, userSearchWords(search))
}

/** The condition that a column of `searchIndex` matches a search, as `matchesSearch` decides it (R-ARABIC-001). */
export function isTextFound(column: string, search: string): RawBuilder<SqlBool> {
  return containsWords(column, searchWords(search))
}

function containsWords(column: string, words: readonly SearchWord[]): RawBuilder<SqlBool> {
  const isLike = (pattern: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
  const conditions = words.map(({ spellings, isStart }) => {
    const patterns = spellings.map(toLikePattern)
    const found = isStart ? patterns.flatMap(toStartPatterns) : patterns
    return sql<SqlBool>`(${sql.join(found.map(isLike), sql` or `)})`
  })
  // every text has the empty search
  return conditions.length === 0 ? isLike('%') : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The patterns for a text at the beginning of a word: of the column, after a space, and on a further line. */
function toStartPatterns(pattern: string): string[] {
  return [pattern.slice(1), `% ${pattern.slice(1)}`, `%\n${pattern.slice(1)}`]
}

/** A LIKE pattern (escape character '\') that matches a text anywhere, with its wildcards escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
