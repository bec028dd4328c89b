import type { FastifyInstance } from 'fastify'
import { incomeCsv } from '../../../contract/payments/income-report.ts'
import { paymentsCsv, paymentsFileName } from '../../../contract/payments/payment-history.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { registerCsvDownload } from '../../rpc/csv-download.ts'

/** The CSV exports of the payment history (R-APAY-003) and of the income (R-PAY-004). */
export function registerPaymentExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, paymentsCsv, async (filter, day, { locale }) => {
    const { exportPayments } = await import('./export.ts')
    const reader = { timezone: school.config.SITE_TIMEZONE, locale }
    const content = exportPayments(school.db, filter, reader)
    return { name: paymentsFileName(day), content }
  })

  registerCsvDownload(app, school, incomeCsv, async (period, day, { locale }) => {
    const { exportIncome } = await import('./income-export.ts')
    const reader = { now: now(), timezone: school.config.SITE_TIMEZONE, locale }
    return { name: `income_${day}.csv`, content: exportIncome(school.db, period, reader) }
  })
}
