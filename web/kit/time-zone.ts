import { createContext, useContext } from 'react'

/** The time zone until the settings are loaded. */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos'

/** The time zone of the school. The router provides it from the settings; a change redraws every date. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE)

/** The time zone of the school: 'Africa/Lagos' */
export function useTimeZone(): string {
  return useContext(TimeZoneContext)
}
