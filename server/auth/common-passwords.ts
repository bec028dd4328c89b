import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

let passwords: ReadonlySet<string> | undefined

/** Words that an attacker would try first at this school. */
const SCHOOL_WORDS =
  /^(?:lisan|arabic|alarabiyya|quran|islam|islamic|allah|bismillah|alhamdulillah|madrasa|school|online|student|teacher|ustadh|ustaz|nigeria)+$/

/**
 * True for one of the 10,000 most common passwords of at least 8 characters, in any letter case and width, and for
 * words of the school combined only with digits and symbols: 'Arabic-2026'.
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= readList()
  // people read full-width letters as the same password
  const lower = password.normalize('NFKC').toLowerCase()
  return passwords.has(lower) || SCHOOL_WORDS.test(lower.replace(/[^\p{L}\p{M}]/gu, ''))
}

// read on first use, because most starts do not check a new password
function readList(): ReadonlySet<string> {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt.br'))
  return new Set(brotliDecompressSync(file).toString().split('\n'))
}
