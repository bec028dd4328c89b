import * as calls from '../../contract/comments/comments.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { addComment, deleteComment, getLessonComments } from './comments.ts'

export const commentRoutes = {
  getComments: handle(calls.getComments, ({ school, input, caller, now }) =>
    getLessonComments(school, {
      ...callerIdentity(caller),
      classRef: input.classId,
      lessonId: input.lessonId,
      now,
    }),
  ),

  addComment: handle(
    calls.addComment,
    {
      limits: [{ points: 40, seconds: 10 * MINUTE, keyBy: byUser }],
      auditDetail: ({ lessonId }) => `wrote a comment under lesson ${lessonId}`,
    },
    async ({ school, input, caller, now }) => ({
      id: await addComment(school, {
        ...callerIdentity(caller),
        classRef: input.classId,
        lessonId: input.lessonId,
        parentId: input.parentId || null,
        body: input.body,
        now,
      }),
    }),
  ),

  deleteComment: handle(
    calls.deleteComment,
    { auditDetail: () => 'deleted a comment' },
    async ({ school, input, caller, now }) => {
      await deleteComment(school, { ...callerIdentity(caller), commentId: input.commentId, now })
      return null
    },
  ),
}

const callerIdentity = ({ id, staff }: Caller) => ({ userId: id, isAdmin: staff !== null })
