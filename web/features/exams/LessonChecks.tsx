import { type ComponentType, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckKind, LessonCheck } from '../../../contract/lesson-checks.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { MarkedOptions, Verdict } from './MarkedQuestion.tsx'
import { optionsOf, shuffleByHash } from './options.ts'
import { OptionText, QuestionText } from './QuestionText.tsx'
import './exam.css'

type CheckProps = { check: LessonCheck; number: number }

const checkCards: Record<CheckKind, ComponentType<CheckProps>> = {
  choice: ChoiceCheck,
  typed: TypedCheck,
}

/** The ungraded questions of a lesson, answered in place; nothing is sent or stored (decision 0451). */
export function LessonChecks({ checks }: { checks: LessonCheck[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="grid gap-1">
        <h2 id={titleId}>Check yourself</h2>
        <p className="text-small text-ink-2">Not graded. Your answers are not sent.</p>
      </div>
      {checks.map((check, index) => {
        const CheckCard = checkCards[check.kind]
        return <CheckCard key={check.id} check={check} number={index + 1} />
      })}
    </section>
  )
}

/** A question whose answer is shown on request. */
function TypedCheck({ check, number }: CheckProps) {
  return (
    <Card as="article" padded className="lesson-check grid gap-3.5">
      <h3 className="font-sans text-base">
        <QuestionText number={number} text={check.question} />
      </h3>
      <details>
        <summary className="min-h-11">Answer</summary>
        <bdi>{check.answer}</bdi>
      </details>
    </Card>
  )
}

/** A question that one tap answers. */
function ChoiceCheck({ check, number }: CheckProps) {
  const [chosenOption, setChosenOption] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const options = shuffleByHash(optionsOf(check))
  const choose = (option: string) => {
    // the buttons are replaced, so the focus moves to the verdict above them
    flushSync(() => setChosenOption(option))
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Card as="article" padded className="lesson-check grid gap-3.5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-start gap-x-3 gap-y-2 font-sans text-base"
      >
        <span className="grow basis-48">
          <QuestionText number={number} text={check.question} />
        </span>
        {chosenOption && <Verdict isRight={chosenOption === check.answer} />}
      </h3>
      {chosenOption ? (
        <>
          <MarkedOptions question={check} chosenOption={chosenOption} />
          {chosenOption !== check.answer && (
            <Button variant="soft" className="justify-self-start" onClick={() => choose('')}>
              Try again
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
    </Card>
  )
}
