import type * as z from 'zod/mini'
import { addComment } from '../../contract/comments.ts'
import { submitExam } from '../../contract/exams.ts'
import { recordLessonView } from '../../contract/study.ts'

/** The calls of students that are sent by the outbox only. */
export const OUTBOX_CALLS = { submitExam, addComment, recordLessonView } as const
export type OutboxCall = keyof typeof OUTBOX_CALLS

/** A submission, comment or lesson view of a student, until the server has it. */
export type NewOutboxItem<C extends OutboxCall = OutboxCall> = {
  call: C
  /** With its idempotency key, which is the same for every attempt. */
  request: z.output<(typeof OUTBOX_CALLS)[C]['request']>
  lessonId: number
  /** Its subject, as shown to the student. */
  title: string
  /** The page that shows it. */
  path: string
  /** The keys of the drafts that it replaces, which are removed when it is received. */
  drafts: string[]
  /** For an exam: encrypts the file in which the answers can be saved; absent from an older server. */
  fileKey?: string | undefined
}

/** `waiting` is shown as 'on this phone', `refused` with its reason. */
export type OutboxState = 'waiting' | 'received' | 'refused'

export type OutboxItem = NewOutboxItem & {
  /** The order of sending. */
  id: number
  state: OutboxState
  /** Unix seconds. */
  madeAt: number
  /** When it was received or refused, Unix seconds. */
  answeredAt?: number
  /** The `data` of the response. */
  response?: unknown
  refusal?: { message: string; status: number; code: string | undefined }
  /** An attempt got no response. */
  hasFailed?: boolean
}
