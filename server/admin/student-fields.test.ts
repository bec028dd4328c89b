import { expect, test } from 'vitest'
import { editStudent } from '../../contract/admin/admin.ts'
import { getUserData } from '../../contract/auth/auth.ts'
import { NAME_RESERVED } from '../../contract/auth/reserved-name.ts'
import { textIn } from '../../messages/catalog.ts'
import { auditEntries, signUpStudent, studentForm } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('only administrators can have a reserved name, and the phone number must be valid', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const edit = (changes: object) =>
    callApi(
      school,
      editStudent,
      {
        student_id: String(amina.id),
        name: amina.name,
        email: amina.email,
        phonenumber: '08031234567',
        role: '1',
        ...changes,
      },
      maryam,
    )

  expect(await edit({ name: 'Administrator' })).toMatchObject({
    http: 200,
    status: false,
    code: 'name_reserved',
    message: textIn('en', NAME_RESERVED),
  })
  expect(await edit({ name: 'Ami\u202ena' })).toMatchObject({ http: 400 })
  expect(await edit({ phonenumber: '12345' })).toMatchObject({ http: 400 })
  expect(await edit({ name: 'Administrator', role: '11' })).toMatchObject({ status: true })
  expect(await edit({ name: 'Administrator', role: '1' })).toMatchObject({ status: false })
})

test.each(['name', 'email', 'phonenumber', 'role'])(
  'a change without %s is rejected with the name of the field (R-ASTUD-006)',
  async (field) => {
    const school = await openTestSchool()
    const maryam = await seedAdministrator(school)
    const hauwa = await signUpStudent(school)

    for (const value of ['', undefined]) {
      const response = await callApi(
        school,
        editStudent,
        studentForm(hauwa, { [field]: value }),
        maryam,
      )
      expect(response).toMatchObject({ http: 400, message: `${field} is required` })
    }
  },
)

test.each([
  ['email', 'not-an-email'],
  ['role', '7'],
  ['role', '111'],
])('a change of %s to %s is rejected (R-ASTUD-006)', async (field, value) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)

  const response = await callApi(
    school,
    editStudent,
    studentForm(hauwa, { [field]: value }),
    maryam,
  )

  expect(response).toMatchObject({ http: 400, status: false })
  expect(response.message).toContain(field)
})

test('a registered email is declined in any letter case, and nothing changes (R-ASTUD-008)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const musa = await seedStudent(school, { email: 'musa@example.org' })

  const takenForm = studentForm(hauwa, { name: 'Somebody', email: 'MUSA@example.org' })
  expect(await callApi(school, editStudent, takenForm, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'email_taken',
    message: 'This email is already registered.',
  })
  expect((await callApi(school, getUserData, {}, hauwa)).data).toMatchObject({
    name: 'Hauwa Idris',
  })
  expect((await callApi(school, getUserData, {}, musa)).data.email).toBe('musa@example.org')
  expect(await auditEntries(school)).toEqual([])
  const sameInCapitals = studentForm(hauwa, { email: 'HAUWA@example.org' })
  expect(await callApi(school, editStudent, sameInCapitals, maryam)).toMatchObject({ status: true })
})
