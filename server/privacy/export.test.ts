import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin/admin.ts'
import { DAY, MINUTE } from '../../contract/platform/duration.ts'
import { getMyData, requestDataExport } from '../../contract/privacy/privacy.ts'
import { compareExport, readZip } from '../../scripts/check-data-export.ts'
import { now } from '../platform/clock.ts'
import type { LogWarning } from '../platform/worker.ts'
import { callApi } from '../test/call-api.ts'
import { addOtherSchemas } from '../test/databases/other-schemas.ts'
import { seedTraces, ZULAYKHA } from '../test/files/seed-traces.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'
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
  expect(missing.filter((it) => !it.startsWith('data_export'))).toEqual([])
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
  await makeDueExports(school, failOnWarning)
  expect((await callApi(school, getMyData, {}, student)).data.export.state).toBe('expired')
  for await (const page of school.files.list('exports')) expect(page).toEqual([])
})

test('an archive has the columns of the school, not those of another program’s tables with the same names (R-TRUST-001)', async () => {
  const school = await openTestSchool({ SITE_URL })
  const amina = await seedStudent(school)
  await addOtherSchemas(school.db)
  await callApi(school, requestDataExport, {}, amina)
  await makeDueExports(school, failOnWarning)
  const { data } = await callApi(school, getMyData, {}, amina)
  const { rawPayload } = await school.app.inject(data.export.url)
  const files = [...readZip(rawPayload)].map(({ bytes }) => bytes.toString('utf8'))
  expect(files.join('\n')).toContain(`"email":"${amina.email}"`)
})

test('an archive that a killed process or the file store did not finish is made again: one archive, one email, no remaining files, and the next one a day later (R-TRUST-001)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const school = await openTestSchool({ SITE_URL })
  const amina = await seedStudent(school)
  const bilal = await seedStudent(school)
  const state = async () => (await callApi(school, getMyData, {}, amina)).data.export
  const ask = async () => {
    // the password was entered just now
    await school.db.updateTable('sessions').set({ authenticated_at: now() }).execute()
    return (await callApi(school, requestDataExport, {}, amina)).code
  }
  expect(await ask()).toBeUndefined()

  const { put } = school.files
  school.files.put = () => Promise.reject(new Error('The file store does not respond'))
  const failures: unknown[] = []
  const log: LogWarning = (_, error) => failures.push(error)
  expect(await makeDueExports(school, log)).toBe(1)
  expect(failures).toEqual([new Error('The file store does not respond')])
  school.files.put = put
  expect(await state()).toMatchObject({ state: 'preparing', url: '' })
  expect(await ask()).toBe('export_too_soon')
  // another process has started it and was killed
  setClock(now() + MINUTE)
  const claimed_until = now() + MINUTE
  await school.db.updateTable('data_exports').set({ claimed_until }).execute()
  expect(await makeDueExports(school, failOnWarning)).toBe(0)
  setClock(now() + MINUTE)
  expect(await makeDueExports(school, failOnWarning)).toBe(1)
  expect(await makeDueExports(school, failOnWarning)).toBe(0)

  expect(await state()).toMatchObject({ state: 'ready', url: expect.stringContaining('/media/') })
  expect(await archivesOf(school)).toHaveLength(1)
  expect(readdirSync(join(school.config.DATA_DIR, 'uploads'))).toEqual([])
  const emails = await school.db.selectFrom('email_outbox').select('to_address').execute()
  expect(emails).toEqual([{ to_address: amina.email }])
  // nobody else sees it
  expect((await callApi(school, getMyData, {}, bilal)).data.export).toBeNull()

  setClock(parseUtc('2026-11-23T08:59:59Z'))
  expect(await ask()).toBe('export_too_soon')
  setClock(parseUtc('2026-11-23T09:00:00Z'))
  expect(await ask()).toBeUndefined()
  expect(await makeDueExports(school, failOnWarning)).toBe(1)
  // it replaces the earlier one
  expect(await archivesOf(school)).toHaveLength(1)
})

const parseUtc = (text: string) => Date.parse(text) / 1000

async function archivesOf({ files }: TestSchool) {
  const keys: string[] = []
  for await (const page of files.list('exports')) keys.push(...page.map(({ key }) => key))
  return keys
}
