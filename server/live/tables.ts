import type { Generated } from 'kysely'
import type { Attendance } from '../../contract/live/manage-live-sessions.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    live_sessions: LiveSessionsTable
    live_reminders: LiveRemindersTable
    live_attendance: LiveAttendanceTable
    calendar_feeds: CalendarFeedsTable
  }
}

export type LiveSessionsTable = {
  id: Generated<number>
  /** The stable part of its UID in calendars. */
  rand: string
  class_id: number
  /** The id of the first session of its repetition; 0 for a single one. */
  series_id: number
  starts_at: number
  minutes: number
  /** https, or ''. */
  link: string
  note: string
  /** Incremented by each change, for calendars. */
  sequence: Generated<number>
  cancelled_at: number | null
  /** The lesson of its recording. */
  lesson_id: number | null
  updated_at: number
}

/** A reminder of a session at a start; a moved session has others. */
type LiveRemindersTable = {
  id: Generated<number>
  session_id: number
  minutes_before: number
  /** The start that it reminds of. */
  starts_at: number
  due_at: number
  attempts: Generated<number>
  claimed_until: Generated<number>
  /** When it was sent, or left out because the session was moved, cancelled or near. */
  done_at: number | null
}

/** What is known of a student in a session. */
type LiveAttendanceTable = {
  id: Generated<number>
  session_id: number
  student_id: number
  /** 0 for a student who never pressed Join. */
  joined_at: Generated<number>
  /** What the teacher's list says; '' before it is saved. */
  status: Attendance | ''
  marked_by: number | null
  marked_at: number | null
}

/** The address of a person's calendar; without a row its version is 0. */
type CalendarFeedsTable = {
  id: Generated<number>
  user_id: number
  /** Part of the signed address; incremented by a reset. */
  version: number
}
