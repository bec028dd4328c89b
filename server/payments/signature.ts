import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the provider signs a notice: the hexadecimal HMAC-SHA512 of its raw body under the secret key. */
export function signatureOf(body: string | Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex')
}

/** Whether a signature is that of a body; it takes as long to find out for a near miss as for any other. */
export function isSigned(body: Buffer, signature: string, secretKey: string): boolean {
  const wanted = Buffer.from(signatureOf(body, secretKey))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
