import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin/admin.ts'
import { addStudent } from '../../contract/admin/manage-students.ts'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { reauthenticate } from '../../contract/auth/sessions.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { addComplaint } from '../../contract/privacy/data-protection.ts'
import {
  getMyData,
  requestAccountDeletion,
  requestDataExport,
} from '../../contract/privacy/privacy.ts'
import { readZip } from '../../scripts/check-data-export.ts'
import { handlers } from '../handlers.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { HAUWA, openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { dumpDatabase } from '../test/files/find-traces.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { eraseDueAccounts } from './erasure-worker.ts'
import { makeDueExports } from './export-worker.ts'

const WITHOUT_BALANCE = { password: HAUWA.password, wallet: 0 }

/** A school in which Hauwa is signed in, at a fixed time. */
async function open() {
  const start = freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolWithHauwa({ SITE_URL: 'https://lisan.example' })
  const signIn = () => callApi(school, login, { email: HAUWA.email, password: HAUWA.password })
  const plan = (fields = {}, as = hauwa) =>
    callApi(school, requestAccountDeletion, { ...WITHOUT_BALANCE, ...fields }, as)
  const dataOf = async () => (await callApi(school, getMyData, {}, hauwa)).data
  return { start, school, hauwa, signIn, plan, dataOf }
}

const eraseDue = (school: TestSchool) =>
  eraseDueAccounts(school, (person) => forgetAttempts(school.db, handlers, person), failOnWarning)

test('two concurrent requests and a later one plan one deletion at the time of the first, with one email (R-TRUST-002)', async () => {
  const { school, start, plan, dataOf, signIn, hauwa } = await open()
  const { token: other = '' } = await signIn()
  await Promise.all([plan(), plan()])
  setClock(start + DAY)
  expect(await plan()).toMatchObject({ status: true })

  expect((await dataOf()).deletion).toEqual({ requested: start, due: start + 14 * DAY })
  const emails = await sentEmails(school)
  expect(emails.filter((it) => /delet/i.test(it.subject))).toHaveLength(1)
  // the other browser is signed out, this one is not
  expect(await callApi(school, getUserData, {}, { token: other })).toMatchObject({ http: 401 })
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('a sign-in with a wrong password cancels nothing, one in the last second cancels, and a second later the account is erased (R-TRUST-002)', async () => {
  const { school, start, plan, signIn, dataOf } = await open()
  await plan()
  const wrong = { email: HAUWA.email, password: 'not the password' }
  expect(await callApi(school, login, wrong)).toMatchObject({ status: false })
  expect((await dataOf()).deletion).not.toBeNull()

  setClock(start + 14 * DAY - 1)
  expect(await eraseDue(school)).toBe(0)
  const { token = '' } = await signIn()
  expect((await callApi(school, getMyData, {}, { token })).data.deletion).toBeNull()

  // planned again: fourteen days from then
  await callApi(school, requestAccountDeletion, WITHOUT_BALANCE, { token })
  setClock(start + 28 * DAY - 2)
  expect(await eraseDue(school)).toBe(0)
  setClock(start + 28 * DAY - 1)
  expect(await eraseDue(school)).toBe(1)
  expect(await eraseDue(school)).toBe(0)
  expect(await signIn()).toMatchObject({ status: false })
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ http: 401 })

  // the address is free again
  const again = await callApi(school, signup, HAUWA)
  expect(again).toMatchObject({ status: true, data: { name: HAUWA.name } })
})

test.each([
  ['no password', { password: '' }, 400],
  ['a password that is too long', { password: 'a'.repeat(10_000) }, 400],
  ['no balance', { wallet: undefined }, 400],
  ['a balance that is no number', { wallet: 'all' }, 400],
  ['a negative balance', { wallet: -1 }, 400],
  ['a balance of a fraction of a kobo', { wallet: 0.001 }, 400],
  ['another balance', { wallet: 0.01 }, 200],
  ['another password', { password: 'not the password' }, 200],
])('no deletion is planned with %s (R-TRUST-002)', async (_, fields, http) => {
  const { plan, dataOf } = await open()
  expect(await plan(fields)).toMatchObject({ status: false, http })
  expect((await dataOf()).deletion).toBeNull()
})

