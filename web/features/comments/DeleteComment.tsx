import { m } from '../../../messages/m.ts'
import { isDeclined } from '../../api/call-api.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { useDeleteComment } from './queries.ts'
import type { ThreadComment } from './threads.ts'

type DeleteCommentProps = {
  comment: ThreadComment
  lessonId: number
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation and names the number of replies that are deleted too. */
export function DeleteComment({ comment, lessonId, onClose, onDeleted }: DeleteCommentProps) {
  const { mutate, isPending } = useDeleteComment(lessonId)
  const isOwn = useSession((it) => it.user?.email.toLowerCase() === comment.email.toLowerCase())
  return (
    <ConfirmDialog
      open
      destructive
      title={m.comments_delete_comment()}
      confirmLabel={m.kit_delete()}
      busy={isPending && m.kit_deleting()}
      onClose={onClose}
      onConfirm={() =>
        mutate(comment.id, {
          onSuccess: onDeleted,
          // a declined request would be declined again; after a network error the user can retry
          onError: (error) => isDeclined(error) && onClose(),
        })
      }
    >
      {isOwn ? m.comments_delete_own() : <Text of={m.comments_delete_other} name={comment.name} />}{' '}
      {deletionWarning(comment.replyCount)}
    </ConfirmDialog>
  )
}

function deletionWarning(count: number) {
  return count === 0 ? m.comments_delete_no_undo() : m.comments_delete_replies({ count })
}
