import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allCalls } from '../contract/all.ts'
import type { Call } from '../contract/platform/call.ts'
import { type ApiResponse, callApi } from './test/call-api.ts'
import { exampleOf } from './test/changing-calls/changing-calls.ts'
import { type Example, openSchoolToChange } from './test/changing-calls/school-to-change.ts'
import type { TestSchool, TestUser } from './test/test-school.ts'
import { uploadFile } from './test/uploads/upload-file.ts'

const changingCalls = allCalls.filter(({ call }) => call.effect !== 'read')

function send(
  school: TestSchool,
  call: Call,
  { fields, file }: Example,
  as: TestUser,
): Promise<ApiResponse> {
  const caller = call.access === 'anyone' ? undefined : as
  return file
    ? // examples with a file have only text fields
      uploadFile(school, call, fields as Record<string, string>, file, as)
    : callApi(school, call, fields, caller)
}

/** Every table but those of audit entries and rate limits, which a repeated request may add. */
async function listTables({ db }: TestSchool): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map((it) => it.name).filter((it) => !['audit', 'rate_limits'].includes(it))
}

async function countRows({ db }: TestSchool, tables: string[]): Promise<Record<string, number>> {
  const counts = tables.map((it) => sql`(select count(*) from ${sql.table(it)}) as ${sql.ref(it)}`)
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(counts)}`.execute(db)
  return Object.fromEntries(tables.map((it) => [it, Number(rows[0]?.[it])]))
}

/** A response whose addresses of files have no signature: it changes with the minute of the response. */
function withoutSignatures(response: ApiResponse): ApiResponse {
  return JSON.parse(JSON.stringify(response).replaceAll(/\?until=\d+&sign=[\w-]+/g, ''))
}

/** Calls that start a session or a quiz, send an email or create a link, each time. */
const ADDS_EACH_TIME: readonly string[] = [
  ...['loginAsStudent', 'viewAsStaff', 'openRun', 'renewRecoveryCodes', 'resetStudentPassword'],
  'createPasswordLink',
]

test('a repeated request creates nothing more, and a repeated creating request gets the same response', async () => {
  const it = await openSchoolToChange()
  const tables = await listTables(it.school)
  for (const { name, call } of changingCalls) {
    const { fields, ...rest } = await exampleOf(name)(it)
    const as = rest.as ?? it.maryam
    const once = 'once' in call.fields ? { once: `repetition-of-${name}` } : {}
    const example = { ...rest, fields: { ...fields, ...once } }

    const first = await send(it.school, call, example, as)
    const rows = await countRows(it.school, tables)
    const second = await send(it.school, call, example, as)

    if (!ADDS_EACH_TIME.includes(name)) {
      expect(await countRows(it.school, tables), name).toEqual(rows)
    }
    expect([400, 413, 415, 500], `${name}: ${first.message}`).not.toContain(first.http)
    if (call.effect !== 'create' || call.access === 'anyone') continue
    expect(first, `${name}: ${first.message}`).toMatchObject({ http: 200, status: true })
    const { headers: _, ...content } = withoutSignatures(first)
    expect(withoutSignatures(second), name).toMatchObject(content)
  }
})

/** An upload has no effect before a lesson is saved with it, nor a second step before it is confirmed, nor a claim on a mark. */
const NOT_AUDITED: readonly string[] = [
  ...['uploadQuestionMedia', 'uploadAttachment', 'saveStaffRecording', 'readWordsFile'],
  'startTotp',
  'startPasskey',
  'sendTestEmail',
  ...['claimSubmission', 'claimNextSubmission', 'releaseSubmission'],
]

test('every call by which an administrator changes something writes an audit entry that describes the change', async () => {
  const it = await openSchoolToChange()
  const readEntries = () =>
    it.school.db
      .selectFrom('audit')
      .select(['actor_id', 'subject_id', 'detail', 'changes'])
      .orderBy('id')
      .execute()
  for (const { name, call } of changingCalls.filter((one) => typeof one.call.access === 'object')) {
    const example = await exampleOf(name)(it)
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
