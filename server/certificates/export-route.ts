import type { FastifyInstance } from 'fastify'
import { certificatesCsv } from '../../contract/certificates/given-certificates.ts'
import type { AppContext } from '../platform/app-context.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'

/** The CSV export of the certificates that were given (decision 0091), for administrators. */
export function registerCertificateExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, certificatesCsv, async (filter, day, { scope, locale }) => {
    const { exportCertificates } = await import('./export.ts')
    const reader = { timezone: school.config.SITE_TIMEZONE, locale }
    const content = exportCertificates(school.db, { ...filter, scope }, reader)
    return { name: `certificates-${day}.csv`, content }
  })
}
