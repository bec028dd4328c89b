import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { addComment, deleteComment, getComments } from '../../../contract/comments.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { clearDraft } from './comment-draft.ts'

/** Where something is said: the class by its rand or id, and the lesson. */
export type CommentedLesson = { classId: string; lessonId: number }

/** What is said about a lesson, newest first. */
export function commentsQuery({ classId, lessonId }: CommentedLesson) {
  return queryOptions({
    queryKey: keys.comments(lessonId),
    queryFn: ({ signal }) =>
      callApi(getComments, { classId: classId, lessonId: lessonId }, { signal }),
  })
}

type NewComment = { comment: string; parentId: number | null }

/** Says something about a lesson; done when the list that holds it has come. `draft` names what is kept of it. */
export function useAddComment(lesson: CommentedLesson, draftStorageKey: string) {
  const queryClient = useQueryClient()
  const user = useSession((it) => it.user)
  return useMutation({
    mutationFn: ({ comment, parentId }: NewComment) =>
      callApi(addComment, {
        classId: lesson.classId,
        lessonId: lesson.lessonId,
        body: comment,
        email: user?.email,
        name: user?.name,
        ...(parentId === null ? {} : { parentId: parentId }),
      }),
    onSuccess: () => {
      // here and not in the box, which may have been left before the answer came
      clearDraft(draftStorageKey)
      toast.success('Comment added successfully!')
      return queryClient.invalidateQueries({ queryKey: keys.comments(lesson.lessonId) })
    },
    onError: (error) => {
      toast.error('Failed to add comment', messageOf(error))
      // what was to be answered may have gone
      void queryClient.invalidateQueries({ queryKey: keys.comments(lesson.lessonId) })
    },
  })
}

/** Deletes a comment and whatever answers it. */
export function useDeleteComment(lessonId: number) {
  const queryClient = useQueryClient()
  const email = useSession((it) => it.user?.email)
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.comments(lessonId) })
  return useMutation({
    mutationFn: (commentId: number) => callApi(deleteComment, { commentId: commentId, email }),
    onSuccess: () => {
      toast.success('Comment deleted successfully!')
      return refresh()
    },
    onError: (error) => {
      toast.error('Failed to delete comment', messageOf(error))
      void refresh()
    },
  })
}
