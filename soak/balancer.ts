import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from '../server/test/process/listen-locally.ts'
import { getStatus } from './harness.ts'

type Upstream = { url: string; isReady: boolean; agent: Agent }
type ProxiedResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const PROBE_EVERY_MS = 200
const randomIp = () => ['41', ...[1, 2, 3].map(() => Math.floor(Math.random() * 256))].join('.')

/**
 * A round-robin load balancer over the processes that are ready. A request is retried on another process only if the
 * connection was refused; a broken response is answered with 502, because the request may have been executed.
 */
export async function openBalancer(urls: readonly string[]) {
  const upstreams: Upstream[] = urls.map((url) => ({
    ...{ url, isReady: false, agent: new Agent({ keepAlive: true }) },
  }))
  const errors: string[] = []
  const counts = { passed: 0, cut: 0, unavailable: 0, errors }
  let isOpen = true
  let requestCount = 0

  function nextUpstream() {
    const ready = isOpen ? upstreams.filter((it) => it.isReady) : []
    requestCount++
    return ready[requestCount % ready.length]
  }

  /** The response, or the status to answer with if there is none. */
  async function forwardToReady(incoming: IncomingMessage): Promise<ProxiedResponse | 502 | 503> {
    const body = Buffer.concat(await incoming.toArray())
    for (let upstream = nextUpstream(); upstream; upstream = nextUpstream()) {
      const result = await forward(upstream, incoming, body)
      if (result !== 'not sent') return result
      upstream.isReady = false
    }
    return 503
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const result = await forwardToReady(incoming)
    if (typeof result === 'number') {
      counts[result === 502 ? 'cut' : 'unavailable']++
      return outgoing.writeHead(result).end()
    }
    counts.passed++
    if (result.status >= 500) counts.errors.push(`${incoming.url} ${result.status}`)
    return outgoing.writeHead(result.status, result.headers).end(result.body)
  }

  const probeAll = async () => {
    for (const upstream of upstreams)
      upstream.isReady = (await getStatus(`${upstream.url}/readyz`)) === 200
  }
  const server = createServer(
    (incoming, outgoing) => void serve(incoming, outgoing).catch(() => {}),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const probeTimer = setInterval(probeAll, PROBE_EVERY_MS)
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    /** True if all processes are ready. */
    allReady: () => upstreams.every((it) => it.isReady),
    /** Answers 503 to every request until `open`. */
    shut: () => (isOpen = false),
    open: () => (isOpen = true),
    close() {
      clearInterval(probeTimer)
      for (const { agent } of upstreams) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(upstream: Upstream, incoming: IncomingMessage, body: Buffer) {
  // each request comes from a random address unless it names one
  const from = incoming.headers['x-network'] ?? randomIp()
  const headers = { ...incoming.headers, 'x-forwarded-for': from, connection: 'keep-alive' }
  const { method, url } = incoming
  return new Promise<ProxiedResponse | 'not sent' | 502>((resolve) => {
    const proxied = request(upstream.url + url, { method, headers, agent: upstream.agent })
    proxied.on('response', (response) => {
      response.toArray().then(
        (parts) => {
          const { statusCode: status = 0, headers } = response
          resolve(response.complete ? { status, headers, body: Buffer.concat(parts) } : 502)
        },
        () => resolve(502),
      )
    })
    proxied.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'not sent' : 502),
    )
    proxied.end(body)
  })
}
