import { ClipboardCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../../api/paths.ts'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { type TimeLeft, timeLeft } from './time-left.ts'

type MarkExamsTileProps = { count: number /** Unix seconds. */; aisub: number }

/** The way to mark exams, counting down to the end of the AI subscription; disabled once that has passed (wallet-and-admin §4). */
export function MarkExamsTile({ count, aisub }: MarkExamsTileProps) {
  const left = timeLeft(aisub, useNow())
  return (
    <Card className="report-mark" aria-labelledby="mark-exams">
      <Tile tone={left ? 'warn' : 'plain'}>
        <ClipboardCheck className="icon" aria-hidden />
      </Tile>
      <div className="flex-[1_1_200px]">
        <h2 id="mark-exams" className={`report-tile-name ${left ? '' : 'text-ink-2'}`}>
          Mark Exams <span className="pip align-[1px]">{count}</span>
        </h2>
        <p className="text-small text-ink-2">
          {left
            ? 'AI subscription ends in'
            : 'AI subscription expired - renew to enable auto-marking'}
        </p>
      </div>
      {left && <Countdown left={left} />}
      {left ? (
        <ButtonLink to={paths.admin.exams} aria-label="Manage Mark Exams">
          Manage
        </ButtonLink>
      ) : (
        <Button disabled aria-label="Manage Mark Exams">
          Manage
        </Button>
      )}
    </Card>
  )
}

const twoFigures = (n: number) => String(n).padStart(2, '0')

// a timer is not announced at every step; whoever wants to know goes there
function Countdown({ left }: { left: TimeLeft }) {
  return (
    <div className="report-ticks num" role="timer" aria-label="AI subscription ends in">
      {[
        [left.days, 'days'],
        [left.hours, 'hours'],
        [left.minutes, 'min'],
        [left.seconds, 'sec'],
      ].map(([n, unit]) => (
        <span key={unit}>
          <b>{twoFigures(Number(n))}</b> {unit}
        </span>
      ))}
    </div>
  )
}

/** The time now in Unix seconds, again at every second (wallet-and-admin §9). */
function useNow() {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
