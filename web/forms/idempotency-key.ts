/** A random key of 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http, which a local network may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
