import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the provider signs a notice: the hexadecimal HMAC-SHA512 of its raw body under the secret key. */
export function signBody(body: string | Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex')
}

/** Whether a signature is that of a body; it takes as long to find out for a near miss as for any other. */
export function isValidSignature(body: Buffer, signature: string, secretKey: string): boolean {
  const expected = Buffer.from(signBody(body, secretKey))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
