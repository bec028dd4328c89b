import { getGradebook, getGradebookRows } from '../../contract/exams/gradebook.ts'
import { handle } from '../rpc/handler.ts'
import { gradebookHead, gradebookRows } from './gradebook.ts'
import { toGradebookQuery } from './gradebook-query.ts'

/** The gradebook of a class. */
export const gradebookRoutes = {
  getGradebook: handle(getGradebook, ({ school, input }) =>
    gradebookHead(school.db, input.classId),
  ),

  getGradebookRows: handle(getGradebookRows, ({ school, input }) =>
    gradebookRows(school.db, { ...toGradebookQuery(input), page: input.page ?? 1 }),
  ),
}
