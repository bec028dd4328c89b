import { hash, verify } from '@node-rs/argon2'
import { foldForSearch } from '../../contract/arabic-search.ts'
import {
  PASSWORD_IS_IDENTITY,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_COMMON,
  PASSWORD_TOO_SHORT,
} from '../../contract/auth.ts'
import { decline } from '../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { argon2Options, type HashingConfig } from './hashing.ts'

/** Declines a password of fewer than 8 characters (R-AUTH-038, R-AUTH-039). */
export function declineShortPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN_LENGTH) decline('password_too_short', PASSWORD_TOO_SHORT)
}

/** Declines a password of fewer than 8 characters and a common one (R-TRUST-008). */
export function declineWeakPassword(password: string): void {
  declineShortPassword(password)
  if (isCommonPassword(password)) decline('password_too_common', PASSWORD_TOO_COMMON)
}

/** A person's name and email; a name that is not known is ''. */
export type Identity = { name: string; email: string }

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
  return hash(password, argon2Options(PASSWORD_MEMORY_KIB))
}

/** Stored instead of a hash while an account has no password: no password matches it. */
export const NO_PASSWORD = ''

/** True if the password matches the hash. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  if (passwordHash === NO_PASSWORD) return false
  return verify(passwordHash, password)
}

/**
 * A new hash of a password that matches `passwordHash`, if that has another cost than the configured one: the duration of a sign-in
 * would reveal its account, because an unknown email is verified at the configured cost.
 */
export async function renewHash(
  { PASSWORD_MEMORY_KIB }: HashingConfig,
  password: string,
  passwordHash: string,
): Promise<string | undefined> {
  const options = argon2Options(PASSWORD_MEMORY_KIB)
  const { memoryCost, timeCost, parallelism } = options
  if (passwordHash.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)) return undefined
  return hash(password, options)
}
