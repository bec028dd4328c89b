import { batchesOf } from '../platform/batches.ts'
import { isSqlite, type Tx } from '../platform/db.ts'

type RescoreBatch = {
  lessonId: number
  afterId: number
  limit: number
  /** Only these submissions, at most `limit` ids. */
  ids?: readonly number[]
}

/** The submissions of an exam in the order of their id, locked, so that no mark is saved between reading and writing. */
export async function listForRescore(tx: Tx, { lessonId, afterId, limit, ids }: RescoreBatch) {
  return (
    tx
      .selectFrom('exam_results')
      .select(['id', 'lesson_id', 'answers', 'exam_version', 'scored_version', 'objective_score'])
      .select(['theory_text', 'theory_photo', 'theory_voice', 'theory_score', 'total_score'])
      .select('question_ids')
      .where('lesson_id', '=', lessonId)
      .where('id', '>', afterId)
      // the answers of an erased account are gone, its scores stay (decision 0657)
      .where('student_id', 'not in', (erased) =>
        erased.selectFrom('erasures').select('user_id').where('started_at', 'is not', null),
      )
      .$if(ids !== undefined, (it) => it.where('id', 'in', ids ?? []))
      .orderBy('id')
      .limit(limit)
      // SQLite allows only one write transaction at a time
      .$if(!isSqlite(tx), (it) => it.forUpdate())
      .execute()
  )
}
export type RescoredRow = Awaited<ReturnType<typeof listForRescore>>[number]

export type NewScores = {
  id: number
  objective: number
  total: number | null
  scoredVersion: number
}

type ScoreGroup = { scores: NewScores; ids: number[] }

/** Saves scores, one statement for all submissions with the same ones. */
export async function saveScores(tx: Tx, updates: readonly NewScores[]): Promise<void> {
  const groups = new Map<string, ScoreGroup>()
  for (const scores of updates) {
    const key = `${scores.objective} ${scores.total} ${scores.scoredVersion}`
    const group: ScoreGroup = groups.get(key) ?? { scores, ids: [] }
    group.ids.push(scores.id)
    groups.set(key, group)
  }
  for (const { scores, ids } of groups.values()) {
    const { objective, total, scoredVersion } = scores
    const columns = {
      objective_score: objective,
      total_score: total,
      scored_version: scoredVersion,
    }
    for (const batch of batchesOf(ids))
      await tx.updateTable('exam_results').set(columns).where('id', 'in', batch).execute()
  }
}
