import type { ExamQuestion, ExamResult } from '../../contract/exams.ts'
import { LESSON_KINDS, type LessonKind } from '../../contract/lesson-kinds.ts'
import { listQuestions, type Question } from '../lessons/questions.ts'
import type { Db } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { findSubmission, type SubmissionRow } from './store.ts'

/** What a student gets to see of an exam. `examResult` is there once it was submitted. */
type ExamForStudent = { questions: ExamQuestion[]; hasTheory: boolean; examResult?: ExamResult }

type ExamRequest = {
  /** Only an exam has a paper; any other kind has an empty one. */
  lesson: { id: number; kind: LessonKind; reference_answer: string }
  studentId: number
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/**
 * An exam as this student may see it now (R-EXAM-015 to R-EXAM-017): before the submission its options in a random
 * order and no reference answer, after it the right answers and the result.
 */
export async function examForStudent(
  db: Db,
  { lesson, studentId, mediaSecret, now }: ExamRequest,
): Promise<ExamForStudent> {
  if (!LESSON_KINDS[lesson.kind].hasQuestions) return { questions: [], hasTheory: false }
  const [questions, result] = await Promise.all([
    listQuestions(db, lesson.id),
    findSubmission(db, studentId, lesson.id),
  ])
  const hasTheory = hasTheoryPart(lesson.reference_answer, questions.length)
  if (!result) return { questions: questions.map(toShuffledQuestion), hasTheory }
  const imageUrl = signedMediaUrl(mediaSecret, result.theory_image, now)
  return {
    questions: questions.map(toSolvedQuestion),
    hasTheory,
    examResult: toExamResult(result, imageUrl, hasTheory ? lesson.reference_answer : ''),
  }
}

/** An exam has a theory part when its teacher wrote a reference answer, or when it has nothing else. */
export function hasTheoryPart(referenceAnswer: string, questionCount: number): boolean {
  return referenceAnswer.trim() !== '' || questionCount === 0
}

/** A question's choices without blanks and repetitions, the right one first. */
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

function toSolvedQuestion(question: Question): ExamQuestion {
  return toExamQuestion(question, distinctOptions(question))
}

function toExamQuestion({ id, question }: Question, options: string[]): ExamQuestion {
  const [answer = '', answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = options
  return { id, question, answer, answer1, answer2, answer3, answer4 }
}

function toExamResult(row: SubmissionRow, image: string, referenceAnswer: string): ExamResult {
  const isMarked = row.marked_at !== null
  return {
    answers: JSON.parse(row.answers) as Record<string, string>,
    objectiveScore: row.objective_score,
    theoryAnswer: image || row.theory_text,
    theoryScore: row.theory_score,
    totalScore: row.total_score,
    markedAt: row.marked_at,
    ...(isMarked && referenceAnswer ? { correctTheoryAnswer: referenceAnswer } : {}),
  }
}
