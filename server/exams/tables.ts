import type { Generated } from 'kysely'
import type { Verdict } from '../../contract/arabic/arabic-judge.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    exam_results: ExamResultsTable
    exam_marks: ExamMarksTable
    exam_servings: ExamServingsTable
    exam_openings: ExamOpeningsTable
    exam_allowances: ExamAllowancesTable
    uncounted_submissions: UncountedSubmissionsTable
    typed_answers: TypedAnswersTable
    typed_overrides: TypedOverridesTable
    typed_changes: TypedChangesTable
    marking_claims: MarkingClaimsTable
    paired_marks: PairedMarksTable
    student_numbers: StudentNumbersTable
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
  /** The id of the photograph of the answer in `answer_files`; 0 for none. */
  theory_photo: Generated<number>
  /** The id of the recording of the spoken answer, its first attempt; 0 for none. */
  theory_voice: Generated<number>
  theory_score: number | null
  total_score: number | null
  submitted_at: number
  /** Null while a written answer is unmarked. */
  marked_at: number | null
  marked_by: number | null
  /** The teacher's feedback on the written answer. */
  feedback: Generated<string>
  /** Quarters by which the photographed answer is turned clockwise, 0 to 3. */
  image_turns: Generated<number>
  /** What the photographed answer looks like, in 64 hexadecimal digits; '' for none (R-FAIR-004). */
  image_print: Generated<string>
  /** The version of the exam that it answers. */
  exam_version: Generated<number>
  /** The version that its objective score is based on: the answered one, or a later one. */
  scored_version: Generated<number>
  /** Null for a submission without one. */
  idempotency_key: Generated<string | null>
  /** When it arrived, Unix seconds; null for `submitted_at`. */
  received_at: Generated<number | null>
  /** From 1. */
  attempt: Generated<number>
  /** 1 for the one attempt of a student that counts (R-FAIR-003). */
  counts: Generated<number>
  /** The questions of the student in their order, as JSON; '' for all in the order of the exam (R-FAIR-002). */
  question_ids: Generated<string>
}

/** Submissions that arrived after another one of the same student and exam (decision 0620). */
export type UncountedSubmissionsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  idempotency_key: string
  exam_version: number
  /** JSON: question id to answer. */
  answers: string
  objective_score: number | null
  theory_text: string
  /** The id of the photograph of the answer in `answer_files`; 0 for none. */
  theory_photo: Generated<number>
  /** The id of the recording of the spoken answer, its first attempt; 0 for none. */
  theory_voice: Generated<number>
  submitted_at: number
  received_at: number
}

/** The versions of an exam that a student was shown (decision 0531). */
type ExamServingsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  version: number
  /** The first time. */
  served_at: number
}

/** An attempt of a student at an exam with a time limit, a draw or several attempts, from the moment its questions are sent. */
type ExamOpeningsTable = {
  id: Generated<number>
  lesson_id: number
  student_id: number
  /** From 1. */
  attempt: number
  /** When the questions were first sent: for a kept exam before it is opened. */
  served_at: number
  /** When the time limit begins, Unix seconds; null before. */
  opened_at: number | null
  /** 1 if the device of the student has measured `opened_at`. */
  by_phone: Generated<number>
  /** The ids of all questions in the order in which they are drawn, as JSON (R-FAIR-002). */
  drawn: string
  /** How many of them the student gets; 0 for all. */
  draw_count: Generated<number>
  /** 1 if the drawn order is also the order of the questions. */
  shuffled: Generated<number>
}

/** What one student may do besides the rules of an exam (R-FAIR-003). */
type ExamAllowancesTable = {
  id: Generated<number>
  lesson_id: number
  student_id: number
  extra_attempts: Generated<number>
  /** Added to the time limit. */
  extra_minutes: Generated<number>
  /** A later last moment of this student; 0 for that of the exam. */
  closes_at: Generated<number>
}

/** The history of marks: one row for each saved mark of a submission. */
type ExamMarksTable = {
  id: Generated<number>
  result_id: number
  marker_id: number
  at: number
  /** The score that it replaced; null for the first mark. */
  from_score: number | null
  score: number
  feedback: string
}

/** The typed answers of counted submissions, as their scores count them. */
type TypedAnswersTable = {
  id: Generated<number>
  result_id: number
  question_id: number
  /** Canonical. */
  text: string
  verdict: Verdict
}

/** The verdicts that a teacher has set for everyone who wrote a text. */
type TypedOverridesTable = {
  id: Generated<number>
  lesson_id: number
  question_id: number
  text: string
  verdict: Verdict
}

/** The history of `typed_overrides`. */
type TypedChangesTable = {
  id: Generated<number>
  lesson_id: number
  question_id: number
  text: string
  verdict: Verdict
  /** The override before it, '' for none. */
  previous: Verdict | ''
  /** The key that it added to the question, '' for none. */
  added_key: string
  /** The versions of the exam without and with the added key, 0 for none. */
  version_before: Generated<number>
  version_after: Generated<number>
  actor_id: number | null
  at: number
  undone: Generated<number>
}

/** Who is marking a submission (R-STAFF-008). A claim counts until its time, and only as long as its session. */
type MarkingClaimsTable = {
  id: Generated<number>
  result_id: number
  user_id: number
  session_id: number
  /** Unix seconds. */
  until: number
}

/** The two marks of a submission of an exam that two people mark, kept after they have been counted (R-STAFF-008). */
type PairedMarksTable = {
  id: Generated<number>
  result_id: number
  /** 1 or 2. */
  place: number
  marker_id: number
  score: number
  feedback: string
  at: number
}

/** The numbers that markers of a class see in place of names (R-STAFF-004). */
type StudentNumbersTable = {
  id: Generated<number>
  class_id: number
  student_id: number
  /** Random, so that it follows neither the alphabet nor the order of enrolment. */
  number: number
}
