import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allCalls, type ChangingCallName } from '../contract/all.ts'
import type { Call } from '../contract/call.ts'
import { addClass } from '../contract/classes.ts'
import { DAY } from '../contract/duration.ts'
import { enrolInClass } from '../contract/enrolment.ts'
import { now } from './platform/clock.ts'
import { deleteOldAnswers } from './rpc/answered-requests.ts'
import { type ApiResponse, callApi } from './test/call-api.ts'
import { type Example, examples, openSchoolToChange } from './test/changing-calls.ts'
import { seedClass } from './test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from './test/test-school.ts'
import { openTwoProcesses } from './test/two-processes.ts'
import { uploadFile } from './test/upload-file.ts'

const changingCalls = allCalls.filter(({ call }) => call.effect !== 'read')

function send(
  school: TestSchool,
  call: Call,
  { fields, file }: Example,
  as: TestUser,
): Promise<ApiResponse> {
  const caller = call.access === 'anyone' ? undefined : as
  return file
    ? uploadFile(school, call, fields as Record<string, string>, file, as)
    : callApi(school, call, fields, caller)
}

/** The number of rows of every table; audit entries and rate limits may be added by a repeated request. */
async function countRows({ db }: TestSchool): Promise<Record<string, number>> {
  const tables = (await db.introspection.getTables())
    .map((it) => it.name)
    .filter((it) => !['audit', 'rate_limits'].includes(it))
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    counts[table] = Number(rows[0]?.n)
  }
  return counts
}

/** Calls that start a session or a quiz, or send an email, each time. */
const ADDS_EACH_TIME: readonly string[] = [
  ...['loginAsStudent', 'openRun', 'renewRecoveryCodes', 'resetStudentPassword'],
]

test('a request that is sent again creates nothing more, and the repetition of a creating one gets the same answer', async () => {
  const it = await openSchoolToChange()
  for (const { name, call } of changingCalls) {
    const { fields, ...rest } = await examples[name as ChangingCallName](it)
    const as = rest.as ?? it.maryam
    const once = 'once' in call.fields ? { once: `repetition-of-${name}` } : {}
    const example = { ...rest, fields: { ...fields, ...once } }

    const first = await send(it.school, call, example, as)
    const rows = await countRows(it.school)
    const second = await send(it.school, call, example, as)

    if (!ADDS_EACH_TIME.includes(name)) {
      expect(await countRows(it.school), name).toEqual(rows)
    }
    expect([400, 413, 415, 500], `${name}: ${first.message}`).not.toContain(first.http)
    if (call.effect !== 'create' || call.access === 'anyone') continue
    expect(first, name).toMatchObject({ http: 200, status: true })
    const { headers: _, ...answer } = first
    expect(second, name).toMatchObject(answer)
  }
})

/** An upload changes nothing before a lesson is saved with it, and a second step before it is confirmed. */
const NOT_AUDITED: readonly string[] = ['uploadQuestionMedia', 'startTotp', 'startPasskey']

test('every call by which an administrator changes something writes an audit entry that says what was changed', async () => {
  const it = await openSchoolToChange()
  const readEntries = () =>
    it.school.db
      .selectFrom('audit')
      .select(['actor_id', 'subject_id', 'detail', 'changes'])
      .orderBy('id')
      .execute()
  for (const { name, call } of changingCalls.filter((one) => one.call.access === 'admin')) {
    const example = await examples[name as ChangingCallName](it)
    const earlier = (await readEntries()).length

    const response = await send(it.school, call, example, example.as ?? it.maryam)

    const entries = (await readEntries()).slice(earlier)
    if (NOT_AUDITED.includes(name)) continue
    expect(entries, `${name}: ${response.message}`).not.toEqual([])
    for (const entry of entries) {
      expect(entry.actor_id, name).toBe((example.as ?? it.maryam).id)
      expect(`${entry.subject_id ?? ''}${entry.detail}${entry.changes}`, name).not.toBe('')
    }
  }
})

test('every call that creates something for a signed-in user takes an idempotency key', () => {
  const withoutKey = allCalls.filter(
    ({ call }) => call.effect === 'create' && call.access !== 'anyone' && !('once' in call.fields),
  )
  expect(withoutKey.map(({ name }) => name)).toEqual([])
})

const classForm = {
  ...{ category: 'Grammar', name: 'Naḥw', about: 'The sentence.', premium: '1', amount: '500' },
  ...{ status: '1', monthlylimit: 0 },
}

test('a repetition with other fields is declined, and one after a refusal is executed', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const add = (changes: object) =>
    callApi(school, addClass, { ...classForm, once: 'one-opened-form', ...changes }, maryam)

  expect(await add({ amount: '0' })).toMatchObject({ status: false, code: 'price_required' })
  expect(await add({})).toMatchObject({ status: true })
  expect(await add({ name: 'Ṣarf' })).toMatchObject({ http: 200, code: 'already_saved' })

  const classes = await school.db.selectFrom('classes').select('name').execute()
  expect(classes).toEqual([{ name: 'Naḥw' }])
})

test('a key belongs to one user and one call', async () => {
  const school = await openTestSchool()
  const [maryam, sani] = [await seedAdministrator(school), await seedAdministrator(school)]
  const fields = { ...classForm, once: 'one-opened-form' }

  const { data: first } = await callApi(school, addClass, fields, maryam)
  const { data: second } = await callApi(school, addClass, fields, sani)

  expect(second.id).not.toBe(first.id)
})

test('classes and enrolments that are sent twelve times at once to two processes with one key are one, with one answer', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 1_000_00 })
  const processes = await openTwoProcesses(school)
  const requests = [
    { call: addClass, fields: classForm, as: maryam },
    { call: enrolInClass, fields: { class_id: paid.publicId, seen_price: 1_000 }, as: amina },
  ]

  for (const { call, fields, as } of requests) {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        callApi(
          processes[index % 2 ? 1 : 0] as TestSchool,
          call,
          { ...fields, once: 'one-opened-form' },
          as,
        ),
      ),
    )
    const answers = responses.map(({ http, status, data }) =>
      JSON.stringify({ http, status, data }),
    )
    expect(new Set(answers).size, answers.join()).toBe(1)
    expect(responses[0]).toMatchObject({ http: 200, status: true })
  }
  expect(await school.db.selectFrom('classes').select('id').execute()).toHaveLength(2)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('the answers of requests are deleted after a week', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await callApi(school, addClass, { ...classForm, once: 'one-opened-form' }, maryam)
  const stored = () => school.db.selectFrom('answered_requests').select('call').execute()

  await deleteOldAnswers(school.db, now() + 6 * DAY)
  expect(await stored()).toEqual([{ call: 'addClass' }])
  await deleteOldAnswers(school.db, now() + 8 * DAY)
  expect(await stored()).toEqual([])
})
