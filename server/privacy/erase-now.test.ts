import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getUserData } from '../../contract/auth/auth.ts'
import { getBin, restoreFromBin } from '../../contract/bin/bin.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { handlers } from '../handlers.ts'
import { now } from '../platform/clock.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { eraseDueAccounts } from './erasure-worker.ts'

const idOf = ({ id }: { id: number }) => ({ student_id: String(id) })

async function open() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  return { school, maryam, hauwa: await seedStudent(school, { name: 'Hauwa Idris' }) }
}

const eraseDue = (school: TestSchool) =>
  eraseDueAccounts(school, (person) => forgetAttempts(school.db, handlers, person), failOnWarning)

const nameOf = async ({ db }: TestSchool, id: number) =>
  (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name

test('an administrator erases the account of a student who asks for it at once, audited without a name, and not by an old sign-in (R-TRUST-002, R-TRUST-005)', async () => {
  const { school, maryam, hauwa } = await open()
  expect(await callApi(school, eraseStudent, idOf(hauwa), maryam)).toMatchObject({ status: true })
  // signed out at once, before the worker erases
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ http: 401 })
  expect(await callApi(school, eraseStudent, idOf(hauwa), maryam)).toMatchObject({ status: true })
  expect(await eraseDue(school)).toBe(1)
  expect(await nameOf(school, hauwa.id)).toBe('Former student')
  expect((await callApi(school, eraseStudent, idOf(hauwa), maryam)).http).toBe(404)
  const { data } = await callApi(school, getAuditLog, { act: 'eraseStudent' }, maryam)
  expect(data.rows).toHaveLength(1)
  expect(data.rows[0]).toMatchObject({ detail: '', subject: { name: 'Former student', email: '' } })

  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  setClock(now() + 10 * MINUTE)
  expect((await callApi(school, eraseStudent, idOf(bilal), maryam)).code).toBe(
    'reauthentication_required',
  )
})

test('an account in the bin is erased on request, and can no longer be restored (R-TRUST-002)', async () => {
  const { school, maryam, hauwa } = await open()
  await callApi(school, deleteStudent, idOf(hauwa), maryam)
  expect(await callApi(school, eraseStudent, idOf(hauwa), maryam)).toMatchObject({ status: true })
  expect((await callApi(school, getBin, {}, maryam)).data.items).toEqual([])
  const item = { kind: 'student', item_id: String(hauwa.id) }
  expect((await callApi(school, restoreFromBin, item, maryam)).code).toBe('not_in_bin')
  expect(await eraseDue(school)).toBe(1)
  expect(await nameOf(school, hauwa.id)).toBe('Former student')
})

test('neither an administrator nor oneself is erased at once, and no student erases anybody (R-TRUST-002)', async () => {
  const { school, maryam, hauwa } = await open()
  const other = await seedAdministrator(school, { email: 'other@example.org' })
  const codeFor = async (whom: { id: number }, as: { token: string }) =>
    (await callApi(school, eraseStudent, idOf(whom), as)).code
  expect(await codeFor(other, maryam)).toBe('administrator_account')
  expect(await codeFor(maryam, maryam)).toBe('cannot_delete_self')
  expect(await codeFor(maryam, hauwa)).toBe('admin_only')
  expect((await callApi(school, eraseStudent, { student_id: '999999' }, maryam)).http).toBe(404)
  expect(await eraseDue(school)).toBe(0)
})
