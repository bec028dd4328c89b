import { ClipboardCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { type TimeLeft, timeLeft } from './time-left.ts'

type MarkExamsTileProps = { count: number /** Unix seconds. */; aiSubscriptionEnd: number }

/** The tile to exam marking, with a countdown to the end of the AI subscription (R-ADASH-006, R-ADASH-007). */
export function MarkExamsTile({ count, aiSubscriptionEnd }: MarkExamsTileProps) {
  const timeRemaining = timeLeft(aiSubscriptionEnd, useNow())
  return (
    <Card className="report-mark-exams" aria-labelledby="mark-exams">
      <Tile tone={timeRemaining ? 'warning' : 'plain'}>
        <ClipboardCheck className="icon" aria-hidden />
      </Tile>
      <div className="flex-[1_1_200px]">
        <h2 id="mark-exams" className={`report-tile-name ${timeRemaining ? '' : 'text-ink-2'}`}>
          {m.report_mark_exams()} <span className="count-badge align-[1px]">{count}</span>
        </h2>
        <p className="text-small text-ink-2">
          {timeRemaining
            ? m.report_ai_subscription_ends()
            : m.report_ai_subscription_expired_renew_enable()}
        </p>
      </div>
      {timeRemaining && <Countdown timeRemaining={timeRemaining} />}
      {timeRemaining ? (
        <ButtonLink to={paths.admin.exams} aria-label={m.report_manage_mark_exams()}>
          {m.report_manage()}
        </ButtonLink>
      ) : (
        <Button disabled aria-label={m.report_manage_mark_exams()}>
          {m.report_manage()}
        </Button>
      )}
    </Card>
  )
}

const padTwoDigits = (n: number) => String(n).padStart(2, '0')

// role=timer is not announced each second
function Countdown({ timeRemaining }: { timeRemaining: TimeLeft }) {
  return (
    <div className="report-countdown num" role="timer" aria-label={m.report_ai_subscription_ends()}>
      {[
        [timeRemaining.days, 'days'],
        [timeRemaining.hours, 'hours'],
        [timeRemaining.minutes, 'min'],
        [timeRemaining.seconds, 'sec'],
      ].map(([amount, unit]) => (
        <span key={unit}>
          <b>{padTwoDigits(Number(amount))}</b> {unit}
        </span>
      ))}
    </div>
  )
}

/** The current time in Unix seconds, updated every second (R-ADASH-007). */
function useNow() {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
