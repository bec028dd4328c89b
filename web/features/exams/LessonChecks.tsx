import { type ComponentType, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckKind, LessonCheck } from '../../../contract/lessons/lesson-checks.ts'
import { m } from '../../../messages/m.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { Button } from '../../kit/Button.tsx'
import { CheckCard } from './CheckCard.tsx'
import type { CheckProps } from './check-props.ts'
import { ExerciseCheck } from './ExerciseCheck.tsx'
import { MarkedOptions } from './MarkedQuestion.tsx'
import { optionsOf, shuffleByHash } from './options.ts'
import { OptionText } from './shared/QuestionText.tsx'
import { TypedCheck } from './TypedCheck.tsx'
import { verdictOf } from './verdict.ts'
import './exam.css'

const checkCards: Record<CheckKind, ComponentType<CheckProps>> = {
  choice: ChoiceCheck,
  typed: TypedCheck,
  dictation: TypedCheck,
  hear: ExerciseCheck,
  gap: ExerciseCheck,
  order: ExerciseCheck,
  match: ExerciseCheck,
  marks: ExerciseCheck,
  table: ExerciseCheck,
  parse: ExerciseCheck,
}

/** A check of any kind. */
export function OneCheck(props: CheckProps) {
  const Check = checkCards[props.check.kind]
  return <Check {...props} />
}

/** The ungraded questions of a lesson, answered in place; nothing is sent or stored. */
export function LessonChecks({ checks }: { checks: LessonCheck[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="grid gap-1">
        <h2 id={titleId}>{m.exams_check_yourself()}</h2>
        <p className="text-small text-ink-2">{m.exams_not_graded_answers_not_sent()}</p>
      </div>
      {checks.map((check, index) => (
        <OneCheck key={check.id} check={check} number={index + 1} />
      ))}
    </section>
  )
}

/** A question that one tap answers. */
function ChoiceCheck({ check, number, onAnswer, isOnce }: CheckProps) {
  const [chosenOption, setChosenOption] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const options = shuffleByHash(optionsOf(check))
  const choose = (option: string) => {
    // the buttons are replaced, so the focus moves to the verdict above them
    flushSync(() => setChosenOption(option))
    if (option) onAnswer?.({ verdict: verdictOf(check, option), text: option })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <CheckCard
      {...{ check, number, heading }}
      verdict={chosenOption ? verdictOf(check, chosenOption) : undefined}
    >
      {chosenOption ? (
        <>
          <MarkedOptions question={check} chosenOption={chosenOption} />
          {chosenOption !== check.answer && !isOnce && (
            <Button variant="soft" className="justify-self-start" onClick={() => choose('')}>
              {m.kit_try_again()}
            </Button>
          )}
        </>
      ) : (
        <div
          className="grid gap-2.5 sm:grid-cols-2"
          dir={options.every(startsInArabic) ? 'rtl' : undefined}
        >
          {options.map((option) => (
            <button
              key={option}
              type="button"
              className="choice-card check-option"
              onClick={() => choose(option)}
            >
              <span className="choice-card-text grow">
                <OptionText text={option} />
              </span>
            </button>
          ))}
        </div>
      )}
    </CheckCard>
  )
}
