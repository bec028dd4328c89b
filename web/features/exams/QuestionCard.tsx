import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { startsInArabic } from '../../kit/arabic.ts'
import { Card } from '../../kit/Card.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { OptionText, QuestionText } from './QuestionText.tsx'

type QuestionCardProps = {
  number: number
  id: number
  text: string
  options: readonly string[]
  chosenOption: string
  error: string | undefined
  onChoose: (option: string) => void
}

/** An objective question with its options as radio buttons. */
export function QuestionCard(props: QuestionCardProps) {
  const { number, id, text, options, chosenOption, error, onChoose } = props
  const errorId = useId()
  return (
    <Card as="div" padded>
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend>
          <h2 className="font-sans text-base" tabIndex={-1} data-step-heading>
            <QuestionText number={number} text={text} />
          </h2>
        </legend>
        <div
          className="mt-3.5 grid gap-2.5 sm:grid-cols-2"
          dir={options.every(startsInArabic) ? 'rtl' : undefined}
        >
          {options.map((option) => (
            <RadioCard
              key={option}
              name={questionFieldName(id)}
              value={option}
              checked={option === chosenOption}
              onChange={() => onChoose(option)}
              required
            >
              <OptionText text={option} />
            </RadioCard>
          ))}
        </div>
        {error && (
          <p className="field-error mt-3" id={errorId}>
            <CircleAlert className="icon icon-s" aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </fieldset>
    </Card>
  )
}

/** The form field name of a question. */
export function questionFieldName(id: number): string {
  return `question-${id}`
}
