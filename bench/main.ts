import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import {
  median,
  SERVER_ARGS,
  startChild,
  stopAllChildren,
  waitUntilReady,
} from './child-processes.ts'
import { SCHOOL_ENV, seedCourse } from './seed-course.ts'

/**
 * `npm run bench`: requests per second and p99 of the most frequent calls, compared with a baseline server of `node:http` and
 * SQLite with the same responses, progress and next lesson included. Both are measured in turns within one run; the ratio is the
 * result.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = 3

const dataDir = mkdtempSync(join(tmpdir(), 'lisan-bench-'))
const lisan = 'http://127.0.0.1:4301'
const baseline = 'http://127.0.0.1:4302'

const SERVERS = [
  ['lisan', lisan],
  ['bare', baseline],
] as const

type Case = {
  name: string
  path: string
  fields?: object
  connections?: number
  /** Sent without a token. */
  visitor?: boolean
  cookie?: string
}

function optionsFor(url: string, it: Case, token: string) {
  const { path, fields, connections = 32, visitor = false, cookie } = it
  return {
    url: url + path,
    method: fields ? ('POST' as const) : ('GET' as const),
    headers: {
      ...(visitor ? {} : { authorization: `Bearer ${token}` }),
      ...(fields ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(fields ? { body: JSON.stringify(fields) } : {}),
    connections,
    duration: SECONDS,
  }
}

/** Sends the request of a case once. */
function send(url: string, it: Case, token: string): Promise<Response> {
  const { method, headers, body } = optionsFor(url, it, token)
  return fetch(url + it.path, { method, headers, body: body ?? null })
}

/** The cookie by which the server knows a browser: a sign-in of an unknown one also sends an email (R-TRUST-006). */
async function signInForDeviceCookie(signIn: Case): Promise<string> {
  const { headers } = await send(lisan, signIn, '')
  const pairs = headers.getSetCookie().map((it) => it.split(';', 1)[0] ?? '')
  const cookie = pairs.find((it) => it.startsWith('device='))
  if (!cookie) throw new Error('the sign-in set no device cookie')
  return cookie
}

/** True if `full` contains everything in `part`; the baseline server omits versions, for example. */
function includes(full: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return full === part
  if (typeof full !== 'object' || full === null) return false
  const values = new Map(Object.entries(full))
  return Object.entries(part).every(([name, value]) => includes(values.get(name), value))
}

async function measure(it: Case, token: string) {
  const [lisanBody, baselineBody] = [
    await (await send(lisan, it, token)).text(),
    await (await send(baseline, it, token)).text(),
  ]
  const isSame = includes(JSON.parse(lisanBody), JSON.parse(baselineBody))
  if (it.name !== 'login' && !isSame)
    throw new Error(`${it.name}: the responses differ\n${lisanBody}\n${baselineBody}`)
  const figures: Record<'lisan' | 'bare', { rate: number[]; p99: number[] }> = {
    lisan: { rate: [], p99: [] },
    bare: { rate: [], p99: [] },
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of SERVERS) {
      const { requests, latency, non2xx, errors } = await autocannon(optionsFor(url, it, token))
      if (non2xx + errors > 0)
        throw new Error(`${it.name} on ${name}: ${non2xx} refusals, ${errors} errors`)
      figures[name].rate.push(requests.average)
      figures[name].p99.push(latency.p99)
    }
  }
  const [a, b] = [median(figures.lisan.rate), median(figures.bare.rate)]
  const row = [
    it.name,
    a.toFixed(0),
    median(figures.lisan.p99),
    b.toFixed(0),
    median(figures.bare.p99),
    (a / b).toFixed(2),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

try {
  startChild(SERVER_ARGS, { ...SCHOOL_ENV, DATA_DIR: dataDir, PORT: '4301' })
  await waitUntilReady(`${lisan}/readyz`)
  const { token, student, rand, lessonId } = await seedCourse(lisan)
  startChild(['bench/baseline-server.ts', join(dataDir, 'lisan.sqlite'), '4302'])
  await waitUntilReady(baseline)
  const api = '/api.php'
  const signIn: Case = {
    name: 'login',
    path: api,
    fields: { action: 'login', ...student },
    connections: 4,
    visitor: true,
  }
  const cases: Case[] = [
    { name: 'get_classes', path: `${api}?action=get_classes`, visitor: true },
    { name: 'get_my_classes', path: api, fields: { action: 'get_my_classes' } },
    {
      name: 'get_class_details',
      path: api,
      fields: { action: 'get_class_details', class_id: rand },
    },
    {
      name: 'get_lesson_details',
      path: api,
      fields: { action: 'get_lesson_details', class_id: rand, lesson_id: lessonId },
    },
    { ...signIn, cookie: await signInForDeviceCookie(signIn) },
  ]
  console.log(
    '| call | Lisan req/s | p99 ms | bare req/s | p99 ms | ratio |\n|---|---|---|---|---|---|',
  )
  for (const it of cases) await measure(it, token)
} finally {
  stopAllChildren()
  rmSync(dataDir, { recursive: true, force: true })
}
