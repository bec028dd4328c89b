import { connect } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { TestSchool } from './test-school.ts'

export type RawConnection = {
  /** Writes bytes as they are; resolves when the connection takes more, false when it is gone. */
  send(bytes: string | Buffer): Promise<boolean>
  /** Everything the server has sent so far. */
  received(): string
  /** Settles when the connection is closed. */
  closed: Promise<void>
  end(): void
}

const ports = new WeakMap<TestSchool, Promise<number>>()

async function listen({ app }: TestSchool) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens a connection to a school that listens, on which a test writes bytes that no client library would send. */
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

/** The status line's code and the body of the first response on a connection, once it is there. */
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
/** A file of such a body. */
export const formFile = (name: string, bytes: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="x.pdf"\r\n\r\n${bytes}\r\n`

export type RawRequest = {
  path?: string
  method?: string
  type?: string | undefined
  headers?: string[]
  token?: string
  /** Announces this length; without it the body is sent in chunks. */
  length?: number
  body: string
}

/** Sends a head and then a body, and answers what the server says while more could still come. */
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
  return { http, message: (JSON.parse(body) as { message: string }).message }
}
