import { encodeClassPage, type StandingOnPage } from '../../contract/study.ts'
import { endOf, isExpired } from '../enrolment/store.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { findSeat, listProgress } from './store.ts'
import { syllabusOf } from './syllabus.ts'

/**
 * A class with its lessons in order and what this student did with them, on the wire (student-area §3, §7).
 * Nobody finds a lesson's text or the address of its material here; a timetable's text is for those enrolled.
 * Refuses a missing class.
 */
export async function classPage(
  db: Db,
  { classRef, studentId, now }: { classRef: string; studentId: number; now: number },
) {
  const seat = (await findSeat(db, classRef, studentId)) ?? refuse('Class not found')
  const isEnrolled = seat.enrolment_id !== null
  const syllabus = (await syllabusOf(db, seat)) ?? refuse('Class not found')
  const progress = isEnrolled ? await listProgress(db, { classId: seat.id, studentId }) : []
  const paidUntil = endOf({ paid_until: seat.paid_until ?? 0, monthly: seat.monthly })
  return encodeClassPage(syllabus, {
    isEnrolled,
    paidUntil,
    subscription: subscriptionOf(isEnrolled, isExpired({ paidUntil }, now)),
    monthlyLimit: seat.monthly_limit,
    viewedAt: new Map(progress.filter((it) => !it.submitted).map((it) => [it.lesson_id, it.at])),
    submitted: new Set(progress.filter((it) => it.submitted).map((it) => it.lesson_id)),
  })
}

function subscriptionOf(isEnrolled: boolean, expired: boolean): StandingOnPage['subscription'] {
  if (!isEnrolled) return 'none'
  return expired ? 'expired' : 'active'
}
