import { type GatedLesson, lessonAccess } from '../../contract/lesson-access.ts'
import { holdEnrolment } from '../enrolment/store.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { doneIn, type Place, placeOf, standingOf } from './place.ts'
import { insertView } from './store.ts'

export type Asked = {
  studentId: number
  isAdmin: boolean
  /** Id or rand. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/** A lesson as it stands for a student, in the class it was asked for. */
export type Found = { place: Place; lesson: GatedLesson }

/**
 * Lets a student into a lesson, or refuses in the words of the first check that fails (student-area §4). The
 * first opening is recorded: it is the student's attendance and counts for the month's limit.
 */
export async function openLesson(school: School, asked: Asked): Promise<Found> {
  const place = await placeOf(school.db, asked)
  const lesson = await mayOpen(school, school.db, place, asked)
  if (lesson.viewed) return { place, lesson }
  const opened = await inTransaction(school.db, async (tx) => {
    // two openings of one student come one by one, or both would count a limit that only one may fill
    await holdEnrolment(tx, asked.studentId, place.seat.id)
    const still = await mayOpen(school, tx, place, asked)
    if (still.viewed) return still
    await insertView(tx, { ...asked, classId: place.seat.id })
    return { ...still, viewed: true, viewedAt: asked.now }
  })
  return { place, lesson: opened }
}

/** A lesson as it stands, whether or not it is open. Refuses a missing one and one of another class. */
export async function findAnyLesson(school: School, asked: Asked): Promise<Found> {
  const place = await placeOf(school.db, asked)
  const { lesson } = await gated(school, school.db, place, asked)
  return { place, lesson }
}

async function mayOpen(school: School, db: Db, place: Place, asked: Asked): Promise<GatedLesson> {
  const { lesson, standing } = await gated(school, db, place, asked)
  const access = lessonAccess(lesson, standing)
  if (!access.open) refuse(access.message)
  return lesson
}

async function gated({ config }: School, db: Db, place: Place, { lessonId, now }: Asked) {
  const done = await doneIn(db, place)
  const standing = standingOf(place, done, { now, timezone: config.SITE_TIMEZONE })
  const lesson = standing.lessons.find((it) => it.id === lessonId)
  return { standing, lesson: lesson ?? refuse('Lesson not found') }
}
