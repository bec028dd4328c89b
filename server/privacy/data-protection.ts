import { isoDay, parseDateTimeLocal } from '../../contract/platform/school-time.ts'
import type { AppContext } from '../platform/app-context.ts'
import { numberOf } from './complaints.ts'
import { countOfPeriod, listComplaints, readResponsible } from './data-protection-store.ts'

/** The year of a moment in the time zone of the school, from its first second to that of the next. */
export function yearBounds(year: number, timezone: string): { from: number; until: number } {
  const startOf = (it: number) => parseDateTimeLocal(`${it}-01-01T00:00`, timezone)
  return { from: startOf(year), until: startOf(year + 1) }
}

/** What owners read under Settings, Data protection (R-SAFE-009). */
export async function readDataProtection(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { page, now }: { page: number; now: number },
) {
  const timezone = config.SITE_TIMEZONE
  const year = Number(isoDay(now, timezone).slice(0, 4))
  const [responsible, counts, complaints] = await Promise.all([
    readResponsible(db),
    countOfPeriod(db, yearBounds(year, timezone)),
    listComplaints(db, page),
  ])
  const { controller, address, officer, processors, version } = responsible
  return {
    ...{ controller, address, officer, processors, version: String(version) },
    ...{ contactEmail: responsible.contact_email, contactPhone: responsible.contact_phone },
    year,
    ...counts,
    items: complaints.rows.map((it) => ({
      ...{ id: it.id, name: it.name, email: it.email, complaint: it.body, answer: it.answer },
      number: numberOf(it.id, it.received_at, timezone),
      receivedAt: it.received_at,
      dueAt: it.due_at,
      answeredAt: it.answered_at ?? 0,
    })),
    total: complaints.total,
    page: complaints.page,
  }
}
