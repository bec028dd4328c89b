import type { FastifyInstance } from 'fastify'
import { gradebookCsv, gradebookFileName } from '../../contract/exams/gradebook.ts'
import { findClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'
import { toGradebookQuery } from './gradebook-query.ts'

/** The CSV export of a gradebook, for administrators. */
export function registerGradebookExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, gradebookCsv, async (filter, day) => {
    if (!(await findClass(school.db, filter.classId)))
      httpError('class_not_found', 'Class not found')
    const { exportGradebook } = await import('./gradebook-csv.ts')
    const content = await exportGradebook(school.db, toGradebookQuery(filter))
    return { name: gradebookFileName(filter.classId, day), content }
  })
}
