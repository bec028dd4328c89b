import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { getMyData, requestAccountDeletion } from '../contract/privacy/privacy.ts'
import type { Db } from './platform/db.ts'
import { openFolderStore } from './platform/file-store.ts'
import { openS3Store } from './platform/s3-file-store.ts'
import { callApi } from './test/call-api.ts'
import { openBeside } from './test/databases/open-beside.ts'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { analyze, dumpDatabase, dumpFolder, findTraces } from './test/files/find-traces.ts'
import { openTempBucket } from './test/files/s3-stub.ts'
import { seedTraces, ZULAYKHA } from './test/files/seed-traces.ts'
import { hook } from './test/process/killed-start.ts'
import { startServer } from './test/process/start-server.ts'
import { type TestSchool, walletOf } from './test/test-school.ts'
import { verifyLedger } from './wallet/verify-ledger.ts'

/** `npm run test:full` kills a few times, `npm run soak -- erasure-kill` at every second statement. */
const STATEMENTS_BETWEEN_KILLS = Number(process.env.ERASURE_KILL_STEP ?? 30)
const MAX_KILLS = 500

/** The environment of a server: SQLite with a folder, or PostgreSQL with a bucket. */
async function createInstallation() {
  const installation = await createSchoolEnv()
  const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
  if (inject('postgres') === '')
    return {
      env: { ...installation, ...owner, LOG_LEVEL: 'debug' },
      files: openFolderStore(join(installation.DATA_DIR, 'media')),
      objects: new Map<string, Buffer>(),
    }
  const { config, objects } = await openTempBucket()
  const bucket = {
    ...{ S3_ENDPOINT: config.endpoint, S3_REGION: config.region, S3_BUCKET: config.bucket },
    ...{ S3_ACCESS_KEY_ID: config.accessKeyId, S3_SECRET_ACCESS_KEY: config.secretAccessKey },
  }
  const env = { ...installation, ...owner, ...bucket, LOG_LEVEL: 'debug' }
  return { env, files: openS3Store(config), objects }
}

type Installation = Awaited<ReturnType<typeof createInstallation>>

type InjectedRequest = {
  url: string
  method?: string
  payload?: string | object
  headers?: Record<string, string>
}

/** The school of a running server, whose calls go over the network. */
function connect(url: string, db: Db, { env, files }: Installation): TestSchool {
  const inject = async (request: InjectedRequest) => {
    const { url: path, payload, headers, method } = request
    const isText = typeof payload === 'string'
    const response = await fetch(`${url}${path}`, {
      method: method ?? 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(payload && { body: isText ? payload : JSON.stringify(payload) }),
    })
    const text = await response.text()
    return { statusCode: response.status, headers: {}, json: () => JSON.parse(text) }
  }
  const config = { DATA_DIR: env.DATA_DIR, SITE_TIMEZONE: 'Africa/Lagos', SITE_URL: '' }
  // the steps of this test use no other fields
  return { db, files, config, mediaSecret: '', app: { inject } } as unknown as TestSchool
}

const isErased = async (db: Db) =>
  (await db.selectFrom('erasures').select('finished_at').executeTakeFirst())?.finished_at != null

/** The rows of the student that an erasure must neither delete nor duplicate. */
async function countWhatStays(db: Db, studentId: number) {
  const tables = [
    'ledger',
    'exam_results',
    'certificates',
    'comments',
    'enrolments',
    'audit',
  ] as const
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table)
      .select((it) => it.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(rows)
  }
  const { balance, sum } = await walletOf(db, studentId)
  return { ...counts, balance, sum }
}

test('an erasure that is killed repeatedly continues at the next start, duplicates nothing, and leaves no trace in tables, samples of the planner, the bytes of all files and logs (R-TRUST-002)', {
  timeout: 300_000,
}, async () => {
  const installation = await createInstallation()
  const { env, objects } = installation
  const first = await startServer(env)
  const db = openBeside(env)
  let log = ''
  try {
    const school = connect(first.url, db, installation)
    const { student } = await seedTraces(school)
    await expect
      .poll(() => db.selectFrom('data_exports').select('archive').executeTakeFirst())
      .toMatchObject({ archive: expect.stringContaining('.zip') })
    const { data } = await callApi(school, getMyData, {}, student)
    const deletion = { password: ZULAYKHA.password, wallet: data.wallet }
    expect(await callApi(school, requestAccountDeletion, deletion, student)).toMatchObject({
      status: true,
    })
    first.process.kill('SIGKILL')
    await first.exited
    log += first.output()
    const before = await countWhatStays(db, student.id)
    await analyze(db)
    const samples = (await dumpDatabase(db)).filter((it) => /^(sqlite_stat4|pg_stats) /.test(it))
    expect(findTraces(samples)).not.toEqual([])
    // two weeks later
    await db.updateTable('erasures').set({ due_at: 1 }).execute()

    let kills = 0
    for (let at = 1; !(await isErased(db)) && kills < MAX_KILLS; at += STATEMENTS_BETWEEN_KILLS) {
      // as if the claim of the killed process had expired
      await db.updateTable('erasures').set({ claimed_until: 0 }).execute()
      const kill = { KILL_FROM: 'update "erasures" set "started_at"', KILL_AFTER: String(at) }
      const running = await startServer({ ...env, ...kill, NODE_OPTIONS: hook })
      await Promise.race([
        running.exited,
        expect.poll(() => isErased(db), { timeout: 60_000, interval: 200 }).toBe(true),
      ]).catch(() => {})
      if (running.process.signalCode === 'SIGKILL') kills++
      running.process.kill('SIGKILL')
      await running.exited
      log += running.output()
    }
    expect(kills).toBeGreaterThanOrEqual(3)

    expect(await countWhatStays(db, student.id)).toEqual(before)
    expect(await verifyLedger(db)).toEqual([])
    const files = [...objects].map(([key, bytes]) => `${key} ${bytes.toString()}`)
    const everything = [...(await dumpDatabase(db)), ...dumpFolder(env.DATA_DIR), ...files]
    expect(findTraces([...everything, ...log.split('\n')])).toEqual([])
    const records = everything.filter((it) => /(?:^|\/)erased\/\d+\.json /.test(it))
    expect(records).toHaveLength(1)
    expect(await db.selectFrom('erasures').select('failed_at').execute()).toEqual([
      { failed_at: null },
    ])
    // the next start removes files that a killed process had not finished storing
    const last = await startServer(env)
    expect(readdirSync(join(env.DATA_DIR, 'uploads'))).toEqual([])
    last.process.kill('SIGKILL')
    await last.exited
  } finally {
    await db.destroy()
  }
})
