import type { DiacriticsRule } from '../../../../../contract/arabic/arabic-verdict.ts'
import { diacriticsRules } from '../../../../../contract/exams/questions.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'

type Rules = { marks: DiacriticsRule; strict: boolean }

const LABELS: Record<DiacriticsRule, string> = {
  free: m.exercise_editor_marks_free(),
  ending: m.exercise_editor_marks_ending(),
  asked: m.exercise_editor_marks_asked(),
}
const HINTS: Record<DiacriticsRule, string> = {
  free: m.exercise_editor_marks_free_hint(),
  ending: m.exercise_editor_marks_ending_hint(),
  asked: m.lessons_diacritics_asked_hint(),
}
const OPTIONS = diacriticsRules.map((value) => ({ value, label: LABELS[value] }))

type DiacriticsRulesProps = Rules & {
  /** Whether the keys suggest that a nearly right answer is another word. */
  isProposed?: boolean
  onChange: (rules: Rules) => void
}

/** Which vowel marks a typed answer needs, and whether a nearly right one earns points (R-ARABIC-003). */
export function DiacriticsRules({
  marks,
  strict,
  isProposed = false,
  onChange,
}: DiacriticsRulesProps) {
  return (
    <>
      <SegmentedControl
        label={m.exercise_editor_marks()}
        showLabel
        hint={HINTS[marks]}
        options={OPTIONS}
        value={marks}
        onChange={(it) => onChange({ marks: it, strict })}
      />
      <CheckboxCard
        checked={strict}
        onChange={({ target }) => onChange({ marks, strict: target.checked })}
      >
        <span className="block font-semibold">{m.exercise_editor_strict()}</span>
        <span className="block text-small text-ink-2">{m.exercise_editor_strict_hint()}</span>
      </CheckboxCard>
      {isProposed && !strict && (
        <div className="editor-warning flex-wrap" role="status">
          <span className="grow basis-60">{m.exercise_editor_strict_proposed()}</span>
          <Button onClick={() => onChange({ marks, strict: true })}>
            {m.exercise_editor_make_strict()}
          </Button>
        </div>
      )}
    </>
  )
}
