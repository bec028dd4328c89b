import { dayOf } from '../../contract/school-time.ts'

/** The day, month and year of a joining by the school's clock, as the list writes them (wallet-and-admin §3). */
export function joinedOn(at: number, timezone: string) {
  const [year, month, day] = dayOf(at, timezone).split('-').map(Number)
  return { day: String(day), month: String(month), year: String(year) }
}
