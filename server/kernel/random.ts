import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A public identifier: 22 URL-safe random characters (decisions §4 asks for 16 or more). */
export function newRand(): string {
  return randomBytes(16).toString('base64url')
}

/** A session token: 43 random characters, kept by the browser alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token or a code. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Six digits for a reset code. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The same things in a random order, without touching the list given. */
export function shuffled<T>(things: readonly T[]): T[] {
  const out = [...things]
  for (let last = out.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[out[last], out[other]] = [out[other] as T, out[last] as T]
  }
  return out
}
