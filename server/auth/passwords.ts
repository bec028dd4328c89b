import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hash, verify } from '@node-rs/argon2'
import { foldForSearch } from '../../contract/arabic/arabic-search.ts'
import {
  PASSWORD_IS_IDENTITY,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_COMMON,
  PASSWORD_TOO_SHORT,
} from '../../contract/auth/auth.ts'
import { decline } from '../platform/errors.ts'
import { argon2Options, type HashingConfig } from './hashing.ts'

/**
 * A password as it is hashed: keyboards write the same letters and marks in different orders and spaces (OpaqueString of RFC 8265:
 * spaces of other scripts as U+0020, then NFC).
 */
const preparePassword = (password: string) => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** Declines a password of fewer than 8 characters (R-AUTH-038, R-AUTH-039). */
function declineShortPassword(password: string): void {
  if ([...preparePassword(password)].length < PASSWORD_MIN_LENGTH)
    decline('password_too_short', PASSWORD_TOO_SHORT)
}

/** Declines a password of fewer than 8 characters and a common one (R-TRUST-008). */
export function declineWeakPassword(password: string): void {
  declineShortPassword(password)
  if (isCommonPassword(preparePassword(password)))
    decline('password_too_common', PASSWORD_TOO_COMMON)
}

/** A person's name and email; a name that is not known is ''. */
type Identity = { name: string; email: string }

/** Declines a password that is the person's name, their email or its part before the @, in any spelling (R-TRUST-008). */
export function declineIdentityPassword(password: string, { name, email }: Identity): void {
  const forbidden = [name, email, email.split('@')[0] ?? ''].map(foldIdentity)
  const folded = foldIdentity(password)
  if (folded !== '' && forbidden.includes(folded))
    decline('password_is_identity', PASSWORD_IS_IDENTITY)
}

// 'Amina Bello', 'amina.bello' and 'AMINABELLO' compare as equal
const foldIdentity = (text: string) => foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Hashes a new password with argon2id. Declines one of fewer than 8 characters, and a common one. */
export async function hashPassword(
  { PASSWORD_MEMORY_KIB }: HashingConfig,
  password: string,
): Promise<string> {
  declineWeakPassword(password)
  return hash(preparePassword(password), argon2Options(PASSWORD_MEMORY_KIB))
}

/** Stored instead of a hash while an account has no password: no password matches it. */
export const NO_PASSWORD = ''

/** True if the password matches the hash, also one that was made of the password as it was typed. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  if (passwordHash === NO_PASSWORD) return false
  const prepared = preparePassword(password)
  if (await verify(passwordHash, prepared)) return true
  // the second attempt depends on the password alone, so its duration reveals nothing about the account
  return prepared !== password && verify(passwordHash, password)
}

/**
 * A new hash of a password that matches `passwordHash`, if that has another cost than the configured one, because the duration of a
 * sign-in would reveal its account, or if it was made of the password as it was typed.
 */
export async function renewHash(
  { PASSWORD_MEMORY_KIB }: HashingConfig,
  password: string,
  passwordHash: string,
): Promise<string | undefined> {
  const options = argon2Options(PASSWORD_MEMORY_KIB)
  const { memoryCost, timeCost, parallelism } = options
  const prepared = preparePassword(password)
  const isPrepared = prepared === password || (await verify(passwordHash, prepared))
  const hasCost = passwordHash.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
  return isPrepared && hasCost ? undefined : hash(prepared, options)
}

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
