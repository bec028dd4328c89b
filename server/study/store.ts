import type { Db, Tx } from '../kernel/db.ts'

/** A class by its id or rand (decisions §13), and the place that a student has in it, if any. */
export async function findSeat(db: Db, classRef: string, studentId: number) {
  return db
    .selectFrom('classes')
    .leftJoin('enrolments', (join) =>
      join
        .onRef('enrolments.class_id', '=', 'classes.id')
        .on('enrolments.student_id', '=', studentId),
    )
    .select(['classes.id', 'classes.version', 'classes.monthly', 'classes.monthly_limit'])
    .select(['classes.rand', 'classes.name'])
    .select(['enrolments.id as enrolment_id', 'enrolments.paid_until'])
    .where((it) =>
      /^[1-9]\d{0,14}$/.test(classRef)
        ? it('classes.id', '=', Number(classRef))
        : it('classes.rand', '=', classRef),
    )
    .where('classes.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>

/** What a student did in a class: when each lesson was viewed, and which exams were submitted. */
export async function listProgress(db: Db, studentId: number, classId: number) {
  const submitted = db
    .selectFrom('exam_results')
    .select(['lesson_id', 'submitted_at as at'])
    .select((it) => it.lit<number>(1).as('submitted'))
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
  return db
    .selectFrom('lesson_views')
    .select(['lesson_id', 'viewed_at as at'])
    .select((it) => it.lit<number>(0).as('submitted'))
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .unionAll(submitted)
    .execute()
}

/** Records that a student opened a lesson, unless it is recorded. */
export async function insertView(
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

/** Who opened which lesson of a class, latest first: one row per student and lesson (decisions §13). */
export async function listAttendance(db: Db, classId: number) {
  return db
    .selectFrom('lesson_views')
    .innerJoin('people', 'people.id', 'lesson_views.student_id')
    .innerJoin('lessons', 'lessons.id', 'lesson_views.lesson_id')
    .select(['people.name', 'people.email', 'lesson_views.viewed_at as openedAt'])
    .where('lesson_views.class_id', '=', classId)
    .where('people.deleted_at', 'is', null)
    .where('lessons.deleted_at', 'is', null)
    .orderBy('lesson_views.viewed_at', 'desc')
    .orderBy('lesson_views.id', 'desc')
    .execute()
}

/** The lesson after this one in its class's order, timetables left out. */
export async function findNext(
  db: Db,
  after: { id: number; class_id: number; position: number },
): Promise<{ id: number; subject: string } | undefined> {
  return db
    .selectFrom('lessons')
    .select(['id', 'subject'])
    .where('class_id', '=', after.class_id)
    .where('deleted_at', 'is', null)
    .where('kind', '!=', 'timetable')
    .where((it) =>
      it.or([
        it('position', '>', after.position),
        it.and([it('position', '=', after.position), it('id', '>', after.id)]),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
