import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin.ts'
import { DAY } from '../../contract/duration.ts'
import { getMyData, requestDataExport } from '../../contract/privacy.ts'
import { compareExport, readZip } from '../../scripts/check-data-export.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/email-queue.ts'
import { seedTraces, ZULAYKHA } from '../test/seed-traces.ts'
import { createTempDir } from '../test/temp-dir.ts'
import { openTestSchool } from '../test/test-school.ts'
import { makeDueExports } from './export-worker.ts'

const SITE_URL = 'https://lisan.example'

test('an archive has every row and file that docs/privacy.md lists, is emailed, and can be downloaded for seven days (R-TRUST-001)', async () => {
  const school = await openTestSchool({ SITE_URL })
  const { student, maryam } = await seedTraces(school)
  const { data } = await callApi(school, getMyData, {}, student)
  const email = await school.db
    .selectFrom('email_outbox')
    .select('body')
    .where('to_address', '=', ZULAYKHA.email)
    .where('subject', 'like', '%your data is ready')
    .executeTakeFirstOrThrow()
  expect(email.body).toContain(`${SITE_URL}${data.export.url}`)

  const { rawPayload, statusCode } = await school.app.inject(data.export.url)
  expect(statusCode).toBe(200)
  expect(rawPayload.length).toBe(data.export.bytes)
  const archive = join(createTempDir().DATA_DIR, 'data.zip')
  writeFileSync(archive, rawPayload)
  // made after the archive
  await school.db.deleteFrom('email_outbox').where('subject', 'like', '%data is ready').execute()
  const query = async (text: string) =>
    (await sql.raw<Record<string, unknown>>(text).execute(school.db)).rows
  const who = { id: student.id, email: ZULAYKHA.email }
  const { missing, rows } = await compareExport({ archive, query, ...who })
  // their own row was finished after the archive
  expect(missing.filter((it) => !it.startsWith('data_exports'))).toEqual([])
  expect(rows).toBeGreaterThan(25)
  const text = [...readZip(rawPayload)].map(({ bytes }) => bytes.toString('utf8')).join('\n')
  expect(text).toContain(ZULAYKHA.name)
  expect(text).not.toContain('password_hash')
  expect(text).not.toContain('token_hash')

  // once a day, and not by an administrator who is signed in as the student
  expect((await callApi(school, requestDataExport, {}, student)).code).toBe('export_too_soon')
  const { token = '' } = await callApi(
    school,
    loginAsStudent,
    { student_email: student.email },
    maryam,
  )
  const impersonated = { ...student, token }
  expect((await callApi(school, getMyData, {}, impersonated)).data.export.url).toBe('')
  expect((await callApi(school, requestDataExport, {}, impersonated)).code).toBe(
    'impersonation_not_allowed',
  )

  setClock(now() + 7 * DAY + 60)
  expect((await school.app.inject(data.export.url)).statusCode).toBe(403)
  await makeDueExports(school)
  expect((await callApi(school, getMyData, {}, student)).data.export.state).toBe('expired')
  for await (const page of school.files.list('exports')) expect(page).toEqual([])
})
