import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { HOUR } from '../../contract/platform/duration.ts'

/** The VAPID key pair of the school (RFC 8292), URL-safe base64. */
export type PushKeys = { publicKey: string; privateKey: string }

/** Generates a key pair: an uncompressed P-256 point and its private number of 32 bytes. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // the library omits leading zeros of a private number
  const privateNumber = pair.getPrivateKey()
  const privateKey = Buffer.concat([
    Buffer.alloc(32 - privateNumber.length),
    privateNumber,
  ]).toString('base64url')
  return { publicKey, privateKey }
}

const VALID_SECONDS = 12 * HOUR

type VapidClaims = {
  endpoint: string
  /** The contact for push services: an https: or mailto: address. */
  subject: string
  /** Unix seconds. */
  now: number
}

/** The Authorization header of a push: a token signed for the endpoint's origin, valid for 12 hours (RFC 8292). */
export function vapidHeader(keys: PushKeys, { endpoint, subject, now }: VapidClaims): string {
  const header = encodeJson({ typ: 'JWT', alg: 'ES256' })
  const claims = encodeJson({
    aud: new URL(endpoint).origin,
    exp: now + VALID_SECONDS,
    sub: subject,
  })
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), {
    key: createPrivateKey({ format: 'jwk', key: toJwk(keys) }),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${header}.${claims}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function toJwk({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  }
}

const encodeJson = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url')
