import type { OutboxCall, OutboxRequest, OutboxState } from './outbox-calls.ts'

/** A submission, comment or lesson view of a student, until the server has it. */
export type NewOutboxItem<C extends OutboxCall = OutboxCall> = {
  call: C
  /** With its idempotency key, which is the same for every attempt. */
  request: OutboxRequest<C>
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

/** An item as it is stored. Earlier releases store it without the optional fields. */
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
  /** The attempts that failed although the server had just answered another call. */
  failures?: number
  /** After such a failure: the time of the next attempt, Unix milliseconds. */
  nextAt?: number
}
