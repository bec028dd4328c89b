import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { subscribePush } from '../../contract/push.ts'
import { newPublicId } from '../platform/random.ts'
import { callApi } from './call-api.ts'
import type { TestSchool, TestUser } from './test-school.ts'

/** A push as a push service sees it. */
export type ReceivedPush = { path: string; headers: IncomingMessage['headers']; body: Buffer }
type StubReply = { status: number; headers?: Record<string, string> }

/**
 * A push service that speaks HTTP on this machine. `agent` leads every endpoint to it, whatever host that names, so
 * that the school under test sends as it would to the real one. `replies` says what it answers, by path.
 */
export async function openPushServiceStub(
  replyTo: (path: string) => StubReply = () => ({ status: 201 }),
) {
  const received: ReceivedPush[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    sendReply(response, replyTo(path))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { posted: received, agent: agentTo(port) }
}

function sendReply(response: ServerResponse, { status, headers = {} }: StubReply) {
  response.writeHead(status, headers).end()
}

function agentTo(port: number): Agent {
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return agent
}

/** A browser with a push subscription: it alone can read what is sent to it. */
export type TestDevice = ReturnType<typeof createDevice>

export function createDevice(endpoint = `https://push.example.org/${newPublicId()}`) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint,
    path: new URL(endpoint).pathname,
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** What a push says, decrypted as RFC 8188 and RFC 8291 have it. Throws when it is not for this device. */
    decrypt: ({ body }: ReceivedPush) => JSON.parse(decryptPush(body, keys, auth).toString('utf8')),
  }
}

/** A device on which a person has asked to be told. */
export async function subscribeDevice(
  school: TestSchool,
  user: TestUser,
  fields: { categories?: string[] } = {},
): Promise<TestDevice> {
  const device = createDevice()
  const { status, message } = await callApi(
    school,
    subscribePush,
    { ...device.subscription, ...fields },
    user,
  )
  if (!status) throw new Error(message)
  return device
}

function decryptPush(body: Buffer, keys: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const ciphertext = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(ciphertext.subarray(-16))
  const padded = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()])
  // a 2 ends the text of the last record, and padding may follow
  return padded.subarray(0, padded.lastIndexOf(2))
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** What the sender says of itself (RFC 8292), once its signature is seen to be of this public key. */
export function readVapidClaims(
  { headers }: ReceivedPush,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(headers.authorization ?? '')?.groups ?? {}
  if (key !== publicKey) throw new Error('Signed with another key')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head, claims = '', signature = ''] = token.split('.')
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The signature is not theirs')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
