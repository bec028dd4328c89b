import type * as z from 'zod/mini'
import { addComment } from '../../../../../contract/comments/comments.ts'
import { submitExam } from '../../../../../contract/exams/exams.ts'
import type { Call } from '../../../../../contract/platform/call.ts'
import { savePractice } from '../../../../../contract/study/practice.ts'
import { recordLessonView } from '../../../../../contract/study/study.ts'
import { submitNewAttempt } from '../../../../../contract/voice/new-attempt.ts'
import { saveRecording } from '../../../../../contract/voice/recordings.ts'
import { addMyWords, syncReviews } from '../../../../../contract/words/sent-later.ts'
import { m } from '../../../../../messages/m.ts'

/** `waiting` is shown as 'on this phone', `refused` with its reason. */
export type OutboxState = 'waiting' | 'received' | 'refused'

/** How long the page 'On this phone' shows received items, in seconds. */
export const SHOWN_SECONDS = 24 * 3600

/** The rules for the items of one call. A new call is one entry of `OUTBOX_CALLS`. */
type OutboxRules<C extends Call> = {
  call: C
  /** Its kind, as shown to the student. */
  label: string
  /** The states in which an item of the same lesson replaces a new one. */
  replaces: readonly OutboxState[]
  /** How long a received item is remembered, in seconds. */
  remembersFor: number
  /** What is left of the request once the item is no longer shown. */
  remembered: (request: z.output<C['request']>) => z.output<C['request']>
  /** Items of the same order are sent one after the other, because the server accepts a later one only after an earlier one. */
  orderOf: (item: { lessonId: number; path: string }) => string
  /** True if later items of its order wait for it while it cannot be sent. */
  holdsLater: boolean
  /** What the student wrote, for 'Copy'; '' if it is nothing. */
  textOf: (request: z.output<C['request']>) => string
}

const rules = <C extends Call>(it: OutboxRules<C>) => it

/** A class opens its lessons only after the exams before them; the path of a lesson begins with that of its class. */
const orderOfClass = ({ path }: { path: string }) => path.replace(/\/lessons\/.*/, '')

/** The calls of students that are sent by the outbox only. */
export const OUTBOX_CALLS = {
  submitExam: rules({
    call: submitExam,
    label: m.offline_exam(),
    // an exam is submitted once
    replaces: ['waiting'],
    // an older saved page of an exam would show its form again
    remembersFor: 180 * SHOWN_SECONDS,
    remembered: ({ attempt }) => ({ lessonId: 0, examPublicId: '', answers: {}, attempt }),
    orderOf: orderOfClass,
    holdsLater: true,
    textOf: ({ answers = {}, theory = '' }) =>
      [...Object.values(answers), theory].filter((it) => it !== '').join('\n'),
  }),
  // before the exam that it answers
  saveRecording: rules({
    call: saveRecording,
    label: m.offline_recording(),
    replaces: [],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: orderOfClass,
    holdsLater: true,
    textOf: () => '',
  }),
  // after its recording
  submitNewAttempt: rules({
    call: submitNewAttempt,
    label: m.corrections_new_attempt(),
    replaces: ['waiting'],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: orderOfClass,
    holdsLater: false,
    textOf: () => '',
  }),
  addComment: rules({
    call: addComment,
    label: m.offline_comment(),
    replaces: [],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: ({ lessonId }) => `comments ${lessonId}`,
    holdsLater: true,
    textOf: ({ body }) => body,
  }),
  savePractice: rules({
    call: savePractice,
    label: m.offline_practice(),
    // every round counts
    replaces: [],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => ({ ...it, exercises: [] }),
    orderOf: orderOfClass,
    holdsLater: false,
    textOf: () => '',
  }),
  addMyWords: rules({
    call: addMyWords,
    label: m.offline_words_added(),
    replaces: [],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: () => 'words',
    // the server accepts the reviews of a word only after the word
    holdsLater: true,
    textOf: () => '',
  }),
  syncReviews: rules({
    call: syncReviews,
    label: m.offline_word_reviews(),
    // every review counts
    replaces: [],
    // a saved list of words is older than what was sent since
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: () => 'words',
    holdsLater: false,
    textOf: () => '',
  }),
  recordLessonView: rules({
    call: recordLessonView,
    label: m.offline_lesson_view(),
    // a lesson is read once
    replaces: ['waiting', 'received'],
    remembersFor: SHOWN_SECONDS,
    remembered: (it) => it,
    orderOf: orderOfClass,
    // no exam requires that a lesson was read
    holdsLater: false,
    textOf: () => '',
  }),
}

export type OutboxCall = keyof typeof OUTBOX_CALLS

/** The request of a call of the outbox. */
export type OutboxRequest<C extends OutboxCall> = z.output<
  (typeof OUTBOX_CALLS)[C]['call']['request']
>

type ItemOfCall = { call: OutboxCall; request: unknown }

/** Calls of the staff, which only their pages load: an item waits until one of them is open. */
const callsOfStaff = new Map<string, OutboxRules<Call>>()

/** Lets the outbox send a call of the staff. */
export const addOutboxCall = <C extends Call>(name: string, it: OutboxRules<C>) =>
  // as in `rulesOf`
  void callsOfStaff.set(name, it as unknown as OutboxRules<Call>)

/** The rules of an item; undefined for a call that only a newer release knows. */
export const rulesOf = ({ call }: ItemOfCall): OutboxRules<Call> | undefined =>
  // an item has the request of its call, which the type checker does not relate
  (OUTBOX_CALLS[call] ?? callsOfStaff.get(call)) as unknown as OutboxRules<Call> | undefined

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
  /** The file of the call as a data URL, until it is received. */
  file?: string | undefined
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
