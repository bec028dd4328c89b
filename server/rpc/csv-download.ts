import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { CsvDownload } from '../../contract/platform/csv-download.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { Reader } from '../platform/csv-file.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import { requireExporter } from './administrator.ts'
import type { Caller } from './authenticate.ts'
import { requestLocale } from './request-locale.ts'
import { validationMessage } from './validation-message.ts'

type CsvFile = { name: string; content: Readable }

/** Who downloads at which moment, and the day of the school, 'YYYY-MM-DD', which is part of most names. */
type Download = { caller: Caller; scope: Scope; day: string; reader: Reader }

/**
 * Returns a function that serves a CSV file to the staff with its permission and a recent password (R-TRUST-005). `write` gets the
 * filter of the query and the rows that the permission reaches.
 */
export function csvDownloads(app: FastifyInstance, school: AppContext) {
  const timezone = school.config.SITE_TIMEZONE
  return <Filter>(
    { path, can, filter: schema }: CsvDownload<Filter>,
    write: (filter: Filter, download: Download) => Promise<CsvFile>,
  ): void => {
    app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const staff = await requireExporter(request, school, can)
      const filter = z.safeParse(schema, request.query)
      if (!filter.success)
        httpError('invalid_request', validationMessage(filter.error.issues, request.query))
      const at = now()
      const locale = await requestLocale(request, school.db)
      const { name, content } = await write(filter.data, {
        ...staff,
        day: isoDay(at, timezone),
        reader: { now: at, timezone, locale },
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(content)
    })
  }
}
