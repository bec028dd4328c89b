import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in memory (ES256, attestation 'none') that responds to the options of the server as a browser does. */
export function createAuthenticator(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** RP ID hash, flags and counter. */
  const authenticatorData = (rpId: string, flags: number, atCounter = ++counter) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(atCounter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  return {
    /** The response to the options of a registration, as JSON. */
    register(options: string): string {
      const { challenge, rp } = JSON.parse(options)
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      // user present, user verified, attested credential data
      const authData = Buffer.concat([authenticatorData(rp.id, 0x45), credential])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ])
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      })
    },
    /** The response to the options of a sign-in, as JSON. A copy of the passkey has a `counter` of its own. */
    signIn(options: string, { counter: ownCounter }: { counter?: number } = {}): string {
      const { challenge, rpId } = JSON.parse(options)
      const authData = authenticatorData(rpId, 0x05, ownCounter)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      })
    },
  }
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  const [xBytes, yBytes] = [x, y].map((it) => cborBytes(Buffer.from(it, 'base64url')))
  return Buffer.concat([head, xBytes ?? head, Buffer.from([0x22]), yBytes ?? head])
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}
