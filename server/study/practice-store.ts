import type { Practised } from '../../contract/study/practice.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'

type Practice = { studentId: number; lessonId: number }

/** Records a round; false if it is stored already. */
export async function insertRound(
  tx: Tx,
  { studentId, lessonId, key, now }: Practice & { key: string; now: number },
): Promise<boolean> {
  const stored = await tx
    .insertInto('practice_rounds')
    .values({ student_id: studentId, lesson_id: lessonId, idempotency_key: key, at: now })
    .onConflict((it) => it.columns(['student_id', 'idempotency_key']).doNothing())
    .returning('id')
    .execute()
  return stored.length > 0
}

/** Adds a round to the state of its exercises; the first answer of the first round stays. */
export async function saveResults(
  tx: Tx,
  { studentId, lessonId }: Practice,
  results: readonly Practised[],
): Promise<void> {
  const rows = results.map(({ questionId, first, answer = '', isRight }) => ({
    student_id: studentId,
    lesson_id: lessonId,
    question_id: questionId,
    first_verdict: first,
    first_answer: answer,
    rounds: 1,
    is_right: isRight ? 1 : 0,
  }))
  for (const batch of batchesOf(rows, 50))
    await tx
      .insertInto('practice_results')
      .values(batch)
      .onConflict((it) =>
        it.columns(['student_id', 'question_id']).doUpdateSet((set) => ({
          rounds: set('practice_results.rounds', '+', 1),
          is_right: set
            .case()
            .when('practice_results.is_right', '=', 1)
            .then(1)
            .else(set.ref('excluded.is_right'))
            .end(),
        })),
      )
      .execute()
}

/** The exercises of a lesson that a student has had right at least once. */
export async function listRightExercises(
  db: Db,
  { studentId, lessonId }: Practice,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('practice_results')
    .select('question_id')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('is_right', '=', 1)
    .execute()
  return new Set(rows.map((it) => it.question_id))
}

/** The results of a practice by student, of those who are in the class. */
export async function listResults(db: Db, lessonId: number) {
  return db
    .selectFrom('practice_results')
    .innerJoin('lessons', 'lessons.id', 'practice_results.lesson_id')
    .innerJoin('enrolments', (it) =>
      it
        .onRef('enrolments.class_id', '=', 'lessons.class_id')
        .onRef('enrolments.student_id', '=', 'practice_results.student_id'),
    )
    .innerJoin('users', 'users.id', 'practice_results.student_id')
    .select(['practice_results.question_id as questionId', 'practice_results.is_right as isRight'])
    .select(['practice_results.first_verdict as verdict'])
    .select(['practice_results.first_answer as answer'])
    .select(['users.id as studentId', 'users.name'])
    .where('practice_results.lesson_id', '=', lessonId)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
}
