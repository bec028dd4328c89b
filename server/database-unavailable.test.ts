import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { getUserData, login } from '../contract/auth/auth.ts'
import { signup } from '../contract/auth/sign-up.ts'
import { getClasses } from '../contract/classes/classes.ts'
import { enrolInClass } from '../contract/enrolment/enrolment.ts'
import { getAppSettings } from '../contract/settings/settings.ts'
import { handlers } from './handlers.ts'
import { createHttpServer } from './http-server.ts'
import { type Db, openPostgres, openSqlite } from './platform/db.ts'
import { migrate } from './platform/migrate.ts'
import { type ApiResponse, callApi } from './test/call-api.ts'
import { openTestDb } from './test/databases/databases.ts'
import { startPostgres } from './test/databases/postgres.ts'
import { openTcpProxy } from './test/http/tcp-proxy.ts'
import { seedClass } from './test/seed-class.ts'
import {
  openTestSchool,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from './test/test-school.ts'

/** Creates a school on this database. */
async function openSchoolOn(db: Db): Promise<TestSchool> {
  const base = await openTestSchool()
  const school = { ...base, db }
  const app = await createHttpServer(school, handlers)
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
  })
  return { ...school, app }
}

const account = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa',
  phonenumber: '08031234567',
}

/** Calls without a token and of a student, with and without a transaction. */
const callsOf = (school: TestSchool, student: TestUser, classId: number) => [
  callApi(school, getAppSettings),
  callApi(school, getClasses),
  callApi(school, getUserData, {}, student),
  callApi(school, enrolInClass, { class_id: String(classId) }, student),
  callApi(school, login, { email: account.email, password: account.password }),
  callApi(school, signup, account),
]

function expectUnavailable({ http, status, message, data, headers }: ApiResponse) {
  expect({ http, status, message, data }).toEqual({
    ...{ http: 503, status: false, data: null },
    message: 'The server is busy. Please try again in a moment.',
  })
  expect(headers['retry-after']).toBe('5')
}

const readyz = async ({ app }: TestSchool) => (await app.inject('/readyz')).statusCode

if (inject('postgres') === '') {
  /** Creates a school in a file that another program can lock. */
  async function openSchoolInFile() {
    const folder = mkdtempSync(join(tmpdir(), 'lisan-locked-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'lisan.sqlite')
    const db = openSqlite(file)
    await migrate(db)
    return { school: await openSchoolOn(db), file }
  }

  test('a locked SQLite file is 503 for writes, and no other request waits', async () => {
    const { school, file } = await openSchoolInFile()
    const student = await seedStudent(school, { wallet: 500_00 })
    const grammar = await seedClass(school, { price: 500_00 })
    const enrol = () => callApi(school, enrolInClass, { class_id: String(grammar.id) }, student)
    const other = new Sqlite(file)
    onTestFinished(() => void other.close())

    other.exec('begin immediate')
    const order: string[] = []
    const note = (name: string) => () => void order.push(name)
    const writing = enrol()
    await Promise.all([
      writing.finally(note('write')),
      school.app.inject('/healthz').finally(note('health')),
    ])
    expectUnavailable(await writing)
    expect(order).toEqual(['health', 'write'])
    for (const response of await Promise.all([enrol(), enrol(), enrol()]))
      expectUnavailable(response)

    other.exec('rollback')
    expect(await enrol()).toMatchObject({ status: true })
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })

  test('a write waits for a file that is locked briefly', async () => {
    const { school, file } = await openSchoolInFile()
    const other = new Sqlite(file)
    onTestFinished(() => void other.close())

    other.exec('begin immediate')
    const signingUp = callApi(school, signup, account)
    await new Promise((resolve) => setTimeout(resolve, 500))
    other.exec('rollback')

    expect(await signingUp).toMatchObject({ http: 200, status: true })
  })
} else {
  test('a database that stops responding is 503 for every call, and calls succeed once it responds', async () => {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    const { hostname, port, pathname } = new URL(url)
    const proxy = await openTcpProxy({ host: hostname, port: Number(port) })
    const address = `postgres://lisan:lisan@127.0.0.1:${proxy.port}${pathname}`
    // fewer connections than calls, so some calls wait for one
    const school = await openSchoolOn(openPostgres(address, { max: 3 }))
    const student = await seedStudent(school, { wallet: 500_00 })
    const grammar = await seedClass(school, { price: 500_00 })
    const calls = () => Promise.all(callsOf(school, student, grammar.id))

    proxy.pause()
    // the existing connections, then new ones
    for (const response of [...(await calls()), ...(await calls())]) expectUnavailable(response)
    expect([(await school.app.inject('/healthz')).statusCode, await readyz(school)]).toEqual([
      200, 503,
    ])

    proxy.resume()
    await expect.poll(() => readyz(school)).toBe(200)
    for (const response of await calls()) expect(response.http).toBe(200)
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })

  test('a PostgreSQL whose processes are stopped is 503 for every call, and calls succeed once they continue', async () => {
    const postgres = await startPostgres(['-c', 'fsync=off'])
    onTestFinished(postgres.stop)
    await postgres.createDatabase('school')
    const url = `${postgres.url}/school`
    const db = openPostgres(url, { max: 3 })
    await migrate(db)
    const school = await openSchoolOn(db)
    const student = await seedStudent(school, { wallet: 500_00 })
    const grammar = await seedClass(school)
    const processIds = await postgresProcessIds(db)
    const send = (signal: NodeJS.Signals) => {
      for (const pid of processIds()) process.kill(pid, signal)
    }
    onTestFinished(() => send('SIGCONT'))

    send('SIGSTOP')
    const responses = await Promise.all(callsOf(school, student, grammar.id))
    send('SIGCONT')

    for (const response of responses) expectUnavailable(response)
    await expect.poll(() => readyz(school)).toBe(200)
    expect(await callApi(school, getUserData, {}, student)).toMatchObject({ status: true })
  }, 60_000)

  test('a call that waits for a lock of another program is 503, and its connection stays usable', async () => {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    const school = await openSchoolOn(openPostgres(url, { max: 1 }))
    const student = await seedStudent(school, { wallet: 500_00 })
    const grammar = await seedClass(school, { price: 500_00 })
    const enrol = () => callApi(school, enrolInClass, { class_id: String(grammar.id) }, student)
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(school.db)).rows[0]?.pid
    const before = await pid()

    const other = openPostgres(url, { max: 1, timeouts: false })
    onTestFinished(() => other.destroy())
    await other.transaction().execute(async (tx) => {
      await sql`lock table ledger in access exclusive mode`.execute(tx)
      expectUnavailable(await enrol())
    })

    expect(await enrol()).toMatchObject({ status: true })
    expect(await pid()).toBe(before)
  })
}

/** The main process of PostgreSQL and its children. */
async function postgresProcessIds(db: Db) {
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  const file = join(rows[0]?.data_directory ?? '', 'postmaster.pid')
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const children = `/proc/${postmaster}/task/${postmaster}/children`
  return () => [postmaster, ...readFileSync(children, 'utf8').trim().split(' ').map(Number)]
}
