import { Timer, Trophy } from 'lucide-react'
import { classNames } from '../../kit/class-names.ts'
import { Meter } from '../../kit/Meter.tsx'
import { clockText, LAST_SECONDS, secondsOf } from './clock-text.ts'
import { type Run, totalLeftMs } from './run.ts'

/** Time and score, for the bar. */
export function Figures({ run }: { run: Run }) {
  const left = totalLeftMs(run)
  return (
    <>
      <span
        className={classNames(
          'clock num',
          secondsOf(left) <= LAST_SECONDS && !run.answer && 'text-bad-ink',
        )}
        role="timer"
      >
        <Timer className="icon" aria-hidden />
        <span className="sr-only">Time left </span>
        {clockText(left)}
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

/** How far the run is. */
export function Progress({ run: { at, questions } }: { run: Run }) {
  const label = `Question ${at + 1} of ${questions.length}`
  return (
    <div className="grid gap-2">
      <div className="num flex justify-between">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2">{Math.round(((at + 1) / questions.length) * 100)}%</span>
      </div>
      <Meter value={at + 1} max={questions.length} label={label} />
    </div>
  )
}
