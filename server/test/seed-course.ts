import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { startSession } from '../auth/session.ts'
import type { ClassInput } from '../classes/edit-class.ts'
import { now } from '../platform/clock.ts'
import { callApi } from './call-api.ts'
import { seedClass } from './seed-class.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from './test-school.ts'

type LessonInput = {
  subject: string
  about?: string
  inputetype?: 'Lesson' | 'Exam' | 'Timetableble'
  scheduled?: '0' | '1'
  studydate?: string
  questions?: { question: string; answer: string; option1?: string }[]
}

/** Creates a class with lessons through the API; `ids` are lesson ids as strings. */
export async function seedCourse(
  school: TestSchool,
  lessons: LessonInput[],
  classInput: Partial<ClassInput> = {},
) {
  const teacher = await seedAdministrator(school)
  const created = await seedClass(school, classInput)
  const classId = String(created.id)
  const ids: string[] = []
  for (const lesson of lessons) {
    const fields = { class_id: classId, inputetype: 'Lesson', scheduled: '0', ...lesson }
    const { data, message } = await callApi(school, addLesson, fields, teacher)
    if (!data) throw new Error(message)
    ids.push(data.id)
  }
  return { id: created.id, classId, rand: created.publicId, ids, teacher }
}

/** A student enrolled in the class. */
export async function seedEnrolledStudent(
  school: TestSchool,
  course: { classId: string },
  attributes: { name?: string; wallet?: number } = {},
): Promise<TestUser> {
  const student = await seedStudent(school, attributes)
  const { status, message } = await callApi(
    school,
    enrolInClass,
    { class_id: course.classId },
    student,
  )
  if (!status) throw new Error(message)
  return student
}

/** The same user with a new session, after the clock has passed the end of the first one. */
export async function startNewSession(school: TestSchool, user: TestUser): Promise<TestUser> {
  const { token } = await startSession(school.db, { userId: user.id, now: now() })
  return { ...user, token }
}
