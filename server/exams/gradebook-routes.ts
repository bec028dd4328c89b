import { getGradebook, getGradebookRows } from '../../contract/exams/gradebook.ts'
import { handle } from '../rpc/handler.ts'
import { gradebookHead, gradebookRows, toGradebookQuery } from './gradebook.ts'
import { seesNames } from './sees-names.ts'

/** The gradebook of a class. */
export const gradebookRoutes = {
  getGradebook: handle(getGradebook, ({ school, input, caller, now }) =>
    gradebookHead(school.db, { classId: input.classId, seesNames: seesNames(caller), now }),
  ),

  getGradebookRows: handle(getGradebookRows, ({ school, scope, input, caller, now }) =>
    gradebookRows(school.db, {
      ...toGradebookQuery(input, { scope, seesNames: seesNames(caller), now }),
      page: input.page ?? 1,
    }),
  ),
}
