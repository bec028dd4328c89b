import { useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { classNames } from '../../../kit/class-names.ts'
import { clockText } from '../../../kit/number-text.ts'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { schoolNow } from '../shared/school-clock.ts'
import type { Timing } from './timing.ts'

/** A screen reader hears the rest of the time when it falls to these minutes, and never between. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1]
/** From here on the seconds are shown. */
const LAST_SECONDS = 5 * 60

type ExamTimerProps = {
  timing: Timing & { endsAt: number }
  /** Called once when the time has run out. */
  onTimeUp: () => void
}

/** How much time is left, calmly: in minutes, and in seconds at the end (R-FAIR-001). */
export function ExamTimer({ timing, onTimeUp }: ExamTimerProps) {
  const { examRand, endsAt } = timing
  const secondsLeft = () => Math.max(0, endsAt - schoolNow(examRand))
  const [left, setLeft] = useState(secondsLeft)
  const [announced, setAnnounced] = useState('')
  const clock = useClockCheck()
  const tick = useEffectEvent(() => {
    clock.check()
    const now = secondsLeft()
    if (now === left) return
    const passed = ANNOUNCED_MINUTES.find((it) => now <= it * 60 && left > it * 60)
    if (passed) setAnnounced(m.fair_left_announced({ count: passed }))
    setLeft(now)
  })
  const end = useEffectEvent(() => {
    if (secondsLeft() === 0) onTimeUp()
  })
  // the clock of the device may have been set to a later hour
  const endOnceKnown = useEffectEvent(() => void clock.answer().then(() => end()))
  useEffect(() => {
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) endOnceKnown()
  }, [isOver])
  return (
    <div
      role="timer"
      className={classNames('exam-timer', left <= LAST_SECONDS && 'exam-timer-last')}
    >
      <Clock className="icon icon-s" aria-hidden />
      <span className="num">{leftText(left)}</span>
      <EndTime at={endsAt} />
      <span className="sr-only" role="status">
        {announced}
      </span>
    </div>
  )
}

function EndTime({ at }: { at: number }) {
  const { dateTime } = useDateFormat()
  return (
    <span className="text-ink-2">
      <Text of={m.fair_until} time={dateTime(at)} />
    </span>
  )
}

function leftText(seconds: number): string {
  if (seconds > LAST_SECONDS) {
    const minutes = Math.ceil(seconds / 60)
    const hours = Math.floor(minutes / 60)
    if (hours < 24)
      return hours > 0
        ? m.fair_left_hours({ hours, minutes: minutes % 60 })
        : m.fair_left_minutes({ count: minutes })
    return m.fair_left_days({ count: Math.floor(hours / 24) })
  }
  return m.fair_left_clock({ time: clockText(seconds) })
}

/** In milliseconds. */
const CLOCK_JUMP = 30_000

/** Constant while the clock of the device runs; another value after it was set, or after the device slept. */
const clockOffset = () => Date.now() - performance.now()

/**
 * Reads the time of the server again when the clock of the device was set while an exam is written, so that its end comes neither early
 * nor late (R-FAIR-001). Without a connection the clock of the device counts.
 */
function useClockCheck() {
  const queryClient = useQueryClient()
  const [atFirst] = useState(clockOffset)
  const known = useRef(atFirst)
  const answer = useRef<Promise<unknown>>(Promise.resolve())
  return {
    check() {
      const offset = clockOffset()
      if (Math.abs(offset - known.current) < CLOCK_JUMP) return
      known.current = offset
      answer.current = invalidate(queryClient, keys.lessonPages)
    },
    /** Resolves when the time is known again. */
    answer: () => answer.current,
  }
}
