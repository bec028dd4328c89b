import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { restoreFromBin } from '../../contract/bin/bin.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

test('a deleted student whose email signed up again is restored with the wallet under another email, and the refusal says who has the first one', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const email = 'hauwa@example.org'
  const hauwa = await seedStudent(school, { name: 'Hauwa Idris', email, wallet: 4_500_00 })
  await callApi(school, deleteStudent, { student_id: String(hauwa.id) }, maryam)
  const again = {
    name: 'Hauwa Again',
    email,
    phonenumber: '08031234567',
    password: 'a good password',
  }
  await callApi(school, signup, again)
  const restore = (fields = {}) =>
    callApi(
      school,
      restoreFromBin,
      { kind: 'student', item_id: String(hauwa.id), ...fields },
      maryam,
    )

  const refusal = await restore()
  expect(refusal).toMatchObject({ http: 200, status: false, code: 'restore_conflict' })
  expect(refusal.message).toBe(
    `Hauwa Again has signed up with ${email}. Restore this account with another email address; nothing of it is lost.`,
  )
  expect(await restore({ new_email: email.toUpperCase() })).toMatchObject({
    code: 'restore_conflict',
  })
  for (const new_email of ['no address', 's7654321@students.invalid'])
    expect(await restore({ new_email })).toMatchObject({ http: 400 })
  expect(await restore({ new_email: 'hauwa.idris@example.org' })).toMatchObject({ status: true })

  const user = await school.db
    .selectFrom('users')
    .select(['name', 'email', 'email_key', 'search_text', 'deleted_at'])
    .where('id', '=', hauwa.id)
    .executeTakeFirst()
  expect(user).toMatchObject({
    ...{ name: 'Hauwa Idris', email: 'hauwa.idris@example.org', deleted_at: null },
    ...{ email_key: 'hauwa.idris@example.org' },
  })
  expect(user?.search_text).toContain('hauwa.idris@example.org')
  expect((await walletOf(school.db, hauwa.id)).balance).toBe(4_500_00)
  const entries = await school.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('subject_id', '=', hauwa.id)
    .orderBy('id')
    .execute()
  expect(entries.slice(-2)).toEqual([
    { action: 'editStudent', detail: `email: ${email} → hauwa.idris@example.org` },
    { action: 'restoreFromBin', detail: `Hauwa Idris · ${email}` },
  ])
})
