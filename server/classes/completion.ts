import type { ExpressionBuilder, Nullable } from 'kysely'
import type { ManagedClass } from '../../contract/classes/classes.ts'
import { lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import type { Db } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import type { Tables } from '../platform/tables.ts'
import { type ClassRow, countedKinds, selectClasses, toClass } from './store.ts'
import type { ClassesTable } from './tables.ts'
import { withoutLinks } from './visibility.ts'

const kindsCompletedBy = {
  view: lessonKindsWhere((it) => it.completedBy === 'view'),
  submission: lessonKindsWhere((it) => it.completedBy === 'submission'),
}

type TablesWithPrerequisite = Tables & { prerequisite: Nullable<ClassesTable> }

/**
 * True if a student has completed a class: every lesson viewed and every exam submitted, timetables not counted. A class
 * without lessons cannot be completed.
 */
export async function isCompleted(db: Db, studentId: number, classId: number): Promise<boolean> {
  const row = await selectClasses(db)
    .where('classes.id', '=', classId)
    .where((it) => hasCompleted(it, studentId, 'classes.id'))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Active classes, without links, that a student has not joined and whose prerequisite the student has completed
 * (R-BROWSE-020 to R-BROWSE-022).
 */
export async function listEligibleClasses(db: Db, studentId: number): Promise<ManagedClass[]> {
  return (await selectEligibleClasses(db, { studentId })).map((row) => withoutLinks(toClass(row)))
}

const selectEligibleClasses = prepareQuery<{ studentId: number }, ClassRow>((db, param) =>
  selectClasses(db)
    .where('classes.active', '=', 1)
    // one uncorrelated subquery: a lookup for each class would grow with the number of classes
    .where((it) =>
      it(
        'classes.id',
        'not in',
        it
          .selectFrom('enrolments')
          .where('enrolments.student_id', '=', param('studentId'))
          .select('enrolments.class_id'),
      ),
    )
    .where((it) =>
      it.or([
        it('prerequisite.id', 'is', null),
        hasCompleted(it, param('studentId'), 'prerequisite.id'),
      ]),
    )
    .orderBy('classes.category')
    .orderBy('classes.name')
    .orderBy('classes.id'),
)

function hasCompleted(
  it: ExpressionBuilder<TablesWithPrerequisite, 'classes' | 'prerequisite'>,
  studentId: number,
  classId: 'classes.id' | 'prerequisite.id',
) {
  const lessons = it
    .selectFrom('lessons')
    .whereRef('lessons.class_id', '=', classId)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '=', 0)
    .where('lessons.kind', 'in', countedKinds)
    .select('lessons.id')
  const incomplete = lessons.where((lesson) => {
    const viewed = lesson
      .selectFrom('lesson_views')
      .whereRef('lesson_views.lesson_id', '=', 'lessons.id')
      .where('lesson_views.student_id', '=', studentId)
      .where('lesson_views.viewed_at', '>', 0)
      .select('lesson_views.id')
    const submitted = lesson
      .selectFrom('exam_results')
      .whereRef('exam_results.lesson_id', '=', 'lessons.id')
      .where('exam_results.student_id', '=', studentId)
      .select('exam_results.id')
    return lesson.not(
      lesson.or([
        lesson.and([
          lesson('lessons.kind', 'in', kindsCompletedBy.submission),
          lesson.exists(submitted),
        ]),
        lesson.and([lesson('lessons.kind', 'in', kindsCompletedBy.view), lesson.exists(viewed)]),
      ]),
    )
  })
  return it.and([it.exists(lessons), it.not(it.exists(incomplete))])
}
