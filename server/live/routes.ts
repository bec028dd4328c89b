import { getUpcomingSessions, joinLiveSession } from '../../contract/live/live-sessions.ts'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { joinSession, listAttendees, saveAttendance } from './attendance.ts'
import { findSessionPage, listUpcoming } from './lists.ts'
import { addSessions, cancelSession, changeSession } from './manage-sessions.ts'

export const liveRoutes = {
  getUpcomingSessions: handle(getUpcomingSessions, ({ school, caller, now }) =>
    listUpcoming(school.db, { studentId: caller.id, now }),
  ),

  joinLiveSession: handle(joinLiveSession, async ({ school, caller, input, now }) => ({
    link: await inTransaction(school.db, (tx) =>
      joinSession(tx, { id: input.liveId, studentId: caller.id, now }),
    ),
  })),

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
    return null
  }),

  cancelLiveSession: handle(calls.cancelLiveSession, async ({ school, caller, input, now }) => {
    const { liveId: id, following = false } = input
    const actor = { actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    await inTransaction(school.db, (tx) => cancelSession(tx, { id, following, ...actor }))
    return null
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
      return null
    },
  ),
}
