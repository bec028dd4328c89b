import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import { Duo } from '../../kit/Duo.tsx'
import { month } from '../../kit/dates.ts'
import { PercentStar, ScoreText } from '../../kit/Star.tsx'
import { average } from '../../kit/score-band.ts'
import { Tile } from '../../kit/Tile.tsx'
import type { Month } from './semester.ts'

/** A month: its average in a star, and under it each exam (student-area §2, §4). */
export function MonthReport({ month: it }: { month: Month }) {
  return (
    <>
      <div className="flex items-center gap-4.5 p-(--pad)" aria-live="polite" aria-atomic>
        <PercentStar value={it.average_score} text={average(it.average_score)} banded big />
        <div className="grow">
          <p className="text-small text-ink-2">Monthly Report</p>
          <h3 className="font-serif text-[1.25rem] leading-tight font-semibold">
            {month(it.start_date)}
          </h3>
          <p className="num text-small text-ink-2">Average score · Total exams: {it.exam_count}</p>
        </div>
      </div>
      <h3 className="px-(--pad) pb-2.5 text-small font-semibold text-ink-2">Exam History</h3>
      <ul className="rows border-t border-line">
        {it.exams.map((exam, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month's exams keep their places
          <li key={i}>
            <Exam exam={exam} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Exam({ exam }: { exam: Month['exams'][number] }) {
  return (
    <>
      <ScoreTile score={exam.score} />
      <span className="grow">
        <span className="block font-semibold">
          <Duo>{exam.exam_name.trim() || 'Past Exam'}</Duo>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
          <span>
            <Duo>{exam.class_name.trim() || 'Past Class'}</Duo>
          </span>
          <span className="num text-ink-3">{exam.date_formatted}</span>
        </span>
      </span>
      <ScoreText value={exam.score} className="num" />
    </>
  )
}

/** The icon has three colours where the score has four (student-area §4). */
function ScoreTile({ score }: { score: number }) {
  if (score >= 80) {
    return (
      <Tile tone="good">
        <CircleCheck className="icon" />
      </Tile>
    )
  }
  return score >= 70 ? (
    <Tile tone="warn">
      <CircleDot className="icon" />
    </Tile>
  ) : (
    <Tile tone="bad">
      <CircleAlert className="icon" />
    </Tile>
  )
}
