import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A public identifier: 22 URL-safe random characters (R-WIRE-017 asks for 16 or more). */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url')
}

/** A session token: 43 random characters, kept by the browser alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token or a code. */
export function sha256Hex(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Six digits for a reset code. */
export function newResetCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The same things in a random order, without touching the list given. */
export function shuffle<T>(items: readonly T[]): T[] {
  const out = [...items]
  for (let last = out.length - 1; last > 0; last--) {
    const swapIndex = randomInt(last + 1)
    ;[out[last], out[swapIndex]] = [out[swapIndex] as T, out[last] as T]
  }
  return out
}
