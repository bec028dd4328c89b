import { expect, test } from 'vitest'
import { previewLesson } from '../../contract/classes/preview.ts'
import {
  exportQuestions,
  getLessonQuestions,
  readQuestionsCsv,
} from '../../contract/exams/manage-questions.ts'
import { getLessonChecks } from '../../contract/lessons/lesson-checks.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { duplicateLesson } from '../../contract/term/term.ts'
import { callApi } from '../test/call-api.ts'
import {
  NOUN_OR_VERB,
  type SeededQuestion,
  seedCandidate,
  seedExam,
} from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const SCHOOL: SeededQuestion = {
  ...{ kind: 'typed', question: 'Write: a school', answer: 'مَدْرَسَة', marks: 'asked', points: 3 },
  accepted: ['مَعْهَد', 'مَكْتَب'],
}

async function seedTypedExam() {
  const school = await openTestSchool()
  const questions = [SCHOOL, ...NOUN_OR_VERB.slice(0, 1)]
  const exam = await seedExam(school, { questions, near_credit: 0.25 })
  const maryam = await seedAdministrator(school)
  const list = async (lessonId: number) =>
    (await callApi(school, getLessonQuestions, { lesson_id: String(lessonId) }, maryam)).data
  return { school, exam, maryam, list }
}

test('typed questions are exported to CSV and read to the same questions, and a wrong row is named (R-ARABIC-003, R-ARABIC-012)', async () => {
  const { school, exam, maryam, list } = await seedTypedExam()
  const { data } = await callApi(school, exportQuestions, { lesson_id: String(exam.id) }, maryam)
  expect(data?.csv).toContain('مَعْهَد | مَكْتَب')
  const read = async (csv: string) => {
    const request = { class_id: String(exam.classId), csv }
    return (await callApi(school, readQuestionsCsv, request, maryam)).data?.rows
  }
  const withoutId = ({ id: _, ...question }: { id: string }) => question
  const rows = await read(data?.csv ?? '')
  expect(rows?.map((it: { question: { id: string } }) => withoutId(it.question))).toEqual(
    (await list(exam.id))?.map(withoutId),
  )
  expect(
    await read(
      'kind,question,answer,accepted,marks\ntyped,A?,ـــ,,\ntyped,B?,قلم,1|2|3|4|5|6,\ntyped,C?,قلم,,always\nType the answer,D?,قلم,,\n',
    ),
  ).toMatchObject([
    { line: 2, reason: 'This answer has no letter or digit. Students could not type it.' },
    { line: 3, reason: 'At most 5 further answers are possible.' },
    { line: 4, reason: 'The marks must be one of: free, ending, asked.' },
    {
      line: 5,
      reason: '',
      question: { kind: 'typed', answer: 'قلم', accepted: [], marks: 'free' },
    },
  ])
})

test('a copy of an exam has its typed questions and its near_credit (R-ARABIC-003)', async () => {
  const { school, exam, maryam, list } = await seedTypedExam()
  const request = {
    ...{ lesson_id: String(exam.id), class_id: String(exam.classId), shift_days: '0' },
    once: 'copy-of-a-typed-exam',
  }
  const { data } = await callApi(school, duplicateLesson, request, maryam)
  const copyId = Number(data?.id)
  const withoutId = ({ id: _, ...question }: { id: string }) => question
  expect((await list(copyId))?.map(withoutId)).toEqual((await list(exam.id))?.map(withoutId))
  const copy = await callApi(school, getManagedLesson, { lesson_id: String(copyId) }, maryam)
  expect(copy.data).toMatchObject({ near_credit: 0.25 })
})

test('an administrator previews an exam as a student sees it, without its keys (R-ARABIC-003)', async () => {
  const { school, exam, maryam } = await seedTypedExam()
  const request = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const { data } = await callApi(school, previewLesson, request, maryam)
  expect(data?.lesson.questions[0]).toMatchObject({ kind: 'typed', answer: '', marks: 'asked' })
  expect(JSON.stringify(data)).not.toMatch(/مَدْرَسَة|مَعْهَد/)
})

test('a check of a lesson is answered by typing, with its keys for the browser (R-ARABIC-003)', async () => {
  const { school, exam, maryam } = await seedTypedExam()
  const { question, answer, accepted } = SCHOOL
  const lesson = { subject: 'School', about: '', inputetype: 'Lesson', scheduled: '0' }
  const fields = { ...lesson, class_id: String(exam.classId) }
  const check = { kind: 'typed', question, answer, accepted }
  const rejected = await callApi(
    school,
    addLesson,
    { ...fields, checks: [{ ...check, answer: 'ـ' }] },
    maryam,
  )
  expect(rejected).toMatchObject({ http: 400 })
  expect(rejected.message).toContain('checks.0.answer')
  const { data } = await callApi(school, addLesson, { ...fields, checks: [check] }, maryam)
  const lesson_id = String(data?.id)
  const stored = { kind: 'typed', answer, accepted, marks: 'free', answer1: '' }
  expect((await callApi(school, getLessonChecks, { lesson_id }, maryam)).data).toMatchObject([
    stored,
  ])
  const amina = await seedCandidate(school, exam)
  const request = { class_id: String(exam.classId), lesson_id }
  // a lesson after an exam opens when the exam is submitted
  const page = await callApi(school, previewLesson, request, maryam)
  expect(page.data?.lesson.checks).toMatchObject([stored])
  expect((await callApi(school, getLessonDetails, request, amina)).status).toBe(false)
})
