import { findOwed, remindOfPart, settlePart } from '../../contract/enrolment/owed.ts'
import { PAGE_SIZES } from '../../contract/platform/page-size.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { findOwedPage } from './owed-store.ts'
import { withPartReminders } from './payment-reminders.ts'
import { remindStudentOfPart } from './remind-of-part.ts'
import { settlePartForStudent } from './settle-part.ts'

/** What students owe of classes that are paid in parts (R-PAY-006). */
export const owedRoutes = {
  findOwed: handle(findOwed, async ({ school, input, siteUrl, now }) => {
    const { state, classId, page = 1, size = PAGE_SIZES[0] } = input
    const filter = { dueOnly: state !== 'all', classId, page, size, now }
    const found = await findOwedPage(school.db, filter)
    const timezone = school.config.SITE_TIMEZONE
    return withPartReminders(school.db, found, { siteUrl, timezone, now })
  }),

  remindOfPart: handle(remindOfPart, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const change = { ...input, actorId: caller.id, now, timezone }
    await inTransaction(school.db, (tx) => remindStudentOfPart(tx, change))
    return { reminded: now }
  }),

  settlePart: handle(settlePart, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const change = { ...input, actorId: caller.id, now, timezone }
    await inTransaction(school.db, (tx) => settlePartForStudent(tx, change))
  }),
}
