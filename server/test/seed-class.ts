import { addClass, type ClassInput } from '../classes/edit-class.ts'
import { findClass } from '../classes/store.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'

/** An active class that is open to all; free, unless a price (kobo) is given. */
export async function seedClass(school: { db: Db }, input: Partial<ClassInput> = {}) {
  const id = await inTransaction(school.db, (tx) =>
    addClass(
      tx,
      {
        category: 'Grammar',
        name: 'Foundations of Naḥw',
        about: 'The grammar of the sentence.',
        premium: (input.price ?? 0) > 0,
        price: 0,
        active: true,
        monthlyLimit: 0,
        monthly: undefined,
        registrationCloses: undefined,
        links: undefined,
        prerequisiteId: undefined,
        ...input,
      },
      now(),
    ),
  )
  const created = await findClass(school.db, id)
  if (!created) throw new Error('The class was not created')
  return created
}

/** Inserts a minimal lesson, for tests that are not about lessons. */
export async function seedLessonRow(
  { db }: { db: Db },
  classId: number,
  kind: 'lesson' | 'exam' | 'timetable' = 'lesson',
): Promise<number> {
  const { id } = await db
    .insertInto('lessons')
    .values({
      class_id: classId,
      kind,
      subject: 'The three kinds of word',
      about: '',
      scheduled: 0,
      opens_at: 0,
      position: 1,
      exam_rand: newPublicId(),
      created_at: now(),
      updated_at: now(),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type EnrolmentInput = {
  studentId: number
  classId: number
  /** Kobo. */
  paid?: number
  paidUntil?: number
  enrolledAt?: number
}

/** Inserts an enrolment, without an end unless `paidUntil` is given. */
export async function seedEnrolment({ db }: { db: Db }, input: EnrolmentInput) {
  const { studentId, classId, paid = 0, paidUntil = 0, enrolledAt = now() } = input
  await db
    .insertInto('enrolments')
    .values({
      ...{ student_id: studentId, class_id: classId, paid },
      ...{ paid_until: paidUntil, enrolled_at: enrolledAt },
    })
    .execute()
}

type StudentLesson = { studentId: number; lessonId: number; classId: number }

/** Inserts a lesson view. */
export async function seedLessonView(
  { db }: { db: Db },
  { studentId, lessonId, classId }: StudentLesson,
) {
  await db
    .insertInto('lesson_views')
    .values({ student_id: studentId, lesson_id: lessonId, class_id: classId, viewed_at: now() })
    .execute()
}

/** Inserts a minimal exam submission, marked unless `score` is null. */
export async function seedSubmission(
  { db }: { db: Db },
  { studentId, lessonId, classId, score = 80 }: StudentLesson & { score?: number | null },
) {
  await db
    .insertInto('exam_results')
    .values({
      student_id: studentId,
      lesson_id: lessonId,
      class_id: classId,
      answers: '{}',
      objective_score: score,
      theory_text: '',
      theory_score: null,
      total_score: score,
      submitted_at: now(),
      marked_at: score === null ? null : now(),
      marked_by: null,
    })
    .execute()
}
