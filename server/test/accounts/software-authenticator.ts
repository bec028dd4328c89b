import { createHash, randomBytes } from 'node:crypto'
import { cborBytes, cborText, createPasskeyKey, type PasskeyAlgorithm } from './passkey-keys.ts'

type AuthenticatorOptions = {
  origin?: string
  algorithm?: PasskeyAlgorithm
  /** False for a key that one only touches: it asks for no fingerprint or PIN. */
  verifiesUser?: boolean
  /** How a browser reaches it. */
  transports?: string[]
}

/** Bits of the flags of a response. */
const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** A passkey in memory that responds to the options of the server as a browser does. */
export function createAuthenticator({
  origin = 'http://localhost',
  algorithm = 'ES256',
  verifiesUser = true,
  transports = ['internal'],
}: AuthenticatorOptions = {}) {
  const { coseKey, sign } = createPasskeyKey(algorithm)
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const userFlags = verifiesUser ? USER_PRESENT | USER_VERIFIED : USER_PRESENT
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** RP ID hash, flags and counter. */
  const authenticatorData = (rpId: string, flags: number, atCounter = ++counter) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(atCounter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  return {
    /** Signs data with the key of the passkey. */
    sign,
    /**
     * The response to the options of a registration, as JSON. Its attestation is 'none', or made by `signAttestation` with ES256.
     */
    register(options: string, signAttestation?: (data: Buffer) => Buffer): string {
      const { challenge, rp } = JSON.parse(options)
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const authData = Buffer.concat([
        authenticatorData(rp.id, userFlags | HAS_CREDENTIAL),
        credential,
      ])
      const client = clientData('webauthn.create', challenge)
      const signature = signAttestation?.(Buffer.concat([authData, sha256(client)]))
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestationObject(authData, signature).toString('base64url'),
          transports,
        },
      })
    },
    /** The response to the options of a sign-in, as JSON. A copy of the passkey has a `counter` of its own. */
    signIn(options: string, { counter: ownCounter }: { counter?: number } = {}): string {
      const { challenge, rpId } = JSON.parse(options)
      const authData = authenticatorData(rpId, userFlags, ownCounter)
      const client = clientData('webauthn.get', challenge)
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign(Buffer.concat([authData, sha256(client)])).toString('base64url'),
        },
      })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Format, statement and data of an attestation. */
function attestationObject(authData: Buffer, signature: Buffer | undefined): Buffer {
  const statement = signature
    ? [Buffer.from([0xa2]), cborText('alg'), Buffer.from([0x26]), cborText('sig')]
    : [Buffer.from([0xa0])]
  return Buffer.concat([
    ...[Buffer.from([0xa3]), cborText('fmt'), cborText(signature ? 'packed' : 'none')],
    ...[cborText('attStmt'), ...statement, ...(signature ? [cborBytes(signature)] : [])],
    ...[cborText('authData'), cborBytes(authData)],
  ])
}
