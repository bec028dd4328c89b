import type { FastifyInstance } from 'fastify'
import { studentsCsv } from '../contract/admin/admin.ts'
import { auditCsv } from '../contract/audit/audit.ts'
import { certificatesCsv } from '../contract/certificates/given-certificates.ts'
import {
  classesCsv,
  classStudentsCsv,
  enrolmentsCsv,
} from '../contract/enrolment/enrolment-exports.ts'
import { gradebookCsv, gradebookFileName } from '../contract/exams/gradebook.ts'
import { incomeCsv } from '../contract/payments/income-report.ts'
import { paymentsCsv, paymentsFileName } from '../contract/payments/payment-history.ts'
import { incomeStatementCsv, statementFileName } from '../contract/staff/income-shares.ts'
import { monthBoundsOf } from './enrolment/month-bounds.ts'
import { toGradebookQuery } from './exams/gradebook.ts'
import { seesNames } from './exams/sees-names.ts'
import type { AppContext } from './platform/app-context.ts'
import { csvDownloads } from './rpc/csv-download.ts'
import { requireInScope } from './rpc/scoped-fields.ts'
import { buildStatement } from './staff/income-statement.ts'

/** The CSV files of the staff. What writes one is loaded when somebody asks for it. */
export function registerCsvExports(app: FastifyInstance, school: AppContext): void {
  const { db } = school
  const download = csvDownloads(app, school)

  download(studentsCsv, async (filter, { day, scope, reader }) => {
    const { exportStudents } = await import('./admin/export-students.ts')
    return { name: `students_${day}.csv`, content: exportStudents(db, scope, filter, reader) }
  })

  download(auditCsv, async (filter, { day, reader }) => {
    const { exportAudit } = await import('./audit/export.ts')
    return { name: `audit-${day}.csv`, content: exportAudit(db, filter, reader) }
  })

  download(certificatesCsv, async (filter, { day, scope, reader }) => {
    const { exportCertificates } = await import('./certificates/export.ts')
    const content = exportCertificates(db, { ...filter, scope }, reader)
    return { name: `certificates-${day}.csv`, content }
  })

  download(classStudentsCsv, async (filter, { day, reader }) => {
    const { exportClassStudents } = await import('./enrolment/export.ts')
    const content = await exportClassStudents(db, filter, reader)
    return { name: `class_${filter.classId}_students_${day}.csv`, content }
  })

  download(enrolmentsCsv, async ({ month, how }, { day, reader }) => {
    const { exportEnrolments } = await import('./enrolment/export.ts')
    const bounds = monthBoundsOf(month, reader.timezone)
    const filter = { ...bounds, how: how || undefined, now: reader.now }
    return { name: `enrolments_${month || day}.csv`, content: exportEnrolments(db, filter, reader) }
  })

  download(classesCsv, async (_, { day, reader }) => {
    const { exportClasses } = await import('./enrolment/export.ts')
    return { name: `classes_${day}.csv`, content: await exportClasses(db, reader) }
  })

  download(paymentsCsv, async (filter, { day, reader }) => {
    const { exportPayments } = await import('./payments/history/export.ts')
    return { name: paymentsFileName(day), content: exportPayments(db, filter, reader) }
  })

  download(incomeCsv, async (period, { day, reader }) => {
    const { exportIncome } = await import('./payments/history/export.ts')
    return { name: `income_${day}.csv`, content: exportIncome(db, period, reader) }
  })

  // with the rows of the screen (R-STAFF-012)
  download(incomeStatementCsv, async ({ month }, { scope, reader }) => {
    const { exportStatement } = await import('./staff/export-statement.ts')
    const rows = await buildStatement(db, { month, timezone: reader.timezone, scope })
    const content = exportStatement(rows, month, reader.locale)
    return { name: statementFileName(month), content }
  })

  download(gradebookCsv, async (filter, { day, caller, scope, reader }) => {
    const { exportGradebook } = await import('./exams/gradebook-export.ts')
    await requireInScope(db, scope, { class_id: filter.classId })
    const query = toGradebookQuery(filter, { scope, seesNames: seesNames(caller), now: reader.now })
    const content = await exportGradebook(db, query, reader)
    return { name: gradebookFileName(filter.classId, day), content }
  })
}
