import { ADMIN_ROLE } from '../../contract/auth.ts'
import * as calls from '../../contract/comments.ts'
import { answer, type Person } from '../http/answers.ts'
import { addComment, deleteComment, readDiscussion } from './discuss.ts'

export const commentCalls = [
  answer(calls.getComments, ({ school, asked, asker, now }) =>
    readDiscussion(school, {
      ...who(asker),
      classRef: asked.class_id,
      lessonId: asked.lesson_id,
      now,
    }),
  ),

  answer(calls.addComment, async ({ school, asked, asker, now }) => ({
    id: await addComment(school, {
      ...who(asker),
      classRef: asked.class_id,
      lessonId: asked.lesson_id,
      parentId: asked.parent_id || null,
      body: asked.comment,
      now,
    }),
  })),

  answer(calls.deleteComment, async ({ school, asked, asker, now }) => {
    await deleteComment(school, { ...who(asker), commentId: asked.comment_id, now })
    return null
  }),
]

const who = ({ id, role }: Person) => ({ personId: id, isAdmin: role === ADMIN_ROLE })
