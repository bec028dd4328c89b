import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  PAYMENTS_CSV,
  paymentFilterShape,
  paymentsFileName,
} from '../../contract/payment-history.ts'
import { isoDay } from '../../contract/school-time.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { requireExporter } from '../rpc/administrator.ts'
import { validationMessage } from '../rpc/validation-message.ts'

/** The CSV export of the payment history (R-APAY-003), for administrators. */
export function registerPaymentExport(app: FastifyInstance, school: AppContext): void {
  app.get<{ Querystring: Record<string, unknown> }>(PAYMENTS_CSV, async (request, reply) => {
    await requireExporter(request, school)
    const filter = z.safeParse(paymentFilterShape, request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const { exportPayments } = await import('./export.ts')
    const timezone = school.config.SITE_TIMEZONE
    const name = paymentsFileName(isoDay(now(), timezone))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(exportPayments(school.db, filter.data, timezone))
  })
}
