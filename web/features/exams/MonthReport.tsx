import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import type { SemesterMonth } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { PercentStar, ScoreText } from '../../kit/ScoreStar.tsx'
import { formatAverage } from '../../kit/score-band.ts'
import { Text } from '../../kit/Text.tsx'
import { Tile } from '../../kit/Tile.tsx'

/** A month: the average score, and below it each exam (R-SEM-002 to R-SEM-004). */
export function MonthReport({ month: it }: { month: SemesterMonth }) {
  return (
    <>
      <div className="flex items-center gap-4.5 p-(--pad)" aria-live="polite" aria-atomic>
        <PercentStar
          value={it.averageScore}
          text={formatAverage(it.averageScore)}
          colourByBand
          large
        />
        <div className="grow">
          <p className="text-small text-ink-2">{m.exams_monthly_report()}</p>
          <h3 className="font-serif text-[1.25rem] leading-tight font-semibold">
            <DateText at={it.startDate} format="month" />
          </h3>
          <p className="num text-small text-ink-2">
            <Text of={m.exams_average_and_exams} count={it.examCount} />
          </p>
        </div>
      </div>
      <h3 className="px-(--pad) pb-2.5 text-small font-semibold text-ink-2">
        {m.exams_exam_history()}
      </h3>
      <ul className="rows border-t border-line">
        {it.exams.map((exam, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month's exams keep their places
          <li key={i}>
            <ExamRow exam={exam} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ExamRow({ exam }: { exam: SemesterMonth['exams'][number] }) {
  return (
    <>
      <ScoreTile score={exam.score} />
      <span className="grow">
        <span className="block font-semibold">
          <BilingualTitle>{exam.examName.trim() || m.exams_past_exam()}</BilingualTitle>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
          <span>
            <BilingualTitle>{exam.className.trim() || m.exams_past_class()}</BilingualTitle>
          </span>
          <span className="num text-ink-3">{exam.formattedDate}</span>
        </span>
      </span>
      <ScoreText value={exam.score} className="num" />
    </>
  )
}

/** Three icon colours for four score bands (R-SEM-008, R-SEM-009). */
function ScoreTile({ score }: { score: number }) {
  if (score >= 80) {
    return (
      <Tile tone="success">
        <CircleCheck className="icon" />
      </Tile>
    )
  }
  return score >= 70 ? (
    <Tile tone="warning">
      <CircleDot className="icon" />
    </Tile>
  ) : (
    <Tile tone="error">
      <CircleAlert className="icon" />
    </Tile>
  )
}
