import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import * as dataProtectionCalls from '../../contract/privacy/data-protection.ts'
import * as calls from '../../contract/privacy/privacy.ts'
import * as mentionCalls from '../../contract/privacy/privacy-admin.ts'
import {
  eraseStudent,
  getPlannedDeletions,
  getStudentDeletion,
} from '../../contract/privacy/privacy-admin.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { cancelErasure, findPlannedErasure } from '../platform/erasures.ts'
import { decline, httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { byIpPrefix, byUser } from '../rpc/rate-limits.ts'
import { answerComplaint, receiveComplaint } from './complaints.ts'
import { readDataProtection } from './data-protection.ts'
import { readResponsible, saveResponsible } from './data-protection-store.ts'
import { eraseNow } from './erase-now.ts'
import { findExport, planExport } from './export-store.ts'
import { closeMention, listMentions } from './list-mentions.ts'
import { readMyData } from './my-data.ts'
import { planDeletion } from './plan-deletion.ts'
import { listPlannedDeletions } from './planned-deletions.ts'
import { readPrivacyNotice } from './privacy-notice.ts'

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

  getPrivacyNotice: handle(dataProtectionCalls.getPrivacyNotice, ({ school, locale }) =>
    readPrivacyNotice(school, locale),
  ),

  addComplaint: handle(
    dataProtectionCalls.addComplaint,
    { limits: [{ points: 5, seconds: HOUR, keyBy: byIpPrefix }] },
    ({ school, caller, input, locale, now }) =>
      receiveComplaint(school, { ...input, userId: caller?.id ?? null, locale, now }),
  ),

  getDataProtection: handle(dataProtectionCalls.getDataProtection, ({ school, input, now }) =>
    readDataProtection(school, { page: input.page ?? 1, now }),
  ),

  saveDataProtection: handle(
    dataProtectionCalls.saveDataProtection,
    async ({ school, caller, input, now }) => {
      const { version, contactEmail, contactPhone, controller, address, officer, processors } =
        input
      const values = {
        ...{ controller, address, officer, processors },
        ...{ contact_email: contactEmail, contact_phone: contactPhone },
      }
      await inTransaction(school.db, async (tx) => {
        const before = await readResponsible(tx)
        if (!(await saveResponsible(tx, values, Number(version))))
          decline('conflict_settings', say('rules_copies_data_protection_conflict'))
        await writeAuditEntry(tx, {
          ...{ actorId: caller.id, action: 'saveDataProtection', subjectId: null, now },
          before: namesOf(before),
          after: namesOf(values),
        })
      })
    },
  ),

  answerComplaint: handle(dataProtectionCalls.answerComplaint, ({ school, caller, input, now }) =>
    answerComplaint(school, { ...input, actorId: caller.id, now }),
  ),
}

const namesOf = (
  it: Awaited<ReturnType<typeof readResponsible>> | Parameters<typeof saveResponsible>[1],
) => ({
  controller: it.controller,
  address: it.address,
  officer: it.officer,
  dataContactEmail: it.contact_email,
  dataContactPhone: it.contact_phone,
  processors: it.processors,
})
