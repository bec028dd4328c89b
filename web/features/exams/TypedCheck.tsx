import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasArabicLetters } from '../../../contract/exams/typed-answer.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { toast } from '../../kit/toast.ts'
import { CheckCard } from './CheckCard.tsx'
import type { CheckProps } from './check-props.ts'
import { loadTypedComparison } from './MarkedTyped.tsx'
import type { TypedComparison, TypedComparisonProps } from './TypedComparison.tsx'
import { TypedField } from './TypedField.tsx'

type Outcome = { Comparison: typeof TypedComparison; typed: TypedComparisonProps['typed'] }

/** A question of a lesson that is answered by typing; the browser judges the answer. */
export function TypedCheck({ check, number, onAnswer, isOnce }: CheckProps) {
  const [text, setText] = useState('')
  const [hasError, setError] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const errorId = useId()
  const { answer, accepted = [], marks = 'free' } = check

  async function judge(event: FormEvent) {
    event.preventDefault()
    setError(text.trim() === '')
    if (text.trim() === '') return form.current?.querySelector('textarea')?.focus()
    try {
      const { judgeTypedAnswer, TypedComparison } = await loadTypedComparison()
      const judged = judgeTypedAnswer({ answer, accepted, marks }, text)
      flushSync(() =>
        setOutcome({ Comparison: TypedComparison, typed: { given: text, ...judged } }),
      )
      onAnswer?.({ verdict: judged.verdict, text })
      heading.current?.focus({ preventScroll: true })
    } catch {
      toast.error(m.exams_answer_not_checked())
    }
  }
  function tryAgain() {
    flushSync(() => setOutcome(undefined))
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <CheckCard {...{ check, number, heading }} verdict={outcome?.typed.verdict}>
      {outcome ? (
        <>
          <outcome.Comparison typed={outcome.typed} question={check} />
          {outcome.typed.verdict !== 'right' && !isOnce && (
            <Button variant="soft" className="justify-self-start" onClick={tryAgain}>
              {m.kit_try_again()}
            </Button>
          )}
        </>
      ) : (
        <form ref={form} className="grid gap-3.5" onSubmit={judge} noValidate>
          <TypedField
            name={`check-${check.id}`}
            value={text}
            answerScript={hasArabicLetters(answer) ? 'arabic' : undefined}
            marks={marks}
            errorId={hasError ? errorId : undefined}
            onChange={setText}
            onEnter={(field) => field.form?.requestSubmit()}
          />
          {hasError && <FieldError id={errorId}>{m.exams_write_answer()}</FieldError>}
          <Button
            type="submit"
            variant="soft"
            className="justify-self-start"
            {...prefetchOnIntent(loadTypedComparison)}
          >
            {m.exams_check()}
          </Button>
        </form>
      )}
    </CheckCard>
  )
}
