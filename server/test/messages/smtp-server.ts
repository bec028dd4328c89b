import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { portOf } from '../process/listen-locally.ts'

export type ReceivedEmail = {
  /** Headers and body, as Latin-1. */
  text: string
  /** Address of the last recipient. */
  to: string
  /** The name that the client gave in its EHLO. */
  client: string
  /** `performance.now()` at the end of the text. */
  at: number
}

type Options = {
  port?: number
  /** Time between the end of an email and the reply that accepts it. */
  acceptDelayMs?: number
  /** Reply to a recipient, such as '451 later'; undefined accepts it. */
  rejectRecipient?: (address: string) => string | undefined
}

const LINE_END = '\r\n'
const DATA_END = '\r\n.\r\n'

/** Starts an SMTP server on this machine that stores every email in `received`. */
export async function openSmtpServer(options: Options = {}) {
  const received: ReceivedEmail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    serve(socket, options, (email) => received.push(email))
  })
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { received, port, url: `smtp://127.0.0.1:${port}`, close }
}

function serve(socket: Socket, options: Options, store: (email: ReceivedEmail) => void) {
  let [client, to, unread, end] = ['', '', '', LINE_END]
  const reply = (line: string) => socket.writable && socket.write(`${line}${LINE_END}`)
  socket.on('data', (bytes) => {
    unread += bytes.toString('latin1')
    for (let at = unread.indexOf(end); at >= 0; at = unread.indexOf(end)) {
      const text = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (end === DATA_END) accept(text)
      else handleCommand(text)
    }
  })

  function accept(text: string) {
    store({ text, to, client, at: performance.now() })
    end = LINE_END
    setTimeout(() => reply('250 accepted'), options.acceptDelayMs ?? 0)
  }

  function handleCommand(line: string) {
    if (line.startsWith('EHLO')) client = line.slice('EHLO '.length)
    if (line.startsWith('RCPT')) {
      to = /<(.+)>/.exec(line)?.[1] ?? ''
      const rejection = options.rejectRecipient?.(to)
      if (rejection) return reply(rejection)
    }
    if (line === 'DATA') end = DATA_END
    reply(line === 'DATA' ? '354 go on' : '250 ok')
  }
  reply('220 test server')
}
