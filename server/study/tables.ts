import type { Generated } from 'kysely'
import type { Verdict } from '../../contract/arabic/arabic-verdict.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    lesson_views: LessonViewsTable
    practice_rounds: PracticeRoundsTable
    practice_results: PracticeResultsTable
  }
}

type LessonViewsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  class_id: number
  /** When the student first read the lesson; 0 for one that was only kept on a device. */
  viewed_at: number
  /** When a lesson was kept on a device before it was read; 0 for one that was not. */
  kept_at: Generated<number>
}

/** The rounds of practice that were stored, so that one that is sent again is not counted twice. */
type PracticeRoundsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  idempotency_key: string
  at: number
}

/** How a student did an exercise of a practice. */
type PracticeResultsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  question_id: number
  /** Of the first round. */
  first_verdict: Verdict
  first_answer: string
  rounds: Generated<number>
  /** 1 once it was right. */
  is_right: Generated<number>
}
