import {
  enrolInClass,
  getClassStudents,
  getMyClasses,
  renewSubscription,
} from '../../contract/enrolment.ts'
import { answer, type Context, WireText } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { type EnrolRequest, enrol } from './enrol.ts'
import { myClasses } from './my-classes.ts'
import { renew } from './renew.ts'
import { roster } from './roster.ts'

export const enrolmentCalls = [
  answer(
    getMyClasses,
    async ({ school, asker }) => new WireText(await myClasses(school.db, asker.id)),
  ),

  answer(enrolInClass, async (context) => {
    const request = requestOf(context)
    await inTransaction(context.school.db, (tx) => enrol(tx, request))
    return null
  }),

  answer(renewSubscription, async (context) => {
    const request = requestOf(context)
    return { nextSub: await inTransaction(context.school.db, (tx) => renew(tx, request)) }
  }),

  answer(getClassStudents, ({ school, asked, now }) => roster(school.db, asked.class_id, now)),
]

type Pressed = Context<typeof enrolInClass> | Context<typeof renewSubscription>

function requestOf({ school, asker, asked, now }: Pressed): EnrolRequest {
  return {
    studentId: asker.id,
    classRef: asked.class_id,
    now,
    timezone: school.config.SITE_TIMEZONE,
  }
}
