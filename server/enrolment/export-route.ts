import type { FastifyInstance } from 'fastify'
import {
  classesCsv,
  classStudentsCsv,
  enrolmentsCsv,
} from '../../contract/enrolment/enrolment-exports.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { registerCsvDownload } from '../rpc/csv-download.ts'
import { monthBoundsOf } from './month-bounds.ts'

/** The CSV exports of the students of a class, of all enrolments and of the classes (R-PAY-002). */
export function registerEnrolmentExports(app: FastifyInstance, school: AppContext): void {
  const { db, config } = school
  const timezone = config.SITE_TIMEZONE

  registerCsvDownload(app, school, classStudentsCsv, async (filter, day, { locale }) => {
    const { exportClassStudents } = await import('./export.ts')
    const content = await exportClassStudents(db, filter, { now: now(), timezone, locale })
    return { name: `class_${filter.classId}_students_${day}.csv`, content }
  })

  registerCsvDownload(app, school, enrolmentsCsv, async ({ month, how }, day, { locale }) => {
    const { exportEnrolments } = await import('./export.ts')
    const filter = { ...monthBoundsOf(month, timezone), how: how || undefined, now: now() }
    return {
      name: `enrolments_${month || day}.csv`,
      content: exportEnrolments(db, filter, { now: now(), timezone, locale }),
    }
  })

  registerCsvDownload(app, school, classesCsv, async (_, day, { locale }) => {
    const { exportClasses } = await import('./export.ts')
    return {
      name: `classes_${day}.csv`,
      content: await exportClasses(db, { now: now(), timezone, locale }),
    }
  })
}
