import { Check, CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LEVELS, type Level } from '../../../../contract/game.ts'
import {
  faultOf,
  OPTION_MAX,
  QUESTION_MAX,
  type QuizQuestion,
  SECONDS,
} from '../../../../contract/quiz-bank.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Segmented } from '../../../kit/Segmented.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { levelNames } from './level-names.ts'
import { useSaveQuestion } from './queries.ts'
import { asWords, PLACES, type Typed, typedFrom } from './typed-question.ts'

type QuestionDialogProps = {
  /** The one that is changed; a new one of this level when it is only a level. */
  question: QuizQuestion | Level
  onClose: () => void
}

/** Writes a question: its text, the right answer marked green, the wrong ones, its seconds and source. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const isNew = typeof question === 'string'
  const [typed, setTyped] = useState(() => typedFrom(question))
  const [isSent, setSent] = useState(false)
  const save = useSaveQuestion(isNew ? undefined : question.id, onClose)
  const fault = isSent ? faultOf(asWords(typed)) : undefined
  const errorOf = (field: string) => (fault?.field === field ? fault.says : undefined)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const field = (name: 'question' | 'answer' | 'seconds' | 'source') => ({
    name,
    value: typed[name],
    readOnly: save.isPending,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    setSent(true)
    const found = faultOf(asWords(typed))
    if (found) event.currentTarget.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus()
    else save.mutate(asWords(typed))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      onSubmit={submit}
      wide
      tall
      title={isNew ? 'New Question' : 'Edit Question'}
      actions={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={save.isPending && 'Saving...'}>
            Save Question
          </Button>
        </>
      }
    >
      <Segmented
        label="Level"
        labelled
        choices={LEVELS.map((value) => ({ value, label: levelNames[value] }))}
        value={typed.level}
        onChange={(level) => change({ level })}
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
        others={typed.others}
        error={errorOf('others')}
        readOnly={save.isPending}
        onChange={(others) => change({ others })}
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
  others: readonly string[]
  error: string | undefined
  readOnly: boolean
  onChange: (others: string[]) => void
}

function WrongOptions({ others, error, readOnly, onChange }: WrongOptionsProps) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend className="label mb-1.5">Wrong options</legend>
      <div className="grid gap-2.5">
        {PLACES.map((place, nth) => (
          <input
            key={place}
            className="input"
            name="others"
            dir="auto"
            aria-label={`${place} wrong option`}
            aria-invalid={(error && nth === 0) || undefined}
            maxLength={OPTION_MAX}
            value={others[nth] ?? ''}
            readOnly={readOnly}
            onChange={({ target }) =>
              onChange(others.map((it, at) => (at === nth ? target.value : it)))
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
