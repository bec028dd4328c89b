import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { subscribePush } from '../../../contract/push/push.ts'
import { newPublicId } from '../../platform/random.ts'
import { callApi } from '../call-api.ts'
import { listenLocally } from '../process/listen-locally.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** A push request as the push service receives it. */
export type ReceivedPush = { path: string; headers: IncomingMessage['headers']; body: Buffer }
type StubReply = { status: number; headers?: Record<string, string> }

/**
 * Starts a push service on this machine. `agent` connects every endpoint to it, whatever its host. `replyTo` returns the
 * response for a path.
 */
export async function openPushServiceStub(
  replyTo: (path: string) => StubReply = () => ({ status: 201 }),
) {
  const received: ReceivedPush[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    // the request has no encoding
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    sendReply(response, replyTo(path))
  })
  return { posted: received, agent: agentTo(await listenLocally(server)) }
}

function sendReply(response: ServerResponse, { status, headers = {} }: StubReply) {
  response.writeHead(status, headers).end()
}

function agentTo(port: number): Agent {
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return agent
}

/** A push subscription with its private key, which decrypts the pushes sent to it. */
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
    /** Decrypts a push (RFC 8188, RFC 8291). Throws if it is encrypted for another device. */
    decrypt: ({ body }: ReceivedPush) => JSON.parse(decryptPush(body, keys, auth).toString('utf8')),
  }
}

/** Subscribes a new device of a user to push. */
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
  // a byte 2 marks the end of the last record; padding may follow
  return padded.subarray(0, padded.lastIndexOf(2))
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** The claims of a VAPID token (RFC 8292). Throws if its signature is not by this public key. */
export function readVapidClaims(
  { headers }: ReceivedPush,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(headers.authorization ?? '')?.groups ?? {}
  if (key !== publicKey) throw new Error('The push is signed with another key')
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
  if (!isValid) throw new Error('The signature is invalid')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** A user's devices. */
export const devicesOf = async ({ db }: TestSchool, user: TestUser) =>
  (
    await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
  ).map(({ endpoint }) => endpoint)
