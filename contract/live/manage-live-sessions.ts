import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { isDay } from '../platform/school-time.ts'
import {
  count,
  id,
  idOrZero,
  requestFlag,
  text,
  unixSeconds,
  unixSecondsString,
} from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_SESSION_MINUTES, MIN_SESSION_MINUTES } from './session-times.ts'

/** Live sessions of a class, for its teachers (R-SESSION-001, R-SESSION-003). */

const LESSONS_PATH = '/lessonsAction.php'

/** Sessions on one page of `getLiveSessions`. */
export const SESSIONS_PER_PAGE = 20
export const MAX_LINK_LENGTH = 500
export const MAX_NOTE_LENGTH = 500

/** What the teacher's list says of a student. */
export const ATTENDANCE = ['present', 'late', 'excused', 'absent'] as const
export const attendance = z.enum(ATTENDANCE)
export type Attendance = z.output<typeof attendance>

const liveSession = withFieldNames(
  z.object({
    id,
    // the same for the sessions of one repetition; '0' for a single one
    series_id: z.string(),
    starts_at: unixSeconds,
    minutes: z.int(),
    link: z.string(),
    note: z.string(),
    cancelled: z.boolean(),
    // students who pressed Join, and those whom the list of the teacher has as present or late; null without a list
    joined: z.int(),
    attended: z.nullable(z.int()),
    // the lesson of the recording; '' without one
    lesson_id: z.string(),
  }),
  { isCancelled: 'cancelled' },
)
export type LiveSession = z.output<typeof liveSession>

/** The sessions of a class: `past` ones latest first, or those that are not over, soonest first. */
export const getLiveSessions = call({
  path: LESSONS_PATH,
  action: 'getLiveSessions',
  access: { can: 'holdSessions' },
  effect: 'read',
  request: { class_id: id, past: z.optional(requestFlag), page: z.optional(count) },
  response: z.object({ rows: z.array(liveSession), total: z.int(), page: z.int() }),
})

/** An address over https with a host name of two parts or more, as in https://meet.example/abc. */
const HTTPS_ADDRESS = /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#][^\s\\]*)?$/iu

/** True for an address that browsers open over https. */
export const isHttps = (link: string): boolean => HTTPS_ADDRESS.test(link)

export const LINK_MUST_BE_HTTPS = say('rules_live_link_must_be_https')
export const TOO_MANY_SESSIONS = say('rules_live_too_many_sessions')

const link = text(MAX_LINK_LENGTH).check(
  z.refine((it) => it === '' || isHttps(it), inIssue(LINK_MUST_BE_HTTPS)),
)
const minutes = count.check(z.minimum(MIN_SESSION_MINUTES), z.maximum(MAX_SESSION_MINUTES))
const day = z.string().check(z.refine(isDay))
const weekday = z.codec(
  z.union([z.int(), z.string().check(z.regex(/^[1-7]$/))]),
  z.int().check(z.minimum(1), z.maximum(7)),
  { decode: Number, encode: (it) => it },
)

/**
 * Adds a session, repeated weekly on `days` (1 for Monday to 7 for Sunday) until the day `until` at the same time of the school's clock.
 * Declined with `too_many_sessions` above 120, and with `session_in_past`. The response has the number of sessions.
 */
export const addLiveSessions = call({
  path: LESSONS_PATH,
  action: 'addLiveSessions',
  access: { can: 'holdSessions' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    class_id: id,
    starts_at: unixSecondsString,
    minutes,
    link,
    note: text(MAX_NOTE_LENGTH),
    days: z.optional(z.array(weekday).check(z.maxLength(7))),
    until: z.optional(day),
  },
  response: z.object({ added: z.int() }),
})

/**
 * Changes or moves a session; with `following` also the later ones of its repetition, by as many days and to the same time of day. A
 * moved session is reminded of anew, and its students get a message. A cancelled one takes place again.
 */
export const changeLiveSession = call({
  path: LESSONS_PATH,
  action: 'changeLiveSession',
  access: { can: 'holdSessions' },
  effect: 'change',
  reauthentication: 'none',
  request: {
    live_id: id,
    starts_at: unixSecondsString,
    minutes,
    link,
    note: text(MAX_NOTE_LENGTH),
    following: z.optional(requestFlag),
  },
})

/** Cancels a session that is not over, with `following` also the later ones of its repetition, and tells its students. */
export const cancelLiveSession = call({
  path: LESSONS_PATH,
  action: 'cancelLiveSession',
  access: { can: 'holdSessions' },
  effect: 'change',
  reauthentication: 'none',
  request: { live_id: id, following: z.optional(requestFlag) },
})

const attendee = withFieldNames(
  z.object({
    id,
    name: z.string(),
    // when the student pressed Join; 0 for never
    joined_at: unixSeconds,
    // '' until the list is saved
    status: z.enum(['', ...ATTENDANCE]),
  }),
)
export type Attendee = z.output<typeof attendee>

/** The students of the class of a session by name, with what is known of their attendance. */
export const getSessionAttendance = call({
  path: LESSONS_PATH,
  action: 'getSessionAttendance',
  access: { can: 'holdSessions' },
  effect: 'read',
  request: { live_id: id },
  response: z.array(attendee),
})

/** Students in one list of attendance. */
export const MAX_ATTENDEES = 2_000
const studentIds = z.optional(z.array(id).check(z.maxLength(MAX_ATTENDEES)))

/**
 * Saves what the teacher says of these students, which counts instead of what was recorded by Join. A student who is not named keeps
 * the earlier entry. Declined with `session_not_begun` before the link is shown.
 */
export const saveSessionAttendance = call({
  path: LESSONS_PATH,
  action: 'saveSessionAttendance',
  access: { can: 'holdSessions' },
  effect: 'change',
  reauthentication: 'none',
  bodyLimits: { bytes: 128 * 1024, fields: MAX_ATTENDEES + 50 },
  request: {
    live_id: id,
    present_ids: studentIds,
    late_ids: studentIds,
    excused_ids: studentIds,
    absent_ids: studentIds,
  },
})

/** Makes a lesson of the class the recording of a session (R-SESSION-005), or none with '0'. */
export const setSessionRecording = call({
  path: LESSONS_PATH,
  action: 'setSessionRecording',
  access: { can: 'holdSessions' },
  effect: 'change',
  reauthentication: 'none',
  request: { live_id: id, recording_id: idOrZero },
})
