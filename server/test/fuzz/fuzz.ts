import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { login, requestPasswordReset, resetPassword, signup } from '../../../contract/auth.ts'
import type { Call } from '../../../contract/call.ts'
import { verbs } from '../../app.ts'
import { type Chance, chanceFrom } from '../../demo/chance.ts'
import { ensureBank } from '../../game/bank.ts'
import { openSchool, type TestSchool } from '../school.ts'
import { odds } from './odds.ts'
import { type Asking, requestOf } from './requests.ts'
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

/** A secret of the school's own is made once by whichever call needs it first, and changes nothing for anybody. */
const MADE_AT_FIRST_USE = 'secrets'

type Wanted = { seed: number; requests: number; isSqlite: boolean }

/**
 * Asks every call of the contract in turn, well and badly, as nobody, as a student and as an administrator, and
 * answers a line for each fault: a 5xx, no answer in time, an answer without its envelope, a refusal that wrote.
 */
export async function fuzz({ seed, requests, isSqlite }: Wanted): Promise<string[]> {
  const chance = chanceFrom(seed)
  const school = await openSchool()
  await ensureBank(school.db)
  const since = await watchWrites(school.db, isSqlite)
  const faults: string[] = []
  let world = await aWorld(school)
  for (let nth = 0; nth < requests; nth++) {
    if (nth % WORLD_LASTS === 0) {
      world = await aWorld(school)
      await since()
    }
    const call = nextCall(chance)
    const asking = asSomebody(chance, world, call, requestOf(chance, call, world.known))
    const fault = await faultOf(school, call, asking, since)
    if (fault) faults.push(`${fault}\n  seed ${seed}, request ${nth}: ${shown(asking)}`)
    if (faults.length === 10) break
  }
  return faults
}

/** Those that hash or wait on purpose, each as long as fifty of the others, come round less often. */
const SLOW = new Set<Call>([login, signup, requestPasswordReset, resetPassword])

function nextCall(chance: Chance): Call {
  const { call } = chance.pick(verbs)
  return SLOW.has(call) && odds(chance, 85) ? nextCall(chance) : call
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

async function faultOf(
  school: TestSchool,
  call: Call,
  asking: Asking,
  since: () => Promise<string[]>,
) {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<'no answer'>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, 'no answer')
  })
  const response = await Promise.race([school.app.inject(asking), tooLong])
  clearTimeout(timer)
  if (response === 'no answer') return 'no answer'
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
    (it) => it !== MADE_AT_FIRST_USE && !MAY_WRITE[name]?.includes(it),
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
