import { Declared } from '../../api/ask.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { useDeleteComment } from './queries.ts'
import type { Placed } from './threads.ts'

type DeleteCommentProps = {
  comment: Placed
  lessonId: number
  onClose: () => void
  onGone: () => void
}

/** Asks once more, and says what goes with the comment. */
export function DeleteComment({ comment, lessonId, onClose, onGone }: DeleteCommentProps) {
  const { mutate, isPending } = useDeleteComment(lessonId)
  const mine = useSession((it) => it.user?.email.toLowerCase() === comment.email.toLowerCase())
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete Comment"
      confirm="Delete"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={() =>
        mutate(comment.id, {
          onSuccess: onGone,
          // what the server refused it will refuse again; a line that dropped may be back at the next press
          onError: (fault) => fault instanceof Declared && fault.http < 500 && onClose(),
        })
      }
    >
      {mine ? (
        'Your comment'
      ) : (
        <>
          The comment by <bdi>{comment.name}</bdi>
        </>
      )}{' '}
      will be deleted for everyone. {repliesGoToo(comment.below)}
    </ConfirmDialog>
  )
}

function repliesGoToo(count: number) {
  if (count === 0) return 'This cannot be undone.'
  return count === 1 ? 'The reply to it goes too.' : `The ${count} replies to it go too.`
}
