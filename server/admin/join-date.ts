import { isoDay } from '../../contract/platform/school-time.ts'

/** Day, month and year of joining in the school's time zone, as text without leading zeros (R-ASTUD-003). */
export function joinDateParts(joinedAt: number, timezone: string) {
  const [year, month, day] = isoDay(joinedAt, timezone).split('-').map(Number)
  return { day: String(day), month: String(month), year: String(year) }
}
