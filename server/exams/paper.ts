import type { ExamQuestion, ExamResult } from '../../contract/exams.ts'
import type { LessonKind } from '../../contract/lessons.ts'
import type { Db } from '../kernel/db.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { shuffled } from '../kernel/random.ts'
import { listQuestions, type Question } from '../lessons/questions.ts'
import { findResult, type ResultRow } from './store.ts'

/** What a student gets to see of an exam. `examResult` is there once it was submitted. */
type Paper = { questions: ExamQuestion[]; hasTheory: boolean; examResult?: ExamResult }

type Asked = {
  /** Only an exam has a paper; any other kind has an empty one. */
  lesson: { id: number; kind: LessonKind; reference_answer: string }
  studentId: number
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/**
 * An exam as this student may see it now (decisions §6): before the submission its options in a random
 * order and no reference answer, after it the right answers and the result.
 */
export async function paperFor(
  db: Db,
  { lesson, studentId, mediaSecret, now }: Asked,
): Promise<Paper> {
  if (lesson.kind !== 'exam') return { questions: [], hasTheory: false }
  const [questions, result] = await Promise.all([
    listQuestions(db, lesson.id),
    findResult(db, studentId, lesson.id),
  ])
  const hasTheory = asksForTheory(lesson.reference_answer, questions.length)
  if (!result) return { questions: questions.map(unsolved), hasTheory }
  const image = mediaUrl(mediaSecret, result.theory_image, now)
  return {
    questions: questions.map(solved),
    hasTheory,
    examResult: resultOf(result, image, hasTheory ? lesson.reference_answer : ''),
  }
}

/** An exam has a theory part when its teacher wrote a reference answer, or when it has nothing else. */
export function asksForTheory(referenceAnswer: string, questionCount: number): boolean {
  return referenceAnswer.trim() !== '' || questionCount === 0
}

/** A question's choices without blanks and repetitions, the right one first. */
export function optionsOf(it: Question): string[] {
  const written = [it.answer, it.option1, it.option2, it.option3, it.option4]
  return [...new Set(written.map((option) => option.trim()).filter(Boolean))]
}

function unsolved(it: Question): ExamQuestion {
  return asked(it, shuffled(optionsOf(it)))
}

function solved(it: Question): ExamQuestion {
  return asked(it, optionsOf(it))
}

function asked({ id, question }: Question, options: string[]): ExamQuestion {
  const [answer = '', answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = options
  return { id, question, answer, answer1, answer2, answer3, answer4 }
}

function resultOf(row: ResultRow, image: string, referenceAnswer: string): ExamResult {
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
