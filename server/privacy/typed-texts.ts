import { sql } from 'kysely'
import { lockVerdicts } from '../exams/typed-answer-store.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { toLikePattern } from '../platform/search-text.ts'
import { replaceIn } from './mentions.ts'
import { conditionFor, type Person, REMOVED } from './person.ts'
import { privacyRegistry } from './registry.ts'

/**
 * Erases the typed answers of a person and, for texts that nobody else gave, the teachers' verdicts, their history and audit
 * entries, and keys that name the person (decision 0670). Each exam is one transaction, in which no answer can arrive and no
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
  const changes = await tx
    .selectFrom('typed_changes')
    .select(['text', 'added_key'])
    .where('lesson_id', '=', lessonId)
    .where(conditionFor(privacyRegistry.typed_changes.rows, person))
    .execute()
  for (const text of new Set(changes.map((it) => it.text)))
    await removeFromAudit(tx, lessonId, text)
  for (const { added_key: key } of changes)
    if (replaceIn(key, person.identifiers) !== key) await removeKey(tx, key)
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

const TYPED_ACTIONS = ['setTypedVerdict', 'acceptTypedAnswer', 'undoTypedChange'] as const

/** The format of the entries is: exam 7: Grammar. 'the text', 3 scores changed. */
async function removeFromAudit(tx: Tx, lessonId: number, text: string): Promise<void> {
  const quoted = `. '${text}', `
  await tx
    .updateTable('audit')
    .set({ detail: sql`replace(detail, ${quoted}, ${`. '${REMOVED}', `})` })
    .where('action', 'in', TYPED_ACTIONS)
    .where('detail', 'like', `exam ${lessonId}: %`)
    .execute()
}

/** Removes an additional key from the questions and earlier versions of exams, including copies of the exam. */
async function removeKey(tx: Tx, key: string): Promise<void> {
  await removeFromQuestions(tx, key)
  await removeFromVersions(tx, key)
}

const contains = (column: string, key: string) =>
  sql<boolean>`${sql.ref(column)} like ${toLikePattern(JSON.stringify(key))} escape '\\'`

async function removeFromQuestions(tx: Tx, key: string): Promise<void> {
  const questions = await tx
    .selectFrom('questions')
    .select(['id', 'accepted'])
    .where(contains('accepted', key))
    .execute()
  for (const { id, accepted } of questions) {
    const all: string[] = JSON.parse(accepted)
    const keys = all.filter((it) => it !== key)
    const stored = keys.length > 0 ? JSON.stringify(keys) : ''
    await tx.updateTable('questions').set({ accepted: stored }).where('id', '=', id).execute()
  }
}

async function removeFromVersions(tx: Tx, key: string): Promise<void> {
  const versions = await tx
    .selectFrom('exam_versions')
    .select(['id', 'content'])
    .where(contains('content', key))
    .execute()
  for (const { id, content } of versions) {
    const stored: { questions: { accepted?: string[] }[] } = JSON.parse(content)
    for (const it of stored.questions) it.accepted = it.accepted?.filter((other) => other !== key)
    const changed = JSON.stringify(stored)
    await tx.updateTable('exam_versions').set({ content: changed }).where('id', '=', id).execute()
  }
}
