import type { ReactNode, Ref } from 'react'
import { isExerciseKind } from '../../../contract/exams/kinds/contents.ts'
import type { LessonCheck } from '../../../contract/lessons/lesson-checks.ts'
import { Card } from '../../kit/Card.tsx'
import { Verdict } from './MarkedQuestion.tsx'
import { SoundOrMedia } from './SoundOrMedia.tsx'
import { QuestionText } from './shared/QuestionText.tsx'
import type { Verdict as VerdictName } from './verdict.ts'

type CheckCardProps = {
  check: Pick<LessonCheck, 'question' | 'kind' | 'media' | 'files' | 'content'>
  number: number
  /** Undefined before the answer. */
  verdict: VerdictName | undefined
  /** Focused after the answer, because the fields are replaced. */
  heading: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The card of an ungraded question: its text, and the verdict after the answer. */
export function CheckCard({ check, number, verdict, heading, children }: CheckCardProps) {
  const { kind, media, files = [], content } = check
  const isOfParts = isExerciseKind(kind)
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
        {verdict && <Verdict verdict={verdict} isOfParts={isOfParts} />}
      </h3>
      {media && <SoundOrMedia {...{ kind, media, number, files }} slow={content?.slow} />}
      {children}
    </Card>
  )
}
