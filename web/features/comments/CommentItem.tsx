import { Reply, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Time } from '../../kit/DateText.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { Text } from '../../kit/Text.tsx'
import { CommentForm } from './CommentForm.tsx'
import { draftKey, readDraft } from './comment-draft.ts'
import type { CommentedLesson } from './queries.ts'
import type { ThreadComment } from './threads.ts'

export type DiscussionContext = {
  lesson: CommentedLesson
  /** The comment that was posted last; it receives the focus. */
  postedId: number | undefined
  onPosted: (id: number) => void
  onDelete: (comment: ThreadComment) => void
}

const focusComment = (element: HTMLElement | null) => element?.focus()

/** One comment with author, time, text, Reply, and Delete for its author and administrators. */
export function CommentItem({
  comment,
  context,
}: {
  comment: ThreadComment
  context: DiscussionContext
}) {
  const nameId = useId()
  const staffId = useId()
  return (
    <article
      className="comment"
      aria-labelledby={comment.staff ? `${nameId} ${staffId}` : nameId}
      tabIndex={-1}
      ref={comment.id === context.postedId ? focusComment : undefined}
    >
      <Avatar name={comment.name} />
      <p className="comment-author">
        <b id={nameId}>
          <bdi>{comment.name}</bdi>
        </b>
        {comment.staff && (
          <span id={staffId}>
            <Badge kind="staff" />
          </span>
        )}
        {comment.replyingTo !== null && (
          <span className="text-tiny text-ink-3">
            <Text of={m.comments_answers} name={comment.replyingTo} />
          </span>
        )}
        <Time at={comment.createdAt} format="ago" className="text-tiny text-ink-3" />
      </p>
      <Prose compact text={comment.body} />
      <CommentActions comment={comment} context={context} />
    </article>
  )
}

function CommentActions({
  comment,
  context,
}: {
  comment: ThreadComment
  context: DiscussionContext
}) {
  const user = useSession((it) => it.user)
  const key = draftKey(user?.id ?? '', context.lesson.lessonId, comment.id)
  // a stored reply draft is opened again
  const [reply, setReply] = useState<'shut' | 'kept' | 'called'>(() =>
    readDraft(key) === '' ? 'shut' : 'kept',
  )
  const moderates =
    user?.role === ADMIN_ROLE && user.staff !== 'marker' && user.staff !== 'accountant'
  const mayDelete = moderates || isSameEmail(user?.email, comment.email)
  return (
    <>
      <div className="comment-actions">
        <Button
          variant="text"
          aria-expanded={reply !== 'shut'}
          onClick={() => setReply(reply === 'shut' ? 'called' : 'shut')}
        >
          <Reply className="icon icon-s mirror" aria-hidden />
          {m.comments_reply()}
        </Button>
        {mayDelete && (
          <Button variant="text" onClick={() => context.onDelete(comment)}>
            <Trash2 className="icon icon-s" aria-hidden />
            {m.kit_delete()}
          </Button>
        )}
      </div>
      {reply !== 'shut' && (
        <CommentForm
          lesson={context.lesson}
          parentId={comment.id}
          label={m.comments_reply_to({ name: comment.name })}
          placeholder={m.comments_write_reply()}
          submitLabel={m.comments_post_reply()}
          takesFocus={reply === 'called'}
          onCancel={() => setReply('shut')}
          onPosted={(id) => {
            setReply('shut')
            context.onPosted(id)
          }}
        />
      )}
    </>
  )
}

function isSameEmail(one: string | undefined, other: string) {
  return one !== undefined && one.toLowerCase() === other.toLowerCase()
}
