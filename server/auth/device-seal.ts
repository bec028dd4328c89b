import { createECDH, createHash, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { getOrCreateSecret } from '../platform/secrets.ts'

/** The number of points of the curve P-256. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** The key pair of a user, computed from a secret of the school, so that none is stored. */
async function keyPairOf(db: Db, userId: number): Promise<ECDH> {
  const secret = await getOrCreateSecret(db, 'device-seal', () =>
    randomBytes(32).toString('base64url'),
  )
  // 16 bytes longer than the order, so that the modulo bias is negligible
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `device-seal:${userId}`, 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  return pair
}

/** The first byte of a point with both coordinates, of 32 bytes each. */
const UNCOMPRESSED = Buffer.from([4])

/** The public key for which a device encrypts data of a user: both coordinates in base64url. */
export async function sealKeyOf(db: Db, userId: number): Promise<string> {
  const point = (await keyPairOf(db, userId)).getPublicKey()
  return [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url')).join('.')
}

/** The AES key of data encrypted for a user with this ephemeral key: base64url. Throws 400 if it is not on the curve. */
export async function openSealOf(db: Db, userId: number, sealKey: string): Promise<string> {
  const pair = await keyPairOf(db, userId)
  let shared: Buffer
  try {
    const coordinates = sealKey.split('.').map((it) => Buffer.from(it, 'base64url'))
    shared = pair.computeSecret(Buffer.concat([UNCOMPRESSED, ...coordinates]))
  } catch {
    httpError('invalid_request', say('rules_wire_field_invalid', { field: 'seal_key' }))
  }
  return createHash('sha256').update(shared).digest('base64url')
}
