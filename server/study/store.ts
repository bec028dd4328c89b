import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

/** A class as it stands for one student: its version, and the student's place in it, if any. */
export type ClassForStudentRow = {
  id: number
  rand: string
  name: string
  version: number
  monthly: number
  monthly_limit: number
  enrolment_id: number | null
  paid_until: number | null
}

type ClassQuery = { classId: number; rand: string; studentId: number }

function queryClassForStudent(db: Db, studentId: number) {
  return db
    .selectFrom('classes')
    .leftJoin('enrolments', (join) =>
      join
        .onRef('enrolments.class_id', '=', 'classes.id')
        .on('enrolments.student_id', '=', studentId),
    )
    .select(['classes.id', 'classes.rand', 'classes.name', 'classes.version'])
    .select(['classes.monthly', 'classes.monthly_limit'])
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until'])
    .where('classes.deleted_at', 'is', null)
}

const queryById = prepareQuery<Pick<ClassQuery, 'classId' | 'studentId'>, ClassForStudentRow>(
  (db, param) =>
    queryClassForStudent(db, param('studentId')).where('classes.id', '=', param('classId')),
)
const queryByPublicId = prepareQuery<Pick<ClassQuery, 'rand' | 'studentId'>, ClassForStudentRow>(
  (db, param) =>
    queryClassForStudent(db, param('studentId')).where('classes.rand', '=', param('rand')),
)

/** A student's seat in a class, which is named by its id or rand (decision 0401). */
export async function findClassForStudentRow(
  db: Db,
  classRef: string,
  studentId: number,
): Promise<ClassForStudentRow | undefined> {
  const [row] = /^[1-9]\d{0,14}$/.test(classRef)
    ? await queryById(db, { classId: Number(classRef), studentId })
    : await queryByPublicId(db, { rand: classRef, studentId })
  return row
}

/** Something a student did in a lesson: viewed it, or submitted it when it is an exam. */
export type ProgressRow = { lesson_id: number; at: number; submitted: number }

/** All that a student did in a class. */
export const listProgress = prepareQuery<Pick<ClassQuery, 'classId' | 'studentId'>, ProgressRow>(
  (db, param) => {
    const submitted = db
      .selectFrom('exam_results')
      .select(['lesson_id', 'submitted_at as at'])
      .select((it) => it.lit<number>(1).as('submitted'))
      .where('student_id', '=', param('studentId'))
      .where('class_id', '=', param('classId'))
    return db
      .selectFrom('lesson_views')
      .select(['lesson_id', 'viewed_at as at'])
      .select((it) => it.lit<number>(0).as('submitted'))
      .where('student_id', '=', param('studentId'))
      .where('class_id', '=', param('classId'))
      .unionAll(submitted)
  },
)

/** Records that a student opened a lesson, unless it is recorded. */
export async function insertLessonView(
  tx: Tx,
  view: { studentId: number; lessonId: number; classId: number; now: number },
): Promise<void> {
  await tx
    .insertInto('lesson_views')
    .values({
      student_id: view.studentId,
      lesson_id: view.lessonId,
      class_id: view.classId,
      viewed_at: view.now,
    })
    .onConflict((it) => it.columns(['student_id', 'lesson_id']).doNothing())
    .execute()
}

/**
 * Who opened which lesson of a class, latest first: one row per student and lesson (R-ACLASS-035). The students are
 * read by their places in the class, for joined to every view PostgreSQL reads all people of the school.
 */
export async function listAttendance(db: Db, classId: number) {
  const [views, students] = await Promise.all([
    db
      .selectFrom('lesson_views')
      .select(['student_id', 'viewed_at'])
      .where('class_id', '=', classId)
      .where('lesson_id', 'in', (it) =>
        it
          .selectFrom('lessons')
          .select('lessons.id')
          .where('lessons.class_id', '=', classId)
          .where('lessons.deleted_at', 'is', null),
      )
      .orderBy('viewed_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('enrolments')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .select(['users.id', 'users.name', 'users.email'])
      .where('enrolments.class_id', '=', classId)
      .where('users.deleted_at', 'is', null)
      .execute(),
  ])
  const studentsById = new Map(students.map((it) => [it.id, it]))
  return views.flatMap(({ student_id, viewed_at }) => {
    const student = studentsById.get(student_id)
    return student ? [{ name: student.name, email: student.email, openedAt: viewed_at }] : []
  })
}
