import { isExercise } from '../../contract/exams/questions.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { NO_PRACTICE, type Practised } from '../../contract/study/practice.ts'
import type {
  Confusion,
  PracticeExercise,
  PracticeStudent,
} from '../../contract/study/practice-results.ts'
import { say } from '../../messages/message.ts'
import { lockEnrolment } from '../enrolment/store.ts'
import { examReader, readScoredSubmission } from '../exams/scored-submission.ts'
import { listSubmittedAnswers } from '../exams/store.ts'
import { listChecks, type Question } from '../lessons/question-store.ts'
import { findLesson } from '../lessons/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findLessonForAdmin, type LessonRequest, openLesson } from './open-lesson.ts'
import { insertRound, listResults, listRightExercises, saveResults } from './practice-store.ts'
import { markKeptLessonRead } from './store.ts'

type PracticeRequest = Pick<
  LessonRequest,
  'studentId' | 'isAdmin' | 'classRef' | 'lessonId' | 'now'
> & { exercises: readonly Practised[]; idempotencyKey: string }

/**
 * Stores a round of practice; the lesson counts as read once each exercise was right (R-LEARN-011). Declines like opening the lesson;
 * throws 400 for a lesson without practice. Of an administrator nothing is stored.
 */
export async function savePractice(school: AppContext, request: PracticeRequest) {
  const { studentId, lessonId, now } = request
  const find = request.isAdmin ? findLessonForAdmin : openLesson
  const { lesson, classForStudent } = await find(school, { ...request, isForKeeping: true })
  if (LESSON_KINDS[lesson.kind].readBy !== 'practising') httpError('invalid_request', NO_PRACTICE)
  const questions = await listChecks(school.db, lessonId)
  const ids = new Set(questions.map((it) => it.id))
  const known = new Map(
    request.exercises.filter((it) => ids.has(it.questionId)).map((it) => [it.questionId, it]),
  )
  const state = (right: ReadonlySet<number>) => {
    const count = [...ids].filter((id) => right.has(id)).length
    return { read: count === ids.size, right: count, exercises: ids.size }
  }
  if (request.isAdmin)
    return state(new Set([...known.values()].flatMap((it) => (it.isRight ? it.questionId : []))))
  return inTransaction(school.db, async (tx) => {
    await lockEnrolment(tx, studentId, classForStudent.id)
    const practice = { studentId, lessonId }
    if (await insertRound(tx, { ...practice, key: request.idempotencyKey, now }))
      await saveResults(tx, practice, [...known.values()])
    const outcome = state(await listRightExercises(tx, practice))
    if (outcome.read)
      await markKeptLessonRead(tx, { ...practice, classId: classForStudent.id, now })
    return outcome
  })
}

const HARDEST = 3
/** The most pairs that are shown, and the latest submissions that are read for them. */
const SHOWN_CONFUSIONS = 10
const READ_SUBMISSIONS = 1_000

/** How a class did the exercises of a practice, and what it confused in listening (R-LEARN-001, R-LEARN-011). Throws 404. */
export async function practiceResults(db: Db, lessonId: number) {
  const lesson =
    (await findLesson(db, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  if (LESSON_KINDS[lesson.kind].hasQuestions)
    return {
      exercises: [],
      hardest: [],
      students: [],
      confusions: countConfusions(await listExamAnswers(db, lessonId)),
    }
  const [questions, all] = [await listChecks(db, lessonId), await listResults(db, lessonId)]
  const byQuestion = Map.groupBy(all, (it) => it.questionId)
  const results = questions.flatMap((it) => byQuestion.get(it.id) ?? [])
  const exercises = questions.map(({ id, question, answer }, index): PracticeExercise => {
    const ofQuestion = byQuestion.get(id) ?? []
    return {
      ...{ id, number: index + 1, question, answer },
      tried: ofQuestion.length,
      rightFirst: ofQuestion.filter((it) => it.verdict === 'right').length,
    }
  })
  const byId = new Map(questions.map((it) => [it.id, it]))
  return {
    exercises,
    hardest: hardestOf(exercises),
    students: studentsOf(results),
    confusions: countConfusions(
      results.flatMap(({ questionId, answer }) => {
        const question = byId.get(questionId)
        return question ? [{ question, answer }] : []
      }),
    ),
  }
}

function hardestOf(exercises: readonly PracticeExercise[]): number[] {
  const share = ({ tried, rightFirst }: PracticeExercise) => rightFirst / tried
  return exercises
    .filter((it) => it.tried > 0 && it.rightFirst < it.tried)
    .toSorted((left, right) => share(left) - share(right))
    .slice(0, HARDEST)
    .map(({ id }) => id)
}

function studentsOf(results: Awaited<ReturnType<typeof listResults>>): PracticeStudent[] {
  return [...Map.groupBy(results, (it) => it.studentId)].map(([studentId, ofStudent]) => ({
    studentId,
    name: ofStudent[0]?.name ?? '',
    tried: ofStudent.length,
    rightFirst: ofStudent.filter((it) => it.verdict === 'right').length,
    right: ofStudent.filter((it) => it.isRight === 1).length,
  }))
}

type HeardAnswer = { question: Question; answer: string }

/** The answers to listening questions of an exam, as they are scored; of the latest submissions. */
async function listExamAnswers(db: Db, lessonId: number): Promise<HeardAnswer[]> {
  const submissions = await listSubmittedAnswers(db, lessonId, READ_SUBMISSIONS)
  const exam = examReader(db, lessonId)
  const scored = await Promise.all(submissions.map((it) => readScoredSubmission(db, it, exam)))
  return scored.flatMap(({ answers }) =>
    answers.flatMap(({ question, answer }) => {
      const [chosen] = question.kind === 'hear' && answer !== '' ? JSON.parse(answer) : []
      return typeof chosen === 'string' ? [{ question, answer: chosen }] : []
    }),
  )
}

/** The pairs of a right and a chosen option, the most frequent first. */
function countConfusions(answers: readonly HeardAnswer[]): Confusion[] {
  const wrong = answers.flatMap(({ question, answer }) => {
    if (!isExercise(question) || question.kind !== 'hear') return []
    const [right = '', ...others] = question.content.options
    return others.includes(answer) ? [{ right, chosen: answer }] : []
  })
  return [...Map.groupBy(wrong, (it) => `${it.right}\u0000${it.chosen}`).values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, count: others.length + 1 }] : []))
    .toSorted((left, right) => right.count - left.count)
    .slice(0, SHOWN_CONFUSIONS)
}
