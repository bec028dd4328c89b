import { type FormEvent, useId } from 'react'
import { isBlank, MAX_COMMENT_LENGTH } from '../../../contract/comments/comments.ts'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { toast } from '../../kit/toast.ts'
import { draftKey, useDraft } from './comment-draft.ts'
import { type CommentedLesson, prefetchOutbox, useAddComment } from './queries.ts'

type CommentFormProps = {
  lesson: CommentedLesson
  /** The comment that is answered. */
  parentId: number | null
  label: string
  placeholder: string
  /** The label of the submit button. */
  submitLabel: string
  onPosted: (id: number) => void
  /** Shows a Cancel button. The draft is kept. */
  onCancel?: () => void
  /** Focuses the field on mount. */
  takesFocus?: boolean
}

const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

/** A form for a comment or a reply. The text is stored as a draft until it is posted. */
export function CommentForm(props: CommentFormProps) {
  const { lesson, parentId, onPosted, onCancel } = props
  const user = useSession((it) => it.user)
  const draft = draftKey(user?.id ?? '', lesson.lessonId, parentId)
  const [text, setText] = useDraft(draft)
  const { mutate, isPending } = useAddComment(lesson, draft)
  const isTooLong = text.trim().length > MAX_COMMENT_LENGTH
  const errorId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isTooLong || isBlank(text)) return
    if (!user?.email || !user.name) return toast.error(m.comments_sign_in_first())
    const handlePosted = (posted: { id: number } | undefined) => {
      setText('')
      if (posted) onPosted(posted.id)
      else onCancel?.()
    }
    mutate({ comment: text.trim(), parentId }, { onSuccess: handlePosted })
  }
  return (
    <form className="comment-form" onSubmit={submit}>
      <textarea
        ref={props.takesFocus ? focusField : undefined}
        className="input"
        dir="auto"
        aria-label={props.label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? errorId : undefined}
        placeholder={props.placeholder}
        value={text}
        readOnly={isPending}
        onChange={(event) => setText(event.target.value)}
        onFocus={prefetchOutbox}
      />
      {isTooLong && (
        <FieldError id={errorId}>{m.comments_too_long({ count: text.trim().length })}</FieldError>
      )}
      <div className="flex gap-2.5">
        <Button
          type="submit"
          variant="primary"
          busy={isPending && m.comments_posting()}
          disabled={isTooLong || isBlank(text)}
        >
          {props.submitLabel}
        </Button>
        {onCancel && (
          <Button variant="text" disabled={isPending} onClick={onCancel}>
            {m.kit_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}
