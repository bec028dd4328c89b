import { getSubmission, markExam } from '../../../contract/exams/marking.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, type TestUser } from '../test-school.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from './seed-exam.ts'

/** Amina's submission with one of two correct options and a written answer, and the administrators Maryam and Ibrahim. */
export async function openSchoolWithSubmission(written: object = { theory: 'الكِتَابُ اِسْمٌ.' }) {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school, { name: 'Foundations of Naḥw' })
  const exam = await seedExam(school, { classId, theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam, 'Amina Bello')
  await submitAnswers(school, exam, amina, { answers: ['قَلَمٌ', 'قَلَمٌ'], ...written })
  const maryam = await seedAdministrator(school)
  const ibrahim = await seedAdministrator(school, { name: 'Ibrahim Lawal' })
  const [row] = await submissionsOf(school, exam)
  const result_id = String(row?.id)
  const open = async (as: TestUser = maryam) =>
    (await callApi(school, getSubmission, { result_id }, as)).data
  const mark = (fields: object, as: TestUser = maryam) =>
    callApi(school, markExam, { lesson_id: String(exam.id), result_id, ...fields }, as)
  const inbox = async () =>
    (await callApi(school, getMessages, { email: amina.email }, amina)).data.map(
      ({ subject, body }: { subject: string; body: string }) => ({ subject, body }),
    )
  return { school, exam, amina, maryam, ibrahim, result_id, open, mark, inbox }
}
