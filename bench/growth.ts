import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { ensureAdministrator } from '../server/bootstrap.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Db, openPostgres, openSqlite } from '../server/platform/db.ts'
import { migrate } from '../server/platform/migrate.ts'
import { startPostgres } from '../server/test/databases/postgres.ts'
import { fillSchool } from './fill-school.ts'
import { fillStudy } from './fill-study.ts'
import { type HotCall, hotReads, hotWrites } from './growth-calls.ts'
import { chooseStudents, type GrowthSample } from './growth-sample.ts'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { percentile, type Server, startServer, timeRequest } from './start-server.ts'

/**
 * `npm run bench:growth`: the calls that students make, in schools of 1,000 to 1,000,000 students with the same 200 classes, on
 * SQLite and on a separate PostgreSQL. The schools are filled first and then measured in turns, so that all sizes have the same
 * machine; fails when the p50 of a call in the largest is more than 1.3 times that in the smallest. `GROWTH_SIZES` (1000,10000)
 * and `GROWTH_ENGINES` (sqlite, postgres) select sizes and engines; `GROWTH_TIMES` is the number of requests for each call.
 */
const SIZES = (process.env.GROWTH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number)
const ENGINES = (process.env.GROWTH_ENGINES ?? 'sqlite,postgres').split(',')
const TIMES = Number(process.env.GROWTH_TIMES ?? 300)
const WARM_UP = 60
const MAX_RATIO = 1.3
const CLASSES = 200
const LEDGER_EACH = 4
const READERS = 300
const MIX = { connections: 32, seconds: 5 }

type FilledSchool = { students: number; dataDir: string; databaseUrl: string; sample: GrowthSample }

async function fill(students: number, databaseUrl: string): Promise<FilledSchool> {
  const started = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-growth-'))
  const file = join(dataDir, 'lisan.sqlite')
  const db = databaseUrl ? openPostgres(databaseUrl, { timeouts: false }) : openSqlite(file)
  await migrate(db)
  await ensureAdministrator(db, readConfig(ADMIN_ENV), console.log)
  await fillSchool(
    db,
    { students, classes: CLASSES, ledgerRows: students * LEDGER_EACH },
    fillStudy,
  )
  const writers = WARM_UP + TIMES
  const sample = await chooseStudents(db, { students, readers: READERS, writers })
  const megabytes = (databaseUrl ? await databaseBytes(db) : statSync(file).size) / 1e6
  await db.destroy()
  const seconds = (performance.now() - started) / 1000
  console.log(`${students} students: ${megabytes.toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`)
  return { students, dataDir, databaseUrl, sample }
}

/** Reads all files once, so that they are in the page cache like those of a running school. */
async function warm(folder: string) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const it of found.filter((entry) => entry.isFile()))
    for await (const _ of createReadStream(join(it.parentPath, it.name)));
}

async function dataDirectory(databaseUrl: string): Promise<string> {
  const db = openPostgres(databaseUrl, { max: 1, timeouts: false })
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  await db.destroy()
  return rows[0]?.data_directory ?? ''
}

async function databaseBytes(db: Db): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db)
  return found.rows[0]?.bytes ?? 0
}

type OpenSchool = FilledSchool & { program: Server }

async function open(school: FilledSchool): Promise<OpenSchool> {
  const { dataDir, databaseUrl } = school
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' }
  return { ...school, program: await startServer(env) }
}

/** Sends every call to every school in turns; returns the durations by call and size. */
async function measure(schools: OpenSchool[]) {
  const durations = new Map<string, number[]>()
  for (let index = 0; index < WARM_UP + TIMES; index++) {
    for (const it of [...hotReads, ...hotWrites]) {
      if (index % (it.every ?? 1) !== 0) continue
      for (const { program, students, sample } of schools) {
        const { ms } = await timeRequest(program.url, it.request(index, sample))
        const key = keyOf(it, students)
        if (index >= WARM_UP) durations.set(key, [...(durations.get(key) ?? []), ms])
      }
    }
  }
  return durations
}

