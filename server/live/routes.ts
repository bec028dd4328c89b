import {
  calendarFeedPath,
  getCalendarFeed,
  resetCalendarFeed,
} from '../../contract/live/calendar-feed.ts'
import { getUpcomingSessions, joinLiveSession } from '../../contract/live/live-sessions.ts'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { say } from '../../messages/message.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { joinSession, listAttendees, saveAttendance } from './attendance.ts'
import { feedToken, readFeedVersion, resetFeedVersion } from './calendar-token.ts'
import { findSessionPage, listUpcoming } from './lists.ts'
import { addSessions, cancelSession, changeSession, setRecording } from './manage-sessions.ts'

export const liveRoutes = {
  getUpcomingSessions: handle(getUpcomingSessions, ({ school, caller, now }) =>
    listUpcoming(school.db, { studentId: caller.id, now }),
  ),

  joinLiveSession: handle(joinLiveSession, async ({ school, caller, input, now }) => ({
    link: await inTransaction(school.db, (tx) =>
      joinSession(tx, { id: input.liveId, studentId: caller.id, now }),
    ),
  })),

  getCalendarFeed: handle(getCalendarFeed, async ({ school: { db, mediaSecret }, caller }) => {
    const version = await readFeedVersion(db, caller.id)
    return { path: calendarFeedPath(feedToken(mediaSecret, { userId: caller.id, version })) }
  }),

  resetCalendarFeed: handle(
    resetCalendarFeed,
    { auditDetail: () => say('audited_act_reset_calendar') },
    async ({ school: { db, mediaSecret }, caller }) => {
      const version = await inTransaction(db, (tx) => resetFeedVersion(tx, caller.id))
      return { path: calendarFeedPath(feedToken(mediaSecret, { userId: caller.id, version })) }
    },
  ),

  getLiveSessions: handle(calls.getLiveSessions, ({ school, input, now }) => {
    const { classId, past = false, page = 1 } = input
    return findSessionPage(school.db, { classId, isPast: past, page, now })
  }),

  addLiveSessions: handle(calls.addLiveSessions, async ({ school, caller, input, now }) => {
    const { days = [], until = '', ...details } = input
    const actor = { actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    const added = await inTransaction(school.db, (tx) =>
      addSessions(tx, { ...details, days, until, ...actor }),
    )
    return { added }
  }),

  changeLiveSession: handle(calls.changeLiveSession, async ({ school, caller, input, now }) => {
    const { liveId: id, following = false, ...details } = input
    const actor = { actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    await inTransaction(school.db, (tx) =>
      changeSession(tx, { ...details, id, following, ...actor }),
    )
  }),

  cancelLiveSession: handle(calls.cancelLiveSession, async ({ school, caller, input, now }) => {
    const { liveId: id, following = false } = input
    const actor = { actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    await inTransaction(school.db, (tx) => cancelSession(tx, { id, following, ...actor }))
  }),

  setSessionRecording: handle(calls.setSessionRecording, async ({ school, caller, input, now }) => {
    const recording = { id: input.liveId, lessonId: input.recordingId, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => setRecording(tx, recording))
  }),

  getSessionAttendance: handle(calls.getSessionAttendance, ({ school, input }) =>
    listAttendees(school.db, input.liveId),
  ),

  saveSessionAttendance: handle(
    calls.saveSessionAttendance,
    async ({ school, caller, input, now }) => {
      const { liveId: id, presentIds, lateIds, excusedIds, absentIds } = input
      const students = {
        present: presentIds ?? [],
        late: lateIds ?? [],
        excused: excusedIds ?? [],
        absent: absentIds ?? [],
      }
      const actor = { actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
      await inTransaction(school.db, (tx) => saveAttendance(tx, { id, students, ...actor }))
    },
  ),
}
