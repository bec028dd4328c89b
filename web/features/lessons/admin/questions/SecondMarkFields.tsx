import type { SecondMarkMode } from '../../../../../contract/exams/second-marks.ts'
import { m } from '../../../../../messages/m.ts'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import type { LessonDraft, LessonErrors } from '../lesson-draft.ts'

const MODES: readonly { value: SecondMarkMode; label: string }[] = [
  { value: 'off', label: m.kit_no() },
  { value: 'mean', label: m.lessons_mean() },
  { value: 'owner', label: m.lessons_owner_decides() },
]

const HINTS: Record<SecondMarkMode, string> = {
  off: m.lessons_second_mark_off_hint(),
  mean: m.lessons_second_mark_mean_hint(),
  owner: m.lessons_second_mark_owner_hint(),
}

type SecondMarkFieldsProps = {
  draft: Pick<LessonDraft, 'secondMark' | 'secondMarkPoints'>
  errors: LessonErrors
  onChange: (changes: Partial<LessonDraft>) => void
}

/** Whether two people mark each written answer of an exam (R-STAFF-008). */
export function SecondMarkFields({ draft, errors, onChange }: SecondMarkFieldsProps) {
  return (
    <>
      <SegmentedControl
        showLabel
        label={m.lessons_second_mark()}
        hint={HINTS[draft.secondMark]}
        options={MODES}
        value={draft.secondMark}
        onChange={(secondMark) => onChange({ secondMark })}
      />
      {draft.secondMark === 'owner' && (
        <NumberInput
          label={m.lessons_second_mark_difference()}
          hint={m.lessons_second_mark_difference_hint()}
          min={0}
          max={100}
          step={1}
          error={errors.secondMarkPoints}
          value={draft.secondMarkPoints}
          onChange={(event) => onChange({ secondMarkPoints: event.target.value })}
        />
      )}
    </>
  )
}
