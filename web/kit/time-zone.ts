import { createContext, useContext, useMemo } from 'react'
import { createDateFormat, type DateFormat } from './dates.ts'

/** The time zone until the settings are loaded. */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos'

/** The time zone of the school. The router provides it from the settings; a change redraws every date. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE)

/** The time zone of the school: 'Africa/Lagos' */
export function useTimeZone(): string {
  return useContext(TimeZoneContext)
}

/** The date formats in the time zone of the school. */
export function useDateFormat(): DateFormat {
  const timeZone = useTimeZone()
  return useMemo(() => createDateFormat(timeZone), [timeZone])
}
