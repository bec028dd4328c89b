import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { MAX_FEEDBACK_CHARS, type SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { Button } from '../../../kit/Button.tsx'
import { lazyPart, renderNothing } from '../../../kit/lazy-part.ts'
import { TextArea } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { parseScore } from './mark-draft.ts'
import { SecondMarkNote } from './PairedMarks.tsx'
import { ScoreField } from './ScoreField.tsx'
import { useMarkForm } from './use-mark-form.ts'
import './marking-form.css'
import { TriangleAlert } from 'lucide-react'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { numberText } from '../../../kit/number-text.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'

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

type MarkConflictProps = {
  /** The submission with the mark of the other administrator. */
  submission: SubmissionDetails
  /** Null if the marker has not entered a valid score. */
  ownScore: number | null
  isBusy: boolean
  onKeepTheirs: () => void
  onUseOwn: () => void
}

/** The mark that another administrator saved meanwhile, and the choice between both. */
function MarkConflict(props: MarkConflictProps) {
  const { submission, ownScore, isBusy } = props
  const [latest] = submission.history
  if (!latest) return null
  // of two marks their mean counts
  const score = submission.theoryScore ?? latest.score
  return (
    <div ref={scrollIntoViewAndFocus} tabIndex={-1} role="alert">
      <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
        <p>
          <Text
            of={m.exams_other_mark_saved}
            marker={<bdi className="font-semibold">{latest.markerName}</bdi>}
            score={<b className="num">{numberText(score)}</b>}
            time={<DateText at={latest.at} format="dateTime" />}
          />
        </p>
        {latest.feedback !== '' && (
          <p dir="auto" className="marking-note">
            {latest.feedback}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={props.onKeepTheirs}>
            {m.exams_keep_score({ score })}
          </Button>
          {ownScore !== null && (
            <Button busy={isBusy && m.kit_saving()} onClick={props.onUseOwn}>
              {m.exams_save_my_score({ score: ownScore })}
            </Button>
          )}
        </div>
      </Note>
    </div>
  )
}

type MarkingKeysProps = { hasNext: boolean; canSkip: boolean; canRotate: boolean }

/** Names the keys of the marking page, for markers with a keyboard. */
function MarkingKeys({ hasNext, canSkip, canRotate }: MarkingKeysProps) {
  const save = hasNext ? m.exams_key_save_next : m.exams_key_save
  return (
    <p className="marking-keys" aria-hidden>
      <Text of={m.exams_key_score} keys={<DigitKeys />} />
      {m.kit_comma()}
      <Text of={save} keys={<kbd>{m.exams_enter()}</kbd>} />
      {canSkip && (
        <>
          {m.kit_comma()}
          <Text of={m.exams_key_skip} keys={<AltKey letter="S" />} />
        </>
      )}
      {canRotate && (
        <>
          {m.kit_comma()}
          <Text of={m.exams_key_rotate} keys={<AltKey letter="R" />} />
        </>
      )}
    </p>
  )
}

const DigitKeys = () => (
  <>
    <kbd>0</kbd>–<kbd>9</kbd>
  </>
)

const AltKey = ({ letter }: { letter: string }) => (
  <>
    <kbd>{m.exams_alt()}</kbd> <kbd>{letter}</kbd>
  </>
)

type MarkingShortcuts = {
  scoreField: RefObject<HTMLInputElement | null>
  onSave: () => void
  onSkip: (() => void) | undefined
}

const TEXT_FIELD = 'input, textarea, select'

/**
 * The keys of the marking page: a digit goes to the score from anywhere but a field, Ctrl or ⌘ with Enter saves, Alt+S
 * skips, and Alt with the key of a `data-shortcut` presses that button. Nothing happens while a dialog is open.
 */
function useMarkingShortcuts(shortcuts: MarkingShortcuts) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || event.isComposing) return
      const action = findAction(event, latest.current)
      if (action) event.preventDefault()
      action?.()
      if (!action && isDigitOutsideFields(event)) focusScore(latest.current.scoreField.current)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function findAction(event: KeyboardEvent, { onSave, onSkip }: MarkingShortcuts) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSave
  if (!event.altKey) return undefined
  if (event.code === 'KeyS') return onSkip
  const button = document.querySelector<HTMLElement>(`[data-shortcut="${event.code}"]`)
  return button ? () => button.click() : undefined
}

function isDigitOutsideFields({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.matches(TEXT_FIELD)
  return /^\d$/.test(key) && !isTyping && !ctrlKey && !metaKey && !altKey
}

/** The digit is typed into the field that gets the focus, in place of an earlier score. */
function focusScore(field: HTMLInputElement | null) {
  field?.select()
  field?.focus({ preventScroll: true })
}
