import { waiverFields } from '../enrolment/enrolment-payment.ts'
import { adminPayments, enrolmentOutcomes } from '../enrolment/enrolment-rules.ts'
import { RECORD_OUTCOMES, samePayment } from '../payments/recorded-payments.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { flag, formBoolean, id, naira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Limits of one file. */
export const IMPORT_MAX_ROWS = 5_000
export const IMPORT_MAX_CHARACTERS = 2_000_000
/** Additions to classes by one file: they are one transaction. */
export const IMPORT_MAX_ENROLMENTS = 1_000

/**
 * The result of a row: `add` creates an account; `enrol` names classes for an account that exists or is created by an
 * earlier row; every other result skips the row. `taken`: the email has an account; `twice`: the email is in an earlier row;
 * `bad-name`: not a readable name; `staff-name`: a name reserved for staff.
 */
export const importResults = [
  'add',
  'enrol',
  'taken',
  'twice',
  'no-name',
  'no-email',
  'bad-email',
  'bad-phone',
  'bad-name',
  'staff-name',
  'bad-amount',
] as const
export type ImportResult = (typeof importResults)[number]

/**
 * The outcome for a student and a class of a row: that of `addStudentsToClass`, or `unknown-class` and `ambiguous-class` if no
 * class or several classes have this name.
 */
export const importClassOutcomes = [
  ...enrolmentOutcomes,
  'unknown-class',
  'ambiguous-class',
] as const
export type ImportClassOutcome = (typeof importClassOutcomes)[number]

/** A class that a row names; `name` is that of the class, or the text of the file if there is no such class. */
const namedClass = withFieldNames(
  z.object({
    name: z.string(),
    class_id: z.optional(id),
    outcome: z.enum(importClassOutcomes),
  }),
)
export type ImportRowClass = z.output<typeof namedClass>

const importRow = withFieldNames(
  z.object({
    // line number in the file; the first line is 1
    line: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    fate: z.enum(importResults),
    // '1' if a spreadsheet has shortened the phone number to 2.34803E+12: the student is added without it
    phone_lost: z.optional(flag),
    // the name of the account, if it exists already
    account: z.optional(z.string()),
    classes: z.optional(z.array(namedClass)),
    // what was paid by the file, and what became of it once it is recorded (R-PAY-001)
    paid: z.optional(naira),
    paid_outcome: z.optional(z.enum(RECORD_OUTCOMES)),
    // another payment with the same bank reference, of the school or of this student in the file; this one is not recorded
    paid_same: z.optional(samePayment),
    // a student without an email, the contact, and the student code once the account exists
    no_email: z.optional(flag),
    contact: z.optional(z.string()),
    code: z.optional(z.string()),
  }),
  { outcome: 'fate', isPhoneLost: 'phone_lost', samePayment: 'paid_same', hasNoEmail: 'no_email' },
)
export type ImportRow = z.output<typeof importRow>

/** A class that the file names, with the reasons that would prevent a student from joining it, but not an administrator. */
const importedClass = withFieldNames(
  z.object({
    class_id: id,
    name: z.string(),
    price: naira,
    status: flag,
    regclosedate: z.string(),
    draft: z.optional(flag),
  }),
  { active: 'status', registrationCloses: 'regclosedate', isDraft: 'draft' },
)
export type ImportedClass = z.output<typeof importedClass>

/** True if the row creates an account or adds one to a class. */
export function hasEffect({
  outcome,
  classes = [],
}: Pick<ImportRow, 'outcome' | 'classes'>): boolean {
  return outcome === 'add' || classes.some((it) => it.outcome === 'done')
}

/** True if something in the row is wrong; a class that the student is in already is not. */
export function hasProblem({
  outcome,
  classes = [],
  paidOutcome,
}: Pick<ImportRow, 'outcome' | 'classes' | 'paidOutcome'>): boolean {
  if ((outcome !== 'add' && outcome !== 'enrol') || paidOutcome === 'repeated') return true
  return classes.some(({ outcome }) => outcome !== 'done' && outcome !== 'already')
}

/**
 * Reads students from CSV text and responds with the result of each row; writes only with `confirm`. The
 * delimiter is a comma, semicolon or tab; the first row names the columns. Each new student gets an email with instructions for
 * setting a password.
 *
 * A client that sends `families` also has students without an email added: an address that several students of the file share, or
 * that is a contact's, is their contact, and so are the columns of a guardian.
 *
 * A client that sends `amounts` also has the columns of an amount paid, who paid, the bank reference, the day and the method read: each
 * such payment is recorded as by `recordPayments`, for the first class of its row, after the accounts are written; the present day and
 * a transfer without these columns.
 *
 * A client that sends `payment` also has the class column read, and gets the `classes` of the file; the students
 * are added to them with this payment, as by `addStudentsToClass`. `seen_prices` are the prices that it displayed: a confirmed
 * import is declined with `price_changed` if the wallets would pay different ones.
 */
export const importStudents = call({
  path: '/adminActions.php',
  action: 'importStudents',
  access: { can: 'manageStudents' },
  effect: 'create',
  // the wallets of the students can pay
  reauthentication: 'money',
  bodyLimits: { bytes: 8 * MB },
  request: {
    // the handler limits the length, with its own message
    csv: z.string(),
    confirm: z.optional(formBoolean),
    payment: z.optional(z.enum(adminPayments)),
    // why payments are waived (R-PAY-002)
    ...waiverFields,
    // true also reads the columns of what was paid by transfer or in cash (R-PAY-001)
    amounts: z.optional(formBoolean),
    // true also reads the columns of guardians, and adds students without an email (R-PAY-009)
    families: z.optional(formBoolean),
    seen_prices: z.optional(
      z
        .array(withFieldNames(z.object({ class_id: id, price: naira })))
        .check(z.maxLength(IMPORT_MAX_ENROLMENTS)),
    ),
  },
  response: withFieldNames(
    z.object({
      rows: z.array(importRow),
      added: z.int(),
      isWritten: z.boolean(),
      // additions to classes that were written
      enrolled: z.optional(z.int()),
      classes: z.optional(z.array(importedClass)),
      // the titles of the columns that are not read, if there are any
      unused_columns: z.optional(z.array(z.string())),
      // the titles of the columns of which names are put together, in this order; absent for one column
      name_columns: z.optional(z.array(z.string())),
    }),
  ),
})
