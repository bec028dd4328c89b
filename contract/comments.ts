import * as z from 'zod/mini'
import { call } from './call.ts'
import { classRef, filled, flag, id, idOrNone, text, time } from './wire.ts'

const COMMENTS = '/comments.php'

/** Letters a comment may have. */
export const COMMENT_LENGTH = 5_000

/** Whether a text says nothing: spaces, or signs that cannot be seen. The screen ignores it, the server refuses it. */
export function isBlank(written: string): boolean {
  return !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(written)
}

/** Student-area §3, which has both names for the moment. Replies carry their parent's id; the browser makes the tree. */
export const comment = z.object({
  id,
  parent_id: z.nullable(id),
  name: z.string(),
  email: z.string(),
  comment: z.string(),
  created_at: time,
  timestamp: time,
  // '1' where the author runs the school; left out for students (decision 0363)
  staff: z.optional(flag),
})
export type Comment = z.output<typeof comment>

/** Student-area §7: newest first, the newest 500. */
export const getComments = call({
  method: 'POST',
  path: COMMENTS,
  action: 'getComments',
  may: 'student',
  asks: { class_id: classRef, lesson_id: id },
  answers: z.array(comment),
})

/** Student-area §7: the author is the token's own, whatever name is sent (decisions §13). */
export const addComment = call({
  method: 'POST',
  path: COMMENTS,
  action: 'addComment',
  may: 'student',
  asks: {
    class_id: classRef,
    lesson_id: id,
    comment: filled(COMMENT_LENGTH).check(z.refine((it) => !isBlank(it), 'comment is required')),
    name: z.optional(text(120)),
    // a form that has the field sends '' for a comment that answers nothing
    parent_id: z.optional(z.nullable(idOrNone)),
  },
  answers: z.object({ id }),
  says: 'Comment added successfully!',
})

/** Student-area §6: its author, or role 11. Its replies go with it (decision 0071). */
export const deleteComment = call({
  method: 'POST',
  path: COMMENTS,
  action: 'deleteComment',
  may: 'student',
  asks: { comment_id: id },
  answers: z.null(),
  says: 'Comment deleted successfully!',
})
