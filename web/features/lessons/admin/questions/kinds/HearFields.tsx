import {
  type HearContent,
  MAX_HEAR_OPTIONS,
  MIN_HEAR_OPTIONS,
} from '../../../../../../contract/exams/kinds/hear/hear.ts'
import { m } from '../../../../../../messages/m.ts'
import { TextArea } from '../../../../../kit/TextInput.tsx'
import { ArabicInput } from '../ArabicInput.tsx'
import { CorrectAnswerLabel } from '../CorrectAnswerLabel.tsx'
import { MediaField } from '../MediaField.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'

/** The options of what is heard, a slow sound, and a question for those who cannot hear (R-LEARN-001). */
export function HearFields({ content, files, onChange }: ContentFieldsProps<HearContent>) {
  const { options, slow, alternative } = content
  // too many that were pasted stay, until the teacher takes some out
  const free = options.length < MAX_HEAR_OPTIONS ? 1 : 0
  const shown = Math.max(MIN_HEAR_OPTIONS, options.length + free)
  const setOption = (index: number, text: string) => {
    const next = Array.from({ length: Math.max(options.length, index + 1) }, (_, place) =>
      place === index ? text : (options[place] ?? ''),
    )
    while (next.length > 0 && next.at(-1) === '') next.pop()
    onChange({ ...content, options: next })
  }
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <ArabicInput
          // biome-ignore lint/suspicious/noArrayIndexKey: options keep their places
          key={index}
          label={
            index === 0 ? <CorrectAnswerLabel /> : m.lessons_option_number({ number: index + 1 })
          }
          className={index === 0 ? 'editor-correct' : ''}
          value={options[index] ?? ''}
          onChange={(text) => setOption(index, text)}
        />
      ))}
      <fieldset className="grid gap-2">
        <legend className="label">{m.exercise_editor_slow_sound()}</legend>
        <MediaField
          media={files.find(({ id }) => id === slow) ?? null}
          onChange={(media) => onChange({ ...content, slow: media?.id ?? 0 }, media ? [media] : [])}
        />
      </fieldset>
      <TextArea
        label={m.exercise_editor_alternative()}
        hint={m.exercise_editor_alternative_hint()}
        maxLength={1_000}
        value={alternative}
        onChange={({ target }) => onChange({ ...content, alternative: target.value })}
      />
    </>
  )
}
