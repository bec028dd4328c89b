import * as calls from '../../contract/comments/comments.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { seesContacts } from '../platform/scope.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { findScope, reachesClass } from '../rpc/scope-of.ts'
import { addComment, deleteComment, getLessonComments } from './comments.ts'
import { findClassOfComment } from './store.ts'

export const commentRoutes = {
  getComments: handle(calls.getComments, async ({ school, input, caller, now, locale }) => {
    const identity = await identityIn(school, caller, input.classId)
    return getLessonComments(school, {
      ...identity,
      // not in a class that a member of the staff only studies in
      showsEmails: identity.isAdmin && (await maySeeContacts(school, caller)),
      classRef: input.classId,
      lessonId: input.lessonId,
      now,
      locale,
    })
  }),

  addComment: handle(
    calls.addComment,
    {
      limits: [{ points: 40, seconds: 10 * MINUTE, keyBy: byUser }],
      auditDetail: ({ lessonId }) => say('audited_act_wrote_comment', { id: `${lessonId}` }),
    },
    async ({ school, input, caller, now }) => ({
      id: await addComment(school, {
        ...(await identityIn(school, caller, input.classId)),
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
    { auditDetail: () => say('audited_act_deleted_comment') },
    async ({ school, input, caller, now }) => {
      const { commentId } = input
      const classId = (await findClassOfComment(school.db, commentId)) ?? 0
      const identity = await identityIn(school, caller, classId)
      await deleteComment(school, { ...identity, commentId, now })
    },
  ),
}

/** The caller, and whether the caller moderates the comments of this class (R-STAFF-003). */
const identityIn = async ({ db }: AppContext, caller: Caller, classRef: string | number) => ({
  userId: caller.id,
  isAdmin: await reachesClass(db, caller, 'moderateComments', classRef),
})

async function maySeeContacts({ db }: AppContext, caller: Caller) {
  const scope = await findScope(db, caller, 'moderateComments')
  return scope !== undefined && seesContacts(scope)
}
