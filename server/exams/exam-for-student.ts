import { endOfAttempt, needsOpening } from '../../contract/exams/exam-rules.ts'
import type { ExamQuestion, ExamResult } from '../../contract/exams/exams.ts'
import { exerciseRules } from '../../contract/exams/kinds/all.ts'
import { distinctOptions, isTyped } from '../../contract/exams/questions.ts'
import type { ExamSitting } from '../../contract/exams/sittings.ts'
import { hasArabicLetters } from '../../contract/exams/typed-answer.ts'
import { canExplain, LESSON_KINDS, type LessonKind } from '../../contract/lessons/lesson-kinds.ts'
import { toExamQuestion } from '../lessons/exam-question.ts'
import { type ExamContent, findCachedExamContent } from '../lessons/exam-versions.ts'
import { findQuestionMedia } from '../lessons/question-media-store.ts'
import type { Question } from '../lessons/question-store.ts'
import type { RuleColumns } from '../lessons/store.ts'
import type { SyllabusLesson } from '../lessons/syllabus.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { listAnswers } from '../voice/answers.ts'
import { answerFileKey } from './answer-file-key.ts'
import { readScoredSubmission, toSolvedQuestion, withOptions } from './scored-submission.ts'
import { recordServing } from './served-at.ts'
import { setOpenedAt } from './sitting-store.ts'
import { openAttempt, questionsOf, readSitting, type Sitting, toShownSitting } from './sittings.ts'
import { findSubmission, type SubmissionRow } from './store.ts'
import { listUncounted } from './uncounted-submissions.ts'

/** An exam without the data that a student may not see yet. `examResult` is set after the submission. */
type ExamForStudent = {
  questions: ExamQuestion[]
  hasTheory: boolean
  examVersion?: number
  fileKey?: string
  examResult?: ExamResult
  sitting?: ExamSitting
}

type School = Pick<AppContext, 'db' | 'config' | 'mediaSecret'>

type ExamRequest = {
  /** A lesson of any kind; only an exam has questions and a result. */
  lesson: {
    id: number
    class_id: number
    kind: LessonKind
    reference_answer: string
  } & RuleColumns
  /** The version of its class. */
  classVersion: number
  /** The lessons of its class. */
  classLessons: SyllabusLesson[]
  studentId: number
  /** Whether the version is recorded as shown to the student; not for the preview of a new student. */
  isRecorded: boolean
  /** The student had never opened, kept or submitted it. */
  isFirst?: boolean | undefined
  mediaSecret: string
  /** False for staff and previews, who have no attempts. */
  sits: boolean
  /** Leaves out the questions of an exam with a time limit that is not begun. */
  confirmsBegin?: boolean | undefined
  /** The exam is kept on a device: its time limit does not begin. */
  isForKeeping?: boolean | undefined
  /** Unix seconds. */
  now: number
}

/**
 * The exam of a student (R-EXAM-015 to R-EXAM-017). Before the submission the options are shuffled and the reference
 * answer is left out. After it the questions are those that the student answered, with the correct answers by which they
 * are scored, the lessons that explain them and the result (decision 0531).
 */
export async function examForStudent(
  school: School,
  request: ExamRequest,
): Promise<ExamForStudent> {
  const { db } = school
  const { lesson, studentId } = request
  if (!LESSON_KINDS[lesson.kind].hasQuestions) return { questions: [], hasTheory: false }
  const submission = request.isFirst ? undefined : await findSubmission(db, studentId, lesson.id)
  const sitting = request.sits
    ? await readSitting(db, {
        ...request,
        ...{ lesson, lessonId: lesson.id, hasSubmission: submission !== undefined },
      })
    : undefined
  if (submission && sitting?.state !== 'open' && sitting?.state !== 'waiting')
    return submittedExam(school, request, submission, sitting)
  const content = await findCachedExamContent(db, { id: lesson.id, version: request.classVersion })
  if (!content) return { questions: [], hasTheory: false }
  if (sitting) return sittingExam(db, request, content, sitting)
  const { version } = content
  if (request.isRecorded) await recordServing(db, { ...request, lessonId: lesson.id, version })
  return unsubmittedExam(db, request, content)
}

/** An exam with rules before its submission: the questions of the student once it is begun, or for keeping. */
async function sittingExam(
  db: Db,
  request: ExamRequest,
  content: ExamContent,
  sitting: Sitting,
): Promise<ExamForStudent> {
  const { lesson, studentId, confirmsBegin, isForKeeping, isFirst, now } = request
  const exam = { studentId, lessonId: lesson.id }
  const opened = await openIfNew(db, request, content, sitting)
  const { state, opening } = opened
  const shown = toShownSitting(opened, { now, questionCount: content.questions.length })
  // what was answered until the end can still arrive, and needs the questions
  const hasBegun = state === 'open' || (state === 'over' && opening?.openedAt)
  if (!hasBegun && !(state === 'waiting' && opening && (isForKeeping || !confirmsBegin)))
    return {
      questions: [],
      hasTheory: hasTheoryPart(content.referenceAnswer, content.questions.length),
      sitting: shown,
    }
  await recordServing(db, { ...exam, version: content.version, isFirst, now })
  const questions = questionsOf(opening, content.questions)
  return { ...(await unsubmittedExam(db, request, { ...content, questions })), sitting: shown }
}

