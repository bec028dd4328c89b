import { useEffect, useState } from 'react'
import type { ExerciseKind } from '../../../contract/exams/kinds/contents.ts'
import { readParts } from '../../../contract/exams/kinds/exercise.ts'
import { m } from '../../../messages/m.ts'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { type LoadedReview, loadReview } from './shared/exercises/kinds.ts'
import { OptionText } from './shared/QuestionText.tsx'

type MarkedExerciseProps = {
  question: { kind: ExerciseKind; content: unknown; answer: string }
  /** The submitted answer. */
  answer: string
}

/** The submitted answer of an exercise beside the right one, part by part. */
export function MarkedExercise({ question, answer }: MarkedExerciseProps) {
  const { kind, content } = question
  const [review, setReview] = useState<LoadedReview | 'missing'>()
  useEffect(() => {
    let isCurrent = true
    loadReview(kind)
      .then((it) => isCurrent && setReview(it))
      .catch(() => isCurrent && setReview('missing'))
    return () => {
      isCurrent = false
    }
  }, [kind])
  if (review === undefined) return <SkeletonRows />
  if (review === 'missing')
    return (
      <p>
        {m.exams_right_answer()}: <OptionText text={question.answer} />
      </p>
    )
  const { rules, ReviewedParts } = review
  return <ReviewedParts parts={rules.review(content, readParts(answer) ?? [])} />
}
