import type { Db, Tx } from '../platform/db.ts'

/** Records the first time a student opened a lesson; a later opening changes nothing. */
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
 * The first openings of the lessons of a class, latest first, one per student and lesson (R-ACLASS-035). Students are
 * read through their enrolments: with a join to every view PostgreSQL reads all users of the school.
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
