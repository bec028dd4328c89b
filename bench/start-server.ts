import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { stopChild } from './child-processes.ts'

/** A server that is open; `stop` waits until it has ended. */
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** Starts the whole program on a free port, without limits of tries, and waits until it is open. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, ['server/main.js'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0', ...env },
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

// one connection to each server: its own cost is the same for every request
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks once and answers the text, and how long it took to the last byte. Throws for anything but a yes. */
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

/** The figure that this share of the figures does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
