import { lockVerdicts } from '../exams/typed-answer-store.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { removeTypedFromAudit } from './own-texts.ts'
import { conditionFor, type Person } from './person.ts'
import { privacyRegistry } from './registry.ts'

/**
 * Erases the typed answers of a person and, for texts that nobody else gave, the teachers' verdicts, their history and audit
 * entries (decision 0657). Each exam is one transaction, in which no answer can arrive and no
 * other erasure can compare the same text.
 */
export async function eraseTypedAnswers(db: Db, person: Person): Promise<void> {
  const exams = await db
    .selectFrom('typed_answers')
    .innerJoin('exam_results', 'exam_results.id', 'typed_answers.result_id')
    .select('exam_results.lesson_id')
    .distinct()
    .where('exam_results.student_id', '=', person.id)
    .orderBy('exam_results.lesson_id')
    .execute()
  for (const { lesson_id: lessonId } of exams)
    await inTransaction(db, async (tx) => {
      await lockVerdicts(tx, lessonId, 'teacher')
      await eraseInExam(tx, person, lessonId)
    })
}

async function eraseInExam(tx: Tx, person: Person, lessonId: number): Promise<void> {
  const changes = tx.selectFrom('typed_changes').select('text').where('lesson_id', '=', lessonId)
  const own = await changes
    .where(conditionFor(privacyRegistry.typed_changes.rows, person))
    .execute()
  const all = (await changes.execute()).map((it) => it.text)
  for (const text of new Set(own.map((it) => it.text)))
    await removeTypedFromAudit(tx, { lessonId, text, otherTexts: all.filter((it) => it !== text) })
  for (const table of ['typed_overrides', 'typed_changes'] as const)
    await tx
      .deleteFrom(table)
      .where('lesson_id', '=', lessonId)
      .where(conditionFor(privacyRegistry[table].rows, person))
      .execute()
  await tx
    .deleteFrom('typed_answers')
    .where('result_id', 'in', (it) =>
      it
        .selectFrom('exam_results')
        .select('exam_results.id')
        .where('student_id', '=', person.id)
        .where('lesson_id', '=', lessonId),
    )
    .execute()
}
