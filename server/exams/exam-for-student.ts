import type { ExamQuestion, ExamResult } from '../../contract/exams/exams.ts'
import { exerciseRules } from '../../contract/exams/kinds/all.ts'
import { distinctOptions, isTyped } from '../../contract/exams/questions.ts'
import { hasArabicLetters } from '../../contract/exams/typed-answer.ts'
import { canExplain, LESSON_KINDS, type LessonKind } from '../../contract/lessons/lesson-kinds.ts'
import { toExamQuestion } from '../lessons/exam-question.ts'
import { type ExamContent, readExamContent } from '../lessons/exam-versions.ts'
import { findQuestionMedia } from '../lessons/question-media-store.ts'
import type { Question } from '../lessons/question-store.ts'
import type { SyllabusLesson } from '../lessons/syllabus.ts'
import type { Db } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { answerFileKey } from './answer-file-key.ts'
import { readScoredSubmission, toSolvedQuestion, withOptions } from './scored-submission.ts'
import { recordServing } from './served-at.ts'
import { findSubmission, type SubmissionRow } from './store.ts'
import { listUncounted } from './uncounted-submissions.ts'

/** An exam without the data that a student may not see yet. `examResult` is set after the submission. */
type ExamForStudent = {
  questions: ExamQuestion[]
  hasTheory: boolean
  examVersion?: number
  fileKey?: string
  examResult?: ExamResult
}

type ExamRequest = {
  /** A lesson of any kind; only an exam has questions and a result. */
  lesson: { id: number; class_id: number; kind: LessonKind; reference_answer: string }
  /** The lessons of its class. */
  classLessons: SyllabusLesson[]
  studentId: number
  /** Whether the version is recorded as shown to the student; not for the preview of a new student. */
  isRecorded: boolean
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/**
 * The exam of a student (R-EXAM-015 to R-EXAM-017). Before the submission the options are shuffled and the reference
 * answer is left out. After it the questions are those that the student answered, with the correct answers by which they
 * are scored, the lessons that explain them and the result (decision 0531).
 */
export async function examForStudent(db: Db, request: ExamRequest): Promise<ExamForStudent> {
  const { lesson, studentId } = request
  if (!LESSON_KINDS[lesson.kind].hasQuestions) return { questions: [], hasTheory: false }
  const submission = await findSubmission(db, studentId, lesson.id)
  if (submission) return submittedExam(db, request, submission)
  const content = await readExamContent(db, lesson.id)
  if (!content) return { questions: [], hasTheory: false }
  const { version } = content
  if (request.isRecorded) await recordServing(db, { ...request, lessonId: lesson.id, version })
  return unsubmittedExam(db, request, content)
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
  db: Db,
  request: ExamRequest,
  submission: SubmissionRow,
): Promise<ExamForStudent> {
  const { classLessons, mediaSecret, now } = request
  const { content, answers } = await readScoredSubmission(db, submission)
  const [media, uncounted] = await Promise.all([
    findQuestionMedia(
      db,
      answers.map((it) => it.question),
      withClass(request),
    ),
    listUncounted(db, { ...request, lessonId: request.lesson.id }),
  ])
  const hasTheory = hasTheoryPart(content.referenceAnswer, content.questions.length)
  // a corrected reference answer is shown to everyone
  const reference = request.lesson.reference_answer || content.referenceAnswer
  return {
    questions: answers.map((it) => ({
      ...toSolvedQuestion(it, media),
      ...toExplanation(it.question.explainedIn, classLessons),
    })),
    hasTheory,
    examVersion: submission.exam_version,
    examResult: {
      ...toExamResult(submission, hasTheory ? reference : ''),
      ...uncounted,
      answers: Object.fromEntries(
        answers.flatMap(({ question, answer }) => (answer === '' ? [] : [[question.id, answer]])),
      ),
      theoryAnswer:
        signedMediaUrl(mediaSecret, submission.theory_image, now) || submission.theory_text,
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
