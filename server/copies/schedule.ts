import { addDays, isoDay, parseDateTimeLocal } from '../../contract/platform/school-time.ts'

/** The planned copies before and after a time: each day at `hour` ('03:00') in the time zone of the school. */
export function slotsAround(
  at: number,
  { hour, timezone }: { hour: string; timezone: string },
): { last: number; next: number } {
  const slotOf = (time: number) => parseDateTimeLocal(`${isoDay(time, timezone)}T${hour}`, timezone)
  const today = slotOf(at)
  return today <= at
    ? { last: today, next: slotOf(addDays(at, 1, timezone)) }
    : { last: slotOf(addDays(at, -1, timezone)), next: today }
}
