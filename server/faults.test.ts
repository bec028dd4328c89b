import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { getUserData, login } from '../contract/auth.ts'
import { enrolInClass } from '../contract/enrolment.ts'
import { uploadLogo } from '../contract/settings-form.ts'
import { signup } from '../contract/sign-up.ts'
import { verbs } from './app.ts'
import { openServer } from './http/server.ts'
import { inTransaction, openPostgres } from './kernel/db.ts'
import { openBucket } from './kernel/s3-files.ts'
import type { School } from './kernel/school.ts'
import { aBucket } from './test/a-bucket.ts'
import { aCable } from './test/a-cable.ts'
import { aClass } from './test/a-class.ts'
import { type Answer, ask } from './test/ask.ts'
import { at } from './test/at.ts'
import { openTestDb } from './test/databases.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
  walletOf,
} from './test/school.ts'
import { demoFile, send } from './test/send-file.ts'

/** The one sentence for what nobody foresaw, without a word about what it was. */
function expectBland({ http, status, message, data }: Answer) {
  expect({ http, status, message, data }).toEqual({
    ...{ http: 500, status: false, data: null },
    message: 'An error occurred. Please try again.',
  })
}

const health = async ({ app }: Pick<TestSchool, 'app'>) => [
  (await app.inject('/healthz')).statusCode,
  (await app.inject('/readyz')).statusCode,
]

if (inject('postgres') === '') {
  test('a full disk is a bland answer that costs nothing, and with room again it goes on (R-SEC-024)', async () => {
    const school = await openSchool()
    const grammar = await aClass(school, { price: 500_00 })
    const students: TestPerson[] = []
    for (let nth = 0; nth < 150; nth++) students.push(await aStudent(school, { wallet: 500_00 }))
    const enrol = (student: TestPerson) =>
      ask(school, enrolInClass, { class_id: String(grammar.id) }, student)

    // the file may not grow any more, as on a disk that is full
    await sql`pragma max_page_count = 1`.execute(school.db)
    const full = async () => {
      for (const student of students) {
        const answer = await enrol(student)
        if (answer.http !== 200) return { student, answer }
      }
      throw new Error('It never was full')
    }
    const { student, answer } = await full()
    expectBland(answer)
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
    expect((await ask(school, getUserData, {}, student)).status).toBe(true)

    await sql`pragma max_page_count = 1000000`.execute(school.db)
    expect(await enrol(student)).toMatchObject({ status: true })
    expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })
} else {
  test('a database that goes in the middle of everything is a bland answer, and back again all goes on (R-SEC-024)', async () => {
    const { url, close } = await openTestDb()
    onTestFinished(close)
    const { hostname, port, pathname } = new URL(url)
    const cable = await aCable({ host: hostname, port: Number(port) })
    const db = openPostgres(`postgres://lisan:lisan@127.0.0.1:${cable.port}${pathname}`, { max: 8 })
    onTestFinished(() => db.destroy())
    const school = await schoolWith({ db })
    const student = await aStudent(school, { wallet: 500_00 })
    const grammar = await aClass(school, { price: 500_00 })
    const enrol = () => ask(school, enrolInClass, { class_id: String(grammar.id) }, student)

    // one transaction holds its connection without a query under way
    const between = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await sql`select 1`.execute(tx)
    })
    const under = Promise.allSettled([between, ...Array.from({ length: 6 }, enrol)])
    await new Promise((resolve) => setTimeout(resolve, 20))
    cable.cut()
    await under
    expectBland(await enrol())
    expect(await health(school)).toEqual([200, 503])

    await cable.mend()
    expect(await health(school)).toEqual([200, 200])
    await enrol()
    expect(await walletOf(db, student.id)).toMatchObject({ balance: 0, sum: 0 })
  })
}

/** A school of which this part is another one. */
async function schoolWith(parts: Partial<School>): Promise<TestSchool> {
  const plain = await openSchool()
  const school = { ...plain, ...parts }
  const app = await openServer(school, verbs)
  onTestFinished(() => app.close())
  return { ...school, app }
}

test('a store that is gone is a bland answer and not ready, and back again its files are served', async () => {
  const bucket = await aBucket()
  const school = await schoolWith({ files: openBucket(bucket.config) })
  const maryam = await anAdministrator(school)
  const picture = { ...demoFile('sun-and-moon-letters.png'), field: 'logo' }
  const upload = () => send(school, uploadLogo, {}, picture, maryam)
  const { data } = await upload()
  const logo = async () => (await school.app.inject(data.logo)).statusCode
  expect([await logo(), ...(await health(school))]).toEqual([200, 200, 200])

  bucket.close()
  expectBland(await upload())
  expect([await logo(), ...(await health(school))]).toEqual([500, 200, 503])
  expect((await ask(school, getUserData, {}, maryam)).status).toBe(true)

  await bucket.reopen()
  expect([await logo(), ...(await health(school))]).toEqual([200, 200, 200])
  expect(await upload()).toMatchObject({ status: true })
})

test('a clock that jumps a day ahead and back ends no session and locks nobody out (R-WIRE-014)', async () => {
  at('2026-11-21T08:00:00Z')
  const school = await openSchool({ RATE_LIMIT_SCALE: '1' })
  const password = 'a long password'
  const account = {
    email: 'hauwa@example.org',
    password,
    name: 'Hauwa',
    phonenumber: '08031234567',
  }
  const early = await ask(school, signup, account)
  const signIn = () => ask(school, login, { email: account.email, password })
  const stillIn = async ({ token = '' }: Answer) =>
    (await ask(school, getUserData, {}, { token })).status

  at('2026-11-22T08:00:00Z')
  const ahead = await signIn()
  expect([await stillIn(early), await stillIn(ahead)]).toEqual([true, true])

  at('2026-11-21T08:01:00Z')
  expect([await stillIn(early), await stillIn(ahead)]).toEqual([true, true])
  expect(await signIn()).toMatchObject({ status: true })
})
