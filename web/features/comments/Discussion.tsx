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
import { DeleteComment } from './DeleteComment.tsx'
import { type CommentedLesson, commentsQuery, loadWaitingComments } from './queries.ts'
import { type ThreadComment, threadsOf } from './threads.ts'
import './discussion.css'

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
