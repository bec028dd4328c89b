import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import type { Kill } from './cluster-processes.ts'

/** Something that was handed over: what it is and for whom, its bytes, when, and by which process. */
export type Delivery = { key: string; to: string; text: string; at: number; sender: string }

/** A moment between taking something and saying so, as any such server has it: a kill may fall into it. */
const ACCEPT_DELAY_MS = 150

/** A real mail server on this machine that keeps what it takes; `key` is the Message-ID. */
export async function openMailSink() {
  const taken: Delivery[] = []
  const server = createServer((socket) => serveSmtp(socket, taken))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

const LINE_END = '\r\n'
const MESSAGE_END = '\r\n.\r\n'

function serveSmtp(socket: Socket, taken: Delivery[]) {
  let [by, to, unread, end] = ['', '', '', LINE_END]
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    unread += bytes.toString('latin1')
    for (let at = unread.indexOf(end); at >= 0; at = unread.indexOf(end)) {
      const line = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (end === MESSAGE_END) acceptMessage(line)
      else handleCommand(line)
    }
  })

  function acceptMessage(text: string) {
    const key = /^Message-ID: (.+)\r$/im.exec(text)?.[1] ?? ''
    taken.push({ key, to, text, at: performance.now(), sender: by })
    end = LINE_END
    setTimeout(() => socket.writable && socket.write('250 taken\r\n'), ACCEPT_DELAY_MS)
  }

  function handleCommand(said: string) {
    if (said.startsWith('EHLO')) by = /[\d.]+/.exec(said)?.[0] ?? ''
    if (said.startsWith('RCPT')) to = /<(.+)>/.exec(said)?.[1] ?? ''
    if (said === 'DATA') end = MESSAGE_END
    socket.write(said === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
  }
  socket.write('220 post office\r\n')
}

/** A push service; soak/cluster-push-redirect-preload.ts leads the processes to it. `key` is device and topic. */
export async function openPushSink() {
  const taken: Delivery[] = []
  const server = createHttpServer(async (request, response) => {
    const by = request.socket.remoteAddress ?? ''
    const text = Buffer.concat(await request.toArray()).toString('base64')
    const to = request.url ?? ''
    taken.push({
      key: `${to} ${request.headers.topic}`,
      to,
      text,
      at: performance.now(),
      sender: by,
    })
    setTimeout(() => response.writeHead(201).end(), ACCEPT_DELAY_MS)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  return { taken, port: String(port), close: () => server.close() }
}

/** What was handed over more than once, though no process was killed as it did so. */
export function unexplainedRepeats(taken: readonly Delivery[], kills: readonly Kill[]): Delivery[] {
  return repeatedDeliveries(taken).filter(
    // what was on its way when it was killed may be read a moment later
    ({ at, sender: by }) =>
      !kills.some((it) => it.address === by && it.at > at - 500 && it.at < at + 1500),
  )
}

/** All but the last handing over of each thing that was handed over more than once. */
export function repeatedDeliveries(taken: readonly Delivery[]): Delivery[] {
  const last = new Map(taken.map((it) => [it.key, it]))
  return taken.filter((it) => last.get(it.key) !== it)
}
