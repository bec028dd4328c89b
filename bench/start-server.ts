import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { SERVER_ARGS, SERVER_ENV, stopChild } from './child-processes.ts'

/** A running server; `stop` waits for its exit. */
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** Starts the server on a free port without rate limits, and waits until it listens. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, SERVER_ARGS, {
    env: {
      ...process.env,
      ...SERVER_ENV,
      ...{ PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0', ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return { url, process: child, stop: () => stopChild(child) }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      const address = /Lisan is open at (http:\S+)/.exec(String(text))?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error('The server ended')))
  })
}

/** One request: a GET where there are no fields. */
export type BenchRequest = { path: string; fields?: object; token?: string }

// one keep-alive connection per server
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request; returns the body and the duration to its last byte. Throws for a declined request or an error. */
export async function timeRequest(url: string, { path, fields, token }: BenchRequest) {
  const body = fields ? JSON.stringify(fields) : ''
  const headers = {
    ...(body
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const start = performance.now()
  const { status, text } = await new Promise<{ status: number; text: string }>(
    (resolve, reject) => {
      const httpRequest = request(
        url + path,
        { agent, method: body ? 'POST' : 'GET', headers },
        (it) => {
          const parts: Buffer[] = []
          it.on('data', (part) => parts.push(part))
          it.on('end', () =>
            resolve({ status: it.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          )
        },
      )
      httpRequest.on('error', reject)
      httpRequest.end(body)
    },
  )
  const ms = performance.now() - start
  if (status !== 200 || /^\{"(status":false|error|success":false)/.test(text))
    throw new Error(`${path} ${body}: ${text.slice(0, 300)}`)
  return { text, ms }
}

/** The value that this share of the values does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
