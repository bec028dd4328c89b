import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { addComment, deleteComment, getComments } from '../../../contract/comments.ts'
import { ask, messageOf } from '../../api/ask.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { forgetDraft } from './draft.ts'

/** Where something is said: the class by its rand or id, and the lesson. */
export type Place = { classId: string; lessonId: number }

/** What is said about a lesson, newest first. */
export function commentsQuery({ classId, lessonId }: Place) {
  return queryOptions({
    queryKey: ['comments', lessonId],
    queryFn: ({ signal }) =>
      ask(getComments, { class_id: classId, lesson_id: lessonId }, { signal }),
  })
}

type Said = { comment: string; parentId: number | null }

/** Says something about a lesson; done when the list that holds it has come. `draft` names what is kept of it. */
export function useAddComment(place: Place, draft: string) {
  const queries = useQueryClient()
  const user = useSession((it) => it.user)
  return useMutation({
    mutationFn: ({ comment, parentId }: Said) =>
      ask(addComment, {
        class_id: place.classId,
        lesson_id: place.lessonId,
        comment,
        email: user?.email,
        name: user?.name,
        ...(parentId === null ? {} : { parent_id: parentId }),
      }),
    onSuccess: () => {
      // here and not in the box, which may have been left before the answer came
      forgetDraft(draft)
      toast.good('Comment added successfully!')
      return queries.invalidateQueries({ queryKey: ['comments', place.lessonId] })
    },
    onError: (fault) => {
      toast.bad('Failed to add comment', messageOf(fault))
      // what was to be answered may have gone
      void queries.invalidateQueries({ queryKey: ['comments', place.lessonId] })
    },
  })
}

/** Deletes a comment and whatever answers it. */
export function useDeleteComment(lessonId: number) {
  const queries = useQueryClient()
  const email = useSession((it) => it.user?.email)
  const refresh = () => queries.invalidateQueries({ queryKey: ['comments', lessonId] })
  return useMutation({
    mutationFn: (commentId: number) => ask(deleteComment, { comment_id: commentId, email }),
    onSuccess: () => {
      toast.good('Comment deleted successfully!')
      return refresh()
    },
    onError: (fault) => {
      toast.bad('Failed to delete comment', messageOf(fault))
      void refresh()
    },
  })
}
