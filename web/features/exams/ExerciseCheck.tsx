import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isExerciseKind } from '../../../contract/exams/kinds/contents.ts'
import {
  type ReviewedPart,
  readParts,
  verdictOfParts,
} from '../../../contract/exams/kinds/exercise.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { toast } from '../../kit/toast.ts'
import { CheckCard } from './CheckCard.tsx'
import type { CheckProps } from './check-props.ts'
import { ExerciseAnswer } from './shared/exercises/ExerciseAnswer.tsx'
import { type LoadedReview, loadReview } from './shared/exercises/kinds.ts'

/** An exercise of a lesson; the page judges the answer by the rules of its kind. */
export function ExerciseCheck({ check, number, onAnswer, isOnce }: CheckProps) {
  const { kind, content } = check
  const [review, setReview] = useState<LoadedReview>()
  const [value, setValue] = useState('')
  const [hasError, setError] = useState(false)
  const [parts, setParts] = useState<ReviewedPart[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (!isExerciseKind(kind)) return
    let isCurrent = true
    loadReview(kind)
      .then((it) => isCurrent && setReview(it))
      .catch(() => toast.error(m.exams_answer_not_checked()))
    return () => {
      isCurrent = false
    }
  }, [kind])
  if (!isExerciseKind(kind)) return null

  function judge(event: FormEvent) {
    event.preventDefault()
    setError(value === '')
    if (!review || value === '') return
    const judged = review.rules.review(content, readParts(value) ?? [])
    flushSync(() => setParts(judged))
    const text = judged.map(({ given }) => given).join(' · ')
    onAnswer?.({ verdict: verdictOfParts(judged), text })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <CheckCard {...{ check, number, heading }} verdict={parts && verdictOfParts(parts)}>
      {!review ? (
        <SkeletonRows />
      ) : parts ? (
        <>
          <review.ReviewedParts parts={parts} />
          {verdictOfParts(parts) !== 'right' && !isOnce && (
            <Button
              variant="soft"
              className="justify-self-start"
              onClick={() => setParts(undefined)}
            >
              {m.kit_try_again()}
            </Button>
          )}
        </>
      ) : (
        <form className="grid gap-3.5" onSubmit={judge} noValidate>
          <ExerciseAnswer
            kind={kind}
            content={review.rules.toPublic(content)}
            files={check.files ?? []}
            name={`check-${check.id}`}
            value={value}
            errorId={hasError ? errorId : undefined}
            onChange={setValue}
          />
          {hasError && <FieldError id={errorId}>{m.exercises_choose_answer()}</FieldError>}
          <Button type="submit" variant="soft" className="justify-self-start">
            {m.exams_check()}
          </Button>
        </form>
      )}
    </CheckCard>
  )
}
