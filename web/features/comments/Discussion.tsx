import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Comment } from '../../../contract/comments/comments.ts'
import { m } from '../../../messages/m.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { useDeviceSummary } from '../offline/shared/device-summary.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem, type DiscussionContext } from './CommentItem.tsx'
import {
  type CommentedLesson,
  commentsQuery,
  loadWaitingComments,
  useDeleteComment,
} from './queries.ts'
import { type ThreadComment, threadsOf } from './threads.ts'
import './discussion.css'
import { isDeclined } from '../../api/call-api.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Text } from '../../kit/Text.tsx'

// without its code the comments wait unseen, as the toast says
const WaitingComments = lazyPart(
  async () => (await loadWaitingComments()).WaitingComments,
  renderNothing,
)

/**
 * The discussion of a lesson: a form and the comments (R-COMMENT-001). `classId` is the public or numeric id of the
 * class.
 */
export function Discussion(lesson: CommentedLesson) {
  const comments = useQuery(commentsQuery(lesson))
  const [postedId, setPostedId] = useState<number>()
  const [deleting, setDeleting] = useState<ThreadComment>()
  const { unsent } = useDeviceSummary()
  // the list of waiting comments stays until those that were sent are in the list below
  const [hasWaited, setWaited] = useState(false)
  if (unsent > 0 && !hasWaited) setWaited(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const handleDeleted = () => {
    // the dialog must be closed before the focus moves behind it
    flushSync(() => setDeleting(undefined))
    heading.current?.focus()
  }
  return (
    <section className="discussion" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {m.comments_discussion()}
      </h2>
      <CommentForm
        key={lesson.lessonId}
        lesson={lesson}
        parentId={null}
        label={m.comments_your_comment()}
        placeholder={m.comments_placeholder()}
        submitLabel={m.comments_post_comment()}
        onPosted={setPostedId}
      />
      {hasWaited && (
        <Suspense>
          <WaitingComments lessonId={lesson.lessonId} />
        </Suspense>
      )}
      <QueryBoundary
        query={comments}
        errorTitle={m.comments_did_not_load()}
        errorLayout="text"
        skeleton={<ThreadsSkeleton />}
      >
        {(list) => (
          <ThreadList
            comments={list}
            context={{ lesson, postedId, onPosted: setPostedId, onDelete: setDeleting }}
          />
        )}
      </QueryBoundary>
      {deleting && (
        <DeleteComment
          comment={deleting}
          lessonId={lesson.lessonId}
          onClose={() => setDeleting(undefined)}
          onDeleted={handleDeleted}
        />
      )}
    </section>
  )
}

function ThreadList({
  comments,
  context,
}: {
  comments: readonly Comment[]
  context: DiscussionContext
}) {
  if (comments.length === 0) {
    return <p className="text-ink-2">{m.comments_none_yet()}</p>
  }
  return threadsOf(comments).map(({ first, replies }) => (
    <div key={first.id} className="thread">
      <CommentItem comment={first} context={context} />
      {replies.length > 0 && (
        <div className="thread-replies">
          {replies.map((it) => (
            <CommentItem key={it.id} comment={it} context={context} />
          ))}
        </div>
      )}
    </div>
  ))
}

function ThreadsSkeleton() {
  return (
    <LoadingRegion className="comment">
      <Skeleton className="avatar bg-line" />
      <div className="grid content-start gap-2.5 pt-1">
        <Skeleton className="w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </div>
    </LoadingRegion>
  )
}

type DeleteCommentProps = {
  comment: ThreadComment
  lessonId: number
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation and names the number of replies that are deleted too. */
function DeleteComment({ comment, lessonId, onClose, onDeleted }: DeleteCommentProps) {
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
