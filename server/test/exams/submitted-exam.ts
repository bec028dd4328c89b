import { getExamVersions, rescoreExam } from '../../../contract/exams/manage-questions.ts'
import { updateLesson } from '../../../contract/lessons/lesson-form.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, seedAdministrator, type TestUser } from '../test-school.ts'
import {
  NOUN_OR_VERB,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from './seed-exam.ts'

const REFERENCE = 'Kitāb is a noun: it takes the article.'

/** An exam of two questions and a theory part that Amina answered with the first question wrong. */
export async function seedSubmittedExam() {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: REFERENCE })
  const amina = await seedCandidate(school, exam)
  const maryam = await seedAdministrator(school)
  const [noun = '', verb = ''] = exam.questionIds.map(String)
  const answers = ['كَتَبَ', 'كَتَبَ']
  await submitAnswers(school, exam, amina, { answers, theory: 'It is a noun.' })
  const form = {
    lesson_id: String(exam.id),
    subject: 'Noun or verb?',
    inputetype: 'Exam',
    scheduled: '0',
  }
  const [nounQuestion, verbQuestion] = NOUN_OR_VERB
  return {
    ...{ school, exam, amina, maryam, noun, verb },
    /** Saves the exam with the key of its first question corrected to the answer of Amina. */
    correctKey: (fields: Record<string, unknown> = {}) =>
      callApi(
        school,
        updateLesson,
        {
          ...form,
          questions: [
            { ...nounQuestion, id: noun, answer: 'كَتَبَ', option1: 'قَلَمٌ' },
            { ...verbQuestion, id: verb },
          ],
          ...fields,
        },
        maryam,
      ),
    update: (fields: Record<string, unknown>) =>
      callApi(school, updateLesson, { ...form, ...fields }, maryam),
    versions: async () =>
      (await callApi(school, getExamVersions, { lesson_id: form.lesson_id }, maryam)).data,
    rescore: (version: number) =>
      callApi(school, rescoreExam, { lesson_id: form.lesson_id, version: String(version) }, maryam),
    read: (student: TestUser) => readExam(school, exam, student),
    scores: async () =>
      (await submissionsOf(school, exam)).map((it) => [
        it.objective_score,
        it.theory_score,
        it.total_score,
      ]),
  }
}
