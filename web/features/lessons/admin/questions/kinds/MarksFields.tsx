import {
  type MarksContent,
  markedLetters,
} from '../../../../../../contract/exams/kinds/marks/marks.ts'
import { m } from '../../../../../../messages/m.ts'
import { SegmentedControl } from '../../../../../kit/SegmentedControl.tsx'
import { ArabicInput } from '../ArabicInput.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'

const RULES = [
  { value: 'all' as const, label: m.exercise_editor_all_letters() },
  { value: 'endings' as const, label: m.exercise_editor_endings() },
  { value: 'some' as const, label: m.exercise_editor_some_letters() },
]

/** The text with its vowel marks, and the letters that are asked (R-LEARN-005). */
export function MarksFields({ content, onChange }: ContentFieldsProps<MarksContent>) {
  const { text, asked, letters } = content
  const toggle = (index: number) =>
    onChange({
      ...content,
      letters: letters.includes(index)
        ? letters.filter((it) => it !== index)
        : [...letters, index].sort((one, other) => one - other),
    })
  return (
    <>
      <ArabicInput
        label={m.exercise_editor_with_marks()}
        className="editor-correct"
        value={text}
        // other letters may stand at the chosen places
        onChange={(it) => onChange({ ...content, text: it, letters: [] })}
      />
      <SegmentedControl
        label={m.exercise_editor_asked_letters()}
        showLabel
        options={RULES}
        value={asked}
        onChange={(it) => onChange({ ...content, asked: it })}
      />
      {asked === 'some' && (
        <fieldset
          className="exercise-tiles exercise-arabic"
          dir="rtl"
          lang="ar"
          aria-label={m.exercise_editor_asked_letters()}
        >
          {markedLetters(text).map((it) => (
            <button
              key={it.index}
              type="button"
              className="exercise-tile"
              disabled={!it.canBeAsked}
              aria-pressed={letters.includes(it.index)}
              onClick={() => toggle(it.index)}
            >
              {it.text}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
