import type { FastifyInstance } from 'fastify'
import { paymentsCsv, paymentsFileName } from '../../../contract/payments/payment-history.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { registerCsvDownload } from '../../rpc/csv-download.ts'

/** The CSV export of the payment history (R-APAY-003), for administrators. */
export function registerPaymentExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, paymentsCsv, async (filter, day, { locale }) => {
    const { exportPayments } = await import('./export.ts')
    const reader = { timezone: school.config.SITE_TIMEZONE, locale }
    const content = exportPayments(school.db, filter, reader)
    return { name: paymentsFileName(day), content }
  })
}
