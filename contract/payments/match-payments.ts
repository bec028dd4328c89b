import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, idOrZero, naira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { samePayment } from './recorded-payments.ts'

/** Payments of a bank's statement or of a list, with the students to whom they may belong (R-PAY-001). */

/** Limits of one text. */
export const STATEMENT_MAX_ROWS = 500
export const STATEMENT_MAX_CHARACTERS = 200_000

const candidate = withFieldNames(
  z.object({ student_id: id, name: z.string(), email: z.string(), in_class: z.boolean() }),
  { id: 'student_id', isInClass: 'in_class' },
)
export type PaymentCandidate = z.output<typeof candidate>

/**
 * A payment of the text. `text` is what identifies it for people; `date` 'YYYY-MM-DD', `reference` and `payer` are '' if they are not
 * known. `chosen` is the student to whom it certainly belongs, 0 for none: all words of the name, the phone number, the email or the
 * referral code are in it, and of no other student. `candidates` are the likely students, the best first. `same` is a recorded payment
 * with the same bank reference.
 */
const statementRow = z.object({
  line: z.int(),
  text: z.string(),
  amount: naira,
  date: z.string(),
  reference: z.string(),
  payer: z.string(),
  chosen: idOrZero,
  candidates: z.array(candidate),
  same: z.optional(samePayment),
})
export type StatementRow = z.output<typeof statementRow>

/**
 * Reads payments from a bank's statement as CSV (date, narration, credit, reference) or from pasted lines with a name and an amount, and
 * finds the students. Those of the class are preferred. `skipped` lines are no payments, such as debits. Declined with
 * `csv_too_many_rows` and `csv_empty`.
 */
export const matchPayments = call({
  path: '/adminActions.php',
  action: 'matchPayments',
  access: { can: 'moveMoney' },
  effect: 'read',
  bodyLimits: { bytes: MB },
  // the handler limits the length, with its own message
  request: { text: z.string(), class_id: z.optional(id) },
  response: z.object({ rows: z.array(statementRow), skipped: z.int() }),
})
