import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultHeaders } from './headers.ts'

/** The status of an error of Node's parser; 400 for any other. */
const STATUS_BY_CODE = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/**
 * Responds to bytes that Node.js cannot parse as a request, and closes the connection. No hook runs for them, so the headers and
 * the envelope of every response are written here.
 */
export function rejectUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS_BY_CODE.get(error.code ?? '') ?? 400
  const body = JSON.stringify({
    status: false,
    message: 'The request could not be read.',
    data: null,
  })
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
