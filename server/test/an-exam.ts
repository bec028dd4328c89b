import { enrolInClass } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { addLesson } from '../../contract/lessons.ts'
import { aClass } from './a-class.ts'
import { ask } from './ask.ts'
import { anAdministrator, aStudent, type TestPerson, type TestSchool } from './school.ts'

type Question = { question: string; answer: string; option1?: string; option2?: string }

/** Two questions of which each right answer is the first. */
export const NOUN_OR_VERB: Question[] = [
  { question: 'Which is a noun?', answer: 'قَلَمٌ', option1: 'كَتَبَ', option2: 'مِنْ' },
  { question: 'Which is a verb?', answer: 'كَتَبَ', option1: 'قَلَمٌ', option2: 'إِلَى' },
]

type Wanted = {
  subject?: string
  questions?: Question[]
  theoryAnswer?: string
  scheduled?: '1'
  studydate?: string
  /** The class it belongs to; else a free one of its own. */
  classId?: number
}

export type TestExam = { id: number; classId: number; rand: string; questionIds: number[] }

/** An exam of an administrator's making: two questions and no theory unless said otherwise. */
export async function anExam(school: TestSchool, wanted: Wanted = {}): Promise<TestExam> {
  const { classId = (await aClass(school)).id, ...fields } = wanted
  const { data, message } = await ask(
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
    await anAdministrator(school),
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
export async function aCandidate(school: TestSchool, { classId }: TestExam, name = 'Amina Bello') {
  const student = await aStudent(school, { name })
  await ask(school, enrolInClass, { class_id: String(classId) }, student)
  return student
}

/** Hands a paper in; `answers` in the order of the questions. */
export function handIn(
  school: TestSchool,
  exam: TestExam,
  student: TestPerson,
  { answers = [], ...rest }: { answers?: string[]; [field: string]: unknown } = {},
) {
  const answer = Object.fromEntries(answers.map((it, at) => [String(exam.questionIds[at]), it]))
  const fields = { lesson_id: String(exam.id), examRand: exam.rand, answer, ...rest }
  return ask(school, submitExam, fields, student)
}

/** What the database holds of an exam's papers. */
export function papersOf({ db }: TestSchool, { id }: TestExam) {
  return db
    .selectFrom('exam_results')
    .selectAll()
    .where('lesson_id', '=', id)
    .orderBy('id')
    .execute()
}
