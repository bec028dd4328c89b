import { type SqlBool, sql } from 'kysely'
import type { LessonOpening } from '../../contract/lessons/manage-lessons.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Db } from '../platform/db.ts'
import { selectAnonymousSubmissions } from './store.ts'

/**
 * The openings of the lessons of a class. Without `seesNames` an exam is left out while its submission waits in a class with
 * anonymous marking, because its time would tell whose it is (R-STAFF-004).
 */
export type AttendanceOf = { classId: number; seesNames: boolean }

/** A lesson that was only kept on a device has no time; an exam that was kept is opened when it is submitted. */
const openedAt = sql<number>`case when lesson_views.viewed_at > 0 then lesson_views.viewed_at else (
  select submitted_at from exam_results where exam_results.student_id = lesson_views.student_id
    and exam_results.lesson_id = lesson_views.lesson_id and exam_results.counts = 1) end`

function selectOpenings(db: Db, { classId, seesNames }: AttendanceOf) {
  // few students and lessons are deleted: lists of the others would be longer
  const deletedStudents = db.selectFrom('users').select('id').where('deleted_at', 'is not', null)
  const deletedLessons = db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('deleted_at', 'is not', null)
  const students = db
    .selectFrom('enrolments')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', 'not in', deletedStudents)
  const hidden = selectAnonymousSubmissions(db).where('class_id', '=', classId)
  return db
    .selectFrom('lesson_views')
    .where('lesson_views.class_id', '=', classId)
    .where('lesson_views.student_id', 'in', students)
    .where('lesson_views.lesson_id', 'not in', deletedLessons)
    .where(openedAt, '>', 0)
    .$if(!seesNames, (it) =>
      it.where(sql<SqlBool>`(lesson_views.student_id, lesson_views.lesson_id) not in (${hidden})`),
    )
}

/** The names and emails of the students of a class, and the subjects of its lessons, by their ids. */
export async function listAttendanceNames(db: Db, classId: number) {
  const [students, lessons] = await Promise.all([
    db
      .selectFrom('enrolments')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .select(['users.id', 'users.name', 'users.email'])
      .where('enrolments.class_id', '=', classId)
      .where('users.deleted_at', 'is', null)
      .execute(),
    db.selectFrom('lessons').select(['id', 'subject']).where('class_id', '=', classId).execute(),
  ])
  return {
    students: new Map(students.map((it) => [it.id, it])),
    subjects: new Map(lessons.map((it) => [it.id, it.subject])),
  }
}
export type AttendanceNames = Awaited<ReturnType<typeof listAttendanceNames>>

/** Divides the openings of a class into groups: those of a student, of a lesson or of a day since 1970. */
const GROUPS = {
  student: sql<number>`lesson_views.student_id`,
  lesson: sql<number>`lesson_views.lesson_id`,
  day: sql<number>`(${openedAt}) / ${sql.lit(DAY)}`,
}
export type AttendanceGroup = keyof typeof GROUPS

/** The number of openings in each group that has one, by its id. */
export async function countOpenings(
  db: Db,
  of: AttendanceOf,
  group: AttendanceGroup,
): Promise<Map<number, number>> {
  const rows = await selectOpenings(db, of)
    .groupBy(GROUPS[group])
    .select(GROUPS[group].as('id'))
    .select((it) => it.fn.countAll<number>().as('openings'))
    .execute()
  return new Map(rows.map((it) => [it.id, it.openings]))
}

type Direction = 'asc' | 'desc'
type Opening = { student_id: number; lesson_id: number; opened_at: number; group_id: number }

/** The openings by their time, with the group of each; `ids` limits them to some groups. */
export function listOpenings(
  db: Db,
  of: AttendanceOf,
  {
    group,
    ids,
    direction,
  }: { group: AttendanceGroup; ids?: readonly number[]; direction: Direction },
): Promise<Opening[]> {
  return (
    selectOpenings(db, of)
      .$if(ids !== undefined, (it) => it.where(GROUPS[group], 'in', ids ?? []))
      // by an index, which the expression of a day has not
      .$if(ids !== undefined && group === 'day', (it) => it.where(isWithinDays(ids ?? [])))
      .select(['lesson_views.student_id', 'lesson_views.lesson_id', openedAt.as('opened_at')])
      .select(GROUPS[group].as('group_id'))
      .orderBy('opened_at', direction)
      .orderBy('lesson_views.id', direction)
      .execute()
  )
}

const isWithinDays = (days: readonly number[]) =>
  sql<SqlBool>`(lesson_views.viewed_at = 0 or lesson_views.viewed_at
    between ${Math.min(...days) * DAY} and ${(Math.max(...days) + 1) * DAY - 1})`

/** Adds the names of student and lesson. */
export const namedOpening =
  ({ students, subjects }: AttendanceNames) =>
  ({ student_id, lesson_id, opened_at }: Opening): LessonOpening => ({
    studentId: student_id,
    name: students.get(student_id)?.name ?? '',
    email: students.get(student_id)?.email ?? '',
    subject: subjects.get(lesson_id) ?? '',
    openedAt: opened_at,
  })
