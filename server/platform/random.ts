import { hash, randomBytes, randomInt } from 'node:crypto'

/** Returns a public identifier: 22 URL-safe random characters (R-WIRE-017 requires 16 or more). */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns a session token: 43 random characters, stored only by the browser. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that the database stores in place of a token or a code. */
export function sha256Hex(secret: string): string {
  return hash('sha256', secret)
}

/** Returns a reset code of six digits. */
export function newResetCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the items in random order. Does not change the given list. */
export function shuffle<T>(items: readonly T[]): T[] {
  const out = [...items]
  for (let last = out.length - 1; last > 0; last--) {
    const swapIndex = randomInt(last + 1)
    // both indexes are in the list
    ;[out[last], out[swapIndex]] = [out[swapIndex] as T, out[last] as T]
  }
  return out
}
