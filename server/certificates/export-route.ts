import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { CERTIFICATES_CSV, givenFilters } from '../../contract/given-certificates.ts'
import { isoDay } from '../../contract/school-time.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { requireExporter } from '../rpc/administrator.ts'
import { validationMessage } from '../rpc/validation-message.ts'

/** The CSV export of the certificates that were given (decision 0563), for administrators. */
export function registerCertificateExport(app: FastifyInstance, school: AppContext): void {
  app.get<{ Querystring: Record<string, unknown> }>(CERTIFICATES_CSV, async (request, reply) => {
    await requireExporter(request, school)
    const filter = z.safeParse(z.object(givenFilters), request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const { exportCertificates } = await import('./export.ts')
    const { template_id: templateId, search, state } = filter.data
    const timezone = school.config.SITE_TIMEZONE
    const name = `certificates-${isoDay(now(), timezone)}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(exportCertificates(school.db, { templateId, search, state }, timezone))
  })
}
