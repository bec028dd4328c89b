import { objectiveScore, scoreAnswers } from '../../contract/exam-score.ts'
import { ALREADY_SUBMITTED, findSubmissionError } from '../../contract/exam-submission.ts'
import { lessonAccess } from '../../contract/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lesson-kinds.ts'
import { QUESTION_KINDS } from '../../contract/question-kinds.ts'
import { type ExamContent, readExamContent } from '../lessons/exam-versions.ts'
import type { Question } from '../lessons/question-store.ts'
import { findClassForStudent, readStudentClassState } from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storeAnswerImage } from './answer-image.ts'
import { hasTheoryPart } from './exam-for-student.ts'
import { computeScores } from './score.ts'
import { type Exam, findExam, findSubmission, insertSubmission } from './store.ts'

type SubmissionInput = {
  studentId: number
  lessonId: number
  examPublicId: string
  /** Question id to the text of the selected option. */
  answers: Record<string, string>
  theory: string
  /** A data URL, or ''. */
  theoryImage: string
  /** The version that the answers belong to; undefined for the current one. */
  examVersion?: number | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Stores the submission of a student and scores its objective part (R-EXAM-014, R-EXAM-018). Declines if the student may
 * not open the exam, the submission is incomplete, or one exists. It counts for the version that it answers, whatever has
 * changed since (decision 0531). Throws 400 for an answer to a question of another exam or version and for an answer that
 * is not an option, 404 for an unknown version.
 */
export async function acceptSubmission(school: AppContext, input: SubmissionInput): Promise<void> {
  const exam = await requireOpenExam(school, input)
  const { questions, referenceAnswer, version } = await requireContent(school, input)
  const hasTheory = hasTheoryPart(referenceAnswer, questions.length)
  const answers = resolveAnswers(questions, input.answers)
  const problem = findSubmissionError(
    { questionIds: questions.map((it) => it.id), hasTheory },
    { answers, theory: input.theory, hasImage: input.theoryImage !== '' },
  )
  if (problem) decline('incomplete_submission', problem)
  // the exam may have lost its theory part while the student answered it
  const theory = hasTheory ? input.theory : ''
  const image = hasTheory && input.theoryImage ? input.theoryImage : ''
  const objective = objectiveScore(scoreAnswers(questions, questions, answers))
  const isAnswered = theory !== '' || image !== ''
  const { total } = computeScores(objective, { isAnswered, score: null })
  await withStoredImage(school, { ...input, theoryImage: image }, async (imageKey) => {
    const row = {
      lesson_id: exam.id,
      class_id: exam.classId,
      student_id: input.studentId,
      answers: JSON.stringify(answers),
      objective_score: objective,
      theory_text: theory,
      theory_image: imageKey,
      theory_score: null,
      total_score: total,
      submitted_at: input.now,
      // without a theory answer the submission needs no marking
      marked_at: isAnswered ? null : input.now,
      exam_version: version,
      scored_version: version,
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
  if (exam.publicId !== input.examPublicId)
    decline('exam_mismatch', 'This is not the exam of this lesson')
  if (await findSubmission(db, studentId, lessonId)) decline('already_submitted', ALREADY_SUBMITTED)
  const classForStudent = await findClassForStudent(db, {
    classRef: String(exam.classId),
    studentId,
  })
  if (!classForStudent || classForStudent.syllabus.class.draft)
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

async function requireContent(
  { db }: AppContext,
  { lessonId, examVersion }: SubmissionInput,
): Promise<ExamContent> {
  const content = await readExamContent(db, lessonId, examVersion)
  return (
    content ??
    httpError(
      'exam_version_not_found',
      'This version of the exam was not found. Reload the page and answer it again.',
    )
  )
}

/** Replaces each answer by the stored text of the matching option. Throws 400 for unknown questions and options. */
function resolveAnswers(questions: Question[], submitted: Record<string, string>) {
  const byId = new Map(questions.map((it) => [String(it.id), it]))
  const resolved: Record<string, string> = {}
  for (const [id, text] of Object.entries(submitted)) {
    const question =
      byId.get(id) ?? httpError('invalid_request', `answer[${id}] is not a question of this exam`)
    if (text.trim() === '') continue
    resolved[id] =
      QUESTION_KINDS[question.kind].resolveAnswer(question, text) ??
      httpError('invalid_request', `answer[${id}] is not an option of its question`)
  }
  return resolved
}

/** Stores the image of a submission, calls `save` with its key ('' for none), and deletes it if `save` throws. */
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
    // the connection may have failed after the commit
    const stored = await findSubmission(school.db, studentId, lessonId)
    if (stored?.theory_image !== key) await school.files.remove(key)
    throw error
  }
}
