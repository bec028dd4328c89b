import type { PublicHear } from '../../../../../../contract/exams/kinds/hear/hear.ts'
import { m } from '../../../../../../messages/m.ts'
import { startsInArabic } from '../../../../../kit/arabic.ts'
import { RadioCard } from '../../../../../kit/ChoiceCard.tsx'
import { MixedScriptText } from '../../../../../kit/Prose.tsx'
import { OptionText } from '../../QuestionText.tsx'
import type { ExerciseAnswerProps } from '../exercise-props.ts'

/** The options of what is heard, and a question in writing for those who cannot hear (R-LEARN-001). */
export function HearAnswer({ content, name, parts, onChange }: ExerciseAnswerProps<PublicHear>) {
  const { options, alternative } = content
  return (
    <div className="grid gap-3">
      <div
        className="grid gap-2.5 sm:grid-cols-2"
        dir={options.every(startsInArabic) ? 'rtl' : undefined}
      >
        {options.map((option) => (
          <RadioCard
            key={option}
            name={name}
            value={option}
            checked={parts[0] === option}
            onChange={() => onChange([option])}
          >
            <OptionText text={option} />
          </RadioCard>
        ))}
      </div>
      {alternative && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
            {m.exercises_cannot_hear()}
          </summary>
          <p dir="auto">
            <MixedScriptText text={alternative} />
          </p>
        </details>
      )}
    </div>
  )
}
