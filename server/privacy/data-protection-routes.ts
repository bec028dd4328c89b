import { HOUR } from '../../contract/platform/duration.ts'
import * as calls from '../../contract/privacy/data-protection.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { byIpPrefix } from '../rpc/rate-limits.ts'
import { answerComplaint, receiveComplaint } from './complaints.ts'
import { readDataProtection } from './data-protection.ts'
import { readResponsible, saveResponsible } from './data-protection-store.ts'
import { readPrivacyNotice } from './privacy-notice.ts'

export const dataProtectionRoutes = {
  getPrivacyNotice: handle(calls.getPrivacyNotice, ({ school, locale }) =>
    readPrivacyNotice(school, locale),
  ),

  addComplaint: handle(
    calls.addComplaint,
    { limits: [{ points: 5, seconds: HOUR, keyBy: byIpPrefix }] },
    ({ school, caller, input, locale, now }) =>
      receiveComplaint(school, { ...input, userId: caller?.id ?? null, locale, now }),
  ),

  getDataProtection: handle(calls.getDataProtection, ({ school, input, now }) =>
    readDataProtection(school, { page: input.page ?? 1, now }),
  ),

  saveDataProtection: handle(calls.saveDataProtection, async ({ school, caller, input, now }) => {
    const { version, contactEmail, contactPhone, controller, address, officer, processors } = input
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
  }),

  answerComplaint: handle(calls.answerComplaint, ({ school, caller, input, now }) =>
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
