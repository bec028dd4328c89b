import { getUnmarkedAnswers, getUnmarkedExams, markExam } from '../../../contract/exams/marking.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'
import {
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from './seed-exam.ts'

/** The reference answer of the exam. */
export const REFERENCE = 'Kitāb is a noun.'

/** An exam with both parts, submitted by Amina with one of two correct answers, and an administrator. */
export async function openSchoolWithUnmarkedSubmission() {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school, { name: 'Foundations of Naḥw' })
  const exam = await seedExam(school, { classId, theoryAnswer: REFERENCE })
  const amina = await seedCandidate(school, exam, 'Amina Bello')
  await submitAnswers(school, exam, amina, {
    answers: [CORRECT_ANSWERS[0] ?? '', 'قَلَمٌ'],
    theory: 'الكِتَابُ اِسْمٌ.',
  })
  const maryam = await seedAdministrator(school)
  const [submission] = await submissionsOf(school, exam)
  const mark = (fields: object = {}) => {
    const defaults = {
      lesson_id: String(exam.id),
      result_id: String(submission?.id),
      theory_score: '80',
    }
    return callApi(school, markExam, { ...defaults, ...fields }, maryam)
  }
  const listUnmarked = async () => (await callApi(school, getUnmarkedExams, {}, maryam)).data
  const listAnswers = async () =>
    (await callApi(school, getUnmarkedAnswers, { lesson_id: String(exam.id) }, maryam)).data
  return { school, exam, amina, maryam, submission, mark, listUnmarked, listAnswers }
}
