import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bodyOf, shapeNames } from '../test/hostile/bodies.ts'
import { catalogue } from '../test/hostile/catalogue.ts'
import { bodyRequest } from '../test/hostile/request.ts'
import { type Attack, type Sent, sendAttack } from '../test/hostile/send.ts'
import { forgetPeak, memoryOf } from '../test/send-film.ts'
import { start } from '../test/start-program.ts'

const MB = 1024 * 1024
const PATIENCE = { withinMs: 8000, heldMs: 100, isOverAtResponse: true }
/** What one request may add to the memory of the process, as in proof/hostile-requests.ts. */
const MAY_GROW_MB = 64

/** A few seconds of work, on a machine that runs other tests. */
const PATIENT = { timeout: 60_000 }

async function runningSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-hostile-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
  const env = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'info', ...owner }
  const { url, process } = await start(env)
  const { port } = new URL(url)
  const body = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const headers = { 'content-type': 'application/json' }
  async function signIn() {
    const response = await fetch(`${url}/api.php`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    })
    return (await response.json()) as { status: boolean }
  }
  // the first requests compile what they run
  for (let warm = 0; warm < 10; warm++) await signIn()
  const uploads = join(dataDir, 'uploads')
  const filesLeft = () => (existsSync(uploads) ? readdirSync(uploads) : [])
  return { port: Number(port), pid: process.pid ?? 0, process, signIn, filesLeft }
}

/** Sends an attack, and tells by how many megabytes the process grew at its peak. */
async function measured({ port, pid }: { port: number; pid: number }, attack: Attack) {
  // only Linux tells how much a process holds
  const isLinux = process.platform === 'linux'
  if (isLinux) forgetPeak(pid)
  const before = isLinux ? memoryOf(pid).now : 0
  const sent = await sendAttack(attack, { port }, PATIENCE)
  return { ...sent, grown: isLinux ? memoryOf(pid).peak - before : 0 }
}

function isEnvelope(text: string) {
  const { status, message, data } = JSON.parse(text) as Record<string, unknown>
  return status === false && typeof message === 'string' && data === null
}

/** A refusal in its envelope. */
function isRefused({ status, text }: Sent) {
  return [400, 401, 403, 404, 408, 413, 415, 429].includes(status) && isEnvelope(text)
}

test(
  'a body of 48 MB from a stranger is refused before most of it is read, whatever its form, and is not held in memory (R-SEC-014)',
  PATIENT,
  async () => {
    const school = await runningSchool()
    const most = 48 * MB
    const unlike: Record<string, unknown> = {}

    for (const [nth, shape] of shapeNames.entries()) {
      const body = bodyOf(shape, most)
      const framing = nth % 2 === 0 ? 'length' : 'chunked'
      const told = { name: shape, method: 'POST', path: '/api.php', framing, body } as const
      const sent = await measured(school, bodyRequest({ ...told, bytes: most }))
      // what the system's own buffers take counts as sent
      const isEarly = sent.bytesBefore <= most / 2
      if (!isRefused(sent) || !isEarly || sent.grown > MAY_GROW_MB) unlike[shape] = sent
    }

    expect(unlike).toEqual({})
    expect(school.process.exitCode).toBeNull()
    expect(await school.signIn()).toMatchObject({ status: true })
  },
)

test(
  'a hostile request to any address, in any encoding and framing, is never a fault of the server and leaves nothing (R-SEC-014, R-SEC-019)',
  PATIENT,
  async () => {
    const school = await runningSchool()
    const all = catalogue({ most: 6 * MB, seed: 20261122 })
    const unlike: Record<string, unknown> = {}

    for (const { name, build } of all.filter((_, nth) => nth % 8 === 1)) {
      const sent = await measured(school, build())
      const isFault = sent.status >= 500 && sent.status !== 501
      if (isFault || sent.grown > MAY_GROW_MB) unlike[name] = sent
    }

    expect(unlike).toEqual({})
    expect(school.process.exitCode).toBeNull()
    expect(await school.signIn()).toMatchObject({ status: true })
    expect(school.filesLeft()).toEqual([])
  },
)
