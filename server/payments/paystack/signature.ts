import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a webhook: the hexadecimal HMAC-SHA512 of its raw body with the secret key. */
export function signBody(body: string | Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex')
}

/** True if the signature matches the body. Compares in constant time. */
export function isValidSignature(body: Buffer, signature: string, secretKey: string): boolean {
  const expected = Buffer.from(signBody(body, secretKey))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
