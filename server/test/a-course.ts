import { enrolInClass } from '../../contract/enrolment.ts'
import { addLesson } from '../../contract/lessons.ts'
import { startSession } from '../auth/session.ts'
import type { ClassWish } from '../classes/manage.ts'
import { now } from '../kernel/clock.ts'
import { aClass } from './a-class.ts'
import { ask } from './ask.ts'
import { anAdministrator, aStudent, type TestPerson, type TestSchool } from './school.ts'

type LessonWish = {
  subject: string
  about?: string
  inputetype?: 'Lesson' | 'Exam' | 'Timetableble'
  scheduled?: '0' | '1'
  studydate?: string
  questions?: { question: string; answer: string; option1?: string }[]
}

/** A class with lessons of an administrator's making, in this order; `ids` are the wire's. */
export async function aCourse(
  school: TestSchool,
  lessons: LessonWish[],
  wish: Partial<ClassWish> = {},
) {
  const teacher = await anAdministrator(school)
  const made = await aClass(school, wish)
  const classId = String(made.id)
  const ids: string[] = []
  for (const lesson of lessons) {
    const fields = { class_id: classId, inputetype: 'Lesson', scheduled: '0', ...lesson }
    const { data, message } = await ask(school, addLesson, fields, teacher)
    if (!data) throw new Error(message)
    ids.push(data.id)
  }
  return { id: made.id, classId, rand: made.rand, ids, teacher }
}

/** A student with a place in the class. */
export async function aPupil(
  school: TestSchool,
  course: { classId: string },
  wanted: { name?: string; wallet?: number } = {},
): Promise<TestPerson> {
  const student = await aStudent(school, wanted)
  const { status, message } = await ask(school, enrolInClass, { class_id: course.classId }, student)
  if (!status) throw new Error(message)
  return student
}

/** The same person signed in anew, for a test whose clock went past the end of the first session. */
export async function signedInAgain(school: TestSchool, person: TestPerson): Promise<TestPerson> {
  const { token } = await startSession(school.db, { personId: person.id, now: now() })
  return { ...person, token }
}
