import type { Insertable, Selectable } from 'kysely'
import type { Verdict } from '../../contract/arabic/arabic-judge.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'
import type { AnswerRef } from './typed-answer-store.ts'

export type ChangeRow = Selectable<Tables['typed_changes']>

/** The verdict that teachers have set for an answer; undefined for none. */
export async function findOverride(
  tx: Tx,
  { lessonId, questionId, text }: AnswerRef,
): Promise<Verdict | undefined> {
  const row = await tx
    .selectFrom('typed_overrides')
    .select('verdict')
    .where('lesson_id', '=', lessonId)
    .where('question_id', '=', questionId)
    .where('text', '=', text)
    .executeTakeFirst()
  return row?.verdict
}

/** Sets the verdict of teachers on an answer, '' for none. */
export async function saveOverride(
  tx: Tx,
  { lessonId, questionId, text }: AnswerRef,
  verdict: Verdict | '',
): Promise<void> {
  const key = { lesson_id: lessonId, question_id: questionId, text }
  if (verdict === '') {
    await tx
      .deleteFrom('typed_overrides')
      .where((it) => it.and(key))
      .execute()
    return
  }
  await tx
    .insertInto('typed_overrides')
    .values({ ...key, verdict })
    .onConflict((it) => it.columns(['lesson_id', 'question_id', 'text']).doUpdateSet({ verdict }))
    .execute()
}

export async function insertChange(
  tx: Tx,
  change: Insertable<Tables['typed_changes']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('typed_changes')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  return db.selectFrom('typed_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last change of an answer that is not undone. */
export async function findLastChange(tx: Tx, { questionId, text }: AnswerRef) {
  return tx
    .selectFrom('typed_changes')
    .select('id')
    .where('question_id', '=', questionId)
    .where('text', '=', text)
    .where('undone', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function markUndone(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('typed_changes').set({ undone: 1 }).where('id', '=', id).execute()
}

/** The last changes of a question that are not undone, the last first. */
export async function listChanges(db: Db, questionId: number, limit: number) {
  return db
    .selectFrom('typed_changes')
    .leftJoin('users', 'users.id', 'typed_changes.actor_id')
    .select(['typed_changes.id', 'typed_changes.text', 'typed_changes.verdict'])
    .select(['typed_changes.added_key as addedKey', 'typed_changes.at', 'users.name'])
    .where('typed_changes.question_id', '=', questionId)
    .where('typed_changes.undone', '=', 0)
    .orderBy('typed_changes.id', 'desc')
    .limit(limit)
    .execute()
}
