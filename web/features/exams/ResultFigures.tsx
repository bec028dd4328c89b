import { Clock } from 'lucide-react'
import type { ExamResult } from '../../../contract/exams.ts'
import { Card } from '../../kit/Card.tsx'
import { BandStar, ScoreText } from '../../kit/Star.tsx'

type ResultFiguresProps = {
  result: ExamResult
  hasTheory: boolean
  /** It is what the student waits for. */
  takesFocus: boolean
}

/** The scores of a paper, each in the colour of its band; only the parts that the exam has. */
export function ResultFigures({ result, hasTheory, takesFocus }: ResultFiguresProps) {
  const { objectiveScore, theoryScore, totalScore, markedAt, theoryAnswer } = result
  const theoryCounts = hasTheory || theoryAnswer !== ''
  return (
    <Card ref={takesFocus ? focus : undefined} tabIndex={-1} aria-label="Your result">
      <dl className="grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
        {objectiveScore !== null && <Figure name="Objective score" score={objectiveScore} />}
        {theoryCounts && (
          <Figure
            name="Theory score"
            score={theoryScore}
            instead={markedAt === null ? 'Pending' : 'Left blank'}
            waits={markedAt === null}
          />
        )}
        <Figure name="Total score" score={totalScore} instead="Pending Theory Grade" waits />
      </dl>
    </Card>
  )
}

/** Unless the student has gone on to something else meanwhile. */
function focus(figures: HTMLElement | null) {
  if (document.activeElement === document.body) figures?.focus()
}

type FigureProps = { name: string; score: number | null; instead?: string; waits?: boolean }

function Figure({ name, score, instead, waits }: FigureProps) {
  return (
    <div className="flex items-center justify-between gap-3 px-(--pad) py-3.5 sm:grid sm:content-start sm:justify-start sm:gap-1">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="flex min-h-10 items-center gap-2.5">
        {score === null ? (
          <>
            {waits && <Clock className="icon text-ink-3" aria-hidden />}
            <span className="font-semibold text-ink-2">{instead}</span>
          </>
        ) : (
          <>
            <BandStar value={score} />
            <ScoreText value={score} className="fig" />
          </>
        )}
      </dd>
    </div>
  )
}
