import { Check } from 'lucide-react'
import { useId } from 'react'
import { LEVELS, type Level } from '../../../../contract/game/game.ts'
import {
  OPTION_MAX,
  QUESTION_MAX,
  type QuizQuestion,
  SECONDS,
} from '../../../../contract/game/quiz-bank.ts'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { RestoredInput } from '../../../forms/RestoredInput.tsx'
import { useDialogDraft } from '../../../forms/use-dialog-draft.ts'
import { FieldError } from '../../../kit/Field.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useSaveQuestion } from './queries.ts'
import {
  LEVEL_NAMES,
  toQuizQuestion,
  toQuizQuestionDraft,
  validateQuestion,
  WRONG_OPTION_LABELS,
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
      title={isNew ? m.game_new_question() : m.game_edit_question()}
      submitLabel={m.game_save_question()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onDiscard={close}
      onSubmit={form.handleSubmit((values) => save.mutate(toQuizQuestion(values)), save.isPending)}
    >
      <RestoredInput isRestored={draft.isRestored} />
      <SegmentedControl
        label={m.game_level()}
        showLabel
        options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        value={form.values.level}
        onChange={(level) => form.update({ level })}
      />
      <TextArea
        label={m.game_question()}
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
            {m.game_right_answer()}
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
          label={m.game_seconds()}
          min={SECONDS.min}
          max={SECONDS.max}
          required
          {...field('seconds')}
        />
        <TextInput
          label={m.game_source()}
          hint={m.game_source_hint()}
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
      <legend className="label mb-1.5">{m.game_wrong_options()}</legend>
      <div className="grid gap-2.5">
        {WRONG_OPTION_LABELS.map((label, optionIndex) => (
          <input
            key={label}
            className="input"
            name="wrongOptions"
            dir="auto"
            aria-label={label}
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
        <FieldError id={id} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}
