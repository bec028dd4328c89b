import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { LEVELS, type Level } from '../../../../contract/game/game.ts'
import {
  OPTION_MAX,
  QUESTION_MAX,
  type QuizQuestion,
  SECONDS,
} from '../../../../contract/game/quiz-bank.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { RestoredInput } from '../../../forms/RestoredInput.tsx'
import { useDialogDraft } from '../../../forms/use-dialog-draft.ts'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useSaveQuestion } from './queries.ts'
import {
  LEVEL_NAMES,
  ORDINALS,
  toQuizQuestion,
  toQuizQuestionDraft,
  validateQuestion,
} from './question-draft.ts'

type QuestionDialogProps = {
  /** The question to edit; a level adds a question to it. */
  question: QuizQuestion | Level
  onClose: () => void
}

/** The form of a question: its text, the right answer in green, the wrong ones, its seconds and source. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const isNew = typeof question === 'string'
  const draft = useDialogDraft(isNew ? 'new-question' : null, () => toQuizQuestionDraft(question), {
    validate: validateQuestion,
  })
  const close = () => {
    draft.clear()
    onClose()
  }
  const { form, idempotencyKey } = draft
  const save = useSaveQuestion(isNew ? undefined : question.id, {
    ...{ form, idempotencyKey },
    onSaved: close,
  })
  const field = (name: 'question' | 'answer' | 'seconds' | 'source') => ({
    ...form.field(name),
    readOnly: save.isPending,
  })
  return (
    <FormDialog
      wide
      tall
      title={isNew ? 'New Question' : 'Edit Question'}
      submitLabel="Save Question"
      busyLabel={save.isPending && 'Saving...'}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onDiscard={close}
      onSubmit={form.handleSubmit((values) => save.mutate(toQuizQuestion(values)), save.isPending)}
    >
      <RestoredInput isRestored={draft.isRestored} />
      <SegmentedControl
        label="Level"
        showLabel
        options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        value={form.values.level}
        onChange={(level) => form.update({ level })}
      />
      <TextArea
        label="Question"
        required
        maxLength={QUESTION_MAX}
        className="min-h-20"
        data-first
        {...field('question')}
      />
      <TextInput
        label={
          <span className="inline-flex items-center gap-1.5">
            <Check className="icon icon-s text-success-ink" aria-hidden />
            Right answer
          </span>
        }
        className="border-success"
        required
        maxLength={OPTION_MAX}
        {...field('answer')}
      />
      <WrongOptions
        wrongOptions={form.values.wrongOptions}
        error={form.errors.wrongOptions}
        readOnly={save.isPending}
        onChange={(wrongOptions) => form.update({ wrongOptions })}
      />
      <div className="grid grid-cols-1 gap-4.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <NumberInput
          label="Seconds"
          min={SECONDS.min}
          max={SECONDS.max}
          required
          {...field('seconds')}
        />
        <TextInput
          label="Source"
          hint="Where the answer can be checked"
          maxLength={300}
          {...field('source')}
        />
      </div>
    </FormDialog>
  )
}

type WrongOptionsProps = {
  wrongOptions: readonly string[]
  error: string | undefined
  readOnly: boolean
  onChange: (wrongOptions: string[]) => void
}

function WrongOptions({ wrongOptions, error, readOnly, onChange }: WrongOptionsProps) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend className="label mb-1.5">Wrong options</legend>
      <div className="grid gap-2.5">
        {ORDINALS.map((ordinal, optionIndex) => (
          <input
            key={ordinal}
            className="input"
            name="wrongOptions"
            dir="auto"
            aria-label={`${ordinal} wrong option`}
            aria-invalid={(error && optionIndex === 0) || undefined}
            maxLength={OPTION_MAX}
            value={wrongOptions[optionIndex] ?? ''}
            readOnly={readOnly}
            onChange={({ target }) =>
              onChange(wrongOptions.map((it, index) => (index === optionIndex ? target.value : it)))
            }
          />
        ))}
      </div>
      {error && (
        <p className="field-error" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
