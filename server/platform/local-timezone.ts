import { declareLocalTimezone } from '../../contract/school-time.ts'
import { type Config, DEFAULT_TIMEZONE } from './config.ts'

/**
 * Makes the school's time zone that of `Date`, if it is the default one. For another one the configuration has already created a
 * formatter to verify its name, and not every name that a formatter knows is one of `TZ`.
 */
export function setSchoolTimezone({ SITE_TIMEZONE }: Pick<Config, 'SITE_TIMEZONE'>): void {
  if (SITE_TIMEZONE !== DEFAULT_TIMEZONE) return
  process.env.TZ = SITE_TIMEZONE
  declareLocalTimezone(SITE_TIMEZONE)
}
