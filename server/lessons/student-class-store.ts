import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { prepareGroupedQuery } from '../platform/group-reads.ts'

/** A class that is not deleted, joined to the enrolment of one student, if any. */
export type StudentClassRow = {
  id: number
  rand: string
  name: string
  version: number
  monthly: number
  monthly_limit: number
  enrolment_id: number | null
  paid_until: number | null
  start_day: number | null
  due_at: number | null
  held_until: number | null
  parts: number | null
  parts_paid: number | null
  parts_total: number | null
}

type StudentClassQuery = { classId: number; rand: string; studentId: number }

function selectClass(db: Db, studentId: number) {
  return db
    .selectFrom('classes')
    .leftJoin('enrolments', (join) =>
      join
        .onRef('enrolments.class_id', '=', 'classes.id')
        .on('enrolments.student_id', '=', studentId),
    )
    .select(['classes.id', 'classes.rand', 'classes.name', 'classes.version'])
    .select(['classes.monthly', 'classes.monthly_limit'])
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until', 'enrolments.start_day'])
    .select(['enrolments.due_at', 'enrolments.held_until', 'enrolments.parts'])
    .select(['enrolments.parts_paid', 'enrolments.parts_total'])
    .where('classes.deleted_at', 'is', null)
}

const selectById = prepareGroupedQuery<
  Pick<StudentClassQuery, 'classId' | 'studentId'>,
  StudentClassRow
>((db, param) => selectClass(db, param('studentId')).where('classes.id', '=', param('classId')))
const selectByPublicId = prepareGroupedQuery<
  Pick<StudentClassQuery, 'rand' | 'studentId'>,
  StudentClassRow
>((db, param) => selectClass(db, param('studentId')).where('classes.rand', '=', param('rand')))

/** Finds a class by its id or its public id. */
export async function findClassRow(
  db: Db,
  classRef: string,
  studentId: number,
): Promise<StudentClassRow | undefined> {
  const [row] = /^[1-9]\d{0,14}$/.test(classRef)
    ? await selectById(db, { classId: Number(classRef), studentId })
    : await selectByPublicId(db, { rand: classRef, studentId })
  return row
}

/**
 * A lesson that a student viewed (`submitted` 0) or an exam that a student submitted (1), and when. `score` is the total
 * of a marked exam.
 */
type ProgressRow = {
  lesson_id: number
  /** 0 for a lesson that was only kept. */
  at: number
  /** When a lesson was kept before it was read; 0 for none. */
  kept_at: number
  submitted: number
  score: number | null
}

/** The views and submissions of a student in a class. */
export const listProgress = prepareGroupedQuery<
  Pick<StudentClassQuery, 'classId' | 'studentId'>,
  ProgressRow
>((db, param) => {
  const submitted = db
    .selectFrom('exam_results')
    .select(['lesson_id', 'submitted_at as at'])
    .select((it) => it.lit<number>(0).as('kept_at'))
    .select((it) => it.lit<number>(1).as('submitted'))
    .select('total_score as score')
    .where('student_id', '=', param('studentId'))
    .where('class_id', '=', param('classId'))
    .where('counts', '=', 1)
  return db
    .selectFrom('lesson_views')
    .select(['lesson_id', 'viewed_at as at', 'kept_at'])
    .select((it) => it.lit<number>(0).as('submitted'))
    .select(sql<number | null>`cast(null as double precision)`.as('score'))
    .where('student_id', '=', param('studentId'))
    .where('class_id', '=', param('classId'))
    .unionAll(submitted)
})
