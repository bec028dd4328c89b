import { Suspense } from 'react'
import { MAX_FEEDBACK_CHARS, type SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { Button } from '../../../kit/Button.tsx'
import { lazyPart, renderNothing } from '../../../kit/lazy-part.ts'
import { TextArea } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { MarkConflict } from './MarkConflict.tsx'
import { MarkingKeys } from './MarkingKeys.tsx'
import { parseScore } from './mark-draft.ts'
import { SecondMarkNote } from './PairedMarks.tsx'
import { ScoreField } from './ScoreField.tsx'
import { useMarkForm } from './use-mark-form.ts'
import { useMarkingShortcuts } from './use-marking-shortcuts.ts'
import './marking-form.css'

// only schools with a marking assistant use it
const SuggestedScore = lazyPart(
  async () => (await import('./SuggestedScore.tsx')).SuggestedScore,
  renderNothing,
)

// only spoken answers have criteria
const CriteriaScores = lazyPart(
  async () => (await import('./recitation/CriteriaScores.tsx')).CriteriaScores,
  renderNothing,
)

type MarkFormProps = {
  submission: SubmissionDetails
  hasNext: boolean
  /** Opens the next submission without a mark. Undefined outside the queue. */
  onSkip: (() => void) | undefined
  onSaved: (opensNext: boolean) => void
}

/** The feedback and the score of one submission. On a phone the score and its buttons stay at the bottom. */
export function MarkForm({ submission, hasNext, onSkip, onSaved }: MarkFormProps) {
  const { form, mark, scoreField, hasConflict, submit, keepTheirs, saveOwn } = useMarkForm(
    submission,
    onSaved,
  )
  useMarkingShortcuts({ scoreField, onSave: () => submit(true), onSkip })
  return (
    <form
      className="marking-form"
      aria-label={m.exams_mark_form()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
    >
      <div className="marking-feedback">
        {submission.secondMark && <SecondMarkNote state={submission.secondMark.state} />}
        <Suspense>
          <CriteriaScores
            submissionId={submission.id}
            onScore={(score) => form.update({ score: String(score) })}
          />
        </Suspense>
        <TextArea
          label={m.exams_feedback_label()}
          rows={3}
          maxLength={MAX_FEEDBACK_CHARS}
          autoComplete="off"
          readOnly={mark.isPending}
          {...form.field('feedback')}
        />
        {submission.hasAssistant && !submission.isImage && submission.answer !== '' && (
          <Suspense fallback={<div className="h-11" />}>
            <SuggestedScore
              lessonId={submission.lessonId}
              resultId={submission.id}
              onUse={(score) => {
                form.update({ score: String(score) })
                scoreField.current?.focus()
              }}
            />
          </Suspense>
        )}
      </div>
      <div className="marking-dock">
        {hasConflict && (
          <MarkConflict
            submission={submission}
            ownScore={parseScore(form.values.score, submission)}
            isBusy={mark.isPending}
            onKeepTheirs={keepTheirs}
            onUseOwn={() => saveOwn(hasNext)}
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
                  {m.exams_skip()}
                </Button>
              )}
              {hasNext && (
                <Button
                  variant="brand-text"
                  disabled={mark.isPending}
                  onClick={() => submit(false)}
                >
                  {m.exams_save_marking()}
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
            busy={mark.isPending && m.kit_saving()}
          >
            {hasNext ? m.exams_save_next() : m.exams_save_marking()}
          </Button>
        </ScoreField>
        <MarkingKeys
          hasNext={hasNext}
          canSkip={onSkip !== undefined}
          canRotate={submission.isImage}
        />
      </div>
      <UnsavedChangesGuard
        isDirty={form.isDirty && !mark.isPending}
        title={m.exams_leave_without_saving()}
      >
        {m.exams_mark_not_saved()}
      </UnsavedChangesGuard>
    </form>
  )
}
