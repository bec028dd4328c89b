import * as calls from '../../contract/enrolment/manage-enrolments.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { extendForStudent } from './extend-subscription.ts'
import { addStudents, moveStudents, removeStudents } from './manage-enrolments.ts'
import { readRemovalStakes } from './manage-store.ts'

type ChangeContext = {
  school: { config: { SITE_TIMEZONE: string } }
  caller: { id: number }
  now: number
}

const actor = ({ school, caller, now }: ChangeContext) => ({
  actorId: caller.id,
  now,
  timezone: school.config.SITE_TIMEZONE,
})

/** Enrolments that administrators change. */
export const manageEnrolmentRoutes = {
  addStudentsToClass: handle(calls.addStudentsToClass, (context) =>
    addStudents(context.school.db, { ...actor(context), ...context.input }),
  ),

  moveStudentsToClass: handle(calls.moveStudentsToClass, (context) =>
    moveStudents(context.school.db, { ...actor(context), ...context.input }),
  ),

  extendSubscription: handle(calls.extendSubscription, async (context) => ({
    paidUntil: await inTransaction(context.school.db, (tx) =>
      extendForStudent(tx, { ...actor(context), ...context.input }),
    ),
  })),

  previewRemoval: handle(calls.previewRemoval, ({ school, input }) =>
    readRemovalStakes(school.db, input),
  ),

  removeStudentsFromClass: handle(calls.removeStudentsFromClass, (context) =>
    removeStudents(context.school.db, { ...actor(context), ...context.input }),
  ),
}
