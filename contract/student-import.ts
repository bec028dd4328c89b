import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { formBoolean } from './wire.ts'

/** How many students one file may bring, and how many characters it may have. */
export const IMPORT_MAX_ROWS = 5_000
export const IMPORT_MAX_CHARACTERS = 2_000_000

/**
 * What becomes of a row: `add` is a new student; the others are left out. `taken` has an account already, `twice`
 * stands further up in the file, `bad-name` breaks the rule of names, `staff-name` passes for the school's staff.
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
  // where it stands in the file; the head is line 1
  line: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  fate: z.enum(importResults),
})
export type ImportRow = z.output<typeof importRow>

/**
 * Reads students from the text of a CSV file and answers every row's fate; writes nothing unless it is asked to
 * `confirm` (decision 0153). Comma, semicolon or tab; the first row names the columns. Those who are added get an
 * email that tells them how to set a password.
 */
export const importStudents = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'importStudents',
  access: 'admin',
  bodyLimits: { bytes: 8 * MB },
  request: {
    // bounded by the server in words of its own
    csv: z.string(),
    confirm: z.optional(formBoolean),
  },
  response: z.object({ rows: z.array(importRow), added: z.int(), isWritten: z.boolean() }),
})
