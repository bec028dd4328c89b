import type { Body } from './bodies.ts'
import type { Attack } from './send-attack.ts'

/** How a request declares the length of its body: correctly, chunked, or incorrectly. */
export const framings = ['length', 'chunked', 'length too large', 'length too small'] as const
export type Framing = (typeof framings)[number]

export type BodyRequest = {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  body: Body
  /** Length of the body in bytes; nested bodies may be shorter. */
  bytes: number
  framing: Framing
} & Pick<Attack, 'disconnectAfterBytes' | 'reads'>

/** A request with a hostile body. */
export function buildBodyAttack(request: BodyRequest): Attack {
  const { name, disconnectAfterBytes, reads, framing, method } = request
  return {
    ...{
      name,
      disconnectAfterBytes,
      reads,
      isIncomplete: framing === 'length too large',
    },
    isHead: method === 'HEAD',
    pieces: (token) => piecesOf(request, token),
  }
}

function* piecesOf(request: BodyRequest, token?: string): Generator<Buffer> {
  const { body, framing } = request
  const { before, block, after } = body
  const bytes = lengthOf(request)
  const framed = framing === 'chunked' ? asChunk : (piece: Buffer) => piece
  yield Buffer.from(headOf(request, bytes, token))
  if (before.length > 0) yield framed(before)
  for (let left = bytes - before.length - after.length; left > 0; left -= block.length)
    yield framed(left < block.length ? block.subarray(0, left) : block)
  if (after.length > 0) yield framed(after)
  if (framing === 'chunked') yield Buffer.from('0\r\n\r\n')
}

function lengthOf({ body: { before, block, after }, bytes }: BodyRequest) {
  const least = before.length + after.length
  return block.length > 0 ? Math.max(bytes, least) : least
}

function headOf(request: BodyRequest, bytes: number, token?: string) {
  const { method, path, headers, body, framing } = request
  const declared = {
    length: bytes,
    'length too large': bytes * 2 + 1000,
    'length too small': Math.floor(bytes / 2),
  }
  const all: Record<string, string> = {
    host: 'lisan.example',
    ...(body.type ? { 'content-type': body.type } : {}),
    ...(framing === 'chunked'
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(declared[framing]) }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const chunks = new WeakMap<Buffer, Buffer>()

/** Cached: the same block is sent hundreds of times. */
function asChunk(piece: Buffer): Buffer {
  const cached = chunks.get(piece)
  if (cached) return cached
  const size = Buffer.from(`${piece.length.toString(16)}\r\n`)
  const chunk = Buffer.concat([size, piece, Buffer.from('\r\n')])
  chunks.set(piece, chunk)
  return chunk
}
