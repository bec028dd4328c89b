import { DAY } from '../platform/duration.ts'
import type { Kobo } from '../platform/kobo.ts'
import { addMonths, dayOfMonth } from '../platform/school-time.ts'
import { naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MIN_CARD_FUNDING } from '../wallet/wallet.ts'

/** Rules of a class that is paid in parts, for the screen and the server (R-PAY-006). */

export const MIN_PARTS = 2
export const MAX_PARTS = 6
/** The highest grace that a school can set, in days. */
export const MAX_GRACE_DAYS = 60

/** The smallest part, which a card can pay. */
const MIN_PART = MIN_CARD_FUNDING

/** One part of a total, counted from 1: whole naira, and the first part has what remains. */
export function partOf(total: Kobo, parts: number, index: number): Kobo {
  const each = Math.floor(total / parts / 100) * 100
  return index === 1 ? total - each * (parts - 1) : each
}

/** The number of parts in which a total may be paid: 0 if a part would be below ₦100. */
export function partsFor(total: Kobo, parts: number): number {
  return parts >= MIN_PARTS && partOf(total, parts, 2) >= MIN_PART ? parts : 0
}

/** What a student agreed to when joining, and how far it is paid. Times are Unix seconds. */
export type PartPlan = {
  total: Kobo
  parts: number
  partsPaid: number
  /** When the next part is due; 0 once all are paid. */
  dueAt: number
  /** The end of access: the due date and the grace. */
  paidUntil: number
  /** The day of the month on which parts are due. */
  startDay: number
}

/** The amount of the next part. */
export const nextPart = ({ total, parts, partsPaid }: PartPlan): Kobo =>
  partOf(total, parts, partsPaid + 1)

/** What is not paid yet. */
export function unpaidOf({ total, parts, partsPaid }: PartPlan): Kobo {
  let rest = 0
  for (let index = partsPaid + 1; index <= parts; index++) rest += partOf(total, parts, index)
  return rest
}

type Moment = { now: number; timezone: string; graceDays: number }

/** The plan of a student who joins and pays the first part. */
export function firstPart(
  { total, parts }: Pick<PartPlan, 'total' | 'parts'>,
  { now, timezone, graceDays }: Moment,
): PartPlan {
  const startDay = dayOfMonth(now, timezone)
  const dueAt = addMonths(now, 1, timezone, startDay)
  return { total, parts, partsPaid: 1, dueAt, paidUntil: dueAt + graceDays * DAY, startDay }
}

/**
 * The plan after the next part was paid: the last one opens the class for good. The following part is due a month after this
 * one was due; a month from now if the access had ended, because there was none in between.
 */
export function afterNextPart(plan: PartPlan, { now, timezone, graceDays }: Moment): PartPlan {
  const partsPaid = plan.partsPaid + 1
  if (partsPaid >= plan.parts) return { ...plan, partsPaid, dueAt: 0, paidUntil: 0 }
  const isOver = now > plan.paidUntil
  const startDay = isOver ? dayOfMonth(now, timezone) : plan.startDay
  const dueAt = addMonths(isOver ? now : plan.dueAt, 1, timezone, startDay)
  return { ...plan, partsPaid, dueAt, paidUntil: dueAt + graceDays * DAY, startDay }
}

/** The plan of a student as the site shows it; absent once all is paid. */
export const partPlan = z.object({
  /** How many parts are paid, of how many. */
  paid: z.int(),
  of: z.int(),
  /** The next part, and all that is not paid. */
  next: naira,
  rest: naira,
  due: unixSeconds,
})
export type ShownPlan = z.output<typeof partPlan>

/** A plan as the site shows it; undefined once all is paid, or without one. */
export function toShownPlan(plan: PartPlan): ShownPlan | undefined {
  if (plan.dueAt === 0) return undefined
  return {
    paid: plan.partsPaid,
    of: plan.parts,
    next: nextPart(plan),
    rest: unpaidOf(plan),
    due: plan.dueAt,
  }
}
