import { expect, test } from 'vitest'
import { setStudentsActive } from '../../contract/admin/manage-students.ts'
import { login, resetPassword } from '../../contract/auth/auth.ts'
import { endOtherSessions, reauthenticate } from '../../contract/auth/sessions.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { getMyData, requestDataExport } from '../../contract/privacy/privacy.ts'
import { now } from '../platform/clock.ts'
import { HAUWA, openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { makeDueExports } from './export-worker.ts'

/** A school in which Hauwa's archive is ready. */
async function openWithArchive() {
  const opened = await openSchoolWithHauwa({ SITE_URL: 'https://lisan.example' })
  const { school, hauwa } = opened
  await callApi(school, requestDataExport, {}, hauwa)
  await makeDueExports(school, failOnWarning)
  const statusOf = async (url: string) => (await school.app.inject(url)).statusCode
  const urlOf = async (as: { token: string }) =>
    (await callApi(school, getMyData, {}, as)).data.export.url
  return { ...opened, statusOf, urlOf }
}

test('an archive of all data needs a password that was entered within ten minutes (R-TRUST-001, R-TRUST-005)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  setClock(now() + 10 * MINUTE)
  const request = () => callApi(school, requestDataExport, {}, hauwa)
  expect(await request()).toMatchObject({ http: 401, code: 'reauthentication_required' })
  expect((await callApi(school, getMyData, {}, hauwa)).data.export).toBeNull()
  await callApi(school, reauthenticate, { password: HAUWA.password }, hauwa)
  expect(await request()).toMatchObject({ status: true })
})

test('the emailed address of an archive ends with a new password, and its owner gets another one (R-TRUST-001)', async () => {
  const { school, hauwa, statusOf, urlOf } = await openWithArchive()
  const emailed = (await sentEmails(school)).find((it) => /data is ready/.test(it.subject))?.body
  const url = await urlOf(hauwa)
  expect(emailed).toContain(url)
  expect(await statusOf(url)).toBe(200)
  const passwords = { current_password: HAUWA.password, new_password: 'another good password' }
  expect(await callApi(school, resetPassword, passwords, hauwa)).toMatchObject({ status: true })
  setClock(now() + 6)
  expect(await statusOf(url)).toBe(403)
  const { token = '' } = await callApi(school, login, {
    email: HAUWA.email,
    password: 'another good password',
  })
  expect(await statusOf(await urlOf({ token }))).toBe(200)
})

test('the address of an archive ends when its owner signs out everywhere else, and with a deactivation (R-TRUST-001)', async () => {
  const { school, hauwa, statusOf, urlOf } = await openWithArchive()
  const first = await urlOf(hauwa)
  await callApi(school, endOtherSessions, {}, hauwa)
  setClock(now() + 6)
  expect(await statusOf(first)).toBe(403)
  const second = await urlOf(hauwa)
  expect(await statusOf(second)).toBe(200)
  const maryam = await seedAdministrator(school)
  const change = { student_ids: [String(hauwa.id)], active: '0' }
  expect(await callApi(school, setStudentsActive, change, maryam)).toMatchObject({ status: true })
  setClock(now() + 12)
  expect(await statusOf(second)).toBe(403)
})
