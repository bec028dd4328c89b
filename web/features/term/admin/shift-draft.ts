import {
  daysBetween,
  firstDay,
  MAX_SHIFT_DAYS,
  type ShiftedDate,
  shiftedDates,
} from '../../../../contract/term/term.ts'
import { m } from '../../../../messages/m.ts'
import { required } from '../../../forms/field-rules.ts'

/** How the dates of a copy are moved: by weeks, or so that the first one is on a day. */
export type ShiftDraft = {
  by: 'weeks' | 'start'
  /** As typed; negative for earlier. */
  weeks: string
  /** 'YYYY-MM-DD', '' for none. */
  start: string
}

const WEEK_DAYS = 7

/** All dates of the copied class or lesson. */
export type CopiedDates = Parameters<typeof shiftedDates>[0]

/** The fewest weeks, at least one, after which the first date is not in the past; 0 without dates. */
function weeksToNow(first: string | undefined, today: string): number {
  return first === undefined ? 0 : Math.max(1, Math.ceil(daysBetween(first, today) / WEEK_DAYS))
}

/** The dates before a shift, and the day of the first one; undefined without dates. */
export function datesOf(copied: CopiedDates, timezone: string) {
  const dates = shiftedDates(copied, 0, timezone)
  return { dates, first: firstDay(dates, timezone) }
}

/** The shift that a new form proposes: to the present term. */
export function initialShift(first: string | undefined, today: string): ShiftDraft {
  const weeks = weeksToNow(first, today)
  return { by: 'weeks', weeks: String(weeks), start: '' }
}

/** The shift in days; undefined for an incomplete or invalid one. */
export function shiftDaysOf(draft: ShiftDraft, first: string | undefined): number | undefined {
  if (first === undefined) return 0
  const typed = draft.weeks.trim()
  const weeks = /^-?\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
  const days = draft.by === 'weeks' ? weeks * WEEK_DAYS : daysBetween(first, draft.start)
  return Math.abs(days) <= MAX_SHIFT_DAYS ? days : undefined
}

/** The rules of the shift fields of a form; `first` is the day of the first date. */
export function shiftRules(first: string | undefined) {
  const isInvalid = (draft: ShiftDraft) => shiftDaysOf(draft, first) === undefined
  return {
    weeks: (_: string, draft: ShiftDraft) =>
      draft.by === 'weeks' && isInvalid(draft)
        ? m.term_enter_weeks({ max: Math.floor(MAX_SHIFT_DAYS / WEEK_DAYS) })
        : undefined,
    start: (_: string, draft: ShiftDraft) =>
      draft.by === 'start' && isInvalid(draft) ? m.term_choose_first_day() : undefined,
  }
}

export const nameRule = required(m.term_enter_name())

/** Whether a date of the copy has passed at `now` (Unix seconds). */
export const isPast = ({ after }: ShiftedDate, now: number) => after < now
