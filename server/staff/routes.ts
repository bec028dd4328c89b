import { MINUTE } from '../../contract/platform/duration.ts'
import * as calls from '../../contract/staff/staff.ts'
import * as invitationCalls from '../../contract/staff/staff-invitations.ts'
import { chosenLanguage } from '../auth/language-cookie.ts'
import { startOwnSession } from '../auth/session.ts'
import { loadUser } from '../auth/user.ts'
import { inTransaction } from '../platform/db.ts'
import { handle, SessionResponse } from '../rpc/handler.ts'
import { byIpPrefix } from '../rpc/rate-limits.ts'
import { changeStaff, removeStaff } from './change-staff.ts'
import { setClassStaff } from './class-staff.ts'
import {
  acceptInvitation,
  findInvitation,
  inviteStaff,
  listInvitations,
  revokeInvitation,
} from './invitations.ts'
import { findStaffPage } from './store.ts'
import { viewAsStaff } from './view-as-staff.ts'

const linkLimits = [{ points: 60, seconds: 15 * MINUTE, keyBy: byIpPrefix }]

export const staffRoutes = {
  getStaff: handle(calls.getStaff, async ({ school: { db }, input }) => {
    const { search = '', classId, page = 1 } = input
    const [staff, invitations] = await Promise.all([
      findStaffPage(db, { search, classId, page }),
      listInvitations(db),
    ])
    return { ...staff, invitations }
  }),

  changeStaff: handle(calls.changeStaff, async ({ school, caller, input, now }) => {
    const { userId, staff: kind, classIds } = input
    const request = { actorId: caller.id, userId, kind, classIds, now }
    await inTransaction(school.db, (tx) => changeStaff(tx, request))
  }),

  removeStaff: handle(calls.removeStaff, async ({ school, caller, input, now }) => {
    const request = { actorId: caller.id, userId: input.userId, now }
    await inTransaction(school.db, (tx) => removeStaff(tx, request))
  }),

  setClassStaff: handle(calls.setClassStaff, async ({ school, caller, input, now }) => {
    const request = { actorId: caller.id, ...input, now }
    await inTransaction(school.db, (tx) => setClassStaff(tx, request))
  }),

  viewAsStaff: handle(calls.viewAsStaff, async ({ school, caller, input, now }) => {
    const { id: actorId, sessionId } = caller
    const request = { actorId, sessionId, userId: input.userId, now }
    const session = await inTransaction(school.db, (tx) => viewAsStaff(tx, request))
    const member = await loadUser(school.db, session.userId)
    return new SessionResponse(member, session.token, session.maxAgeSeconds)
  }),

  inviteStaff: handle(invitationCalls.inviteStaff, ({ school, caller, input, now }) => {
    const { invitedEmail: email, staff: kind, classIds, send: isSent } = input
    return inviteStaff(school, { actorId: caller.id, email, kind, classIds, isSent, now })
  }),

  revokeStaffInvitation: handle(
    invitationCalls.revokeStaffInvitation,
    async ({ school, caller, input, now }) => {
      const request = { actorId: caller.id, id: input.invitationId, now }
      await inTransaction(school.db, (tx) => revokeInvitation(tx, request))
    },
  ),

  getStaffInvitation: handle(
    invitationCalls.getStaffInvitation,
    { limits: linkLimits },
    ({ school, input, now }) => findInvitation(school.db, { token: input.token, now }),
  ),

  acceptStaffInvitation: handle(
    invitationCalls.acceptStaffInvitation,
    { limits: linkLimits },
    async (context) => {
      const { school, input, cookies, now } = context
      const userId = await acceptInvitation(school, {
        ...input,
        language: chosenLanguage(cookies),
        now,
      })
      const { token, maxAgeSeconds } = await startOwnSession(school, userId, context)
      return new SessionResponse(await loadUser(school.db, userId), token, maxAgeSeconds)
    },
  ),
}
