import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'

/**
 * `npm run bench`: requests per second and p99 of the calls a student makes most, beside a bare `node:http` +
 * SQLite server answering the same bytes. Both are measured in turns within one run; what counts is the ratio.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = 3
const ADMIN = { email: 'head@example.org', password: 'a good password' }

const dataDir = mkdtempSync(join(tmpdir(), 'lisan-bench-'))
const lisan = 'http://127.0.0.1:4301'
const bare = 'http://127.0.0.1:4302'
const running: ChildProcess[] = []

function startProgram(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
}

async function ready(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer`)
}

type Answer = { status: boolean; message: string; data: never; token: string }

async function call(path: string, fields: object, token = ''): Promise<Answer> {
  const response = await fetch(lisan + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
  })
  const answer = (await response.json()) as Answer
  if (!answer.status) throw new Error(`${JSON.stringify(fields)}: ${answer.message}`)
  return answer
}

/** Twelve classes of twenty lessons; a student with ten of them who has read half of one. */
async function fill() {
  const head = (await call('/api.php', { action: 'login', ...ADMIN })).token
  const student = { email: 'amina@example.org', password: 'a good password' }
  const account = { ...student, name: 'Amina Bello', phonenumber: '08031234567' }
  const { token } = await call('/api.php', { action: 'signup', ...account })
  const text = 'Before we can say what a word does, we must know what kind of word it is. '.repeat(
    6,
  )
  const form = {
    category: 'Grammar',
    about: text,
    premium: '0',
    amount: '0',
    status: '1',
    monthlylimit: 0,
  }
  let last = { rand: '', lessonId: '' }
  for (let at = 1; at <= 12; at++) {
    const named = { ...form, name: `Foundations of Naḥw ${at} · النَّحْو` }
    const { id } = (await call('/adminActions.php', { action: 'addClass', ...named }, head))
      .data as { id: string }
    const lessonIds: string[] = []
    for (let nth = 1; nth <= 20; nth++) {
      const lesson = {
        class_id: id,
        subject: `Signs of the noun ${nth} · عَلَامَاتُ الِاسْمِ`,
        about: text,
        inputetype: 'Lesson',
        scheduled: '0',
      }
      lessonIds.push(
        (
          (await call('/lessonsAction.php', { action: 'addLesson', ...lesson }, head)).data as {
            id: string
          }
        ).id,
      )
    }
    if (at > 10) continue
    await call('/api.php', { action: 'classenrolement', class_id: id }, token)
    for (const lesson_id of lessonIds.slice(0, 10)) {
      await call('/api.php', { action: 'viewStatus', class_id: id, lesson_id }, token)
    }
    const { rand } = (
      await call('/lessonsAction.php', { action: 'getClassDetails', class_id: id }, head)
    ).data as { rand: string }
    last = { rand, lessonId: lessonIds[4] ?? '' }
  }
  return { token, student, ...last }
}

type Case = {
  name: string
  path: string
  fields?: object
  connections?: number
  /** Asked by a visitor, without a token. */
  visitor?: boolean
}

function optionsFor(url: string, it: Case, token: string) {
  const { path, fields, connections = 32, visitor = false } = it
  return {
    url: url + path,
    method: fields ? ('POST' as const) : ('GET' as const),
    headers: {
      ...(visitor ? {} : { authorization: `Bearer ${token}` }),
      ...(fields ? { 'content-type': 'application/json' } : {}),
    },
    ...(fields ? { body: JSON.stringify(fields) } : {}),
    connections,
    duration: SECONDS,
  }
}

async function bytes(url: string, it: Case, token: string) {
  const { method, headers, body } = optionsFor(url, it, token)
  return (await fetch(url + it.path, { method, headers, body: body ?? null })).text()
}

const middle = (figures: number[]) =>
  figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

async function measure(it: Case, token: string) {
  const [ours, theirs] = [await bytes(lisan, it, token), await bytes(bare, it, token)]
  const same =
    isDeepStrictEqual(JSON.parse(ours), JSON.parse(theirs)) && ours.length === theirs.length
  if (it.name !== 'login' && !same)
    throw new Error(`${it.name}: the two answers differ\n${ours}\n${theirs}`)
  const figures = {
    lisan: { rate: [] as number[], p99: [] as number[] },
    bare: { rate: [] as number[], p99: [] as number[] },
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries({ lisan, bare }) as ['lisan' | 'bare', string][]) {
      const { requests, latency, non2xx, errors } = await autocannon(optionsFor(url, it, token))
      if (non2xx + errors > 0)
        throw new Error(`${it.name} on ${name}: ${non2xx} refusals, ${errors} errors`)
      figures[name].rate.push(requests.average)
      figures[name].p99.push(latency.p99)
    }
  }
  const [a, b] = [middle(figures.lisan.rate), middle(figures.bare.rate)]
  const row = [
    it.name,
    a.toFixed(0),
    middle(figures.lisan.p99),
    b.toFixed(0),
    middle(figures.bare.p99),
    (a / b).toFixed(2),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

try {
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  startProgram(['server/main.ts'], { ...env, PORT: '4301', DATABASE_URL: '' })
  await ready(`${lisan}/readyz`)
  const { token, student, rand, lessonId } = await fill()
  startProgram(['bench/bare.ts', join(dataDir, 'lisan.sqlite'), '4302'], {})
  await ready(bare)
  const api = '/api.php'
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
    { name: 'login', path: api, fields: { action: 'login', ...student }, connections: 4 },
  ]
  console.log(
    '| call | Lisan req/s | p99 ms | bare req/s | p99 ms | ratio |\n|---|---|---|---|---|---|',
  )
  for (const it of cases) await measure(it, token)
} finally {
  for (const child of running) child.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
