import { nextPart } from '../../contract/enrolment/parts.ts'
import { type CanDo, canDoOf } from '../../contract/lessons/can-do.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { listEnrolments, type PlanRow, planOf } from '../enrolment/store.ts'
import { readStudentProgress } from '../lessons/student-class-state.ts'
import { getCachedSyllabus, type Syllabus } from '../lessons/syllabus.ts'
import { countAttended, listHeldSessions, readAttendance } from '../live/attendance-summary.ts'
import { listUpcoming } from '../live/lists.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import { readProgressByClass, summarizeClass } from '../study/progress.ts'
import { findAnonymousSubmissions } from '../study/store.ts'

/** What a guardian sees of a class. Times are Unix seconds. */
export type ClassReport = {
  name: string
  lessonsDone: number
  lessonsTotal: number
  /** Live sessions in which the student was there, of all that were held since the student joined. */
  attended: number
  sessions: number
  /** What is due next, and when: the next month, or the next part of a class that is paid in parts; absent if nothing is. */
  fee: { amount: Kobo; dueAt: number } | undefined
  nextSession: { startsAt: number; minutes: number } | undefined
  /** What the student can do in the words of the teacher (R-LEARN-012). */
  canDo: CanDo[]
}

export type Mark = { exam: string; className: string; score: number; at: number }

export type GuardianReport = { classes: ClassReport[]; marks: Mark[] }

const SHOWN_MARKS = 6

/** What is due next: a part of a class that is paid in parts, else the month after the paid one. */
function feeOf(
  enrolment: PlanRow,
  { paidUntil, price }: { paidUntil: number; price: Kobo },
): ClassReport['fee'] {
  if (enrolment.due_at > 0) return { amount: nextPart(planOf(enrolment)), dueAt: enrolment.due_at }
  return paidUntil > 0 ? { amount: price, dueAt: paidUntil } : undefined
}

type Moment = { now: number; timezone: string }

/** The progress, attendance, last marks, next session and fees of a student (R-SESSION-009). */
export async function readReport(
  db: Db,
  studentId: number,
  { now, timezone }: Moment,
): Promise<GuardianReport> {
  const [enrolments, progress, upcoming, marks] = await Promise.all([
    listEnrolments(db, { studentId }),
    readProgressByClass(db, studentId),
    listUpcoming(db, { studentId, now }),
    listMarks(db, { studentId, limit: SHOWN_MARKS }),
  ])
  const classes: ClassReport[] = []
  for (const it of enrolments) {
    const syllabus = await getCachedSyllabus(db, it)
    if (!syllabus) continue
    const { lessonsDone, lessonsTotal, ...summary } = summarizeClass(
      { syllabus, enrolment: it, progress: progress.get(it.id) },
      { now, timezone },
    )
    const held = await listHeldSessions(db, { classId: it.id, now, from: it.enrolledAt })
    const attendance = await readAttendance(db, held, [studentId])
    const next = upcoming.find((session) => session.classId === it.id && !session.isCancelled)
    classes.push({
      ...{ name: syllabus.class.name, lessonsDone, lessonsTotal },
      fee: feeOf(it, { paidUntil: summary.paidUntil, price: syllabus.class.price }),
      attended: countAttended(attendance, studentId),
      sessions: held.length,
      canDo: await readCanDo(db, { studentId, classId: it.id, syllabus }),
      nextSession: next && { startsAt: next.startsAt, minutes: next.minutes },
    })
  }
  return { classes, marks }
}

/** What a student can do in a class; its progress is read only if there are statements. */
async function readCanDo(
  db: Db,
  { studentId, classId, syllabus }: { studentId: number; classId: number; syllabus: Syllabus },
): Promise<CanDo[]> {
  if (syllabus.canDo.length === 0) return []
  const progress = await readStudentProgress(db, { id: classId, studentId })
  const lessons = syllabus.lessons.map(({ id, kind }) => ({
    ...{ id, kind },
    viewed: progress.viewedAtByLesson.has(id),
    examScore: progress.examScores.get(id),
  }))
  return canDoOf(syllabus.canDo, lessons)
}

/** The marked exams of a student that count, the latest first. */
async function listMarks(
  db: Db,
  { studentId, limit }: { studentId: number; limit: number },
): Promise<Mark[]> {
  const rows = await db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.subject as exam', 'classes.name as className'])
    .select(['exam_results.total_score as score', 'exam_results.submitted_at as at'])
    .where('exam_results.student_id', '=', studentId)
    .where('exam_results.counts', '=', 1)
    .where('exam_results.total_score', 'is not', null)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .orderBy('exam_results.submitted_at', 'desc')
    .orderBy('exam_results.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ score, ...row }) => ({ ...row, score: score ?? 0 }))
}

export type Week = { lessons: number; attended: number; sessions: number; marks: Mark[] }

/**
 * What a student did in the last seven days, in the classes of the scope (R-STAFF-006); for a reader without `seesNames` without exams
 * that wait in a class with anonymous marking (R-STAFF-004).
 */
export async function readWeek(
  db: Db,
  studentId: number,
  { scope, seesNames, now }: { scope: Scope; seesNames: boolean; now: number },
): Promise<Week> {
  const from = now - 7 * DAY
  const classes = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['classes.id', 'enrolments.enrolled_at as enrolledAt'])
    .where('enrolments.student_id', '=', studentId)
    .where('classes.deleted_at', 'is', null)
    .$call(inScope(scope, 'classes.id'))
    .execute()
  const classIds = classes.map(({ id }) => id)
  const hidden = seesNames ? [] : await findAnonymousSubmissions(db, { studentId })
  const { lessons } = await db
    .selectFrom('lesson_views')
    .select((it) => it.fn.countAll<number>().as('lessons'))
    .where('student_id', '=', studentId)
    .where('class_id', 'in', [0, ...classIds])
    .where('viewed_at', '>', from)
    .where('lesson_id', 'not in', [0, ...hidden])
    .executeTakeFirstOrThrow()
  let [attended, sessions] = [0, 0]
  for (const { id: classId, enrolledAt } of classes) {
    const held = await listHeldSessions(db, { classId, now, from: Math.max(from, enrolledAt) })
    sessions += held.length
    attended += countAttended(await readAttendance(db, held, [studentId]), studentId)
  }
  const marks = await db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.subject as exam', 'classes.name as className'])
    .select(['exam_results.total_score as score', 'exam_results.submitted_at as at'])
    .where('exam_results.student_id', '=', studentId)
    .where('exam_results.counts', '=', 1)
    .where('exam_results.total_score', 'is not', null)
    .where('exam_results.submitted_at', '>', from)
    .where('lessons.class_id', 'in', [0, ...classIds])
    .where('lessons.deleted_at', 'is', null)
    .orderBy('exam_results.submitted_at', 'desc')
    .limit(SHOWN_MARKS)
    .execute()
  return {
    ...{ lessons: Number(lessons), attended, sessions },
    marks: marks.map(({ score, ...row }) => ({ ...row, score: score ?? 0 })),
  }
}
