import type { FastifyInstance } from 'fastify'
import { studentsCsv } from '../../contract/admin/admin.ts'
import type { AppContext } from '../platform/app-context.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'

/** The CSV export of students (R-PAY-002). */
export function registerStudentExport(app: FastifyInstance, school: AppContext): void {
  registerCsvDownload(app, school, studentsCsv, async (filter, day, { locale, scope }) => {
    const { exportStudents } = await import('./export-students.ts')
    const reader = { timezone: school.config.SITE_TIMEZONE, locale }
    return {
      name: `students_${day}.csv`,
      content: exportStudents(school.db, scope, filter, reader),
    }
  })
}
