import type { ExamQuestion, ExamResult } from '../../contract/exams.ts'
import { canExplain, LESSON_KINDS, type LessonKind } from '../../contract/lesson-kinds.ts'
import { listQuestions, type Question } from '../lessons/questions.ts'
import type { SyllabusLesson } from '../lessons/syllabus.ts'
import type { Db } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { findSubmission, type SubmissionRow } from './store.ts'

/** An exam without the data that a student may not see yet. `examResult` is set after the submission. */
type ExamForStudent = { questions: ExamQuestion[]; hasTheory: boolean; examResult?: ExamResult }

type ExamRequest = {
  /** A lesson of any kind; only an exam has questions and a result. */
  lesson: { id: number; kind: LessonKind; reference_answer: string }
  /** The lessons of its class. */
  classLessons: SyllabusLesson[]
  studentId: number
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/**
 * The exam of a student (R-EXAM-015 to R-EXAM-017). Before the submission the options are shuffled and the reference
 * answer is left out; after it the correct answers, the lessons that explain them and the result are included.
 */
export async function examForStudent(
  db: Db,
  { lesson, classLessons, studentId, mediaSecret, now }: ExamRequest,
): Promise<ExamForStudent> {
  if (!LESSON_KINDS[lesson.kind].hasQuestions) return { questions: [], hasTheory: false }
  const [questions, submission] = await Promise.all([
    listQuestions(db, lesson.id),
    findSubmission(db, studentId, lesson.id),
  ])
  const hasTheory = hasTheoryPart(lesson.reference_answer, questions.length)
  if (!submission) return { questions: questions.map(toShuffledQuestion), hasTheory }
  const imageUrl = signedMediaUrl(mediaSecret, submission.theory_image, now)
  return {
    questions: questions.map((it) => toSolvedQuestion(it, classLessons)),
    hasTheory,
    examResult: toExamResult(submission, imageUrl, hasTheory ? lesson.reference_answer : ''),
  }
}

/** An exam has a theory part if it has a reference answer or no objective questions. */
export function hasTheoryPart(referenceAnswer: string, questionCount: number): boolean {
  return referenceAnswer.trim() !== '' || questionCount === 0
}

/** The options of a question, the correct one first, without blanks and duplicates. */
export function distinctOptions(question: Question): string[] {
  const texts = [
    question.answer,
    question.option1,
    question.option2,
    question.option3,
    question.option4,
  ]
  return [...new Set(texts.map((option) => option.trim()).filter(Boolean))]
}

function toShuffledQuestion(question: Question): ExamQuestion {
  return toExamQuestion(question, shuffle(distinctOptions(question)))
}

function toSolvedQuestion(question: Question, classLessons: SyllabusLesson[]): ExamQuestion {
  const solved = toExamQuestion(question, distinctOptions(question))
  const lesson = classLessons.find(({ id }) => id === question.explainedIn)
  // the teacher may have made a timetable of that lesson since
  if (!lesson || !canExplain(LESSON_KINDS[lesson.kind])) return solved
  return { ...solved, explainedIn: lesson.id, explainedInSubject: lesson.subject }
}

function toExamQuestion({ id, question }: Question, options: string[]): ExamQuestion {
  const [answer = '', answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = options
  return { id, question, answer, answer1, answer2, answer3, answer4 }
}

function toExamResult(row: SubmissionRow, imageUrl: string, referenceAnswer: string): ExamResult {
  const isMarked = row.marked_at !== null
  return {
    answers: JSON.parse(row.answers) as Record<string, string>,
    objectiveScore: row.objective_score,
    theoryAnswer: imageUrl || row.theory_text,
    theoryScore: row.theory_score,
    totalScore: row.total_score,
    markedAt: row.marked_at,
    ...(isMarked && referenceAnswer ? { correctTheoryAnswer: referenceAnswer } : {}),
    ...(row.feedback ? { feedback: row.feedback } : {}),
    ...(row.image_turns ? { turns: row.image_turns } : {}),
  }
}
