import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { classRef, flag, id, idOrZero, requiredText, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const COMMENTS_PATH = '/comments.php'

/** In characters. */
export const MAX_COMMENT_LENGTH = 5_000

/** True if a text has no visible character. The screen ignores such a comment, the server rejects it. */
export function isBlank(body: string): boolean {
  return !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(body)
}

/** The time has two names on the wire (R-COMMENT-012). A reply has its parent's id; the browser builds the tree. */
export const comment = withFieldNames(
  z.object({
    id,
    parent_id: z.nullable(id),
    name: z.string(),
    email: z.string(),
    comment: z.string(),
    created_at: unixSeconds,
    timestamp: unixSeconds,
    // '1' if the author is an administrator; omitted for students
    staff: z.optional(flag),
  }),
  { body: 'comment' },
)
export type Comment = z.output<typeof comment>

/** The newest 500 comments of a lesson, newest first (R-COMMENT-010). */
export const getComments = call({
  path: COMMENTS_PATH,
  action: 'getComments',
  access: 'student',
  effect: 'read',
  request: { class_id: classRef, lesson_id: id },
  response: z.array(comment),
})

/** Adds a comment by the caller; `name` is ignored (R-COMMENT-011, R-COMMENT-023). */
export const addComment = call({
  path: COMMENTS_PATH,
  action: 'addComment',
  access: 'student',
  effect: 'create',
  request: {
    class_id: classRef,
    lesson_id: id,
    comment: requiredText(MAX_COMMENT_LENGTH).check(
      z.refine(
        (it) => !isBlank(it),
        inIssue(say('rules_wire_field_required', { field: 'comment' })),
      ),
    ),
    name: z.optional(text(120)),
    // a form sends '' for a comment without a parent
    parent_id: z.optional(z.nullable(idOrZero)),
  },
  fieldNames: { body: 'comment' },
  response: z.object({ id }),
  successMessage: say('rules_comments_comment_added_successfully'),
})

/**
 * Deletes a comment of the caller, or any comment for an administrator, with its replies (R-COMMENT-014 to R-COMMENT-017).
 */
export const deleteComment = call({
  path: COMMENTS_PATH,
  action: 'deleteComment',
  access: 'student',
  effect: 'change',
  request: { comment_id: id },
  successMessage: say('rules_comments_comment_deleted_successfully'),
})
