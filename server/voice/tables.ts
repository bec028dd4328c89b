import type { Generated } from 'kysely'
import type { RecordingPurpose } from '../../contract/voice/recordings.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    answer_files: AnswerFilesTable
    recording_consents: RecordingConsentsTable
    recording_rules: RecordingRulesTable
  }
}

/**
 * A file of an answer: its photograph or its recording, and the recordings of what teachers say about answers. A recording is also the
 * job that makes the file that every browser plays, and its waveform.
 */
type AnswerFilesTable = {
  id: Generated<number>
  /** Who recorded or photographed it. */
  user_id: number
  purpose: RecordingPurpose | 'photograph'
  /** The lesson of an answer, a correction or a model. */
  lesson_id: number | null
  /** The submission of an answer, once it counts, and that of a correction. */
  result_id: number | null
  /** The submission of an answer that does not count. */
  uncounted_id: number | null
  /** The attempt of the student, from 1. */
  attempt: Generated<number>
  /** The only person who may hear an answer, null for every marker of the class. */
  limited_to: number | null
  /** Key in the store: of a recording that of the recorded file, then of the one that every browser plays; '' once it was deleted by its age. */
  file: string
  mime_type: string
  /** 0 for a photograph that was stored before this table had photographs. */
  bytes: number
  /** 0 for a photograph. */
  milliseconds: number
  /** 200 numbers from 0 to 100 with commas, '' while they are not known. */
  peaks: Generated<string>
  idempotency_key: string
  created_at: number
  due_at: number | null
  claimed_until: Generated<number>
  attempts: Generated<number>
  finished_at: number | null
  failed_at: number | null
  last_error: Generated<string>
}

/** The consent of a student to recordings of the own voice; of a minor with who agreed. */
type RecordingConsentsTable = {
  id: Generated<number>
  user_id: number
  is_minor: number
  /** Who agreed for a minor, and how; '' for an adult. */
  guardian: string
  recorded_by: number
  at: number
}

/** One row, once the school has changed its rules for recordings. */
type RecordingRulesTable = {
  id: Generated<number>
  keep_days: number
  /** The marker to whom students can limit a recording. */
  marker_id: number | null
}
