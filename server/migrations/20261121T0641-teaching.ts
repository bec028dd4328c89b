import type { Kysely } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates classes, lessons and the records of students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClasses(db)
  await createLessons(db)
  await createStudy(db)
}

async function createClasses(db: Kysely<unknown>) {
  await createTable(db, 'classes')
    .addColumn('rand', 'text', (it) => it.notNull().unique())
    .addColumn('category', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('about', 'text', notNull)
    .addColumn('price', 'bigint', notNull)
    .addColumn('monthly', 'integer', notNull)
    .addColumn('active', 'integer', notNull)
    .addColumn('registration_closes', 'text', notNull)
    .addColumn('monthly_limit', 'integer', notNull)
    .addColumn('prerequisite_id', 'bigint', nullableReference('classes.id'))
    .addColumn('links', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('updated_at', 'bigint', notNull)
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', defaultZero)
    .execute()
  await db.schema
    .createIndex('classes_by_category')
    .on('classes')
    .columns(['active', 'category', 'name'])
    .execute()

  await createTable(db, 'enrolments')
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('paid', 'bigint', notNull)
    .addColumn('paid_until', 'bigint', defaultZero)
    .addColumn('enrolled_at', 'bigint', notNull)
    .addUniqueConstraint('one_enrolment_per_class', ['student_id', 'class_id'])
    .execute()
  await db.schema
    .createIndex('enrolments_by_class')
    .on('enrolments')
    .columns(['class_id', 'enrolled_at'])
    .execute()
  await db.schema.createIndex('enrolments_by_end').on('enrolments').column('paid_until').execute()
  await db.schema.createIndex('enrolments_by_time').on('enrolments').column('enrolled_at').execute()
}

async function createLessons(db: Kysely<unknown>) {
  await createTable(db, 'lessons')
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('kind', 'text', notNull)
    .addColumn('subject', 'text', notNull)
    .addColumn('about', 'text', notNull)
    .addColumn('scheduled', 'integer', notNull)
    .addColumn('opens_at', 'bigint', notNull)
    .addColumn('position', 'integer', notNull)
    .addColumn('material', 'text', defaultEmpty)
    .addColumn('material_name', 'text', defaultEmpty)
    .addColumn('material_extension', 'text', defaultEmpty)
    .addColumn('material_bytes', 'bigint', defaultZero)
    .addColumn('reference_answer', 'text', defaultEmpty)
    .addColumn('exam_rand', 'text', (it) => it.notNull().unique())
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('updated_at', 'bigint', notNull)
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('lessons_by_class')
    .on('lessons')
    .columns(['class_id', 'position', 'id'])
    .execute()

  await createTable(db, 'questions')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('position', 'integer', notNull)
    .addColumn('question', 'text', notNull)
    .addColumn('answer', 'text', notNull)
    .addColumn('option1', 'text', notNull)
    .addColumn('option2', 'text', notNull)
    .addColumn('option3', 'text', notNull)
    .addColumn('option4', 'text', notNull)
    .execute()
  await db.schema
    .createIndex('questions_by_lesson')
    .on('questions')
    .columns(['lesson_id', 'position'])
    .execute()
}

async function createStudy(db: Kysely<unknown>) {
  await createTable(db, 'lesson_views')
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('viewed_at', 'bigint', notNull)
    .addUniqueConstraint('one_view_per_lesson', ['student_id', 'lesson_id'])
    .execute()
  await db.schema
    .createIndex('views_by_class')
    .on('lesson_views')
    .columns(['class_id', 'student_id'])
    .execute()

  await createTable(db, 'exam_results')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('answers', 'text', notNull)
    .addColumn('objective_score', 'double precision')
    .addColumn('theory_text', 'text', notNull)
    .addColumn('theory_image', 'text', notNull)
    .addColumn('theory_score', 'double precision')
    .addColumn('total_score', 'double precision')
    .addColumn('submitted_at', 'bigint', notNull)
    .addColumn('marked_at', 'bigint')
    .addColumn('marked_by', 'bigint', nullableReference('people.id'))
    .addUniqueConstraint('one_submission_per_exam', ['student_id', 'lesson_id'])
    .execute()
  await db.schema.createIndex('results_by_lesson').on('exam_results').column('lesson_id').execute()
  await db.schema
    .createIndex('results_unmarked')
    .on('exam_results')
    .columns(['marked_at', 'submitted_at'])
    .execute()

  await createTable(db, 'comments')
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('author_id', 'bigint', references('people.id'))
    .addColumn('parent_id', 'bigint', nullableReference('comments.id'))
    .addColumn('body', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('comments_by_lesson')
    .on('comments')
    .columns(['lesson_id', 'id'])
    .execute()
}
