import { getMessages } from '../../../contract/messages/messages.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'

/** A time in Unix seconds. */
export const unixSeconds = (iso: string) => new Date(iso).getTime() / 1000

/** A school with an administrator, on 22 November 2026. */
export async function openManagedSchool() {
  freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool()
  return { school, maryam: await seedAdministrator(school) }
}

/** The rows of enrolments. */
export const enrolments = ({ db }: TestSchool) =>
  db
    .selectFrom('enrolments')
    .select(['student_id', 'class_id', 'paid', 'paid_until'])
    .orderBy('student_id')
    .execute()

/** The subjects in a student's inbox. */
export const subjectsOf = async (school: TestSchool, student: TestUser) => {
  const { data } = await callApi(school, getMessages, {}, student)
  return data.map((it: { subject: string }) => it.subject)
}
