import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { formBoolean } from './wire.ts'

/** Limits of one file. */
export const IMPORT_MAX_ROWS = 5_000
export const IMPORT_MAX_CHARACTERS = 2_000_000

/**
 * The result of a row: `add` creates an account, every other result skips the row. `taken`: the email has an account;
 * `twice`: the email is in an earlier row; `bad-name`: not a readable name; `staff-name`: a name reserved for staff.
 */
export const importResults = [
  'add',
  'taken',
  'twice',
  'no-name',
  'no-email',
  'bad-email',
  'bad-phone',
  'bad-name',
  'staff-name',
] as const
export type ImportResult = (typeof importResults)[number]

const importRow = z.object({
  // line number in the file; the header is line 1
  line: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  fate: z.enum(importResults),
})
export type ImportRow = z.output<typeof importRow>

/**
 * Reads students from CSV text and responds with the result of each row; writes only with `confirm` (decision 0153).
 * The delimiter is a comma, semicolon or tab; the first row names the columns. Each new student gets an email with
 * instructions for setting a password.
 */
export const importStudents = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'importStudents',
  access: 'admin',
  effect: 'create',
  bodyLimits: { bytes: 8 * MB },
  request: {
    // the handler limits the length, with its own message
    csv: z.string(),
    confirm: z.optional(formBoolean),
  },
  response: z.object({ rows: z.array(importRow), added: z.int(), isWritten: z.boolean() }),
})
