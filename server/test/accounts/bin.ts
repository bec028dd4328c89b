import { type BinKind, getBin, restoreFromBin } from '../../../contract/bin/bin.ts'
import { recordLessonView } from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import { CORRECT_ANSWERS, seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { seedLessonRow } from '../seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'

/** Restores an item of the bin. */
export const restore = (school: TestSchool, kind: BinKind, id: string | number, as: TestUser) =>
  callApi(school, restoreFromBin, { kind, item_id: String(id) }, as)

/** The items of the bin as an administrator sees them. */
export const binOf = async (school: TestSchool, as: TestUser) =>
  (await callApi(school, getBin, {}, as)).data

/** An exam that Amina has submitted, in a class with a lesson that she has opened. */
export async function openSchoolWithCourse() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const exam = await seedExam(school)
  const lessonId = await seedLessonRow(school, exam.classId)
  const amina = await seedCandidate(school, exam)
  const classRef = { class_id: String(exam.classId) }
  await callApi(school, recordLessonView, { ...classRef, lesson_id: String(lessonId) }, amina)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
  return { school, maryam, amina, exam, lessonId, classRef }
}
