import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteComment, getComments } from '../../../contract/comments/comments.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { paths } from '../../api/paths.ts'
import { usePressKey } from '../../api/press-key.ts'
import { keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { clearDraft } from './comment-draft.ts'

/** The lesson of a discussion: the public or numeric id of its class, and its own id. */
export type CommentedLesson = { classId: string; lessonId: number }

/** The comments of a lesson, newest first. */
export function commentsQuery({ classId, lessonId }: CommentedLesson) {
  return callQuery(getComments, { classId: classId, lessonId: lessonId }, keys.comments(lessonId))
}

type NewComment = { comment: string; parentId: number | null }

const loadOutbox = () => import('../offline/shared/outbox/outbox.ts')

/** Loads the list of waiting comments. */
export const loadWaitingComments = () => import('./WaitingComments.tsx')

/** Loads the code that sends comments or lets them wait. Called when a comment is begun, so that it works if the connection is lost later. */
export function prefetchOutbox() {
  for (const load of [loadOutbox, loadWaitingComments]) load().catch(() => {})
}

/** Undefined if the comment waits on this device for a connection. */
type PostedComment = { id: number } | undefined

function showWaiting() {
  toast.error(m.comments_add_failed(), m.comments_waits())
}

/** Posts a comment; done when the comment list has been refetched. `draftStorageKey` is the draft to delete. */
export function useAddComment(lesson: CommentedLesson, draftStorageKey: string) {
  const queryClient = useQueryClient()
  const user = useSession((it) => it.user)
  const { keyFor, release } = usePressKey()
  return useMutation({
    mutationFn: async ({ comment, parentId }: NewComment): Promise<PostedComment> => {
      const { sendByOutbox } = await loadOutbox()
      const { isReceived, response } = await sendByOutbox({
        call: 'addComment',
        request: {
          classId: lesson.classId,
          lessonId: lesson.lessonId,
          body: comment,
          idempotencyKey: keyFor([comment, parentId]),
          email: user?.email,
          name: user?.name,
          ...(parentId === null ? {} : { parentId: parentId }),
        },
        lessonId: lesson.lessonId,
        title: comment,
        path: paths.lesson(lesson.classId, lesson.lessonId),
        drafts: [],
      })
      // the response of `addComment`
      return isReceived ? (response as PostedComment) : undefined
    },
    onSuccess: (posted) => {
      release()
      // deleted here, because the form may be unmounted before the response
      clearDraft(draftStorageKey)
      // the list of waiting comments shows it
      if (!posted) return showWaiting()
      toast.success(m.comments_added())
      return queryClient.invalidateQueries({ queryKey: keys.comments(lesson.lessonId) })
    },
    onError: (error) => {
      toast.error(m.comments_add_failed(), messageOf(error))
      // the answered comment may have been deleted
      void queryClient.invalidateQueries({ queryKey: keys.comments(lesson.lessonId) })
    },
  })
}

/** Deletes a comment and its replies. */
export function useDeleteComment(lessonId: number) {
  const queryClient = useQueryClient()
  const email = useSession((it) => it.user?.email)
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.comments(lessonId) })
  return useMutation({
    mutationFn: (commentId: number) => callApi(deleteComment, { commentId: commentId, email }),
    onSuccess: () => {
      toast.success(m.comments_deleted())
      return refresh()
    },
    onError: (error) => {
      toast.error(m.comments_delete_failed(), messageOf(error))
      void refresh()
    },
  })
}
