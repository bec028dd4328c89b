import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../contract/auth.ts'
import { decline } from '../platform/errors.ts'

// OWASP's argon2id minimum: 19 MiB, two passes, one lane; the library's default algorithm is argon2id
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Declines a password of fewer than 8 characters (R-AUTH-038, R-AUTH-039). */
export function declineShortPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN_LENGTH) decline('password_too_short', PASSWORD_TOO_SHORT)
}

/** Hashes a new password with argon2id. Declines one of fewer than 8 characters. */
export async function hashPassword(password: string): Promise<string> {
  declineShortPassword(password)
  return hash(password, argon2Options)
}

/** Stored instead of a hash while an account has no password: no password matches it. */
export const NO_PASSWORD = ''

/** True if the password matches the hash. */
export async function verifyPassword(password: string, passwordHash: string): Promise<boolean> {
  if (passwordHash === NO_PASSWORD) return false
  return verify(passwordHash, password)
}
