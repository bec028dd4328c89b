import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { GRADEBOOK_CSV, gradebookFileName, gradebookFilterShape } from '../../contract/gradebook.ts'
import { isoDay } from '../../contract/school-time.ts'
import { findClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { requireExporter } from '../rpc/administrator.ts'
import { validationMessage } from '../rpc/validation-message.ts'
import { toGradebookQuery } from './gradebook-query.ts'

const filterSchema = z.object(gradebookFilterShape)

/** The CSV export of a gradebook (decision 0522), for administrators. */
export function registerGradebookExport(app: FastifyInstance, school: AppContext): void {
  app.get<{ Querystring: Record<string, unknown> }>(GRADEBOOK_CSV, async (request, reply) => {
    await requireExporter(request, school)
    const filter = z.safeParse(filterSchema, request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const { class_id: classId, lesson_id: lessonId, ...rest } = filter.data
    if (!(await findClass(school.db, classId))) httpError('class_not_found', 'Class not found')
    const { exportGradebook } = await import('./gradebook-csv.ts')
    const name = gradebookFileName(classId, isoDay(now(), school.config.SITE_TIMEZONE))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(await exportGradebook(school.db, toGradebookQuery({ ...rest, classId, lessonId })))
  })
}
