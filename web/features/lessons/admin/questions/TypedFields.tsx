import { TextInput } from '../../../../kit/TextInput.tsx'
import type { KindFieldsProps } from './kind-fields.ts'
import { questionFieldName } from './question-draft.ts'

/** The key of a typed question. */
export function TypedFields({ question, errors, onChange }: KindFieldsProps) {
  return (
    <TextInput
      label="Correct answer"
      required
      maxLength={600}
      autoComplete="off"
      error={errors[questionFieldName(question, 'answer')]}
      value={question.answer}
      onChange={(event) => onChange({ ...question, answer: event.target.value })}
    />
  )
}
