import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/app-context.ts'
import { getOrCreateSecret } from '../../platform/secrets.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key of stored TOTP secrets: from SECOND_FACTOR_KEY, or generated and stored in `secrets` (decision 0643). */
export async function readSealingKey({ db, config }: AppContext): Promise<Buffer> {
  const secret =
    config.SECOND_FACTOR_KEY ??
    (await getOrCreateSecret(db, 'second-factor', () => randomBytes(32).toString('base64url')))
  return Buffer.from(hkdfSync('sha256', secret, '', 'totp', 32))
}

/** Encrypts a text with AES-256-GCM for one user: nonce, tag and text in base64url. */
export function seal(text: string, key: Buffer, userId: number): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` returned; undefined with another key or for another user. */
export function unseal(sealed: string, key: Buffer, userId: number): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    decipher.setAAD(Buffer.from(String(userId))).setAuthTag(tag)
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
