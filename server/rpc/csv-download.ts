import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { CsvDownload } from '../../contract/platform/csv-download.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { requireExporter } from './administrator.ts'
import { validationMessage } from './validation-message.ts'

type CsvFile = { name: string; content: Readable }

/**
 * Serves a CSV file to administrators with a recent password (R-TRUST-005). `write` gets the filter of the query and the present
 * day 'YYYY-MM-DD', which is part of the file's name.
 */
export function registerCsvDownload<Filter>(
  app: FastifyInstance,
  school: AppContext,
  { path, filter: schema }: CsvDownload<Filter>,
  write: (filter: Filter, day: string) => Promise<CsvFile>,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    await requireExporter(request, school)
    const filter = z.safeParse(schema, request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const { name, content } = await write(filter.data, isoDay(now(), school.config.SITE_TIMEZONE))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
