import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteEnv } from '../test/databases/sqlite-env.ts'
import { buildHostileBody, shapeNames } from '../test/hostile/bodies.ts'
import { buildBodyAttack } from '../test/hostile/body-request.ts'
import { catalogue } from '../test/hostile/catalogue.ts'
import { type Attack, type AttackResult, sendAttack } from '../test/hostile/send-attack.ts'
import { readJson } from '../test/http/post-fields.ts'
import { startServer } from '../test/process/start-server.ts'
import { readMemory, resetPeakMemory } from '../test/uploads/upload-video.ts'

const MB = 1024 * 1024
const SEND_OPTIONS = { timeoutMs: 8000, holdMs: 100, endsAtResponse: true }
/** The memory that one request may add, as in soak/hostile-requests.ts. */
const MAX_GROWTH_MB = 64

/** `npm run test:full` sends one of eight requests of the catalogue, `npm run soak -- hostile-requests` all. */
const EVERY = 8

/** Several seconds, on a machine that runs other tests. */
const LONG_TEST = { timeout: 600_000 }

async function startSchool() {
  const { DATA_DIR } = createSqliteEnv()
  const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
  const env = { DATA_DIR, RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'info', ...owner }
  const { url, process } = await startServer(env)
  const { port } = new URL(url)
  const body = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const headers = { 'content-type': 'application/json' }
  async function signIn() {
    const response = await fetch(`${url}/api.php`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    })
    return readJson<{ status: boolean }>(response)
  }
  // the first requests compile code
  for (let warm = 0; warm < 10; warm++) await signIn()
  const uploads = join(DATA_DIR, 'uploads')
  const filesLeft = () => (existsSync(uploads) ? readdirSync(uploads) : [])
  return { port: Number(port), pid: process.pid ?? 0, process, signIn, filesLeft }
}

/** Sends an attack and measures the peak memory growth in megabytes. */
async function sendMeasured({ port, pid }: { port: number; pid: number }, attack: Attack) {
  // only Linux reports the memory of a process
  const isLinux = process.platform === 'linux'
  if (isLinux) resetPeakMemory(pid)
  const before = isLinux ? readMemory(pid).now : 0
  const sent = await sendAttack(attack, { port }, SEND_OPTIONS)
  return { ...sent, grown: isLinux ? readMemory(pid).peak - before : 0 }
}

function isEnvelope(text: string) {
  const { status, message, data }: Record<string, unknown> = JSON.parse(text)
  return status === false && typeof message === 'string' && data === null
}

/** True for an error in its envelope. */
function isRejected({ status, text }: AttackResult) {
  return [400, 401, 403, 404, 408, 413, 415, 429].includes(status) && isEnvelope(text)
}

test(
  'an anonymous body of 48 MB is rejected before most of it is read, in any format, and is not kept in memory (R-SEC-014)',
  LONG_TEST,
  async () => {
    const school = await startSchool()
    const maxBytes = 48 * MB
    const unexpected: Record<string, unknown> = {}

    for (const [index, shape] of shapeNames.entries()) {
      const body = buildHostileBody(shape, maxBytes)
      const framing = index % 2 === 0 ? 'length' : 'chunked'
      const request = { name: shape, method: 'POST', path: '/api.php', framing, body } as const
      const sent = await sendMeasured(school, buildBodyAttack({ ...request, bytes: maxBytes }))
      // the buffers of the operating system count as sent
      const isEarly = sent.bytesBeforeResponse <= maxBytes / 2
      if (!isRejected(sent) || !isEarly || sent.grown > MAX_GROWTH_MB) unexpected[shape] = sent
    }

    expect(unexpected).toEqual({})
    expect(school.process.exitCode).toBeNull()
    expect(await school.signIn()).toMatchObject({ status: true })
  },
)

test(
  'a hostile request to any address, in any encoding and framing, is never a server error and leaves nothing behind (R-SEC-014, R-SEC-019)',
  LONG_TEST,
  async () => {
    const school = await startSchool()
    const all = catalogue({ most: 6 * MB, seed: 20261122 })
    const unexpected: Record<string, unknown> = {}

    for (const { name, build } of all.filter((_, index) => index % EVERY === 1)) {
      const sent = await sendMeasured(school, build())
      const isServerError = sent.status >= 500 && sent.status !== 501
      if (isServerError || sent.grown > MAX_GROWTH_MB) unexpected[name] = sent
    }

    expect(unexpected).toEqual({})
    expect(school.process.exitCode).toBeNull()
    expect(await school.signIn()).toMatchObject({ status: true })
    expect(school.filesLeft()).toEqual([])
  },
)
