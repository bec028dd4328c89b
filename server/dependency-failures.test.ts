import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { getUserData } from '../contract/auth/auth.ts'
import { enrolInClass } from '../contract/enrolment/enrolment.ts'
import { uploadLogo } from '../contract/settings/settings-form.ts'
import { handlers } from './handlers.ts'
import { createHttpServer } from './http-server.ts'
import type { AppContext } from './platform/app-context.ts'
import { inTransaction, openPostgres } from './platform/db.ts'
import { openS3Store } from './platform/s3-file-store.ts'
import { type ApiResponse, callApi } from './test/call-api.ts'
import { openTestDb } from './test/databases/databases.ts'
import { openTempBucket } from './test/files/s3-stub.ts'
import { openTcpProxy } from './test/http/tcp-proxy.ts'
import { seedClass } from './test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from './test/test-school.ts'
import { demoFile, uploadFile } from './test/uploads/upload-file.ts'

/** Expects the response of an outage: 503 with the time after which to try again. */
function expectUnavailable({ http, status, code, data, headers }: ApiResponse) {
  expect({ http, status, code, data }).toEqual({
    ...{ http: 503, status: false, data: null },
    code: 'service_unavailable',
  })
  expect(headers['retry-after']).toBe('5')
}

const health = async ({ app }: Pick<TestSchool, 'app'>) => [
  (await app.inject('/healthz')).statusCode,
  (await app.inject('/readyz')).statusCode,
]

test('concurrent readiness checks ask the file store once, and later ones ask it again', async () => {
  const school = await openTestSchool()
  const check = vi.spyOn(school.files, 'check')

  const responses = await Promise.all(
    Array.from({ length: 100 }, () => school.app.inject('/readyz')),
  )

  expect(new Set(responses.map((it) => it.statusCode))).toEqual(new Set([200]))
  expect(check.mock.calls.length).toBeLessThan(5)
  check.mockClear().mockRejectedValue(new Error('No bucket'))
  expect(await health(school)).toEqual([200, 503])
  check.mockResolvedValue()
  expect(await health(school)).toEqual([200, 200])
  expect(check).toHaveBeenCalledTimes(2)
})

if (inject('postgres') === '') {
  test('a full disk is 503 that says so without side effects, is logged as a full disk, and writes succeed once there is space (R-SEC-024)', async () => {
    const school = await openTestSchool()
    const log: unknown[] = []
    school.app.addHook('onRequest', async (request) => {
      request.log.error = (...line: unknown[]) => void log.push(line)
    })
    const grammar = await seedClass(school, { price: 500_00 })
    const students: TestUser[] = []
    for (let index = 0; index < 150; index++)
      students.push(await seedStudent(school, { wallet: 500_00 }))
    const enrol = (student: TestUser) =>
      callApi(school, enrolInClass, { class_id: String(grammar.id) }, student)

    // the file must not grow, like on a full disk
    await sql`pragma max_page_count = 1`.execute(school.db)
    const full = async () => {
      for (const student of students) {
        const response = await enrol(student)
        if (response.http !== 200) return { student, response }
      }
      throw new Error('It never was full')
    }
    const { student, response } = await full()
    expect(response).toMatchObject({
      ...{ http: 503, status: false, code: 'disk_full', data: null },
      message:
        'The disk of the school is full, so nothing can be saved now. Please try again later.',
    })
    expect(response.headers['retry-after']).toBe('5')
    const err = expect.objectContaining({ code: 'SQLITE_FULL' })
    expect(log).toEqual([[{ err }, 'the disk is full']])
    expect(await health(school)).toEqual([200, 503])
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
    expect((await callApi(school, getUserData, {}, student)).status).toBe(true)

    await sql`pragma max_page_count = 1000000`.execute(school.db)
    expect(await enrol(student)).toMatchObject({ status: true })
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })
} else {
  test('a database that disconnects during a transaction is 503, and calls succeed once it is back (R-SEC-024)', async () => {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    const { hostname, port, pathname } = new URL(url)
    const proxy = await openTcpProxy({ host: hostname, port: Number(port) })
    const db = openPostgres(`postgres://lisan:lisan@127.0.0.1:${proxy.port}${pathname}`, { max: 8 })
    onTestFinished(() => db.destroy())
    const school = await openSchoolWith({ db })
    const student = await seedStudent(school, { wallet: 500_00 })
    const grammar = await seedClass(school, { price: 500_00 })
    const enrol = () => callApi(school, enrolInClass, { class_id: String(grammar.id) }, student)

    // one transaction holds its connection without a running query
    const openTransaction = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await sql`select 1`.execute(tx)
    })
    const requests = Promise.allSettled([openTransaction, ...Array.from({ length: 6 }, enrol)])
    await new Promise((resolve) => setTimeout(resolve, 20))
    proxy.cut()
    await requests
    expectUnavailable(await enrol())
    expect(await health(school)).toEqual([200, 503])

    await proxy.reconnect()
    expect(await health(school)).toEqual([200, 200])
    await enrol()
    expect(await walletOf(db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })
}

/** Creates a school with replaced parts. */
async function openSchoolWith(parts: Partial<AppContext>): Promise<TestSchool> {
  const base = await openTestSchool()
  const school = { ...base, ...parts }
  const app = await createHttpServer(school, handlers)
  onTestFinished(() => app.close())
  return { ...school, app }
}

test('an unavailable file store is 503 and not ready, and its files are served once it is back', async () => {
  const bucket = await openTempBucket()
  const school = await openSchoolWith({ files: openS3Store(bucket.config) })
  const maryam = await seedAdministrator(school)
  const picture = { ...demoFile('sun-and-moon-letters.png'), field: 'logo' }
  const upload = () => uploadFile(school, uploadLogo, {}, picture, maryam)
  const { data } = await upload()
  const logo = async () => (await school.app.inject(data.logo)).statusCode
  expect([await logo(), ...(await health(school))]).toEqual([200, 200, 200])

  bucket.close()
  expectUnavailable(await upload())
  expect([await logo(), ...(await health(school))]).toEqual([503, 200, 503])
  expect((await callApi(school, getUserData, {}, maryam)).status).toBe(true)

  await bucket.reopen()
  expect([await logo(), ...(await health(school))]).toEqual([200, 200, 200])
  expect(await upload()).toMatchObject({ status: true })
})
