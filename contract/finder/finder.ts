import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, naira, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The maximum number of students, classes and lessons that are found. */
export const FOUND_MAX = 5

/**
 * The students, classes and lessons whose names contain a text, at most five of each. Students are found
 * by email and phone too, and a payment by the reference of its receipt or its amount. An empty text finds nothing.
 */
export const findAnything = call({
  path: '/adminActions.php',
  action: 'findAnything',
  access: { can: 'findAnything' },
  effect: 'read',
  request: { search: text(100) },
  response: z.object({
    students: z.array(z.object({ id, name: z.string(), email: z.string() })),
    classes: z.array(z.object({ id, name: z.string(), category: z.string() })),
    lessons: z.array(
      withFieldNames(z.object({ id, class_id: id, subject: z.string(), class_name: z.string() })),
    ),
    payments: z.array(
      withFieldNames(
        z.object({ reference: z.string(), name: z.string(), amount: naira, card: z.boolean() }),
        { studentName: 'name', isCard: 'card' },
      ),
    ),
  }),
})
export type FinderResults = z.output<typeof findAnything.response>
