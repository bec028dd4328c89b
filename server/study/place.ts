import type { GatedLesson, Standing } from '../../contract/lesson-access.ts'
import { isVisible } from '../classes/visibility.ts'
import { endOf, isExpired } from '../enrolment/store.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { findSeat, listProgress, type Progress, type Seat } from './store.ts'
import { type Syllabus, syllabusOf } from './syllabus.ts'

/** A student's place in a class, or beside it. `paidUntil` is Unix seconds, 0 for no end. */
export type Place = {
  seat: Seat
  syllabus: Syllabus
  studentId: number
  isEnrolled: boolean
  paidUntil: number
}

/**
 * Where a student is in a class, which is named by its id or rand. Declines a missing class, and in the same words an
 * inactive one that the student is not in (decision 0371).
 */
export async function placeOf(
  db: Db,
  { classRef, studentId, isAdmin }: { classRef: string; studentId: number; isAdmin: boolean },
): Promise<Place> {
  const seat = (await findSeat(db, classRef, studentId)) ?? refuse('Class not found')
  const syllabus = (await syllabusOf(db, seat)) ?? refuse('Class not found')
  const isEnrolled = seat.enrolment_id !== null
  if (!isVisible(syllabus.aClass, { isEnrolled, isAdmin })) refuse('Class not found')
  const paidUntil = endOf({ paid_until: seat.paid_until ?? 0, monthly: seat.monthly })
  return { seat, syllabus, studentId, isEnrolled, paidUntil }
}

/** What the student did in the class, by lesson: the moment each was viewed, and which exams were submitted. */
export type Done = { viewedAt: Map<number, number>; submitted: Set<number> }

/** Reads what a student did in a class so far. */
export async function doneIn(db: Db, { seat, studentId }: Place): Promise<Done> {
  const progress = await listProgress(db, { classId: seat.id, studentId })
  const of = (submitted: number) => progress.filter((it: Progress) => it.submitted === submitted)
  return {
    viewedAt: new Map(of(0).map((it) => [it.lesson_id, it.at])),
    submitted: new Set(of(1).map((it) => it.lesson_id)),
  }
}

/** What `lessonAccess` asks for (student-area §4). */
export function standingOf(
  { seat, syllabus, isEnrolled, paidUntil }: Place,
  done: Done,
  { now, timezone }: { now: number; timezone: string },
): Standing {
  return {
    enrolled: isEnrolled,
    expired: isExpired({ paidUntil }, now),
    monthlyLimit: seat.monthly_limit,
    lessons: syllabus.lessons.map(({ id, kind, scheduled, opensAt }): GatedLesson => {
      const viewedAt = done.viewedAt.get(id)
      return {
        id,
        kind,
        scheduled,
        opensAt,
        viewed: viewedAt !== undefined,
        viewedAt: viewedAt ?? 0,
        examDone: done.submitted.has(id),
      }
    }),
    now,
    timezone,
  }
}
