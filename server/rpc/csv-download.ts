import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { CsvDownload } from '../../contract/platform/csv-download.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { Locale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import { requireExporter } from './administrator.ts'
import type { Caller } from './authenticate.ts'
import { requestLocale } from './request-locale.ts'
import { validationMessage } from './validation-message.ts'

type CsvFile = { name: string; content: Readable }
/** Who downloads, with the language of headings and sentences. */
type Exporter = { caller: Caller; scope: Scope; locale: Locale }

/**
 * Serves a CSV file to staff with its permission and a recent password (R-TRUST-005). `write` gets the filter of the query, the present
 * day 'YYYY-MM-DD', which is part of the file's name, and the caller with the rows that the permission reaches.
 */
export function registerCsvDownload<Filter>(
  app: FastifyInstance,
  school: AppContext,
  { path, can, filter: schema }: CsvDownload<Filter>,
  write: (filter: Filter, day: string, exporter: Exporter) => Promise<CsvFile>,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const staff = await requireExporter(request, school, can)
    const exporter = { ...staff, locale: await requestLocale(request, school.db) }
    const filter = z.safeParse(schema, request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const day = isoDay(now(), school.config.SITE_TIMEZONE)
    const { name, content } = await write(filter.data, day, exporter)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