const keyOf = ({ name }: HotCall, students: number) => `${name} ${students}`

let growingCalls = 0

function report(engine: string, taken: Map<string, number[]>) {
  console.log(`\n| call | engine | ${SIZES.join(' | ')} | p99 | ratio |`)
  console.log(`|---|---|${SIZES.map(() => '---|').join('')}---|---|`)
  for (const it of [...hotReads, ...hotWrites]) {
    const times = SIZES.map((students) => taken.get(keyOf(it, students)) ?? [])
    const medians = times.map((some) => percentile(some, 0.5))
    const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 0)
    if (ratio > MAX_RATIO) growingCalls++
    const p99 = percentile(times.at(-1) ?? [], 0.99).toFixed(1)
    const figures = [...medians.map((ms) => ms.toFixed(2)), p99, ratio.toFixed(2)]
    console.log(
      `| ${[it.name, engine, ...figures].join(' | ')} |${ratio > MAX_RATIO ? ' GROWS' : ''}`,
    )
  }
}

/** Reads per second with concurrent clients. */
async function rateOf({ program, sample }: OpenSchool) {
  const requests = Array.from({ length: 20 }, (_, index) =>
    hotReads.map((it) => it.request(index, sample)),
  )
  const {
    requests: rate,
    latency,
    non2xx,
  } = await autocannon({
    url: program.url,
    connections: MIX.connections,
    duration: MIX.seconds,
    requests: requests.flat().map(({ path, fields, token }) => ({
      path,
      method: fields ? ('POST' as const) : ('GET' as const),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(fields ? { 'content-type': 'application/json' } : {}),
      },
      ...(fields ? { body: JSON.stringify(fields) } : {}),
    })),
  })
  if (non2xx > 0) throw new Error(`${non2xx} reads were refused`)
  return { perSecond: rate.average, p99: latency.p99 }
}

/** Duration of a message to all students, which grows with their number by design. */
async function announce({ program: { url } }: OpenSchool): Promise<number> {
  const { text } = await timeRequest(url, {
    path: '/api.php',
    fields: { action: 'login', ...ADMIN },
  })
  const { token }: { token: string } = JSON.parse(text)
  const news = { subject: 'News', message: 'We begin on Monday.', delivery_method: 'inApp' }
  const fields = { action: 'sendMessage', ...news, send_to_all: true }
  return (await timeRequest(url, { path: '/adminActions.php', fields, token })).ms
}

async function measureOn(engine: string, urlFor: (students: number) => Promise<string>) {
  const schools: FilledSchool[] = []
  for (const students of SIZES) schools.push(await fill(students, await urlFor(students)))
  console.log(`${engine}: filled, measuring`)
  for (const { dataDir } of schools) await warm(dataDir)
  if (schools[0]?.databaseUrl) await warm(await dataDirectory(schools[0].databaseUrl))
  const opened = await Promise.all(schools.map(open))
  try {
    report(engine, await measure(opened))
    console.log()
    for (const school of opened) {
      const { perSecond, p99 } = await rateOf(school)
      const reads = `${perSecond.toFixed(0)} reads a second by ${MIX.connections} at once, p99 ${p99} ms`
      const news = `a message to all in ${((await announce(school)) / 1000).toFixed(2)} s`
      console.log(`${engine}, ${school.students} students: ${reads}; ${news}`)
    }
  } finally {
    for (const { program } of opened) await program.stop()
    for (const { dataDir } of schools) rmSync(dataDir, { recursive: true, force: true })
  }
}

if (ENGINES.includes('sqlite')) await measureOn('SQLite', async () => '')
if (ENGINES.includes('postgres')) {
  const postgres = await startPostgres(['-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'])
  try {
    await measureOn('PostgreSQL', async (students) => {
      await postgres.createDatabase(`lisan_${students}`)
      return `${postgres.url}/lisan_${students}`
    })
  } finally {
    await postgres.stop()
  }
}
console.log(growingCalls > 0 ? `${growingCalls} calls grow` : 'no call grows')
process.exitCode = growingCalls > 0 ? 1 : 0
