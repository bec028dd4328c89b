import type { ParsePart, PublicParse } from '../../../../../../contract/exams/kinds/parse/parse.ts'
import { iraabOf } from '../../../../../../contract/exams/kinds/parse/parse-terms.ts'
import { m } from '../../../../../../messages/m.ts'
import { Select } from '../../../../../kit/Select.tsx'
import { OptionText } from '../../QuestionText.tsx'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import { PART_LABELS, termOptions } from '../parse-options.ts'
import '../exercises.css'

const NOTHING = { kind: '', role: '', case: '', sign: '' }

/** The words of a sentence, each with short lists of what it is; the sentence of iʿrāb follows the choices (R-LEARN-008). */
export function ParseAnswer(props: ExerciseAnswerProps<PublicParse>) {
  const { content, name, parts, errorId, onChange } = props
  const { words } = content
  let asked = 0
  return (
    <fieldset className="grid gap-3.5" aria-describedby={errorId}>
      <p className="exercise-arabic" lang="ar" dir="rtl">
        {words.map(({ text }) => text).join(' ')}
      </p>
      {words.map(({ text, asks }, place) => {
        if (asks.length === 0) return null
        const first = asked
        asked += asks.length
        const chosen = Object.fromEntries(
          asks.map((part, index) => [part, parts[first + index] ?? '']),
        ) as Partial<Record<ParsePart, string>>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their places
          <fieldset key={place} className="parse-word">
            <legend className="exercise-arabic">
              <OptionText text={text} />
            </legend>
            <div className="parse-parts">
              {asks.map((part, index) => (
                <Select
                  key={part}
                  name={first + index === 0 ? name : undefined}
                  label={PART_LABELS[part]}
                  placeholder="–"
                  options={termOptions(part)}
                  value={chosen[part] ?? ''}
                  onChange={({ target }) => onChange(withPart(parts, first + index, target.value))}
                />
              ))}
            </div>
            <p className="exercise-arabic parse-sentence" lang="ar" dir="rtl" role="status">
              {iraabOf({ ...NOTHING, ...chosen })}
            </p>
          </fieldset>
        )
      })}
      <span className="sr-only">{m.exercises_parse_hint()}</span>
    </fieldset>
  )
}
