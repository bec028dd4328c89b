import * as z from 'zod/mini'
import { call } from './call.ts'
import { classRef, flag, id, idOrZero, requiredText, text, unixSeconds } from './wire.ts'

const COMMENTS_PATH = '/comments.php'

/** Letters a comment may have. */
export const MAX_COMMENT_LENGTH = 5_000

/** Whether a text says nothing: spaces, or signs that cannot be seen. The screen ignores it, the server refuses it. */
export function isBlank(body: string): boolean {
  return !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(body)
}

/** R-COMMENT-012 has both names for the time. Replies carry their parent's id; the browser makes the tree. */
export const comment = z.object({
  id,
  parent_id: z.nullable(id),
  name: z.string(),
  email: z.string(),
  comment: z.string(),
  created_at: unixSeconds,
  timestamp: unixSeconds,
  // '1' where the author runs the school; left out for students (decision 0363)
  staff: z.optional(flag),
})
export type Comment = z.output<typeof comment>

/** Newest first, the newest 500 (R-COMMENT-010, decision 0071). */
export const getComments = call({
  method: 'POST',
  path: COMMENTS_PATH,
  action: 'getComments',
  access: 'student',
  request: { class_id: classRef, lesson_id: id },
  response: z.array(comment),
})

/** Adds a comment; the author is the token's user, whatever name is sent (R-COMMENT-011, R-COMMENT-023). */
export const addComment = call({
  method: 'POST',
  path: COMMENTS_PATH,
  action: 'addComment',
  access: 'student',
  request: {
    class_id: classRef,
    lesson_id: id,
    comment: requiredText(MAX_COMMENT_LENGTH).check(
      z.refine((it) => !isBlank(it), 'comment is required'),
    ),
    name: z.optional(text(120)),
    // a form that has the field sends '' for a comment that answers nothing
    parent_id: z.optional(z.nullable(idOrZero)),
  },
  fieldNames: { body: 'comment' },
  response: z.object({ id }),
  successMessage: 'Comment added successfully!',
})

/** By its author, or role 11 (R-COMMENT-014 to R-COMMENT-017). Its replies go with it (decision 0071). */
export const deleteComment = call({
  method: 'POST',
  path: COMMENTS_PATH,
  action: 'deleteComment',
  access: 'student',
  request: { comment_id: id },
  response: z.null(),
  successMessage: 'Comment deleted successfully!',
})
