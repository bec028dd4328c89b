import { adminOverview } from '../../../contract/admin/admin-overview.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { seedEnrolment } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, type TestSchool } from '../test-school.ts'

/** A school with an administrator and a student, and a function that reads the dashboard. */
export async function openSchool(env = {}) {
  const now = freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool(env)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const overview = async () => (await callApi(school, adminOverview, {}, maryam)).data
  return { school, maryam, amina, now, overview }
}

type Enrolment = {
  student: { id: number }
  classId: number
  enrolledAt: number
  paidUntil?: number
}

/** Enrols a student at a given time. */
export function enrol(
  school: TestSchool,
  { student, classId, enrolledAt, paidUntil = 0 }: Enrolment,
) {
  return seedEnrolment(school, {
    ...{ studentId: student.id, classId, paid: 500_00, paidUntil, enrolledAt },
  })
}
