import { enrolInClass, getClassStudents, renewSubscription } from '../../contract/enrolment.ts'
import { inTransaction } from '../platform/db.ts'
import { type Context, handle } from '../rpc/handler.ts'
import { type EnrolRequest, enrol } from './enrol.ts'
import { renew } from './renew.ts'
import { listRoster } from './roster.ts'

export const enrolmentRoutes = {
  enrolInClass: handle(
    enrolInClass,
    { auditDetail: ({ classId }) => `joined class ${classId}` },
    async (context) => {
      const request = toEnrolRequest(context)
      await inTransaction(context.school.db, (tx) => enrol(tx, request))
      return null
    },
  ),

  renewSubscription: handle(
    renewSubscription,
    { auditDetail: ({ classId }) => `renewed class ${classId}` },
    async (context) => {
      const request = toEnrolRequest(context)
      return { paidUntil: await inTransaction(context.school.db, (tx) => renew(tx, request)) }
    },
  ),

  getClassStudents: handle(getClassStudents, ({ school, input, now }) =>
    listRoster(school.db, input.classId, now),
  ),
}

type EnrolmentContext = Context<typeof enrolInClass> | Context<typeof renewSubscription>

function toEnrolRequest({ school, caller, input, now }: EnrolmentContext): EnrolRequest {
  return {
    studentId: caller.id,
    classRef: input.classId,
    now,
    timezone: school.config.SITE_TIMEZONE,
  }
}
