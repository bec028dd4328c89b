import type { ChangingCallName } from '../../../contract/all.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { addStudentsToClass } from '../../../contract/enrolment/manage-enrolments.ts'
import { callApi } from '../call-api.ts'
import { seedExam } from '../exams/seed-exam.ts'
import { openSchoolWithQuiz } from '../game/quiz.ts'
import { seedClass, seedLessonRow } from '../seed-class.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'
import type { TestFile } from '../uploads/upload-file.ts'

/** A school with something to change in every feature. */
export type SchoolToChange = Awaited<ReturnType<typeof openSchoolToChange>>

/** The request of a call; `file` is sent as multipart. */
export type Example = { fields: Record<string, unknown>; as?: TestUser; file?: TestFile }

/** Examples of some calls. */
export type Examples = Partial<Record<ChangingCallName, (it: SchoolToChange) => Promise<Example>>>

/** Opens a school with data of every feature, an administrator and a student. */
export async function openSchoolToChange() {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 50_000_00 })
  return { school, maryam, amina, ...(await seedCourse(school, amina)) }
}

async function seedCourse(school: TestSchool, amina: TestUser) {
  const { id: classId } = await seedClass(school)
  const lessonId = await seedLessonRow(school, classId)
  const exam = await seedExam(school, { theoryAnswer: 'The answer', classId })
  await callApi(school, enrolInClass, { class_id: String(classId) }, amina)
  return { classId, lessonId, exam }
}

/** The class of the school. */
export const ofClass = ({ classId }: SchoolToChange) => ({ class_id: String(classId) })

/** The lesson of the school. */
export const ofLesson = (it: SchoolToChange) => ({ ...ofClass(it), lesson_id: String(it.lessonId) })

/** A new class with a price. */
export const newClass = async ({ school }: SchoolToChange) => ({
  class_id: String((await seedClass(school, { price: 1_000_00 })).id),
})

/** A new student. */
export const newStudent = async ({ school }: SchoolToChange) =>
  seedStudent(school, { name: 'Musa Sani' })

/** A new class that the student of the school is enrolled in. */
export async function newEnrolment({ school, amina, maryam }: SchoolToChange, input = {}) {
  const { id } = await seedClass(school, { price: 300_00, ...input })
  const fields = { class_id: String(id), student_ids: [String(amina.id)] }
  await callApi(school, addStudentsToClass, { ...fields, payment: 'wallet' }, maryam)
  return fields
}

/** A user as the subject of a request. */
export const idOf = ({ id }: TestUser) => ({ student_id: String(id) })
