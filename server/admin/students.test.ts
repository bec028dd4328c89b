import { expect, test } from 'vitest'
import { deleteStudent, editStudent, resetStudentPassword } from '../../contract/admin/admin.ts'
import { getStudentList } from '../../contract/admin/student-list.ts'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import {
  auditEntries,
  STUDENT_PASSWORD,
  signUpStudent,
  studentForm,
} from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('an administrator changes name, email, phone and role, and the audit entry has the old values (R-ASTUD-005)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)

  const response = await callApi(
    school,
    editStudent,
    {
      admin_email: maryam.email,
      ...studentForm(hauwa, {
        name: 'Hauwa Sani',
        email: 'H.Sani@example.org',
        phonenumber: '07021234567',
        role: 11,
      }),
    },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  const { data } = await callApi(school, getStudentList, { search: 'h.sani' }, maryam)
  expect(data).toMatchObject([
    { name: 'Hauwa Sani', email: 'H.Sani@example.org', phonenumber: '07021234567', role: 11 },
  ])
  expect(
    await callApi(school, login, { email: 'h.sani@example.org', password: STUDENT_PASSWORD }),
  ).toMatchObject({
    status: true,
  })
  const auditBase = { actor_id: maryam.id, subject_id: hauwa.id }
  expect(await auditEntries(school)).toEqual([
    {
      ...auditBase,
      action: 'editStudent',
      detail:
        'name: Hauwa Idris → Hauwa Sani; email: hauwa@example.org → H.Sani@example.org; phone: 08031234567 → 07021234567',
    },
    { ...auditBase, action: 'changeRole', detail: 'administrator' },
  ])
})

test('a change of role takes effect at once, without a new sign-in (R-ASTUD-007)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const listStatus = async () => (await callApi(school, getStudentList, {}, hauwa)).http

  expect(await listStatus()).toBe(403)
  await callApi(school, editStudent, studentForm(hauwa, { role: '11' }), maryam)
  expect(await listStatus()).toBe(200)
  await callApi(school, editStudent, studentForm(hauwa, { role: '1' }), maryam)
  expect(await listStatus()).toBe(403)
})

test('the second of two conflicting changes of a student is declined, and the first one is kept', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const change = (changes: object) =>
    callApi(school, editStudent, studentForm(hauwa, changes), maryam)

  expect(await change({ version: 0, phonenumber: '07011234567' })).toMatchObject({ status: true })
  expect(await change({ version: 0, name: 'Hauwa I.' })).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_student',
    message: 'Somebody else has changed this student. Load the newest version before you save.',
  })
  expect((await callApi(school, getUserData, {}, hauwa)).data).toMatchObject({
    name: 'Hauwa Idris',
    phonenumber: '07011234567',
  })
  await callApi(school, fundWallet, { student_id: String(hauwa.id), amount: 100 }, maryam)
  expect(await change({ version: 1, name: 'Hauwa I.' })).toMatchObject({ status: true })
})

test('administrators cannot demote or delete themselves', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  expect(await callApi(school, editStudent, studentForm(maryam), maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'cannot_demote_self',
    message: 'You cannot take the administrator role from yourself.',
  })
  expect(
    await callApi(school, deleteStudent, { student_id: String(maryam.id) }, maryam),
  ).toMatchObject({
    http: 200,
    status: false,
    code: 'cannot_delete_self',
    message: 'You cannot delete your own account.',
  })
  expect(await callApi(school, getStudentList, {}, maryam)).toMatchObject({ status: true })
})

test('every call rejects an unknown student (R-ASTUD-020)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const gone = await seedStudent(school)
  await callApi(school, deleteStudent, { student_id: String(gone.id) }, maryam)

  for (const id of [gone.id, 999_999]) {
    const student_id = String(id)
    for (const [call, fields] of [
      [editStudent, studentForm({ ...gone, id })],
      [deleteStudent, { student_id }],
      [fundWallet, { student_id, amount: 100 }],
      [resetStudentPassword, { student_id, new_password: 'a new password' }],
    ] as const) {
      expect(await callApi(school, call, fields, maryam), String(call.action)).toMatchObject({
        http: 404,
        status: false,
        code: 'student_not_found',
        message: 'Student not found',
      })
    }
  }
})
