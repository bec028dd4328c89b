import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { getUserData } from '../../contract/auth/auth.ts'
import { auditEntries, impersonate } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('an administrator logs in as a student: the response is that of sign-in, with a new token (R-ASTUD-014, R-ASTUD-016)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 200_00 })

  const { response, token } = await impersonate(
    school,
    { ...amina, email: amina.email.toUpperCase() },
    maryam,
  )

  expect(response).toMatchObject({
    http: 200,
    status: true,
    data: { id: String(amina.id), name: 'Amina Bello', email: amina.email, wallet: 200, role: 1 },
  })
  expect([amina.token, maryam.token]).not.toContain(token)
  expect(response.headers['set-cookie']).toBe(`token=${token}; Path=/; Max-Age=3600; SameSite=Lax`)
  expect((await callApi(school, getUserData, {}, { token })).data.email).toBe(amina.email)
  expect(await callApi(school, getUserData, {}, maryam)).toMatchObject({ status: true })
  expect(await auditEntries(school)).toEqual([
    { actor_id: maryam.id, action: 'loginAsStudent', subject_id: amina.id, detail: '' },
  ])
})

test('an impersonation token lasts one hour (R-ASTUD-015)', async () => {
  freezeClock('2026-11-21T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { token } = await impersonate(school, await seedStudent(school), maryam)
  const status = async () => (await callApi(school, getUserData, {}, { token })).http

  freezeClock('2026-11-21T09:59:59Z')
  expect(await status()).toBe(200)
  freezeClock('2026-11-21T10:00:00Z')
  expect(await status()).toBe(401)
})

test('an impersonation has no administrator rights, and administrators cannot be impersonated', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const otherAdmin = await seedAdministrator(school, { name: 'Ibrahim Sani' })
  const { token } = await impersonate(school, await seedStudent(school), maryam)

  expect(await callApi(school, deleteStudent, { student_id: '1' }, { token })).toMatchObject({
    http: 403,
  })
  for (const administrator of [otherAdmin, maryam]) {
    const { response } = await impersonate(school, administrator, maryam)
    expect(response).toMatchObject({
      http: 200,
      status: false,
      code: 'not_a_student',
      message: 'You can only log in as a student, not as an administrator.',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  const { response } = await impersonate(
    school,
    { ...otherAdmin, email: 'nobody@example.org' },
    maryam,
  )
  expect(response).toMatchObject({
    http: 404,
    code: 'student_not_found',
    message: 'Student not found',
  })
})
