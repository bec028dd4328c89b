import { sql } from 'kysely'
import type { Verdict } from '../../contract/arabic/arabic-judge.ts'
import { canonicalText } from '../../contract/arabic/arabic-text.ts'
import type { ScoredAnswer, ScoringRules } from '../../contract/exams/exam-score.ts'
import { verdicts } from '../../contract/exams/questions.ts'
import type { Question } from '../lessons/question-store.ts'
import { batchesOf } from '../platform/batches.ts'
import { type Db, isSqlite, type Tx } from '../platform/db.ts'

/** An answer to a typed question; `text` is canonical. */
export type AnswerRef = { lessonId: number; questionId: number; text: string }

/** The verdicts that teachers have set for an exam, by question and text (R-ARABIC-008). */
export async function readOverrides(db: Db, lessonId: number): Promise<ScoringRules['overrides']> {
  const rows = await db
    .selectFrom('typed_overrides')
    .select(['question_id', 'text', 'verdict'])
    .where('lesson_id', '=', lessonId)
    .execute()
  const byQuestion = Map.groupBy(rows, (it) => it.question_id)
  return new Map(
    [...byQuestion].map(([id, list]) => [id, new Map(list.map((it) => [it.text, it.verdict]))]),
  )
}

/**
 * Serializes the verdicts of teachers with each other and with submissions until the transaction ends, so that neither
 * misses the other; submissions run concurrently.
 */
export async function lockVerdicts(
  tx: Tx,
  lessonId: number,
  by: 'submission' | 'teacher',
): Promise<void> {
  // SQLite allows only one write transaction at a time
  if (isSqlite(tx)) return
  await tx
    .selectFrom('lessons')
    .select('id')
    .where('id', '=', lessonId)
    .$if(by === 'submission', (it) => it.forShare())
    .$if(by === 'teacher', (it) => it.forNoKeyUpdate())
    .execute()
}

/** The scored answers of one submission. */
export type SubmissionAnswers = { resultId: number; answers: readonly ScoredAnswer<Question>[] }

/** Stores the typed answers of a new submission. */
export async function insertTypedAnswers(tx: Tx, submission: SubmissionAnswers): Promise<void> {
  const rows = toTypedRows(submission)
  for (const batch of batchesOf(rows, 200))
    await tx.insertInto('typed_answers').values(batch).execute()
}

/** Stores the new verdicts of submissions that were scored again. */
export async function updateTypedAnswers(
  tx: Tx,
  submissions: readonly SubmissionAnswers[],
): Promise<void> {
  const scored = submissions.flatMap(toTypedRows)
  const stored = await readVerdicts(
    tx,
    submissions.map((it) => it.resultId),
  )
  for (const verdict of verdicts) {
    const changed = scored.flatMap((it) => {
      const row = stored.get(keyOf(it))
      return it.verdict === verdict && row && row.verdict !== verdict ? [row.id] : []
    })
    for (const batch of batchesOf(changed))
      await tx.updateTable('typed_answers').set({ verdict }).where('id', 'in', batch).execute()
  }
}

const keyOf = (it: { result_id: number; question_id: number }) =>
  `${it.result_id} ${it.question_id}`

/** The stored verdicts of these submissions by submission and question. */
async function readVerdicts(tx: Tx, resultIds: readonly number[]) {
  const stored = new Map<string, { id: number; verdict: Verdict }>()
  for (const batch of batchesOf(resultIds)) {
    const rows = await tx
      .selectFrom('typed_answers')
      .select(['id', 'result_id', 'question_id', 'verdict'])
      .where('result_id', 'in', batch)
      .execute()
    for (const row of rows) stored.set(keyOf(row), row)
  }
  return stored
}

function toTypedRows({ resultId, answers }: SubmissionAnswers) {
  return answers.flatMap(({ question, answer, verdict }) =>
    verdict === undefined
      ? []
      : [
          {
            ...{ result_id: resultId, question_id: question.id, verdict },
            text: canonicalText(answer),
          },
        ],
  )
}

/** The ids of the submissions with this answer, in order. */
export async function listWriters(tx: Tx, { questionId, text }: AnswerRef): Promise<number[]> {
  const rows = await tx
    .selectFrom('typed_answers')
    .select('result_id')
    .where('question_id', '=', questionId)
    // the columns of the index
    .where('verdict', 'in', verdicts)
    .where('text', '=', text)
    .orderBy('result_id')
    .execute()
  return rows.map((it) => it.result_id)
}

type GroupQuery = { questionId: number; verdict: Verdict | undefined }

/** Groups of equal answers, the most frequent first. */
export async function listGroups(
  db: Db,
  { questionId, verdict, offset, limit }: GroupQuery & { offset: number; limit: number },
) {
  return (
    db
      .selectFrom('typed_answers')
      .select(['text', 'verdict'])
      .select((it) => it.fn.countAll<number>().as('students'))
      .where('question_id', '=', questionId)
      .$if(verdict !== undefined, (it) => it.where('verdict', '=', verdict ?? 'right'))
      .groupBy(['verdict', 'text'])
      .orderBy('students', 'desc')
      // byte order is several times as fast as the collation of a language
      .orderBy(isSqlite(db) ? sql`text` : sql`text collate "C"`)
      .orderBy('verdict')
      .limit(limit)
      .offset(offset)
      .execute()
  )
}

type Counts = Record<Verdict, number>

/** The numbers of answers and of different answers of each verdict. */
export async function countByVerdict(
  db: Db,
  questionId: number,
): Promise<{ answers: Counts; groups: Counts }> {
  const rows = await db
    .selectFrom('typed_answers')
    .select('verdict')
    .select((it) => it.fn.countAll<number>().as('answers'))
    .select((it) => it.fn.count<number>('text').distinct().as('groups'))
    .where('question_id', '=', questionId)
    .groupBy('verdict')
    .execute()
  const counts = (of: 'answers' | 'groups') => ({
    ...{ right: 0, near: 0, wrong: 0 },
    ...Object.fromEntries(rows.map((it) => [it.verdict, it[of]])),
  })
  return { answers: counts('answers'), groups: counts('groups') }
}
