import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { COMMENT_LENGTH, isBlank } from '../../../contract/comments.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { toast } from '../../kit/toast.ts'
import { draftKey, useDraft } from './draft.ts'
import { type Place, useAddComment } from './queries.ts'

type CommentFormProps = {
  place: Place
  /** The comment that is being answered. */
  parentId: number | null
  label: string
  placeholder: string
  /** What its button says. */
  post: 'Post Comment' | 'Post Reply'
  onPosted: (id: number) => void
  /** With it the box can be put away; what was typed stays for the next time. */
  onCancel?: () => void
  /** Takes the focus as it opens. */
  isCalled?: boolean
}

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

/** A box to write in. What was typed is kept until it is posted. */
export function CommentForm(props: CommentFormProps) {
  const { place, parentId, onPosted, onCancel } = props
  const user = useSession((it) => it.user)
  const draft = draftKey(user?.id ?? '', place.lessonId, parentId)
  const [text, change] = useDraft(draft)
  const { mutate, isPending } = useAddComment(place, draft)
  const isTooLong = text.trim().length > COMMENT_LENGTH
  const errorId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isTooLong || isBlank(text)) return
    if (!user?.email || !user.name) return toast.bad('You must be logged in to comment')
    const posted = ({ id }: { id: number }) => {
      change('')
      onPosted(id)
    }
    mutate({ comment: text.trim(), parentId }, { onSuccess: posted })
  }
  return (
    <form className="remark-form" onSubmit={submit}>
      <textarea
        ref={props.isCalled ? takeFocus : undefined}
        className="input"
        dir="auto"
        aria-label={props.label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? errorId : undefined}
        placeholder={props.placeholder}
        value={text}
        readOnly={isPending}
        onChange={(event) => change(event.target.value)}
      />
      {isTooLong && (
        <p className="err" id={errorId}>
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>A comment may have 5,000 letters; this one has {text.trim().length}.</span>
        </p>
      )}
      <div className="flex gap-2.5">
        <Button
          type="submit"
          look="main"
          busy={isPending && 'Posting...'}
          disabled={isTooLong || isBlank(text)}
        >
          {props.post}
        </Button>
        {onCancel && (
          <Button look="text" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
