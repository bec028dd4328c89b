import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../contract/auth.ts'
import { refuse } from '../kernel/refusal.ts'

// OWASP's argon2id minimum: 19 MiB, two passes, one lane; the library's default algorithm is argon2id
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Declines a password of fewer than 8 characters (decisions §3). */
export function declineShortPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN_LENGTH) refuse(PASSWORD_TOO_SHORT)
}

/** Hashes a new password with argon2id. Declines one of fewer than 8 characters. */
export async function hashPassword(password: string): Promise<string> {
  declineShortPassword(password)
  return hash(password, cost)
}

/** Stands in the place of a hash for whoever has no password yet: none is the right one. */
export const NO_PASSWORD = ''

/** Whether a password is the one behind a hash. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  if (passwordHash === NO_PASSWORD) return false
  return verify(passwordHash, password)
}
