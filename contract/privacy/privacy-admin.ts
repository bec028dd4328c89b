import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The deletion that a student has asked for; null without one (decision 0657). */
export const getStudentDeletion = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'getStudentDeletion',
  access: 'admin',
  effect: 'read',
  request: { student_id: id },
  response: z.nullable(
    withFieldNames(z.object({ requested: unixSeconds, due: unixSeconds }), {
      requestedAt: 'requested',
      dueAt: 'due',
    }),
  ),
})

/**
 * Erases the account of a student at once, also one in the bin: for a person who asks the school for it (decision 0657). It cannot be
 * undone. Declined with `cannot_delete_self` and `administrator_account`; 404 once the account is erased.
 */
export const eraseStudent = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'eraseStudent',
  access: 'admin',
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id },
  response: z.null(),
  successMessage: 'The account is being erased. It takes some minutes.',
})
