import { ALREADY_SUBMITTED, findSubmissionError } from '../../contract/exam-submission.ts'
import { lessonAccess } from '../../contract/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lesson-kinds.ts'
import { listQuestions, type Question } from '../lessons/questions.ts'
import { findClassForStudent, readStudentClassState } from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storeAnswerImage } from './answer-image.ts'
import { distinctOptions, hasTheoryPart } from './exam-for-student.ts'
import { computeObjectiveScore, computeScores, isCorrectAnswer } from './score.ts'
import { type Exam, findExam, findSubmission, insertSubmission } from './store.ts'

type SubmissionInput = {
  studentId: number
  lessonId: number
  examPublicId: string
  /** Question id to the text of the option that was chosen. */
  answers: Record<string, string>
  theory: string
  /** A data URL, or ''. */
  theoryImage: string
  /** Unix seconds. */
  now: number
}

/**
 * Takes a student's paper in, once, and scores its objective part (R-EXAM-014, R-EXAM-018). Refuses a student who may
 * not open the exam, an unfinished paper and a second one; answers to other questions, or with words that are
 * no option, with 400.
 */
export async function acceptSubmission(school: AppContext, input: SubmissionInput): Promise<void> {
  const exam = await requireOpenExam(school, input)
  const questions = await listQuestions(school.db, exam.id)
  const hasTheory = hasTheoryPart(exam.referenceAnswer, questions.length)
  const answers = resolveAnswers(questions, input.answers)
  const problem = findSubmissionError(
    { questionIds: questions.map((it) => it.id), hasTheory },
    { answers, theory: input.theory, hasImage: input.theoryImage !== '' },
  )
  if (problem) decline('incomplete_submission', problem)
  // a theory part that the teacher took away meanwhile asks for nothing any more
  const theory = hasTheory ? input.theory : ''
  const image = hasTheory && input.theoryImage ? input.theoryImage : ''
  const objectiveScore = computeObjectiveScore(questions, answers)
  const isAnswered = theory !== '' || image !== ''
  const { total } = computeScores(objectiveScore, { isAnswered, score: null })
  await withStoredImage(school, { ...input, theoryImage: image }, async (imageKey) => {
    const row = {
      lesson_id: exam.id,
      class_id: exam.classId,
      student_id: input.studentId,
      answers: JSON.stringify(answers),
      objective_score: objectiveScore,
      theory_text: theory,
      theory_image: imageKey,
      theory_score: null,
      total_score: total,
      submitted_at: input.now,
      // where nothing waits for a person the paper is marked at once
      marked_at: isAnswered ? null : input.now,
    }
    await inTransaction(school.db, async (tx) => {
      if (!(await insertSubmission(tx, row))) decline('already_submitted', ALREADY_SUBMITTED)
    })
  })
}

async function requireOpenExam({ db, config }: AppContext, input: SubmissionInput): Promise<Exam> {
  const { lessonId, studentId, now } = input
  const exam = (await findExam(db, lessonId)) ?? httpError('lesson_not_found', 'Lesson not found')
  if (!LESSON_KINDS[exam.kind].hasQuestions) decline('not_an_exam', 'This lesson is not an exam')
  if (exam.rand !== input.examPublicId)
    decline('exam_mismatch', 'This is not the exam of this lesson')
  if (await findSubmission(db, studentId, lessonId)) decline('already_submitted', ALREADY_SUBMITTED)
  const classForStudent =
    (await findClassForStudent(db, { classRef: String(exam.classId), studentId })) ??
    httpError('lesson_not_found', 'Lesson not found')
  const timezone = config.SITE_TIMEZONE
  const state = await readStudentClassState(db, classForStudent, { now, timezone })
  const lesson =
    state.lessons.find((it) => it.id === exam.id) ??
    httpError('lesson_not_found', 'Lesson not found')
  const access = lessonAccess(lesson, state)
  if (!access.open) decline(access.reason, access.message)
  return exam
}

/** The answers that were given, each in its option's own words. Refuses any that belong nowhere (400). */
function resolveAnswers(questions: Question[], submitted: Record<string, string>) {
  const byId = new Map(questions.map((it) => [String(it.id), it]))
  const resolved: Record<string, string> = {}
  for (const [id, text] of Object.entries(submitted)) {
    const question =
      byId.get(id) ?? httpError('invalid_request', `answer[${id}] is no question of this exam`)
    if (text.trim() === '') continue
    const option = distinctOptions(question).find((it) => isCorrectAnswer(it, text))
    resolved[id] =
      option ?? httpError('invalid_request', `answer[${id}] is none of the options of its question`)
  }
  return resolved
}

/** Keeps the photograph of a paper while `work` writes of it, and takes it out again when that comes to nothing. */
async function withStoredImage(
  school: AppContext,
  { studentId, lessonId, theoryImage }: SubmissionInput,
  save: (key: string) => Promise<void>,
): Promise<void> {
  if (!theoryImage) return save('')
  const key = await storeAnswerImage(school, theoryImage)
  try {
    await save(key)
  } catch (error) {
    // a commit whose answer was lost may have been written after all
    const stored = await findSubmission(school.db, studentId, lessonId)
    if (stored?.theory_image !== key) await school.files.remove(key)
    throw error
  }
}
