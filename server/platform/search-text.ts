import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { foldForSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { searchWords } from '../../contract/arabic/arabic-search.ts'

/**
 * Returns the searched text of a user. Its first line begins with the name, so it also sorts users by name; further
 * spellings of an Arabic name follow on further lines.
 */
export function searchText({ name, email, phone }: { name: string; email: string; phone: string }) {
  const [folded = '', ...spellings] = searchIndex(name).split('\n')
  const line = `${folded} ${foldForSearch(email)} ${digitsOf(phone)}`.trimEnd()
  return [line, ...spellings].join('\n')
}

/** The texts that a searched text must contain, in any order, each in one of several spellings. */
export type SearchWords = readonly (readonly string[])[]

/** The words of a search for users: a phone number is found with any spacing, and with the country code in place of the 0. */
export function userSearchWords(search: string): SearchWords {
  const isPhone = /^\+?[\d\s()./-]{5,}$/.test(search.trim())
  return isPhone ? [[digitsOf(search).replace(/^(234|0)/, '')]] : searchWords(search)
}

/** The condition that a column of `searchText` has a search, as `matchesSearch` decides it (R-ARABIC-001). */
export function isUserFound(column: string, search: string): RawBuilder<SqlBool> {
  return containsWords(column, userSearchWords(search))
}

/** The condition that a column of `searchIndex` matches a search, as `matchesSearch` decides it (R-ARABIC-001). */
export function isTextFound(column: string, search: string): RawBuilder<SqlBool> {
  return containsWords(column, searchWords(search))
}

function containsWords(column: string, words: SearchWords): RawBuilder<SqlBool> {
  const contains = (text: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${toLikePattern(text)} escape '\\'`
  const conditions = words.map(
    (spellings) => sql<SqlBool>`(${sql.join(spellings.map(contains), sql` or `)})`,
  )
  // every text has the empty search
  return conditions.length === 0 ? contains('') : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** True if a searched text contains the words. */
export function hasWords(text: string, words: SearchWords): boolean {
  return words.every((spellings) => spellings.some((it) => text.includes(it)))
}

/** A LIKE pattern (escape character '\') that matches a text anywhere, with its wildcards escaped. */
export function toLikePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
