import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { login, requestPasswordReset, resetPassword } from '../../../contract/auth.ts'
import type { Call } from '../../../contract/call.ts'
import { signup } from '../../../contract/sign-up.ts'
import { verbs } from '../../app.ts'
import { type Chance, chanceFrom } from '../../demo/chance.ts'
import { ensureBank } from '../../game/bank.ts'
import { openSchool, type TestSchool } from '../school.ts'
import type { Asking } from './encodings.ts'
import { odds } from './odds.ts'
import { requestOf } from './requests.ts'
import type { watchProcess } from './watch-process.ts'
import { watchWrites } from './watch-writes.ts'
import { aWorld, type World } from './world.ts'

/** How long one answer may take, on a machine that has other things to do. */
const WITHIN_MS = 15_000
/** After so many requests there are new people and new things, for the old ones are deleted and signed out by then. */
const WORLD_LASTS = 250

/** Refusals that write something on purpose: a code's tries are counted, and a run that was too fast is over. */
const MAY_WRITE: Record<string, readonly string[]> = {
  reset_password: ['reset_codes'],
  '/game.php': ['quiz_runs'],
}

/**
 * A secret of the school's own is made once by whichever call needs it first, and changes nothing for anybody; an
 * attempt that a rate limit counts is counted whether it is refused or not.
 */
const ALWAYS_WRITTEN = ['secrets', 'tries']

/** Rate limits are on, for they read the fields before anything else does, and are too wide to be reached. */
const RATE_LIMIT_SCALE = '1000000'

type Wanted = {
  seed: number
  requests: number
  isSqlite: boolean
  /** Measures what each request costs the process, where its bounds are to be held too. */
  watch?: ReturnType<typeof watchProcess>
}

/**
 * Asks every call of the contract in turn, well and badly, as nobody, as a student and as an administrator, and
 * answers a line for each fault: a 5xx, no answer in time, an answer without its envelope, a refusal that wrote, and with
 * `watch` a request that costs the process too much.
 */
export async function fuzz({ seed, requests, isSqlite, watch }: Wanted): Promise<string[]> {
  const chance = chanceFrom(seed)
  const school = await openSchool({ RATE_LIMIT_SCALE })
  await ensureBank(school.db)
  const since = await watchWrites(school.db, isSqlite)
  const faults: string[] = []
  let world = await aWorld(school)
  for (let nth = 0; nth < requests; nth++) {
    if (nth % WORLD_LASTS === 0) {
      world = await aWorld(school)
      await since()
    }
    const { call, asking } = nextRequest(chance, world)
    const inject = () => injected(school, asking)
    const { result, excess } = watch ? await watch.measure(inject) : { result: await inject() }
    const fault = (await faultOf(result, call, asking, since)) ?? excess
    if (fault) faults.push(`${fault}\n  seed ${seed}, request ${nth}: ${shown(asking)}`)
    if (faults.length === 10) break
  }
  return faults
}

/** Calls that hash or wait on purpose, each as long as fifty of the others, unless their fields are refused. */
const SLOW = new Set<Call>([login, signup, requestPasswordReset, resetPassword])

function nextRequest(chance: Chance, world: World) {
  const { call } = chance.pick(verbs)
  const isBroken = SLOW.has(call) && odds(chance, 85)
  const asking = requestOf(chance, call, world.known, { isBroken })
  return { call, asking: asSomebody(chance, world, call, asking) }
}

/** Mostly as one who may, so that it gets past the door. */
function asSomebody(chance: Chance, { student, administrator }: World, call: Call, asking: Asking) {
  const entitled = call.may === 'admin' ? administrator : student
  const asker = odds(chance, 80) ? entitled : chance.pick([student, administrator, null])
  if (asker && !asking.headers.authorization) {
    asking.headers.authorization = `Bearer ${asker.token}`
  }
  return asking
}

async function injected(school: TestSchool, asking: Asking) {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<'no answer'>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, 'no answer')
  })
  const response = await Promise.race([school.app.inject(asking), tooLong])
  clearTimeout(timer)
  return response
}

async function faultOf(
  response: Awaited<ReturnType<typeof injected>>,
  call: Call,
  asking: Asking,
  since: () => Promise<string[]>,
) {
  if (response === 'no answer') return response
  const http = response.statusCode
  const body = plain(response.rawPayload, response.headers['content-encoding'])
  if (http >= 500) return `${http} ${body.slice(0, 200)}`
  const said = asking.method === 'HEAD' ? { status: http < 400 } : read(body)
  const isBare = call.bare && http === 200
  if (!isBare && !isEnvelope(said) && asking.method !== 'HEAD')
    return `${http} no envelope: ${body.slice(0, 200)}`
  const written = await since()
  const isRefused = http >= 400 || said?.status === false || said?.success === false || said?.error
  const name = String(call.action ?? call.path)
  const unforeseen = written.filter(
    (it) => !ALWAYS_WRITTEN.includes(it) && !MAY_WRITE[name]?.includes(it),
  )
  if (isRefused && unforeseen.length > 0)
    return `${http} refused, and wrote ${unforeseen}: ${body.slice(0, 200)}`
}

/** What a browser would read of it. */
function plain(bytes: Buffer, encoding: unknown): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[String(encoding)]
  return (unpack ? unpack(bytes) : bytes).toString()
}

function read(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    return null
  }
}

function isEnvelope(said: Record<string, unknown> | null) {
  return typeof said?.status === 'boolean' && typeof said.message === 'string' && 'data' in said
}

function shown({ method, url, payload, headers }: Asking) {
  const { authorization, ...others } = headers
  const body = Buffer.isBuffer(payload) ? payload.toString('latin1') : String(payload ?? '')
  return `${method} ${String(url).slice(0, 500)} ${JSON.stringify(others)} ${authorization ? 'with' : 'without'} token\n  ${JSON.stringify(body.slice(0, 1500))}`
}
