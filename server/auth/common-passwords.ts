import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

let passwords: ReadonlySet<string> | undefined

/** Words that somebody who guesses passwords of this school tries first. */
const SCHOOL_WORDS =
  /^(?:lisan|arabic|alarabiyya|quran|islam|islamic|allah|bismillah|alhamdulillah|madrasa|school|online|student|teacher|ustadh|ustaz|nigeria)+$/

/**
 * True for one of the 10,000 most common passwords of at least 8 characters, in any letter case and width (decision 0640), and for words
 * of the school with nothing but digits and symbols around them: 'Arabic-2026' (decision 0675).
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= readList()
  // letters of full width are the same password to a person
  const lower = password.normalize('NFKC').toLowerCase()
  return passwords.has(lower) || SCHOOL_WORDS.test(lower.replace(/[^\p{L}\p{M}]/gu, ''))
}

// read at the first use: most starts need no password
function readList(): ReadonlySet<string> {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt.br'))
  return new Set(brotliDecompressSync(file).toString().split('\n'))
}
