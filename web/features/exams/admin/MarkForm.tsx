import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { INVALID_SCORE, parseTheoryScore } from '../../../../contract/exam-submission.ts'
import { MAX_FEEDBACK_CHARS } from '../../../../contract/marking.ts'
import type { SubmissionDetails } from '../../../../contract/submissions.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { MarkConflict } from './MarkConflict.tsx'
import { type MarkValues, markDrafts, savedValues } from './mark-draft.ts'
import { ScoreField } from './ScoreField.tsx'
import { SuggestedScore } from './SuggestedScore.tsx'
import { useMarkExam } from './use-mark-exam.ts'
import { useMarkingShortcuts } from './use-marking-shortcuts.ts'

/** The errors of an invalid score (R-AEXAM-007) and of too much feedback. */
const validate = validateBy<MarkValues>({
  score: (text) => (parseTheoryScore(text) === null ? INVALID_SCORE : undefined),
  feedback: (text) =>
    text.trim().length > MAX_FEEDBACK_CHARS
      ? `The feedback has at most ${MAX_FEEDBACK_CHARS.toLocaleString('en')} letters.`
      : undefined,
})

type MarkFormProps = {
  submission: SubmissionDetails
  hasNext: boolean
  /** Opens the next submission without a mark. Undefined outside the queue. */
  onSkip: (() => void) | undefined
  onSaved: (isNextWanted: boolean) => void
}

/** The feedback and the score of one submission. On a phone the score and its buttons stay at the bottom. */
export function MarkForm({ submission, hasNext, onSkip, onSaved }: MarkFormProps) {
  const scoreField = useRef<HTMLInputElement>(null)
  // the mark that this marker has seen; a later one is a conflict
  const [seenVersion, setSeenVersion] = useState(submission.version)
  const form = useForm({
    initial: () => markDrafts.restore(submission),
    validate,
    onChange: ({ values }) => markDrafts.store(submission, values),
  })
  const mark = useMarkExam()
  const hasConflict = submission.version !== seenVersion && !mark.isSuccess && !mark.isPending
  const save = (isNextWanted: boolean, version = seenVersion) => {
    const values = form.current().values
    const score = parseTheoryScore(values.score)
    if (mark.isPending || score === null) return
    mark.mutate(
      { submission, score, feedback: values.feedback.trim(), version },
      {
        onSuccess: () => {
          markDrafts.remove(submission)
          // the guard of unsaved changes must be gone before the page changes
          flushSync(() => form.rebase(values, values))
          onSaved(isNextWanted)
        },
      },
    )
  }
  const submit = (isNextWanted: boolean) => {
    if (form.check()) save(isNextWanted)
    else scoreField.current?.focus()
  }
  useEffect(() => {
    // after the navigation has moved the focus to the page
    queueMicrotask(() => scoreField.current?.focus({ preventScroll: true }))
  }, [])
  useEffect(() => {
    if (!hasConflict || form.isDirty) return
    // nothing is entered yet: the form shows the newer mark
    const newer = savedValues(submission)
    setSeenVersion(submission.version)
    form.rebase(newer, newer)
  })
  useMarkingShortcuts({ scoreField, onSave: () => submit(true), onSkip })
  return (
    <form
      className="marking-form"
      aria-label="Mark"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
    >
      <div className="marking-feedback">
        <TextArea
          label="Feedback to the student (optional)"
          rows={3}
          maxLength={MAX_FEEDBACK_CHARS}
          autoComplete="off"
          readOnly={mark.isPending}
          {...form.field('feedback')}
        />
        {submission.hasAssistant && !submission.isImage && submission.answer !== '' && (
          <SuggestedScore
            lessonId={submission.lessonId}
            resultId={submission.id}
            onUse={(score) => {
              form.update({ score: String(score) })
              scoreField.current?.focus()
            }}
          />
        )}
      </div>
      <div className="marking-dock">
        {hasConflict && (
          <MarkConflict
            submission={submission}
            ownScore={parseTheoryScore(form.values.score)}
            isBusy={mark.isPending}
            onKeepTheirs={() => {
              const theirs = savedValues(submission)
              markDrafts.remove(submission)
              setSeenVersion(submission.version)
              flushSync(() => form.rebase(theirs, theirs))
              scoreField.current?.focus()
            }}
            onUseOwn={() => {
              setSeenVersion(submission.version)
              if (form.check()) save(hasNext, submission.version)
            }}
          />
        )}
        <FormError message={mark.errorMessage} />
        <ScoreField
          ref={scoreField}
          field={form.field('score')}
          isReadOnly={mark.isPending}
          onPick={(score) => form.update({ score: String(score) })}
          secondaryActions={
            <>
              {onSkip && (
                <Button
                  variant="brand-text"
                  aria-keyshortcuts="Alt+S"
                  disabled={mark.isPending}
                  onClick={onSkip}
                >
                  Skip
                </Button>
              )}
              {hasNext && (
                <Button
                  variant="brand-text"
                  disabled={mark.isPending}
                  onClick={() => submit(false)}
                >
                  Save Marking
                </Button>
              )}
            </>
          }
        >
          <Button
            type="submit"
            variant="primary"
            className="marking-save"
            aria-keyshortcuts="Enter Control+Enter"
            busy={mark.isPending && 'Saving...'}
          >
            {hasNext ? 'Save and next' : 'Save Marking'}
          </Button>
        </ScoreField>
        <p className="marking-keys" aria-hidden>
          <kbd>0</kbd>–<kbd>9</kbd> score, <kbd>Enter</kbd> save
          {hasNext && ' and next'}
          {onSkip && (
            <>
              , <kbd>Alt</kbd> <kbd>S</kbd> skip
            </>
          )}
          {submission.isImage && (
            <>
              , <kbd>Alt</kbd> <kbd>R</kbd> rotate
            </>
          )}
        </p>
      </div>
      <UnsavedChangesGuard isDirty={form.isDirty && !mark.isPending} title="Leave without saving?">
        The mark of this exam is not saved.
      </UnsavedChangesGuard>
    </form>
  )
}
