import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** The algorithms of passkeys, at least one of which every authenticator supports. */
export type PasskeyAlgorithm = 'ES256' | 'EdDSA' | 'RS256'

type PasskeyKey = {
  /** The public key in the format of WebAuthn (RFC 9052, COSE_Key). */
  coseKey: Buffer
  sign: (data: Buffer) => Buffer
}

/** Creates the key of a passkey. */
export function createPasskeyKey(algorithm: PasskeyAlgorithm): PasskeyKey {
  if (algorithm === 'EdDSA') return createEdDsaKey()
  return algorithm === 'RS256' ? createRs256Key() : createEs256Key()
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
function createEs256Key(): PasskeyKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]
  const parts = [Buffer.from([0x21]), field(publicKey, 'x'), Buffer.from([0x22])]
  return {
    coseKey: Buffer.concat([Buffer.from(head), ...parts, field(publicKey, 'y')]),
    sign: (data) => sign('sha256', data, privateKey),
  }
}

/** {1: 1, 3: -8, -1: 6, -2: x} */
function createEdDsaKey(): PasskeyKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const head = [0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21]
  return {
    coseKey: Buffer.concat([Buffer.from(head), field(publicKey, 'x')]),
    sign: (data) => sign(null, data, privateKey),
  }
}

/** {1: 3, 3: -257, -1: n, -2: e} */
function createRs256Key(): PasskeyKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const head = [0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20]
  const parts = [field(publicKey, 'n'), Buffer.from([0x21]), field(publicKey, 'e')]
  return {
    coseKey: Buffer.concat([Buffer.from(head), ...parts]),
    sign: (data) => sign('sha256', data, privateKey),
  }
}

/** A number of a public key, as a byte string. */
const field = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e') =>
  cborBytes(Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url'))

/** A text of at most 23 bytes in CBOR. */
export const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** At most 65,535 bytes in CBOR, with the shortest head. */
export const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from(headOf(bytes)), bytes])

function headOf({ length }: Buffer): number[] {
  if (length < 24) return [0x40 + length]
  return length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
}
