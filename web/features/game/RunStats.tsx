import { Timer, Trophy } from 'lucide-react'
import { classNames } from '../../kit/class-names.ts'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { clockText, LAST_SECONDS, secondsOf } from './clock-text.ts'
import { type Run, totalLeftMs } from './run.ts'

/** The remaining time and the score. */
export function RunStats({ run }: { run: Run }) {
  const leftMs = totalLeftMs(run)
  return (
    <>
      <span
        className={classNames(
          'clock num',
          secondsOf(leftMs) <= LAST_SECONDS && !run.answer && 'text-danger-ink',
        )}
        role="timer"
      >
        <Timer className="icon" aria-hidden />
        <span className="sr-only">Time left </span>
        {clockText(leftMs)}
      </span>
      <span className="badge badge-gold num">
        <Trophy className="icon" aria-hidden />
        <span>
          Score {run.score}/{run.questions.length}
        </span>
      </span>
    </>
  )
}

/** The progress of a run. */
export function RunProgress({ run: { questionIndex, questions } }: { run: Run }) {
  const label = `Question ${questionIndex + 1} of ${questions.length}`
  return (
    <div className="grid gap-2">
      <div className="num flex justify-between">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2">
          {Math.round(((questionIndex + 1) / questions.length) * 100)}%
        </span>
      </div>
      <ProgressBar value={questionIndex + 1} max={questions.length} label={label} />
    </div>
  )
}
