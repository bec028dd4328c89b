import { isoDay } from '../../contract/school-time.ts'

/** The day, month and year of a joining by the school's clock, as the list writes them (R-ASTUD-003). */
export function joinDateParts(joinedAt: number, timezone: string) {
  const [year, month, day] = isoDay(joinedAt, timezone).split('-').map(Number)
  return { day: String(day), month: String(month), year: String(year) }
}
