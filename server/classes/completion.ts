import type { ExpressionBuilder, Nullable } from 'kysely'
import type { ManagedClass } from '../../contract/classes.ts'
import { builtOnce } from '../kernel/built-once.ts'
import type { Db } from '../kernel/db.ts'
import type { ClassesTable, Tables } from '../kernel/tables.ts'
import { asClass, type ClassRow, classesQuery } from './store.ts'
import { asOffered } from './visibility.ts'

type Joined = Tables & { prerequisite: Nullable<ClassesTable> }

/**
 * Whether a student has completed a class: every lesson viewed and every exam submitted, timetables
 * not counted. A class without lessons is completed by nobody (decision 0030).
 */
export async function isCompleted(db: Db, studentId: number, classId: number): Promise<boolean> {
  const found = await classesQuery(db)
    .where('classes.id', '=', classId)
    .where((it) => completed(it, studentId, 'classes.id'))
    .executeTakeFirst()
  return found !== undefined
}

/** Active classes that a student is not in and whose prerequisite, if any, the student has completed, without links (decisions §5). */
export async function listEligible(db: Db, studentId: number): Promise<ManagedClass[]> {
  return (await eligibleFor(db, { studentId })).map((row) => asOffered(asClass(row)))
}

const eligibleFor = builtOnce<{ studentId: number }, ClassRow>((db, given) =>
  classesQuery(db)
    .where('classes.active', '=', 1)
    // the student's few places, read once: a look for each class costs more the larger the school is
    .where((it) =>
      it(
        'classes.id',
        'not in',
        it
          .selectFrom('enrolments')
          .where('enrolments.student_id', '=', given('studentId'))
          .select('enrolments.class_id'),
      ),
    )
    .where((it) =>
      it.or([
        it('prerequisite.id', 'is', null),
        completed(it, given('studentId'), 'prerequisite.id'),
      ]),
    )
    .orderBy('classes.category')
    .orderBy('classes.name')
    .orderBy('classes.id'),
)

function completed(
  it: ExpressionBuilder<Joined, 'classes' | 'prerequisite'>,
  studentId: number,
  classId: 'classes.id' | 'prerequisite.id',
) {
  const lessons = it
    .selectFrom('lessons')
    .whereRef('lessons.class_id', '=', classId)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.kind', '!=', 'timetable')
    .select('lessons.id')
  const undone = lessons.where((lesson) => {
    const viewed = lesson
      .selectFrom('lesson_views')
      .whereRef('lesson_views.lesson_id', '=', 'lessons.id')
      .where('lesson_views.student_id', '=', studentId)
      .select('lesson_views.id')
    const submitted = lesson
      .selectFrom('exam_results')
      .whereRef('exam_results.lesson_id', '=', 'lessons.id')
      .where('exam_results.student_id', '=', studentId)
      .select('exam_results.id')
    return lesson.not(
      lesson.or([
        lesson.and([lesson('lessons.kind', '=', 'exam'), lesson.exists(submitted)]),
        lesson.and([lesson('lessons.kind', '!=', 'exam'), lesson.exists(viewed)]),
      ]),
    )
  })
  return it.and([it.exists(lessons), it.not(it.exists(undone))])
}
