import { useMemo } from 'react'
import { createDateFormat, type DateFormat } from './dates.ts'
import { useTimeZone } from './time-zone.ts'

/** The date formats in the time zone of the school. */
export function useDateFormat(): DateFormat {
  const timeZone = useTimeZone()
  return useMemo(() => createDateFormat(timeZone), [timeZone])
}
