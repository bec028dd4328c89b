import { loginAsStudent } from '../../../contract/admin/admin.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import { callApi } from '../call-api.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** The password of students that `signUpStudent` creates. */
export const STUDENT_PASSWORD = 'the old password'

/** Signs a student up with a password. */
export async function signUpStudent(
  school: TestSchool,
  email = 'hauwa@example.org',
): Promise<TestUser> {
  const name = 'Hauwa Idris'
  const form = { name, email, phonenumber: '08031234567', password: STUDENT_PASSWORD }
  const { data, token = '' } = await callApi(school, signup, form)
  return { id: Number(data.id), name, email, token }
}

/** The complete form of a student, as the screen sends it. */
export function studentForm(student: TestUser, changes: object = {}) {
  return {
    student_id: String(student.id),
    name: student.name,
    email: student.email,
    phonenumber: '08031234567',
    role: '1',
    ...changes,
  }
}

/** Signs an administrator in as a student and returns the response and its token. */
export async function impersonate(school: TestSchool, student: TestUser, administrator: TestUser) {
  const response = await callApi(
    school,
    loginAsStudent,
    { student_email: student.email },
    administrator,
  )
  return { response, token: response.token ?? '' }
}

/** All audit entries, oldest first. */
export function auditEntries({ db }: TestSchool) {
  return db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'subject_id', 'detail'])
    .orderBy('id')
    .execute()
}
