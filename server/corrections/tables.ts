import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    answer_corrections: AnswerCorrectionsTable
    correction_clips: CorrectionClipsTable
    criterion_scores: CriterionScoresTable
    new_attempts: NewAttemptsTable
    line_models: LineModelsTable
  }
}

/** Marks on answers, each at a place: in a recitation, on a photograph or in a typed answer (R-VOICE-006, R-VOICE-011). */
type AnswerCorrectionsTable = {
  id: Generated<number>
  result_id: number
  /** The attempt that it marks, from 1. */
  attempt: number
  /** A name of `CORRECTION_KINDS`, or a text of the school. */
  kind: string
  /** The Arabic letter that was wrong, '' for none. */
  letter: string
  /** The number of a word of the text, and the moment in milliseconds. */
  word: number | null
  moment: number | null
  /** Thousandths of the stored picture. */
  x: number | null
  y: number | null
  /** Characters of a typed answer. */
  start_at: number | null
  end_at: number | null
  comment: string
  /** The recording of this mark; that of a clip stands in the clip. */
  recording_id: number | null
  clip_id: number | null
  marker_id: number
  created_at: number
}

/** The clips of a marker (R-VOICE-007). */
type CorrectionClipsTable = {
  id: Generated<number>
  owner_id: number
  name: string
  /** The kind of the marks that use it. */
  kind: string
  recording_id: number
  used_at: number
  /** Removed from the list of its owner; marks that use it keep it. */
  removed_at: number | null
}

/** The scores of a recitation by the criteria of the school, as each marker gave them. */
type CriterionScoresTable = {
  id: Generated<number>
  result_id: number
  marker_id: number
  /** Its place in the list of criteria, from 0. */
  place: number
  name: string
  score: number
}

/** A new attempt that a marker allowed (R-VOICE-008). */
type NewAttemptsTable = {
  id: Generated<number>
  result_id: number
  allowed_by: number
  allowed_at: number
  /** When the student handed it in; null before. */
  submitted_at: number | null
}

/** The teacher's recordings of the lines of a text that is read aloud (R-VOICE-011). */
type LineModelsTable = {
  id: Generated<number>
  lesson_id: number
  /** The line itself, so that a changed one has no model. */
  line: string
  recording_id: number
}
