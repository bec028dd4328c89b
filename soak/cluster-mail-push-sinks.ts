import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { openSmtpServer } from '../server/test/messages/smtp-server.ts'
import { portOf } from '../server/test/process/listen-locally.ts'
import type { Kill } from './cluster-processes.ts'

/** An email or push that a process delivered, with the address of the process as `sender`. */
export type Delivery = { key: string; to: string; text: string; at: number; sender: string }

/** Time between receiving a delivery and acknowledging it: a kill can happen in between. */
const ACCEPT_DELAY_MS = 150

/** A mail server that stores what it accepts; `key` is the Message-ID. */
export async function openMailSink() {
  const { received, url, close } = await openSmtpServer({ acceptDelayMs: ACCEPT_DELAY_MS })
  const deliveries = (): Delivery[] =>
    received.map(({ text, to, client, at }) => {
      const key = /^Message-ID: (.+)\r$/im.exec(text)?.[1] ?? ''
      return { key, to, text, at, sender: /[\d.]+/.exec(client)?.[0] ?? '' }
    })
  return { deliveries, url, close }
}

/** A push service; soak/cluster-push-redirect-preload.ts redirects the processes to it. `key` is device and topic. */
export async function openPushSink() {
  const deliveries: Delivery[] = []
  const server = createHttpServer(async (request, response) => {
    const by = request.socket.remoteAddress ?? ''
    const text = Buffer.concat(await request.toArray()).toString('base64')
    const to = request.url ?? ''
    deliveries.push({
      key: `${to} ${request.headers.topic}`,
      to,
      text,
      at: performance.now(),
      sender: by,
    })
    setTimeout(() => response.writeHead(201).end(), ACCEPT_DELAY_MS)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  return { deliveries: () => deliveries, port: String(port), close: () => server.close() }
}

/** Repeated deliveries whose process was not killed during the delivery. */
export function unexplainedRepeats(
  deliveries: readonly Delivery[],
  kills: readonly Kill[],
): Delivery[] {
  return repeatedDeliveries(deliveries).filter(
    // a delivery in flight at the kill may be read slightly later
    ({ at, sender: by }) =>
      !kills.some((it) => it.address === by && it.at > at - 500 && it.at < at + 1500),
  )
}

/** Every delivery but the last of each key. */
export function repeatedDeliveries(deliveries: readonly Delivery[]): Delivery[] {
  const last = new Map(deliveries.map((it) => [it.key, it]))
  return deliveries.filter((it) => last.get(it.key) !== it)
}
