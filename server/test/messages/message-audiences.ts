import { countAudience, sendMessage } from '../../../contract/messages/announcements.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { callApi } from '../call-api.ts'
import { START } from '../freeze-clock.ts'
import { openSchoolAtStart } from '../process/school-at-start.ts'
import { seedEnrolment } from '../seed-class.ts'
import { seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

/** A school with an administrator and three students. */
export async function openSchool() {
  const { school, admin, amina } = await openSchoolAtStart()
  const musa = await seedStudent(school, { name: 'Musa Sani' })
  const zainab = await seedStudent(school, { name: 'Zainab Idris' })
  return { school, admin, amina, musa, zainab }
}

/** Enrols a student until `paidUntil`; without an end if it is 0. */
export async function enrol(school: TestSchool, classId: number, student: TestUser, paidUntil = 0) {
  await seedEnrolment(school, { studentId: student.id, classId, paidUntil, enrolledAt: START })
}

/** Sends a message to an audience. */
export async function sendTo(school: TestSchool, admin: TestUser, audience: object) {
  const fields = { subject: 'The term', message: 'It begins.', delivery_method: 'inApp', audience }
  return callApi(school, sendMessage, fields, admin)
}

/** The students who have received the message with this subject. */
export async function namesWithMessage(school: TestSchool, ...students: TestUser[]) {
  const names: string[] = []
  for (const it of students) {
    const { data } = await callApi(school, getMessages, {}, it)
    if (data.length > 0) names.push(it.name)
  }
  return names
}

/** The number of recipients that the form shows for an audience. */
export const count = async (school: TestSchool, admin: TestUser, audience: object) =>
  (await callApi(school, countAudience, { audience }, admin)).data
