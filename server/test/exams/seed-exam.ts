import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { submitExam } from '../../../contract/exams/exams.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getLessonDetails } from '../../../contract/study/study.ts'
import { photographKey } from '../../exams/photograph-key.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

export type SeededQuestion = {
  question: string
  answer: string
  option1?: string
  option2?: string
  explained_in?: string
  kind?: 'choice' | 'typed'
  accepted?: string[]
  marks?: 'free' | 'ending' | 'asked'
  strict?: boolean
  points?: number
}

/** Two questions. */
export const NOUN_OR_VERB: SeededQuestion[] = [
  { question: 'Which is a noun?', answer: 'قَلَمٌ', option1: 'كَتَبَ', option2: 'مِنْ' },
  { question: 'Which is a verb?', answer: 'كَتَبَ', option1: 'قَلَمٌ', option2: 'إِلَى' },
]

/** The correct answers to NOUN_OR_VERB, in its order. */
export const CORRECT_ANSWERS = NOUN_OR_VERB.map((it) => it.answer)

/** The response to an accepted submission. */
export const ACCEPTED = { http: 200, status: true }

type ExamInput = {
  subject?: string
  questions?: SeededQuestion[]
  theoryAnswer?: string
  near_credit?: number
  scheduled?: '1'
  studydate?: string
  /** The rules of R-FAIR-001 to R-FAIR-003. */
  closes_at?: string
  grace_minutes?: number
  time_limit?: number
  shuffled?: '1'
  draw_count?: number
  attempts?: number
  attempt_rule?: 'best' | 'last'
  /** Id of its class; by default a new free class. */
  classId?: number
}

export type TestExam = { id: number; classId: number; rand: string; questionIds: number[] }

/** Creates an exam through the API, by default with two questions and no theory part. */
export async function seedExam(school: TestSchool, input: ExamInput = {}): Promise<TestExam> {
  const { classId = (await seedClass(school)).id, ...fields } = input
  const { data, message } = await callApi(
    school,
    addLesson,
    {
      class_id: String(classId),
      subject: 'Noun or verb?',
      about: '',
      inputetype: 'Exam',
      scheduled: '0',
      questions: NOUN_OR_VERB,
      ...fields,
    },
    await seedAdministrator(school),
  )
  if (!data) throw new Error(message)
  const id = Number(data.id)
  const { rand } = await school.db
    .selectFrom('lessons')
    .select('exam_rand as rand')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const questions = await school.db
    .selectFrom('questions')
    .select('id')
    .where('lesson_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, classId, rand, questionIds: questions.map((it) => it.id) }
}

/** A student enrolled in the exam's class. */
export async function seedCandidate(
  school: TestSchool,
  { classId }: TestExam,
  name = 'Amina Bello',
) {
  const student = await seedStudent(school, { name })
  await callApi(school, enrolInClass, { class_id: String(classId) }, student)
  return student
}

/** The page of an exam as a student sees it. */
export async function readExam(school: TestSchool, { id, classId }: TestExam, student: TestUser) {
  const fields = { class_id: String(classId), lesson_id: String(id) }
  return (await callApi(school, getLessonDetails, fields, student)).data
}

/** Submits an exam; `answers` are in the order of the questions. */
export function submitAnswers(
  school: TestSchool,
  exam: TestExam,
  student: TestUser,
  { answers = [], ...rest }: { answers?: string[]; [field: string]: unknown } = {},
) {
  const answer = Object.fromEntries(
    answers.map((it, index) => [String(exam.questionIds[index]), it]),
  )
  const fields = { lesson_id: String(exam.id), examRand: exam.rand, answer, ...rest }
  return callApi(school, submitExam, fields, student)
}

/** The submissions of an exam. */
export function submissionsOf({ db }: TestSchool, { id }: TestExam) {
  return db
    .selectFrom('exam_results')
    .selectAll()
    .select(photographKey('exam_results').as('photograph'))
    .where('lesson_id', '=', id)
    .orderBy('id')
    .execute()
}
