import { TriangleAlert } from 'lucide-react'
import { m, textOf } from '../../../../../messages/m.ts'
import { TextInput } from '../../../../kit/TextInput.tsx'
import { CorrectAnswerLabel } from './CorrectAnswerLabel.tsx'
import type { KindFieldsProps } from './kind-fields.ts'
import { type ExamQuestionDraft, findDraftProblems, questionFieldName } from './question-draft.ts'

const OPTION_FIELDS = ['option1', 'option2', 'option3', 'option4'] as const
/** Fields that are shown from the beginning; another one appears when the last one is filled. */
const MIN_SHOWN_OPTIONS = 2

/** The correct answer and the other options of a question. */
export function ChoiceFields({ question, errors, onChange }: KindFieldsProps) {
  const lastFilled = question.options.findLastIndex((it) => it.trim() !== '')
  const shownCount = Math.max(MIN_SHOWN_OPTIONS, lastFilled + 2)
  const warning = findDraftProblems(question).find((it) => it.severity === 'warning')
  const setOption = (index: number, text: string) => {
    // a copy has the same length
    const options = [...question.options] as ExamQuestionDraft['options']
    options[index] = text
    onChange({ ...question, options })
  }
  return (
    <>
      <TextInput
        label={<CorrectAnswerLabel />}
        required
        maxLength={2_000}
        autoComplete="off"
        enterKeyHint="next"
        className="editor-correct"
        error={errors[questionFieldName(question, 'answer')]}
        value={question.answer}
        onChange={(event) => onChange({ ...question, answer: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {OPTION_FIELDS.slice(0, shownCount).map((field, index) => (
          <TextInput
            key={field}
            label={
              <>
                {m.lessons_option_number({ number: index + 1 })}{' '}
                <span className="font-normal text-ink-3">{m.lessons_optional()}</span>
              </>
            }
            maxLength={2_000}
            autoComplete="off"
            enterKeyHint="next"
            error={errors[questionFieldName(question, field)]}
            value={question.options[index] ?? ''}
            onChange={(event) => setOption(index, event.target.value)}
          />
        ))}
      </div>
      <p className="hint">{m.lessons_options_hint()}</p>
      {warning && (
        <p className="editor-warning">
          <TriangleAlert className="icon icon-s" aria-hidden />
          <span>{textOf(warning.message)}</span>
        </p>
      )}
    </>
  )
}
