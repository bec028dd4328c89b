import { say } from '../../messages/message.ts'
import { call, KB } from '../platform/call.ts'
import { count, id, requiredText } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { canDoStatement, MAX_STATEMENT, MAX_STATEMENT_LESSONS, MAX_STATEMENTS } from './can-do.ts'

/** The message for a save that is based on outdated statements. */
export const CAN_DO_CHANGED = say('rules_lessons_can_do_changed')

/** The statements of a class in their order; `version` changes with them. */
export const getCanDo = call({
  path: '/lessonsAction.php',
  action: 'getCanDo',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { class_id: id },
  response: z.object({ statements: z.array(canDoStatement), version: z.string() }),
})

/**
 * Replaces the statements of a class. Declined with `conflict_class` if `version` is not the current one; throws 404 for a lesson of
 * another class.
 */
export const saveCanDo = call({
  path: '/lessonsAction.php',
  action: 'saveCanDo',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  // 40 statements of 22 fields each
  bodyLimits: { bytes: 128 * KB, fields: 1_000, depth: 5 },
  request: {
    class_id: id,
    statements: z
      .array(
        z.object({
          text: requiredText(MAX_STATEMENT),
          lessons: z.array(id).check(z.minLength(1), z.maxLength(MAX_STATEMENT_LESSONS)),
          pass: count.check(z.maximum(100)),
        }),
      )
      .check(z.maxLength(MAX_STATEMENTS)),
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  successMessage: say('rules_lessons_can_do_saved'),
})
