import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorStatus, type HttpErrorCode } from '../../contract/error-codes.ts'
import { defaultHeaders } from './headers.ts'

/** The code of an error of Node's parser; `malformed_request` for any other. */
const CODES = new Map<string, HttpErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
])

/**
 * Responds to bytes that Node.js cannot parse as a request, and closes the connection. No hook runs for them, so the headers and
 * the envelope of every response are written here.
 */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = CODES.get(error.code ?? '') ?? 'malformed_request'
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
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy(error)
}
