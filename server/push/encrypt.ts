import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_SIZE = 4096
/** The limit of every push service: a body of 4,096 bytes minus header, delimiter and tag (RFC 8291, section 4). */
const TEXT_MAX_BYTES = 3993
/** The delimiter after the text of the last (and only) record. */
const LAST_RECORD = Buffer.from([2])

/** The keys of a browser's subscription in URL-safe base64: a P-256 point and a secret of 16 bytes. */
export type DeviceKeys = { p256dh: string; auth: string }

/** The random values of one push; passed only by the test of the RFC's example. */
export type Ephemeral = { privateKey: Buffer; salt: Buffer }

/**
 * Encrypts a text for one device as a single aes128gcm record (RFC 8188) with keys that only the device can derive (RFC
 * 8291, decision 0113). Throws for invalid subscription keys and for a text over 3,993 bytes.
 */
export function encryptForDevice(
  { p256dh, auth }: DeviceKeys,
  text: string,
  ephemeral?: Ephemeral,
): Buffer {
  const plaintext = Buffer.from(text)
  if (plaintext.length > TEXT_MAX_BYTES)
    throw new RangeError(`A push holds at most ${TEXT_MAX_BYTES} bytes`)
  const device = Buffer.from(p256dh, 'base64url')
  const authSecret = Buffer.from(auth, 'base64url')
  if (device.length !== 65 || authSecret.length < 16)
    throw new TypeError('These are not the keys of a subscription')

  const sender = createECDH('prime256v1')
  if (ephemeral) sender.setPrivateKey(ephemeral.privateKey)
  else sender.generateKeys()
  const salt = ephemeral?.salt ?? randomBytes(16)
  const senderKey = sender.getPublicKey()

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, senderKey])
  const secret = derive(sender.computeSecret(device), authSecret, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([
    recordHeader(salt, senderKey),
    cipher.update(plaintext),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** Salt, record size and sender's public key, before the first record (RFC 8188, section 2.1). */
function recordHeader(salt: Buffer, senderKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, sizes, senderKey])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