test('a deletion is planned neither by an administrator, for themselves or as the student, nor without a session (R-TRUST-002)', async () => {
  const { school, hauwa, plan, dataOf } = await open()
  const maryam = await seedAdministrator(school)
  const { token = '' } = await callApi(
    school,
    loginAsStudent,
    { student_email: hauwa.email.toLowerCase() },
    maryam,
  )
  expect(await plan({}, { ...hauwa, token })).toMatchObject({ code: 'impersonation_not_allowed' })
  expect(await plan({}, { ...hauwa, token: '' })).toMatchObject({ http: 401 })
  expect((await dataOf()).deletion).toBeNull()

  await school.db
    .updateTable('users')
    .set({ role: 11, staff: 'owner' })
    .where('id', '=', hauwa.id)
    .execute()
  expect(await plan()).toMatchObject({ code: 'administrator_account' })
})

test('concurrent requests make one archive, which opens only with its signature and is removed by an erasure (R-TRUST-001)', async () => {
  const { school, start, hauwa, plan, dataOf } = await open()
  const both = await Promise.all([0, 1].map(() => callApi(school, requestDataExport, {}, hauwa)))
  expect(both.map((it) => it.status).sort()).toEqual([false, true])
  expect(await makeDueExports(school, failOnWarning)).toBe(1)
  const { url } = (await dataOf()).export

  const statusOf = async (path: string) => (await school.app.inject(path)).statusCode
  const opened = await school.app.inject(url)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['content-disposition']).toMatch(/^attachment/)
  expect(opened.headers['x-content-type-options']).toBe('nosniff')
  const address = new URL(url, 'https://lisan.example')
  for (const [name, value] of address.searchParams) {
    const changed = new URL(address)
    changed.searchParams.set(name, `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`)
    expect(await statusOf(changed.pathname + changed.search), name).toBe(403)
  }
  expect(await statusOf(address.pathname)).toBe(403)
  setClock(start + 7 * DAY - 1)
  expect(await statusOf(url)).toBe(200)
  setClock(start + 7 * DAY)
  expect(await statusOf(url)).toBe(403)

  setClock(start + 8 * DAY)
  await plan()
  // the data can be downloaded until the erasure
  await callApi(school, reauthenticate, { password: HAUWA.password }, hauwa)
  expect(await callApi(school, requestDataExport, {}, hauwa)).toMatchObject({ status: true })
  setClock(start + 21 * DAY)
  await makeDueExports(school, failOnWarning)
  const last = (await dataOf()).export.url
  expect(await statusOf(last)).toBe(200)
  setClock(start + 22 * DAY)
  expect(await eraseDue(school)).toBe(1)
  expect(await statusOf(last)).not.toBe(200)
  for await (const page of school.files.list('exports')) expect(page).toEqual([])
})

test('an account with the address of another person exports and erases nothing that came to that address for others or before it (R-TRUST-001, R-TRUST-002)', async () => {
  const start = freezeClock('2026-11-22T09:00:00Z')
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const maryam = await seedAdministrator(school)
  const complaint = { name: 'Amina Bello', email: HAUWA.email, complaint: 'Why my number?' }
  await callApi(school, addComplaint, complaint)
  const contact = { name: 'Hauwa Idris', email: HAUWA.email, phone: '' }
  const child = { name: 'Bilqis Musa', no_email: '1', contact }
  const { data } = await callApi(school, addStudent, child, maryam)
  const message = { subject: 'Only for Bilqis', message: 'About Bilqis', delivery_method: 'email' }
  const recipients = [`${data.code}@students.invalid`]
  const send = () => callApi(school, sendMessage, { ...message, recipients }, maryam)
  expect(await send()).toMatchObject({ status: true })

  setClock(start + DAY)
  const { data: signedUp, token = '' } = await callApi(school, signup, HAUWA)
  const stranger = { id: Number(signedUp.id), email: HAUWA.email, token }
  expect(await send()).toMatchObject({ status: true })
  expect(await callApi(school, requestDataExport, {}, stranger)).toMatchObject({ status: true })
  await makeDueExports(school, failOnWarning)
  const { url } = (await callApi(school, getMyData, {}, stranger)).data.export
  const { rawPayload } = await school.app.inject(url)
  const archive = [...readZip(rawPayload)].map((it) => it.bytes.toString('utf8')).join('\n')
  expect(archive).not.toMatch(/Why my number|Bilqis/)

  expect(await callApi(school, requestAccountDeletion, WITHOUT_BALANCE, stranger)).toMatchObject({
    status: true,
  })
  setClock(start + 15 * DAY)
  expect(await eraseDue(school)).toBe(1)
  const texts = (await dumpDatabase(school.db)).join('\n')
  expect(texts).toContain('Why my number?')
  expect(texts.match(/About Bilqis/g)).toHaveLength(2)
})
