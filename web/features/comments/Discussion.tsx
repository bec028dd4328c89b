import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Comment } from '../../../contract/comments.ts'
import { messageOf } from '../../api/ask.ts'
import { Button } from '../../kit/Button.tsx'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { DeleteComment } from './DeleteComment.tsx'
import { commentsQuery, type Place } from './queries.ts'
import { Remark, type Talk } from './Remark.tsx'
import { type Placed, threadsOf } from './threads.ts'
import './discussion.css'

/** What is said about a lesson, and a box to say something (student-area §2). `classId` is the class's rand or id. */
export function Discussion(place: Place) {
  const comments = useQuery(commentsQuery(place))
  const [posted, setPosted] = useState<number>()
  const [deleting, setDeleting] = useState<Placed>()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const gone = () => {
    // the dialog is shut before the focus can go anywhere behind it
    flushSync(() => setDeleting(undefined))
    heading.current?.focus()
  }
  return (
    <section className="talk" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Discussion
      </h2>
      <CommentForm
        key={place.lessonId}
        place={place}
        parentId={null}
        label="Your comment"
        placeholder="Ask about this lesson, in English or Arabic"
        post="Post Comment"
        onPosted={setPosted}
      />
      {comments.isPending && <ThreadsComing />}
      {comments.data && (
        <Threads
          comments={comments.data}
          talk={{ place, posted, onPosted: setPosted, onDelete: setDeleting }}
        />
      )}
      {comments.isError && !comments.data && (
        <Failed
          why={messageOf(comments.error)}
          isTrying={comments.isFetching}
          onRetry={() => void comments.refetch()}
        />
      )}
      {deleting && (
        <DeleteComment
          comment={deleting}
          lessonId={place.lessonId}
          onClose={() => setDeleting(undefined)}
          onGone={gone}
        />
      )}
    </section>
  )
}

function Threads({ comments, talk }: { comments: readonly Comment[]; talk: Talk }) {
  if (comments.length === 0) {
    return <p className="text-ink-2">No comments yet. Be the first to comment!</p>
  }
  return threadsOf(comments).map(({ first, replies }) => (
    <div key={first.id} className="thread">
      <Remark comment={first} talk={talk} />
      {replies.length > 0 && (
        <div className="thread-replies">
          {replies.map((it) => (
            <Remark key={it.id} comment={it} talk={talk} />
          ))}
        </div>
      )}
    </div>
  ))
}

function ThreadsComing() {
  return (
    <Waiting className="remark">
      <Skeleton className="ava bg-line" />
      <div className="grid content-start gap-2.5 pt-1">
        <Skeleton className="w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </div>
    </Waiting>
  )
}

type FailedProps = { why: string; isTrying: boolean; onRetry: () => void }

function Failed({ why, isTrying, onRetry }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">The comments did not load. {why}</p>
      <Button busy={isTrying && 'Loading...'} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
