import { expect } from 'vitest'
import { getLessonQuestions } from '../../../contract/exams/manage-questions.ts'
import {
  type AnswerGroup,
  acceptTypedAnswer,
  getTypedAnswers,
  setTypedVerdict,
  undoTypedChange,
} from '../../../contract/exams/typed-review.ts'
import { updateLesson } from '../../../contract/lessons/lesson-form.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'
import {
  ACCEPTED,
  NOUN_OR_VERB,
  type SeededQuestion,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from './seed-exam.ts'

/** A typed question. */
export const SCHOOL: SeededQuestion = {
  kind: 'typed',
  question: 'Write: a school',
  answer: 'مَدْرَسَة',
}

/** An exam with a choice and a typed question, and the answers of some students to the latter. */
export async function seedAnswers(...texts: string[]) {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [...NOUN_OR_VERB.slice(0, 1), SCHOOL] })
  const maryam = await seedAdministrator(school)
  const lesson = { lesson_id: String(exam.id) }
  const question = { ...lesson, question_id: String(exam.questionIds[1]) }
  const submit = async (text: string, fields = {}) => {
    const student = await seedCandidate(school, exam)
    const answers = ['قَلَمٌ', text]
    expect(await submitAnswers(school, exam, student, { answers, ...fields })).toMatchObject(
      ACCEPTED,
    )
    return student
  }
  const students = []
  for (const text of texts) students.push(await submit(text))
  const change = async (
    call: typeof setTypedVerdict | typeof acceptTypedAnswer | typeof undoTypedChange,
    fields: Record<string, string>,
    as = maryam,
  ) => callApi(school, call, fields, as)
  return {
    ...{ school, exam, maryam, lesson, question, students, submit },
    review: async (fields = {}) =>
      (await callApi(school, getTypedAnswers, { ...lesson, ...fields }, maryam)).data,
    groups: async (fields = {}) =>
      (await callApi(school, getTypedAnswers, { ...lesson, ...fields }, maryam)).data?.groups.map(
        (it: AnswerGroup) => [it.text, it.verdict, it.students],
      ),
    setVerdict: (text: string, verdict: string, as = maryam) =>
      change(setTypedVerdict, { ...question, text, verdict }, as),
    accept: (text: string, as = maryam) => change(acceptTypedAnswer, { ...question, text }, as),
    undo: (changeId: unknown, as = maryam) =>
      change(undoTypedChange, { change_id: String(changeId) }, as),
    scores: async () => (await submissionsOf(school, exam)).map((it) => it.objective_score),
    /** All rows from which scores are computed. */
    state: async () => ({
      submissions: await submissionsOf(school, exam),
      answers: await school.db.selectFrom('typed_answers').selectAll().orderBy('id').execute(),
      overrides: await school.db
        .selectFrom('typed_overrides')
        .select(['text', 'verdict'])
        .orderBy('id')
        .execute(),
    }),
    update: (fields: Record<string, unknown>) =>
      callApi(
        school,
        updateLesson,
        { ...lesson, subject: 'School', inputetype: 'Exam', scheduled: '0', ...fields },
        maryam,
      ),
    questions: async () => (await callApi(school, getLessonQuestions, lesson, maryam)).data,
  }
}
