import { DAY, MINUTE } from '../../contract/platform/duration.ts'
import * as calls from '../../contract/privacy/privacy.ts'
import * as mentionCalls from '../../contract/privacy/privacy-admin.ts'
import {
  eraseStudent,
  getPlannedDeletions,
  getStudentDeletion,
} from '../../contract/privacy/privacy-admin.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { inTransaction } from '../platform/db.ts'
import { cancelErasure, findPlannedErasure } from '../platform/erasures.ts'
import { decline, httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { eraseNow } from './erase-now.ts'
import { findExport, planExport } from './export-store.ts'
import { closeMention, listMentions } from './list-mentions.ts'
import { readMyData } from './my-data.ts'
import { planDeletion } from './plan-deletion.ts'
import { listPlannedDeletions } from './planned-deletions.ts'

/** An administrator who is signed in as a student sees the state, and neither downloads nor deletes. */
function requireOwnSession(caller: { impersonatorId: number | null }): void {
  if (caller.impersonatorId !== null)
    httpError('impersonation_not_allowed', say('rules_privacy_only_students_themselves_do'))
}

export const privacyRoutes = {
  getMyData: handle(calls.getMyData, async ({ school, caller, now }) => {
    const data = await readMyData(school, caller.id, now)
    const isOwn = caller.impersonatorId === null
    return isOwn || !data.archive ? data : { ...data, archive: { ...data.archive, url: '' } }
  }),

  requestDataExport: handle(
    calls.requestDataExport,
    { limits: [{ points: 20, seconds: DAY, keyBy: byUser }] },
    async ({ school, caller, now }) => {
      requireOwnSession(caller)
      await inTransaction(school.db, async (tx) => {
        await lockUser(tx, caller.id)
        const last = await findExport(tx, caller.id)
        const earlier = last && {
          requestedAt: last.requested_at,
          isFailed: last.failed_at !== null,
        }
        if (calls.nextExportAt(earlier ?? null) > now)
          decline('export_too_soon', say('rules_privacy_ask_data_once_day'))
        await planExport(tx, caller.id, now)
      })
      return readMyData(school, caller.id, now)
    },
  ),

  requestAccountDeletion: handle(
    calls.requestAccountDeletion,
    {
      // each call tests a password
      limits: [
        { points: 20, seconds: 15 * MINUTE, keyBy: byUser },
        { points: 100, seconds: DAY, keyBy: byUser },
      ],
    },
    async ({ school, caller, input, now }) => {
      requireOwnSession(caller)
      const { password, balance } = input
      const { id: userId, sessionId } = caller
      await planDeletion(school, { userId, sessionId, password, balance, now })
      return readMyData(school, userId, now)
    },
  ),

  cancelAccountDeletion: handle(
    calls.cancelAccountDeletion,
    { auditDetail: () => say('audited_act_cancelled_deletion') },
    async ({ school, caller, now }) => {
      await cancelErasure(school.db, caller.id)
      return readMyData(school, caller.id, now)
    },
  ),

  getPlannedDeletions: handle(getPlannedDeletions, ({ school, input }) =>
    listPlannedDeletions(school.db, input.page ?? 1),
  ),

  eraseStudent: handle(eraseStudent, async ({ school, caller, input, now }) => {
    const request = { actorId: caller.id, studentId: input.studentId, now }
    await inTransaction(school.db, (tx) => eraseNow(tx, request))
  }),

  getMentions: handle(mentionCalls.getMentions, ({ school, input }) =>
    listMentions(school.db, input.page ?? 1),
  ),

  closeMention: handle(mentionCalls.closeMention, async ({ school, caller, input, now }) => {
    const { mentionId, account } = input
    await closeMention(school.db, { mentionId, account, actorId: caller.id, now })
  }),

  getStudentDeletion: handle(
    getStudentDeletion,
    async ({ school, input }) => (await findPlannedErasure(school.db, input.studentId)) ?? null,
  ),
}
