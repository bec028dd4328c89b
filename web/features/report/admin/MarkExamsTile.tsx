import { ClipboardCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { locale, m } from '../../../../messages/m.ts'
import { formatNumber, withNumerals } from '../../../../messages/runtime.ts'
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
          {m.report_mark_exams()}{' '}
          <span className="count-badge align-[1px]">{formatNumber(count, locale)}</span>
        </h2>
        <p className="text-small text-ink-2">
          {timeRemaining ? m.report_ai_subscription_ends() : m.report_ai_subscription_expired()}
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

const padTwoDigits = (n: number) => withNumerals(String(n).padStart(2, '0'), locale)

// role=timer is not announced each second
function Countdown({ timeRemaining }: { timeRemaining: TimeLeft }) {
  return (
    <div className="report-countdown num" role="timer" aria-label={m.report_ai_subscription_ends()}>
      {[
        [timeRemaining.days, m.report_days()],
        [timeRemaining.hours, m.report_hours()],
        [timeRemaining.minutes, m.report_minutes()],
        [timeRemaining.seconds, m.report_seconds()],
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
