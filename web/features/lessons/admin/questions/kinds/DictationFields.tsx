import { m } from '../../../../../../messages/m.ts'
import type { KindFieldsProps } from '../kind-fields.ts'
import { MediaField } from '../MediaField.tsx'
import { TypedFields } from '../TypedFields.tsx'

/** The keys of a dictation, and a slow sound beside the one of the question (R-LEARN-002). */
export function DictationFields(props: KindFieldsProps) {
  const { question, onChange } = props
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="label">{m.exercise_editor_slow_sound()}</legend>
        <MediaField media={question.slow} onChange={(slow) => onChange({ ...question, slow })} />
      </fieldset>
      <TypedFields {...props} />
    </>
  )
}
