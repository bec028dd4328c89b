import { Suspense } from 'react'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { Text } from '../../kit/Text.tsx'
import { OptionText } from './shared/QuestionText.tsx'
import type { TypedComparisonProps } from './TypedComparison.tsx'

/** Loads the comparison of typed answers, which pages need only after an answer. */
export const loadTypedComparison = () => import('./TypedComparison.tsx')

const TypedComparison = lazyPart(
  async () => (await loadTypedComparison()).TypedComparison,
  PlainComparison,
)

/** The typed answer of a student beside the key (R-ARABIC-006). */
export function MarkedTyped({ question }: { question: ExamQuestion }) {
  const { typed } = question
  if (!typed || typed.given === '')
    return (
      <p>
        <Text of={m.exams_wrote_no_answer} answer={<OptionText text={question.answer} />} />
      </p>
    )
  return (
    <Suspense fallback={<PlainComparison typed={typed} />}>
      <TypedComparison typed={typed} question={question} />
    </Suspense>
  )
}

/** Both texts, without their differences. */
function PlainComparison({ typed }: Pick<TypedComparisonProps, 'typed'>) {
  return (
    <p>
      <Text
        of={m.exams_wrote_answer}
        given={<OptionText text={typed.given} />}
        right={<OptionText text={typed.key} />}
      />
    </p>
  )
}
