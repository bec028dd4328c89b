import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const INPUT_LIMITS = {
  /** More than a request head, which Node.js limits to 16 KB, and the bytes that a single read of the socket can add. */
  maxBytes: 128 * 1024,
  intervalMs: 100,
}

type OpenConnection = {
  /** Requests without a complete response, or whose body is still being read. */
  openRequests: number
  /** Bytes received by the end of the last request. */
  bytesBefore: number
}

/**
 * Closes connections that send bytes without sending requests. Node.js skips empty lines before a request without limit,
 * and fifty connections that send nothing else delay other responses by more than a second (decision 0300).
 */
export function limitUnframedInput(
  { server }: FastifyInstance,
  { maxBytes, intervalMs }: typeof INPUT_LIMITS = INPUT_LIMITS,
): void {
  const connections = new Map<Socket, OpenConnection>()
  const isExceeded = (socket: Socket, { openRequests, bytesBefore }: OpenConnection) =>
    openRequests === 0 && socket.bytesRead - bytesBefore > maxBytes
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { openRequests: 0, bytesBefore: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection || isExceeded(socket, connection)) return void socket.destroy()
    connection.openRequests++
    const release = () => {
      if (!response.closed || !(request.complete || request.closed)) return
      request.off('close', release)
      response.off('close', release)
      connection.openRequests--
      connection.bytesBefore = socket.bytesRead
    }
    request.on('close', release)
    response.on('close', release)
  })
  const timer = setInterval(() => {
    for (const [socket, connection] of connections)
      if (isExceeded(socket, connection)) socket.destroy()
  }, intervalMs).unref()
  server.once('close', () => clearInterval(timer))
}
