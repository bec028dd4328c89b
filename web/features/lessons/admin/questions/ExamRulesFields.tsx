import { useState } from 'react'
import { type AttemptRule, MAX_ATTEMPTS } from '../../../../../contract/exams/exam-rules.ts'
import {
  parseDateTimeLocal,
  toDateTimeLocal,
} from '../../../../../contract/platform/school-time.ts'
import { m } from '../../../../../messages/m.ts'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { numberText } from '../../../../kit/number-text.ts'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../../kit/time-zone.ts'
import type { LessonDraft, LessonErrors, RulesDraft } from '../lesson-draft.ts'

const ATTEMPTS = Array.from({ length: MAX_ATTEMPTS }, (_, index) => ({
  value: String(index + 1),
  label: numberText(index + 1),
}))

const ATTEMPT_RULES: readonly { value: AttemptRule; label: string }[] = [
  { value: 'best', label: m.fair_best_counts() },
  { value: 'last', label: m.fair_last_counts() },
]

type ExamRulesFieldsProps = {
  draft: Pick<LessonDraft, 'rules' | 'questions'>
  errors: LessonErrors
  onChange: (changes: Partial<LessonDraft>) => void
}

/** The last moment, the time limit, the draw and the attempts of an exam (R-FAIR-001 to R-FAIR-003). */
export function ExamRulesFields({ draft, errors, onChange }: ExamRulesFieldsProps) {
  const { rules } = draft
  const change = (changes: Partial<RulesDraft>) => onChange({ rules: { ...rules, ...changes } })
  const hasEnd = rules.closesAt > 0 || Number(rules.limitMinutes) > 0
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-card-head font-semibold">{m.fair_time_and_attempts()}</legend>
      <MomentField
        label={m.fair_last_moment()}
        hint={m.fair_last_moment_hint()}
        error={errors.closesAt}
        value={rules.closesAt}
        onChange={(closesAt) => change({ closesAt })}
      />
      <NumberInput
        label={m.fair_time_limit()}
        hint={m.fair_time_limit_hint()}
        className="sm:max-w-80"
        min={0}
        step={1}
        error={errors.limitMinutes}
        value={rules.limitMinutes}
        onChange={(event) => change({ limitMinutes: event.target.value })}
      />
      {hasEnd && (
        <NumberInput
          label={m.fair_grace()}
          hint={m.fair_grace_hint()}
          className="sm:max-w-80"
          min={0}
          step={1}
          error={errors.graceMinutes}
          value={rules.graceMinutes}
          onChange={(event) => change({ graceMinutes: event.target.value })}
        />
      )}
      <CheckboxCard
        checked={rules.isShuffled}
        onChange={({ target }) => change({ isShuffled: target.checked })}
      >
        <span className="block font-semibold">{m.fair_own_order()}</span>
        <span className="block text-small text-ink-2">{m.fair_own_order_hint()}</span>
      </CheckboxCard>
      <NumberInput
        label={m.fair_questions_per_student()}
        hint={m.fair_questions_per_student_hint({ count: draft.questions.length })}
        className="sm:max-w-80"
        min={0}
        step={1}
        error={errors.drawCount}
        value={rules.drawCount}
        onChange={(event) => change({ drawCount: event.target.value })}
      />
      <SegmentedControl
        showLabel
        label={m.fair_attempts()}
        hint={rules.attempts === '1' ? m.fair_attempts_one_hint() : m.fair_attempts_hint()}
        options={ATTEMPTS}
        value={rules.attempts}
        onChange={(attempts) => change({ attempts })}
      />
      {rules.attempts !== '1' && (
        <SegmentedControl
          showLabel
          label={m.fair_attempt_rule()}
          options={ATTEMPT_RULES}
          value={rules.attemptRule}
          onChange={(attemptRule) => change({ attemptRule })}
        />
      )}
    </fieldset>
  )
}

type MomentFieldProps = {
  label: string
  hint: string
  error?: string | undefined
  /** Unix seconds, 0 for none. */
  value: number
  onChange: (value: number) => void
}

/** A moment in the time zone of the school, or none. */
export function MomentField({ label, hint, error, value, onChange }: MomentFieldProps) {
  const timezone = useTimeZone()
  const [text, setText] = useState('')
  const parse = (input: string) => parseDateTimeLocal(input, timezone) || 0
  // keep incomplete input, such as a half typed year, which has no time
  const shown = parse(text) === value ? text : toDateTimeLocal(value, timezone)
  return (
    <TextInput
      type="datetime-local"
      className="sm:max-w-80"
      {...{ label, hint, error }}
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parse(event.target.value))
      }}
    />
  )
}
