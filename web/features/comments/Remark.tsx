import { Reply, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ADMIN_ROLE } from '../../../contract/auth.ts'
import { useSession } from '../../api/session.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { dateAndTime, since } from '../../kit/dates.ts'
import { Prose } from '../../kit/Prose.tsx'
import { CommentForm } from './CommentForm.tsx'
import { draftKey, readDraft } from './draft.ts'
import type { Place } from './queries.ts'
import type { Placed } from './threads.ts'

export type Talk = {
  place: Place
  /** The comment that was posted just now: it takes the focus. */
  posted: number | undefined
  onPosted: (id: number) => void
  onDelete: (comment: Placed) => void
}

const takeFocus = (remark: HTMLElement | null) => remark?.focus()

/** One comment: who said it and when, what they said, answering it and, for whom it is allowed, deleting it. */
export function Remark({ comment, talk }: { comment: Placed; talk: Talk }) {
  const nameId = useId()
  const staffId = useId()
  return (
    <article
      className="remark"
      aria-labelledby={comment.staff ? `${nameId} ${staffId}` : nameId}
      tabIndex={-1}
      ref={comment.id === talk.posted ? takeFocus : undefined}
    >
      <Avatar name={comment.name} />
      <p className="remark-by">
        <b id={nameId}>
          <bdi>{comment.name}</bdi>
        </b>
        {comment.staff && (
          <span id={staffId}>
            <Badge kind="staff" />
          </span>
        )}
        {comment.answers !== null && (
          <span className="text-tiny text-ink-3">
            answers <bdi>{comment.answers}</bdi>
          </span>
        )}
        <time
          className="text-tiny text-ink-3"
          dateTime={new Date(comment.created_at * 1000).toISOString()}
          title={dateAndTime(comment.created_at)}
        >
          {since(comment.created_at)}
        </time>
      </p>
      <Prose said text={comment.comment} />
      <Acts comment={comment} talk={talk} />
    </article>
  )
}

function Acts({ comment, talk }: { comment: Placed; talk: Talk }) {
  const user = useSession((it) => it.user)
  const key = draftKey(user?.id ?? '', talk.place.lessonId, comment.id)
  // a reply that was begun before a reload is there to be gone on with
  const [reply, setReply] = useState<'shut' | 'kept' | 'called'>(() =>
    readDraft(key) === '' ? 'shut' : 'kept',
  )
  const mayDelete = user?.role === ADMIN_ROLE || isSame(user?.email, comment.email)
  return (
    <>
      <div className="remark-acts">
        <Button
          look="text"
          aria-expanded={reply !== 'shut'}
          onClick={() => setReply(reply === 'shut' ? 'called' : 'shut')}
        >
          <Reply className="icon icon-s mirror" aria-hidden />
          Reply
        </Button>
        {mayDelete && (
          <Button look="text" onClick={() => talk.onDelete(comment)}>
            <Trash2 className="icon icon-s" aria-hidden />
            Delete
          </Button>
        )}
      </div>
      {reply !== 'shut' && (
        <CommentForm
          place={talk.place}
          parentId={comment.id}
          label={`Your reply to ${comment.name}`}
          placeholder="Write a reply"
          post="Post Reply"
          isCalled={reply === 'called'}
          onCancel={() => setReply('shut')}
          onPosted={(id) => {
            setReply('shut')
            talk.onPosted(id)
          }}
        />
      )}
    </>
  )
}

function isSame(mine: string | undefined, theirs: string) {
  return mine !== undefined && mine.toLowerCase() === theirs.toLowerCase()
}
