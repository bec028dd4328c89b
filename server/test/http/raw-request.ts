import { connect } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { TestSchool } from '../test-school.ts'

export type RawConnection = {
  /** Writes bytes; resolves when the socket accepts more, with false if it is closed. */
  send(bytes: string | Buffer): Promise<boolean>
  /** All bytes received so far. */
  received(): string
  /** Resolves when the connection is closed. */
  closed: Promise<void>
  end(): void
}

const ports = new WeakMap<TestSchool, Promise<number>>()

async function listen({ app }: TestSchool) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens a TCP connection to a school, for bytes that no HTTP client would send. */
export async function openConnection(school: TestSchool): Promise<RawConnection> {
  const listening = ports.get(school) ?? listen(school)
  ports.set(school, listening)
  const socket = connect(await listening, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    received: () => received,
    closed,
    end: () => void socket.destroy(),
    send(bytes) {
      if (socket.destroyed || !socket.writable) return Promise.resolve(false)
      if (socket.write(bytes)) return Promise.resolve(true)
      return Promise.race([
        new Promise<boolean>((resolve) => socket.once('drain', () => resolve(true))),
        closed.then(() => false),
      ])
    },
  }
}

/** Status and body of the first response on a connection, once it is complete. */
export function parseResponse({
  received,
}: RawConnection): { http: number; body: string } | undefined {
  const [head = '', body] = received().split('\r\n\r\n', 2)
  return body === undefined ? undefined : { http: Number(head.split(' ')[1]), body }
}

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
export const MULTIPART = 'multipart/form-data; boundary=cut'

/** A field of a multipart body whose boundary is 'cut'. */
export const formField = (name: string, value: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
/** A file of a multipart body whose boundary is 'cut'. */
export const formFile = (name: string, bytes: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="x.pdf"\r\n\r\n${bytes}\r\n`

export type RawRequest = {
  path?: string
  method?: string
  type?: string | undefined
  headers?: string[]
  token?: string
  /** Content-Length; without it the body is chunked. */
  length?: number
  body: string
}

/** Sends a head and a body, and returns the response without ending the request. */
export async function sendRawRequest(school: TestSchool, request: RawRequest) {
  const connection = await openConnection(school)
  const { path = '/api.php', method = 'POST', type = FORM, length } = request
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: school',
    `Content-Type: ${type}`,
    length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ...(request.token ? [`Authorization: Bearer ${request.token}`] : []),
    ...(request.headers ?? []),
  ]
  const body =
    length === undefined
      ? `${Buffer.byteLength(request.body).toString(16)}\r\n${request.body}\r\n`
      : request.body
  void connection.send(`${head.join('\r\n')}\r\n\r\n${body}`)
  return readResponse(connection)
}

async function readResponse(connection: RawConnection) {
  await expect.poll(() => parseResponse(connection), { timeout: 5000 }).toBeDefined()
  const { http, body } = parseResponse(connection) ?? { http: 0, body: '{}' }
  connection.end()
  return { http, message: String(JSON.parse(body).message) }
}
