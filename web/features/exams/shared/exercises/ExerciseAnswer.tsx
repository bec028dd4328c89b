import { Suspense } from 'react'
import type { ExerciseKind } from '../../../../../contract/exams/kinds/contents.ts'
import { readParts, writeParts } from '../../../../../contract/exams/kinds/exercise.ts'
import { SkeletonRows } from '../../../../kit/Skeleton.tsx'
import type { ExerciseAnswerProps } from './exercise-props.ts'
import { answerOf } from './kinds.ts'

type ExerciseFieldProps = Omit<ExerciseAnswerProps<unknown>, 'parts' | 'onChange'> & {
  kind: ExerciseKind
  /** The answer as it is stored: a JSON list of its parts, '' for none. */
  value: string
  onChange: (value: string) => void
}

/** The field of an exercise of any kind. */
export function ExerciseAnswer({ kind, value, onChange, ...rest }: ExerciseFieldProps) {
  const Answer = answerOf(kind)
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Answer
        {...rest}
        parts={readParts(value) ?? []}
        onChange={(parts) => onChange(writeParts(parts))}
      />
    </Suspense>
  )
}
