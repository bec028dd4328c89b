import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    quiz_questions: QuizQuestionsTable
    quiz_runs: QuizRunsTable
  }
}

type QuizQuestionsTable = {
  id: Generated<number>
  level: 'easy' | 'intermediate' | 'hard'
  question: string
  answer: string
  wrong_option1: string
  wrong_option2: string
  wrong_option3: string
  seconds: number
  source: string
  /** All its texts, folded for search. */
  search_text: string
  /** The question in lower case; unique among questions that are not deleted. */
  question_key: string
  deleted_at: number | null
}

type QuizRunsTable = {
  id: Generated<number>
  student_id: number
  level: 'easy' | 'intermediate' | 'hard'
  opened_at: number
  questions: number
  limit_seconds: number
  closed_at: number | null
  /** The day of a win in the school's time zone; unique per student. Null for other runs. */
  won_day: string | null
  /** JSON: the questions of a run that the server judges, with their answers; '' if the browser judges. */
  dealt: Generated<string>
  /** JSON: the chosen option of each answered question by position; '' for none. */
  choices: Generated<string>
  /** The number of answered questions. */
  answered: Generated<number>
  /** Unix time in milliseconds of the last answer; 0 for none. */
  answered_at_ms: Generated<number>
  /** The error code with which a run was denied its reward or closed, and its message on a second line; '' for none. */
  refused: Generated<string>
  /** 1 for a round without a reward. */
  is_practice: Generated<number>
}
