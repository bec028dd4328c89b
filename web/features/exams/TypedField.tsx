import { CircleAlert } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useId, useRef } from 'react'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { MAX_ANSWER_CHARACTERS, MAX_ANSWER_LETTERS } from '../../../contract/exams/questions.ts'
import { isLatinAnswer } from '../../../contract/exams/typed-answer.ts'
import { m } from '../../../messages/m.ts'
import { RememberedKeyboard } from './RememberedKeyboard.tsx'
import { limitAnswer, remainingLetters, rowsFor } from './typed-input.ts'
import './shared/typed-field.css'

export type TypedFieldProps = {
  name: string
  value: string
  /** Absent if the answer is in Latin letters. */
  answerScript: ExamQuestion['answerScript']
  marks: ExamQuestion['marks']
  /** The id of the error below the field. */
  errorId: string | undefined
  onChange: (value: string) => void
  /** Called by Enter, because an answer has one line. */
  onEnter?: (field: HTMLTextAreaElement) => void
}

/** The field of a typed answer, with the Arabic keyboard if the answer is Arabic (R-ARABIC-003, R-ARABIC-009). */
export function TypedField(props: TypedFieldProps) {
  const { name, value, answerScript, marks, errorId, onChange, onEnter } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isArabic = answerScript === 'arabic'
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(limitAnswer(event.target.value))
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the composition of a letter
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter?.(event.currentTarget)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{m.exams_your_answer()}</label>
      <div className="typed-field">
        <textarea
          ref={field}
          id={id}
          name={name}
          className="input"
          dir="auto"
          lang={isArabic ? 'ar' : undefined}
          rows={rowsFor(value)}
          maxLength={MAX_ANSWER_CHARACTERS}
          value={value}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={[errorId, `${id}-hint`].filter(Boolean).join(' ')}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        {isArabic && <RememberedKeyboard field={field} />}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="hint" id={`${id}-hint`}>
          {hintFor(isArabic, marks)}
        </p>
        <RemainingLetters value={value} />
      </div>
      <LatinNotice isShown={isArabic && isLatinAnswer(value)} />
    </div>
  )
}

function hintFor(isArabic: boolean, marks: ExamQuestion['marks']): string {
  if (!isArabic) return m.exams_at_most_letters({ max: MAX_ANSWER_LETTERS })
  return marks === 'asked' ? m.exams_in_arabic_with_marks() : m.exams_in_arabic()
}

/** Says how many letters are left before the limit is reached (R-ARABIC-004). */
function RemainingLetters({ value }: { value: string }) {
  const left = remainingLetters(value)
  return (
    <p className="num text-tiny text-ink-2" role="status">
      {left !== undefined && m.exams_letters_left({ count: left })}
    </p>
  )
}

/** Points out an answer in Latin letters; it changes nothing else (R-ARABIC-007). */
function LatinNotice({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center gap-1.5 text-small text-warning-ink">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{m.exams_writing_latin_letters()}</span>
        </p>
      )}
    </div>
  )
}
