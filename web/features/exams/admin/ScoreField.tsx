import { Minus, Plus } from 'lucide-react'
import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { parseTheoryScore } from '../../../../contract/exams/exam-submission.ts'
import { m } from '../../../../messages/m.ts'
import { FieldError } from '../../../kit/Field.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { NumberControl } from '../../../kit/NumberInput.tsx'
import { useMediaQuery } from '../../../kit/use-media-query.ts'

/** The scores that have a button of their own. */
const PICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100]
/** Those that a phone leaves out. */
const RARE_PICKS = [10, 20, 30, 40, 95]

type ScoreFieldProps = {
  ref: Ref<HTMLInputElement>
  field: {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  isReadOnly: boolean
  onPick: (score: number) => void
  /** Beside the label. */
  secondaryActions: ReactNode
  /** The button that saves, beside the field. */
  children: ReactNode
}

/** The score from 0 to 100: by touch, by single steps, or typed (R-AEXAM-005, R-AEXAM-007). */
export function ScoreField(props: ScoreFieldProps) {
  const { field, isReadOnly, onPick } = props
  const { error, value, ...input } = field
  const id = useId()
  const isTouch = useMediaQuery('(pointer: coarse)')
  // the keyboard would cover the answer; it opens when the field itself is touched
  const [wantsKeyboard, setWantsKeyboard] = useState(false)
  const score = parseTheoryScore(value)
  const step = (by: number) => onPick(Math.min(100, Math.max(0, (score ?? 0) + by)))
  return (
    <>
      <fieldset className="marking-picks">
        <legend className="sr-only">{m.exams_scores()}</legend>
        {PICKS.map((it) => (
          <button
            key={it}
            type="button"
            // keyboard users type into the field
            tabIndex={-1}
            data-rare={RARE_PICKS.includes(it) || undefined}
            aria-pressed={score === it}
            disabled={isReadOnly}
            onClick={() => onPick(it)}
          >
            {it}
          </button>
        ))}
      </fieldset>
      <div className="marking-score-head">
        <label htmlFor={id} className="grow text-balance">
          {m.exams_theory_score_range()}
        </label>
        {props.secondaryActions}
      </div>
      <div className="marking-score">
        <div className="marking-stepper">
          <IconButton
            label={m.exams_one_less()}
            icon={<Minus className="icon" aria-hidden />}
            disabled={isReadOnly || score === 0}
            tabIndex={-1}
            onClick={() => step(-1)}
          />
          <NumberControl
            {...input}
            ref={props.ref}
            id={id}
            value={value}
            inputMode={isTouch && !wantsKeyboard ? 'none' : 'numeric'}
            min={0}
            max={100}
            step={1}
            required
            readOnly={isReadOnly}
            className="input num"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onPointerDown={() => setWantsKeyboard(true)}
          />
          <IconButton
            label={m.exams_one_more()}
            icon={<Plus className="icon" aria-hidden />}
            disabled={isReadOnly || score === 100}
            tabIndex={-1}
            onClick={() => step(1)}
          />
        </div>
        {props.children}
      </div>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </>
  )
}
