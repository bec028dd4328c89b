import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { PAYMENTS_CSV, paymentFilterShape, paymentsFileName } from '../../contract/payments.ts'
import { dayOf } from '../../contract/school-time.ts'
import { now } from '../kernel/clock.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { explain } from './explain.ts'
import { identify } from './identify.ts'

/** Serves the payment history as a file (wallet-and-admin §9): to the bearer of an administrator, like any call. */
export function addExports(app: FastifyInstance, school: School): void {
  app.get<{ Querystring: Record<string, unknown> }>(PAYMENTS_CSV, async (request, reply) => {
    const asker = await identify(request, school, now())
    if (!asker) reject(401, 'Please sign in.')
    if (asker.role !== ADMIN_ROLE) reject(403, 'Only an administrator may do this.')
    const filter = z.safeParse(paymentFilterShape, request.query)
    if (!filter.success) reject(400, explain(filter.error.issues, request.query))
    const { exportPayments } = await import('../payments/export.ts')
    const timezone = school.config.SITE_TIMEZONE
    const name = paymentsFileName(dayOf(now(), timezone))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(exportPayments(school.db, filter.data, timezone))
  })
}
