import { type GatedLesson, lessonAccess } from '../../contract/lesson-access.ts'
import { holdEnrolment } from '../enrolment/store.ts'
import { standingIn } from '../exams/standing.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { findSeat, insertView, type Seat } from './store.ts'

export type Asked = {
  studentId: number
  /** Id or rand. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/**
 * Lets a student into a lesson, or refuses in the words of the first check that fails (student-area §4). The
 * first opening is recorded: it is the student's attendance and counts for the month's limit.
 */
export async function openLesson(school: School, asked: Asked): Promise<GatedLesson> {
  const seat = await seatOf(school.db, asked)
  const lesson = await mayOpen(school, school.db, seat, asked)
  if (lesson.viewed) return lesson
  return inTransaction(school.db, async (tx) => {
    // two openings of one student come one by one, or both would count a limit that only one may fill
    await holdEnrolment(tx, asked.studentId, seat.id)
    const still = await mayOpen(school, tx, seat, asked)
    if (still.viewed) return still
    await insertView(tx, { ...asked, classId: seat.id })
    return { ...still, viewed: true, viewedAt: asked.now }
  })
}

/** A lesson of a class as it stands for a student, whether or not it is open. Refuses one of another class. */
export async function findGated(school: School, db: Db, seat: Seat, asked: Asked) {
  const standing = await standingIn(db, {
    studentId: asked.studentId,
    aClass: { id: seat.id, monthlyLimit: seat.monthly_limit },
    now: asked.now,
    timezone: school.config.SITE_TIMEZONE,
  })
  const lesson = standing.lessons.find((it) => it.id === asked.lessonId)
  return { standing, lesson: lesson ?? refuse('Lesson not found') }
}

/** A class and a student's place in it. Refuses a missing class. */
export async function seatOf(db: Db, { classRef, studentId }: Asked): Promise<Seat> {
  return (await findSeat(db, classRef, studentId)) ?? refuse('Class not found')
}

async function mayOpen(school: School, db: Db, seat: Seat, asked: Asked): Promise<GatedLesson> {
  const { lesson, standing } = await findGated(school, db, seat, asked)
  const access = lessonAccess(lesson, standing)
  if (!access.open) refuse(access.message)
  return lesson
}
