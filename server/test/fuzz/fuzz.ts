import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { login, requestPasswordReset, resetPassword } from '../../../contract/auth.ts'
import type { Call } from '../../../contract/call.ts'
import { signup } from '../../../contract/sign-up.ts'
import { createSeededRandom, type SeededRandom } from '../../demo/seeded-random.ts'
import { seedBank } from '../../game/seed-bank.ts'
import { handlers } from '../../handlers.ts'
import { openTestSchool, type TestSchool } from '../test-school.ts'
import type { FuzzRequest } from './encodings.ts'
import type { openProcessMeter } from './measure-process.ts'
import { buildRequest } from './requests.ts'
import { type FuzzWorld, seedFuzzWorld } from './seed-world.ts'
import { trackWrites } from './track-writes.ts'
import { withProbability } from './weights.ts'

/** How long one answer may take, on a machine that has other things to do. */
const RESPONSE_TIMEOUT_MS = 15_000
/** After so many requests there are new people and new things, for the old ones are deleted and signed out by then. */
const REQUESTS_PER_WORLD = 250

/** Refusals that write something on purpose: a code's tries are counted, and a run that was too fast is over. */
const ALLOWED_WRITES: Record<string, readonly string[]> = {
  reset_password: ['reset_codes'],
  '/game.php': ['quiz_runs'],
}

/**
 * A secret of the school's own is made once by whichever call needs it first, and changes nothing for anybody; an
 * attempt that a rate limit counts is counted whether it is refused or not.
 */
const ALWAYS_ALLOWED_WRITES = ['secrets', 'rate_limits']

/** Rate limits are on, for they read the fields before anything else does, and are too wide to be reached. */
const RATE_LIMIT_SCALE = '1000000'

type FuzzOptions = {
  seed: number
  requests: number
  isSqlite: boolean
  /** Measures what each request costs the process, where its bounds are to be held too. */
  processMeter?: ReturnType<typeof openProcessMeter>
}

/**
 * Asks every call of the contract in turn, well and badly, as nobody, as a student and as an administrator, and
 * answers a line for each fault: a 5xx, no answer in time, an answer without its envelope, a refusal that wrote, and with
 * `watch` a request that costs the process too much.
 */
export async function fuzz({
  seed,
  requests,
  isSqlite,
  processMeter,
}: FuzzOptions): Promise<string[]> {
  const chance = createSeededRandom(seed)
  const school = await openTestSchool({ RATE_LIMIT_SCALE })
  await seedBank(school.db)
  const takeWrittenTables = await trackWrites(school.db, isSqlite)
  const failures: string[] = []
  let world = await seedFuzzWorld(school)
  for (let index = 0; index < requests; index++) {
    if (index % REQUESTS_PER_WORLD === 0) {
      world = await seedFuzzWorld(school)
      await takeWrittenTables()
    }
    const { call, asking } = nextRequest(chance, world)
    const send = () => injectWithTimeout(school, asking)
    const { result, excess } = processMeter
      ? await processMeter.measure(send)
      : { result: await send() }
    const failure = (await findFailure(result, call, asking, takeWrittenTables)) ?? excess
    if (failure)
      failures.push(`${failure}\n  seed ${seed}, request ${index}: ${formatRequest(asking)}`)
    if (failures.length === 10) break
  }
  return failures
}

/** Calls that hash or wait on purpose, each as long as fifty of the others, unless their fields are refused. */
const SLOW_CALLS = new Set<Call>([login, signup, requestPasswordReset, resetPassword])

function nextRequest(chance: SeededRandom, world: FuzzWorld) {
  const { call } = chance.pick(handlers)
  const isBroken = SLOW_CALLS.has(call) && withProbability(chance, 85)
  const asking = buildRequest(chance, call, world.known, { isBroken })
  return { call, asking: addCaller(chance, world, call, asking) }
}

/** Mostly as one who may, so that it gets past the door. */
function addCaller(
  chance: SeededRandom,
  { student, administrator }: FuzzWorld,
  call: Call,
  asking: FuzzRequest,
) {
  const permittedCaller = call.access === 'admin' ? administrator : student
  const caller = withProbability(chance, 80)
    ? permittedCaller
    : chance.pick([student, administrator, null])
  if (caller && !asking.headers.authorization) {
    asking.headers.authorization = `Bearer ${caller.token}`
  }
  return asking
}

async function injectWithTimeout(school: TestSchool, asking: FuzzRequest) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'no answer'>((resolve) => {
    timer = setTimeout(resolve, RESPONSE_TIMEOUT_MS, 'no answer')
  })
  const response = await Promise.race([school.app.inject(asking), timeout])
  clearTimeout(timer)
  return response
}

async function findFailure(
  response: Awaited<ReturnType<typeof injectWithTimeout>>,
  call: Call,
  asking: FuzzRequest,
  takeWrittenTables: () => Promise<string[]>,
) {
  if (response === 'no answer') return response
  const http = response.statusCode
  const body = decompress(response.rawPayload, response.headers['content-encoding'])
  if (http >= 500) return `${http} ${body.slice(0, 200)}`
  const envelope = asking.method === 'HEAD' ? { status: http < 400 } : parseJson(body)
  const isBare = call.withoutEnvelope && http === 200
  if (!isBare && !isEnvelope(envelope) && asking.method !== 'HEAD')
    return `${http} no envelope: ${body.slice(0, 200)}`
  const writtenTables = await takeWrittenTables()
  const isRefused =
    http >= 400 || envelope?.status === false || envelope?.success === false || envelope?.error
  const name = String(call.action ?? call.path)
  const unexpected = writtenTables.filter(
    (it) => !ALWAYS_ALLOWED_WRITES.includes(it) && !ALLOWED_WRITES[name]?.includes(it),
  )
  if (isRefused && unexpected.length > 0)
    return `${http} refused, and wrote ${unexpected}: ${body.slice(0, 200)}`
}

/** What a browser would read of it. */
function decompress(bytes: Buffer, encoding: unknown): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[String(encoding)]
  return (unpack ? unpack(bytes) : bytes).toString()
}

function parseJson(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    return null
  }
}

function isEnvelope(envelope: Record<string, unknown> | null) {
  return (
    typeof envelope?.status === 'boolean' &&
    typeof envelope.message === 'string' &&
    'data' in envelope
  )
}

function formatRequest({ method, url, payload, headers }: FuzzRequest) {
  const { authorization, ...others } = headers
  const body = Buffer.isBuffer(payload) ? payload.toString('latin1') : String(payload ?? '')
  return `${method} ${String(url).slice(0, 500)} ${JSON.stringify(others)} ${authorization ? 'with' : 'without'} token\n  ${JSON.stringify(body.slice(0, 1500))}`
}