/** Opens the first attempt, unless its time limit waits for the student to begin. */
async function openIfNew(
  db: Db,
  { lesson, studentId, confirmsBegin, isForKeeping, now }: ExamRequest,
  content: ExamContent,
  sitting: Sitting,
): Promise<Sitting> {
  const { rules, state, attempt } = sitting
  if (state !== 'waiting' || (rules.limitMinutes > 0 && confirmsBegin && !isForKeeping))
    return sitting
  // an exam that only has a last moment needs no stored attempt
  if (!needsOpening(rules)) return { ...sitting, state: 'open' }
  const exam = { studentId, lessonId: lesson.id }
  const isBegun = rules.limitMinutes === 0 || !isForKeeping
  const opening = await openAttempt(db, exam, { attempt, rules, content, isBegun, now })
  if (isBegun && opening.openedAt === null) {
    await setOpenedAt(db, { ...exam, attempt }, { at: now, byPhone: false })
    opening.openedAt = now
  }
  return {
    ...sitting,
    opening,
    state: opening.openedAt === null ? 'waiting' : 'open',
    endsAt: endOfAttempt(rules, opening.openedAt ?? undefined),
  }
}

async function unsubmittedExam(
  db: Db,
  request: ExamRequest,
  { version, questions, referenceAnswer }: ExamContent,
): Promise<ExamForStudent> {
  const { lesson, studentId, mediaSecret } = request
  const media = await findQuestionMedia(db, questions, withClass(request))
  return {
    questions: questions.map((it) => toUnsolvedQuestion(it, toExamQuestion(it, media))),
    hasTheory: hasTheoryPart(referenceAnswer, questions.length),
    examVersion: version,
    fileKey: answerFileKey(mediaSecret, { studentId, lessonId: lesson.id, version }).toString(
      'base64',
    ),
  }
}

const withClass = (request: ExamRequest) => ({ ...request, classId: request.lesson.class_id })

/** A question without the fields that reveal its answer. */
function toUnsolvedQuestion(question: Question, wire: ExamQuestion): ExamQuestion {
  if (question.kind === 'choice') return withOptions(wire, shuffle(distinctOptions(question)))
  const { accepted: _, ...rest } = withoutFileNames(wire)
  if (!isTyped(question)) {
    const content = exerciseRules(question.kind).toPublic(
      question.content,
    ) as ExamQuestion['content']
    return { ...withOptions(rest, []), content }
  }
  return {
    ...withOptions(rest, []),
    ...(hasArabicLetters(question.answer) && { answerScript: 'arabic' as const }),
  }
}

/** The name of a sound is often the word that it says. */
function withoutFileNames({ media, files, ...question }: ExamQuestion): ExamQuestion {
  return {
    ...question,
    ...(media && { media: { ...media, name: '' } }),
    ...(files && { files: files.map((it) => ({ ...it, name: '' })) }),
  }
}

async function submittedExam(
  school: School,
  request: ExamRequest,
  submission: SubmissionRow,
  sitting: Sitting | undefined,
): Promise<ExamForStudent> {
  const { db } = school
  const { classLessons, mediaSecret, studentId, now } = request
  const hearer = { id: studentId, staff: null }
  const { content, answers } = await readScoredSubmission(db, submission)
  const [media, uncounted, recordings] = await Promise.all([
    findQuestionMedia(
      db,
      answers.map((it) => it.question),
      withClass(request),
    ),
    listUncounted(school, { ...request, lessonId: request.lesson.id, hearer }),
    submission.theory_voice === 0
      ? undefined
      : listAnswers(school, { resultId: submission.id }, { hearer, now }),
  ])
  const hasTheory = hasTheoryPart(content.referenceAnswer, content.questions.length)
  // the right answers would be those of the next attempt
  const isHidden = sitting?.canBegin === true
  // a corrected reference answer is shown to everyone
  const reference = request.lesson.reference_answer || content.referenceAnswer
  return {
    questions: (isHidden ? [] : answers).map((it) => ({
      ...toSolvedQuestion(it, media),
      ...toExplanation(it.question.explainedIn, classLessons),
    })),
    hasTheory,
    examVersion: submission.exam_version,
    ...(sitting && {
      sitting: toShownSitting(sitting, { now, questionCount: content.questions.length }),
    }),
    examResult: {
      ...toExamResult(submission, hasTheory && !isHidden ? reference : ''),
      ...uncounted,
      ...(recordings && { recordings }),
      answers: Object.fromEntries(
        answers.flatMap(({ question, answer }) => (answer === '' ? [] : [[question.id, answer]])),
      ),
      theoryAnswer:
        signedMediaUrl(mediaSecret, submission.photograph, now) || submission.theory_text,
    },
  }
}

/** An exam has a theory part if it has a reference answer or no objective questions. */
export function hasTheoryPart(referenceAnswer: string, questionCount: number): boolean {
  return referenceAnswer.trim() !== '' || questionCount === 0
}

function toExplanation(lessonId: number | null, classLessons: SyllabusLesson[]) {
  const lesson = classLessons.find(({ id }) => id === lessonId)
  // the teacher may have changed that lesson to a timetable since
  if (!lesson || !canExplain(LESSON_KINDS[lesson.kind])) return {}
  return { explainedIn: lesson.id, explainedInSubject: lesson.subject }
}

function toExamResult(
  row: SubmissionRow,
  referenceAnswer: string,
): Omit<ExamResult, 'answers' | 'theoryAnswer'> {
  const isMarked = row.marked_at !== null
  return {
    objectiveScore: row.objective_score,
    theoryScore: row.theory_score,
    totalScore: row.total_score,
    markedAt: row.marked_at,
    ...(isMarked && referenceAnswer ? { correctTheoryAnswer: referenceAnswer } : {}),
    ...(row.feedback ? { feedback: row.feedback } : {}),
    ...(row.image_turns ? { turns: row.image_turns } : {}),
  }
}
