import { isDeclined } from '../../api/call-api.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { useDeleteComment } from './queries.ts'
import type { ThreadComment } from './threads.ts'

type DeleteCommentProps = {
  comment: ThreadComment
  lessonId: number
  onClose: () => void
  onDeleted: () => void
}

/** Asks once more, and says what goes with the comment. */
export function DeleteComment({ comment, lessonId, onClose, onDeleted }: DeleteCommentProps) {
  const { mutate, isPending } = useDeleteComment(lessonId)
  const isOwn = useSession((it) => it.user?.email.toLowerCase() === comment.email.toLowerCase())
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete Comment"
      confirmLabel="Delete"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={() =>
        mutate(comment.id, {
          onSuccess: onDeleted,
          // what the server refused it will refuse again; a line that dropped may be back at the next press
          onError: (error) => isDeclined(error) && onClose(),
        })
      }
    >
      {isOwn ? (
        'Your comment'
      ) : (
        <>
          The comment by <bdi>{comment.name}</bdi>
        </>
      )}{' '}
      will be deleted for everyone. {deletionWarning(comment.replyCount)}
    </ConfirmDialog>
  )
}

function deletionWarning(count: number) {
  if (count === 0) return 'This cannot be undone.'
  return count === 1 ? 'The reply to it goes too.' : `The ${count} replies to it go too.`
}
