import type { Generated } from 'kysely'
import type { DiacriticsRule } from '../../contract/arabic/arabic-judge.ts'
import type { AttemptRule } from '../../contract/exams/exam-rules.ts'
import type { QuestionKind } from '../../contract/exams/questions.ts'
import type { SecondMarkMode } from '../../contract/exams/second-marks.ts'
import type { AttachmentKind } from '../../contract/lessons/attachments.ts'
import type { LessonKind } from '../../contract/lessons/lesson-kinds.ts'
import type { Gender } from '../../contract/words/word-content.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    lessons: LessonsTable
    questions: QuestionsTable
    question_media: QuestionMediaTable
    exam_versions: ExamVersionsTable
    word_cards: WordCardsTable
    words: WordsTable
  }
}

export type LessonsTable = {
  id: Generated<number>
  class_id: number
  kind: LessonKind
  subject: string
  about: string
  scheduled: number
  opens_at: number
  position: number
  /** Key of the file in the store, '' for none. */
  material: Generated<string>
  material_name: Generated<string>
  material_extension: Generated<string>
  material_bytes: Generated<number>
  reference_answer: Generated<string>
  exam_rand: string
  /** The client's key of the save that created it; unique in its class. Null without a key, or once deleted. */
  idempotency_key: string | null
  /** The key of the last save; '' if it had none. */
  version: Generated<string>
  /** 1 for the free sample of the class; at most one lesson of a class. */
  is_sample: Generated<number>
  /** 1 until it is published. */
  is_draft: Generated<number>
  /** The version of its questions and reference answer; each change of them increments it. */
  exam_version: Generated<number>
  /** The part of the points of a typed answer that is nearly right, 0 to 1. */
  near_credit: Generated<number>
  /** The ways in which the theory part may be answered, with commas; '' for typing or a photograph. */
  answer_ways: Generated<string>
  /** A text to be read aloud, and where it is from. */
  reading: Generated<string>
  reading_source: Generated<string>
  /** Whether two people mark each written answer of the exam. */
  second_mark: Generated<SecondMarkMode>
  /** The points by which the two may differ before the owner decides. */
  second_mark_points: Generated<number>
  /** The last moment to submit the exam, Unix seconds; 0 for none (R-FAIR-001). */
  closes_at: Generated<number>
  /** How long after the last moment or the end of the limit a submission still counts. */
  grace_minutes: Generated<number>
  /** Minutes from opening; 0 for no limit. */
  time_limit: Generated<number>
  /** 1 if each student has an order of the questions of their own (R-FAIR-002). */
  shuffled: Generated<number>
  /** How many of the questions each student gets; 0 for all. */
  draw_count: Generated<number>
  /** How often a student may take it, and which attempt counts (R-FAIR-003). */
  attempts: Generated<number>
  attempt_rule: Generated<AttemptRule>
  /** The ids of its attachments in their order, as ',12,15,'; '' for none (R-FAIR-005). */
  attachments: Generated<string>
  /** The blocks after its text as JSON, '' for none. */
  blocks: Generated<string>
  /** The ids of the sounds of the blocks, as ',12,15,'; '' for none. */
  block_files: Generated<string>
  /** Its title and text as searches compare them. */
  search_text: Generated<string>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

export type QuestionsTable = {
  id: Generated<number>
  lesson_id: number
  position: number
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
  /** The key of the save that added it. */
  added_by_save: Generated<string>
  /** 1 for an ungraded check of a lesson, 0 for a question of an exam. */
  is_check: Generated<number>
  /** The lesson of the same class that explains the question. */
  explained_in: number | null
  kind: Generated<QuestionKind>
  points: Generated<number>
  media_id: number | null
  /** The further keys of a typed question as a JSON array, '' for none. */
  accepted: Generated<string>
  /** Whether a typed answer needs the diacritics of its key. */
  marks: Generated<DiacriticsRule>
  /** 1 if a typed answer that is nearly right earns nothing. */
  strict: Generated<number>
  /** The content of a kind that has its own, as JSON, '' for none. */
  content: Generated<string>
  /** The ids of the pictures and sounds that the content names, as ',12,15,'; '' for none. */
  files: Generated<string>
}

/** A picture or sound of a question or an attachment of a lesson. Questions, versions of exams and lessons refer to it. */
type QuestionMediaTable = {
  id: Generated<number>
  /** Key of the file in the store. */
  file: string
  name: string
  kind: AttachmentKind
  bytes: number
  /** Pixels; 0 for a sound. */
  width: number
  height: number
  created_at: number
  /** 1 once a saved question has referred to it. */
  used: Generated<number>
  /** The administrator and the client's key of the upload; null without a key. */
  idempotency_key: string | null
}

/** A version of an exam's questions that another one has replaced. */
type ExamVersionsTable = {
  id: Generated<number>
  lesson_id: number
  version: number
  /** JSON: see `exam-content.ts`. */
  content: string
  replaced_at: number
  replaced_by: number | null
}

/** A word, which the lessons that have it share. */
type WordCardsTable = {
  id: Generated<number>
  /** Its identity: `cardKey`. */
  card: string
  /** Its letters without marks. */
  letters: string
}

/** A word of a lesson. Texts are '' if it does not have them. */
export type WordsTable = {
  id: Generated<number>
  lesson_id: number
  card_id: number
  position: number
  text: string
  /** As it stands in the text of the lesson, if that differs. */
  form: Generated<string>
  meaning: Generated<string>
  plural: Generated<string>
  present: Generated<string>
  masdar: Generated<string>
  gender: Generated<Gender>
  root: Generated<string>
  preposition: Generated<string>
  example: Generated<string>
  /** The id of its sound, 0 for none. */
  file: Generated<number>
  /** Set for a word that its teacher removed; students may still learn it. */
  deleted_at: number | null
}
