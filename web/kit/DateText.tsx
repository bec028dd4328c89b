import { useDateFormat } from './use-date-format.ts'

type DateTextProps = {
  /** Unix seconds */
  at: number
  format?: 'date' | 'dateTime' | 'month' | 'ago' | 'day'
}

/** A moment as text, in the time zone of the school. */
export function DateText({ at, format = 'date' }: DateTextProps) {
  return useDateFormat()[format](at)
}

/** A `<time>` element; a relative time ('3 hours ago') has the exact time as its tooltip. */
export function Time({
  at,
  format = 'dateTime',
  className,
}: DateTextProps & { className?: string }) {
  const { dateTime } = useDateFormat()
  return (
    <time
      className={className}
      dateTime={new Date(at * 1000).toISOString()}
      title={format === 'ago' ? dateTime(at) : undefined}
    >
      <DateText at={at} format={format} />
    </time>
  )
}
