import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

let passwords: ReadonlySet<string> | undefined

/** True for one of the 10,000 most common passwords of at least 8 characters, in any letter case (decision 0640). */
export function isCommonPassword(password: string): boolean {
  passwords ??= readList()
  return passwords.has(password.toLowerCase())
}

// read at the first use: most starts need no password
function readList(): ReadonlySet<string> {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt.br'))
  return new Set(brotliDecompressSync(file).toString().split('\n'))
}
