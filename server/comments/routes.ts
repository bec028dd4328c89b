import { ADMIN_ROLE } from '../../contract/auth.ts'
import * as calls from '../../contract/comments.ts'
import { type Caller, handle } from '../rpc/handler.ts'
import { addComment, deleteComment, getLessonComments } from './comments.ts'

export const commentRoutes = [
  handle(calls.getComments, ({ school, input, caller, now }) =>
    getLessonComments(school, {
      ...callerIdentity(caller),
      classRef: input.classId,
      lessonId: input.lessonId,
      now,
    }),
  ),

  handle(calls.addComment, async ({ school, input, caller, now }) => ({
    id: await addComment(school, {
      ...callerIdentity(caller),
      classRef: input.classId,
      lessonId: input.lessonId,
      parentId: input.parentId || null,
      body: input.body,
      now,
    }),
  })),

  handle(calls.deleteComment, async ({ school, input, caller, now }) => {
    await deleteComment(school, { ...callerIdentity(caller), commentId: input.commentId, now })
    return null
  }),
]

const callerIdentity = ({ id, role }: Caller) => ({ userId: id, isAdmin: role === ADMIN_ROLE })
