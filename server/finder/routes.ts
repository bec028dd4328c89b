import { findAnything } from '../../contract/finder/finder.ts'
import { may } from '../../contract/staff/permissions.ts'
import { handle } from '../rpc/handler.ts'
import { findScope } from '../rpc/scope-of.ts'
import { findAnything as find } from './find.ts'

export const finderRoutes = {
  findAnything: handle(findAnything, async ({ school: { db }, caller, input }) =>
    find(db, input.search, {
      students: await findScope(db, caller, 'viewStudents'),
      classes: await findScope(db, caller, 'seeOverview'),
      lessons: await findScope(db, caller, 'editLessons'),
      seesMoney: may(caller.staff, 'viewMoney'),
    }),
  ),
}
