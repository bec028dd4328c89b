import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const SOCKETS = 200
const HEAD =
  'POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n'

/** Opens 200 connections that each send one byte of a body per second; soak/slow-clients.ts checks that they are closed. */
export async function trickleBodies(port: number, seconds: number): Promise<void> {
  const sockets = Array.from({ length: SOCKETS }, (_, index) => {
    const localAddress = `127.0.2.${(index % 250) + 1}`
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    socket.on('error', () => {})
    socket.resume()
    socket.write(HEAD)
    return socket
  })
  for (let second = 0; second < seconds; second++) {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
    await pause(1000)
  }
  for (const socket of sockets) socket.destroy()
}
