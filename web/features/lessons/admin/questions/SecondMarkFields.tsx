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
  off: 'One person marks each written answer.',
  mean: 'Two people mark each written answer, without seeing the mark of the other. Their mean counts.',
  owner: 'Two people mark each written answer. Their mean counts, unless they differ too much.',
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
          label={m.lessons_points_which_two_marks_may()}
          hint={m.lessons_where_they_differ_more_owner()}
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
