import { Check, CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LEVELS, type Level } from '../../../../contract/game.ts'
import {
  findQuestionError,
  OPTION_MAX,
  QUESTION_MAX,
  type QuizQuestion,
  SECONDS,
} from '../../../../contract/quiz-bank.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import { useSaveQuestion } from './queries.ts'
import {
  ORDINALS,
  type QuizQuestionDraft,
  toQuizQuestion,
  toQuizQuestionDraft,
} from './question-draft.ts'

type QuestionDialogProps = {
  /** The one that is changed; a new one of this level when it is only a level. */
  question: QuizQuestion | Level
  onClose: () => void
}

/** Writes a question: its text, the right answer marked green, the wrong ones, its seconds and source. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const isNew = typeof question === 'string'
  const [draft, setDraft] = useState(() => toQuizQuestionDraft(question))
  const [isSubmitted, setSubmitted] = useState(false)
  const saveMutation = useSaveQuestion(isNew ? undefined : question.id, onClose)
  const problem = isSubmitted ? findQuestionError(toQuizQuestion(draft)) : undefined
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const update = (changes: Partial<QuizQuestionDraft>) => setDraft({ ...draft, ...changes })
  const field = (name: 'question' | 'answer' | 'seconds' | 'source') => ({
    name,
    value: draft[name],
    readOnly: saveMutation.isPending,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => update({ [name]: target.value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saveMutation.isPending) return
    setSubmitted(true)
    const problem = findQuestionError(toQuizQuestion(draft))
    if (problem) event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus()
    else saveMutation.mutate(toQuizQuestion(draft))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!saveMutation.isPending}
      onSubmit={submit}
      wide
      tall
      title={isNew ? 'New Question' : 'Edit Question'}
      actions={
        <>
          <Button onClick={onClose} disabled={saveMutation.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="main" busy={saveMutation.isPending && 'Saving...'}>
            Save Question
          </Button>
        </>
      }
    >
      <SegmentedControl
        label="Level"
        showLabel
        options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        value={draft.level}
        onChange={(level) => update({ level })}
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
            <Check className="icon icon-s text-good-ink" aria-hidden />
            Right answer
          </span>
        }
        className="border-good"
        required
        maxLength={OPTION_MAX}
        {...field('answer')}
      />
      <WrongOptions
        wrongOptions={draft.wrongOptions}
        error={errorOf('others')}
        readOnly={saveMutation.isPending}
        onChange={(others) => update({ wrongOptions: others })}
      />
      <div className="grid grid-cols-1 gap-4.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextInput
          label="Seconds"
          type="number"
          inputMode="numeric"
          min={SECONDS.least}
          max={SECONDS.most}
          required
          {...field('seconds')}
        />
        <TextInput
          label="Source"
          hint="Where it can be looked up"
          maxLength={300}
          {...field('source')}
        />
      </div>
    </Dialog>
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
            name="others"
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
        <p className="err" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
