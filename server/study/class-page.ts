import type { LessonRow } from '../../contract/lessons.ts'
import type { ClassPage } from '../../contract/study.ts'
import { endOf, isExpired } from '../enrolment/store.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { findSeat, listProgress } from './store.ts'
import { syllabusOf } from './syllabus.ts'

/**
 * A class with its lessons in order and what this student did with them (student-area §3, §7). Nobody finds a
 * lesson's text or the address of its material here; a timetable's text is for those enrolled. Refuses a
 * missing class.
 */
export async function classPage(
  db: Db,
  { classRef, studentId, now }: { classRef: string; studentId: number; now: number },
): Promise<ClassPage> {
  const seat = (await findSeat(db, classRef, studentId)) ?? refuse('Class not found')
  const isEnrolled = seat.enrolment_id !== null
  const syllabus = (await syllabusOf(db, seat)) ?? refuse('Class not found')
  const paidUntil = endOf({ paid_until: seat.paid_until ?? 0, monthly: seat.monthly })
  return {
    class: syllabus.class,
    lessons: isEnrolled
      ? withProgress(syllabus.lessons, await listProgress(db, studentId, seat.id))
      : syllabus.lessons.map((it) => ({ ...it, about: '' })),
    isEnrolled,
    paidUntil,
    subscription: subscriptionOf(isEnrolled, isExpired({ paidUntil }, now)),
    monthlyLimit: seat.monthly_limit,
  }
}

function subscriptionOf(isEnrolled: boolean, expired: boolean): ClassPage['subscription'] {
  if (!isEnrolled) return 'none'
  return expired ? 'expired' : 'active'
}

type Progress = Awaited<ReturnType<typeof listProgress>>

function withProgress(lessons: LessonRow[], progress: Progress): LessonRow[] {
  const viewed = new Map(progress.filter((it) => !it.submitted).map((it) => [it.lesson_id, it.at]))
  const submitted = new Set(progress.filter((it) => it.submitted).map((it) => it.lesson_id))
  return lessons.map((it) => ({
    ...it,
    viewed: viewed.has(it.id),
    viewedAt: viewed.get(it.id) ?? 0,
    examDone: submitted.has(it.id),
  }))
}
