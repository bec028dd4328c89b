import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    exam_results: ExamResultsTable
  }
}

export type ExamResultsTable = {
  id: Generated<number>
  lesson_id: number
  class_id: number
  student_id: number
  /** JSON: question id to answer. */
  answers: string
  objective_score: number | null
  theory_text: string
  /** Key of the photographed answer in the store, '' for none. */
  theory_image: string
  theory_score: number | null
  total_score: number | null
  submitted_at: number
  /** Null while a written answer is unmarked. */
  marked_at: number | null
  marked_by: number | null
  /** The version of the exam that it answers. */
  exam_version: Generated<number>
  /** The version that its objective score is based on: the answered one, or a later one. */
  scored_version: Generated<number>
}
