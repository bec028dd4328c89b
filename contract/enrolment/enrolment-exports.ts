import { csvDownload } from '../platform/csv-download.ts'
import { id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { ENROLMENT_PAYMENTS, LISTED_PAYMENTS } from './enrolment-payment.ts'

/** The students of a class with how each was paid (R-PAY-002); of one kind of payment, or all. */
export const classStudentsCsv = csvDownload('/exports/class-students.csv', 'viewMoney', {
  class_id: id,
  how: z.optional(z.enum(['', ...ENROLMENT_PAYMENTS])),
  search: z.optional(text(100)),
})

/** All enrolments in classes that are not deleted, newest first, of a month of the school if one is given (R-PAY-002). */
export const enrolmentsCsv = csvDownload('/exports/enrolments.csv', 'viewMoney', {
  month: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2})?$/))),
  how: z.optional(z.enum(['', ...LISTED_PAYMENTS])),
})

/** All classes that are not deleted, with the numbers of their students and what these paid and were waived (R-PAY-002). */
export const classesCsv = csvDownload('/exports/classes.csv', 'viewMoney', {})
