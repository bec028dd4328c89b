import type { FastifyInstance } from 'fastify'
import { auditCsv } from '../../contract/audit/audit.ts'
import type { AppContext } from '../platform/app-context.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'

/** The CSV export of the audit log (decision 0500), for administrators. */
export function registerAuditExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, auditCsv, async (filter, day, { locale }) => {
    const { exportAudit } = await import('./export.ts')
    const reader = { timezone: school.config.SITE_TIMEZONE, locale }
    const content = exportAudit(school.db, filter, reader)
    return { name: `audit-${day}.csv`, content }
  })
}
