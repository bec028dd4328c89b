import type { Duplex } from 'node:stream'
import { errorStatus, type HttpErrorCode } from '../../contract/platform/error-codes.ts'
import { defaultHeaders } from './headers.ts'

type Refusal = { code: HttpErrorCode; reason: string }

/**
 * The code and the reason phrase for an error of Node's parser; MALFORMED for any other. The phrases are written out, because
 * importing node:http as an ES module loads Node's client of fetch, 13 MB.
 */
const REFUSALS = new Map<string, Refusal>([
  ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'request_timeout', reason: 'Request Timeout' }],
  ['HPE_HEADER_OVERFLOW', { code: 'headers_too_large', reason: 'Request Header Fields Too Large' }],
])
const MALFORMED: Refusal = { code: 'malformed_request', reason: 'Bad Request' }

/**
 * Responds to bytes that Node.js cannot parse as a request, and closes the connection. No hook runs for them, so the headers and
 * the envelope of every response are written here.
 */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { code, reason } = REFUSALS.get(error.code ?? '') ?? MALFORMED
  const status = errorStatus[code]
  const message = 'The request could not be read.'
  const body = JSON.stringify({ status: false, message, code, data: null })
  const headers = {
    ...defaultHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy(error)
}
