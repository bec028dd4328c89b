import { call } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { id, unixSeconds } from './wire.ts'
import * as z from './zod.ts'

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
