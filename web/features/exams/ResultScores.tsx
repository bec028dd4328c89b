import { Clock } from 'lucide-react'
import type { ExamResult } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { BandStar, ScoreText } from '../../kit/ScoreStar.tsx'

type ResultScoresProps = {
  result: ExamResult
  hasTheory: boolean
  /** Focuses the result on mount. */
  takesFocus: boolean
}

/** The scores of the parts of an exam, each in the colour of its band. */
export function ResultScores({ result, hasTheory, takesFocus }: ResultScoresProps) {
  const { objectiveScore, theoryScore, totalScore, markedAt, theoryAnswer, recordings } = result
  const hasTheoryScore = hasTheory || theoryAnswer !== '' || recordings !== undefined
  return (
    <Card ref={takesFocus ? focusIfIdle : undefined} tabIndex={-1} aria-label={m.exams_result()}>
      <dl className="grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
        {objectiveScore !== null && (
          <Score label={m.exams_objective_score()} score={objectiveScore} />
        )}
        {hasTheoryScore && (
          <Score
            label={m.exams_theory_score()}
            score={theoryScore}
            placeholder={markedAt === null ? m.exams_pending() : m.exams_left_blank()}
            isPending={markedAt === null}
          />
        )}
        <Score
          label={m.exams_total_score()}
          score={totalScore}
          placeholder={m.exams_pending_theory_grade()}
          isPending
        />
      </dl>
    </Card>
  )
}

/** Does not take the focus from another element. */
function focusIfIdle(element: HTMLElement | null) {
  // a closed dialog without an opener leaves the focus on the page
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.id === 'main') element?.focus()
}

type ScoreProps = { label: string; score: number | null; placeholder?: string; isPending?: boolean }

function Score({ label, score, placeholder, isPending }: ScoreProps) {
  return (
    <div className="flex items-center justify-between gap-3 px-(--pad) py-3.5 sm:grid sm:content-start sm:justify-start sm:gap-1">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="flex min-h-10 items-center gap-2.5">
        {score === null ? (
          <>
            {isPending && <Clock className="icon text-ink-3" aria-hidden />}
            <span className="font-semibold text-ink-2">{placeholder}</span>
          </>
        ) : (
          <>
            <BandStar value={score} />
            <ScoreText value={score} className="stat-value" />
          </>
        )}
      </dd>
    </div>
  )
}
