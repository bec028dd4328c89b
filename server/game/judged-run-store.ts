import type { Level } from '../../contract/game/game.ts'
import type { Db, Tx } from '../platform/db.ts'

/** A question of a judged run as it was sent, with its correct option. */
export type JudgedQuestion = { options: string[]; answer: string; seconds: number }

/** A run judged by the server. */
export type JudgedRun = {
  id: number
  level: Level
  /** True for a round without a reward. */
  isPractice: boolean
  questions: JudgedQuestion[]
  limitSeconds: number
  openedAtMs: number
  /** The chosen options of the answered questions, in order. */
  choices: string[]
  answered: number
  answeredAtMs: number
  /** True after its end, and when a newer run of the same level replaced it. */
  isClosed: boolean
  /** The error code and message of a run that was closed or declined its reward; '' for none. */
  errorCode: string
  errorMessage: string
}

/** A student's judged run. */
export async function findJudgedRun(
  db: Db,
  { runId, studentId }: { runId: number; studentId: number },
): Promise<JudgedRun | undefined> {
  const row = await db
    .selectFrom('quiz_runs')
    .selectAll()
    .select((it) =>
      it
        .selectFrom('quiz_runs as newer')
        .select('newer.id')
        .where('newer.student_id', '=', studentId)
        .where('newer.id', '>', runId)
        .whereRef('newer.level', '=', 'quiz_runs.level')
        .limit(1)
        .as('newerId'),
    )
    .where('id', '=', runId)
    .where('student_id', '=', studentId)
    .where('dealt', '<>', '')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, level, answered } = row
  const [errorCode = '', errorMessage = ''] = row.refused.split('\n')
  return {
    ...{ id, level, answered, errorCode, errorMessage },
    isPractice: row.is_practice === 1,
    questions: JSON.parse(row.dealt),
    choices: row.choices ? JSON.parse(row.choices) : [],
    limitSeconds: row.limit_seconds,
    openedAtMs: row.opened_at * 1000,
    answeredAtMs: row.answered_at_ms,
    isClosed: row.closed_at !== null || row.newerId !== null,
  }
}

type AnswerUpdate = { choices: readonly string[]; nowMs: number; closedAt: number | null }

/** Records the answer to the next question of a run. False if a concurrent transaction answered it first. */
export async function recordAnswer(
  tx: Tx,
  { id, answered }: Pick<JudgedRun, 'id' | 'answered'>,
  { choices, nowMs, closedAt }: AnswerUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quiz_runs')
    .set({
      choices: JSON.stringify(choices),
      answered: answered + 1,
      answered_at_ms: nowMs,
      closed_at: closedAt,
    })
    .where('id', '=', id)
    .where('answered', '=', answered)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records the outcome of a perfect run: the day of the win, or the reason for no reward. */
export async function recordOutcome(
  tx: Tx,
  runId: number,
  outcome: { wonDay: string } | { error: string; message: string },
): Promise<void> {
  await tx
    .updateTable('quiz_runs')
    .set(
      'wonDay' in outcome
        ? { won_day: outcome.wonDay }
        : { refused: `${outcome.error}\n${outcome.message}` },
    )
    .where('id', '=', runId)
    .execute()
}

/** Closes an open run without a win. */
export async function closeRun(
  tx: Tx,
  runId: number,
  { at, error }: { at: number; error: string },
): Promise<void> {
  await tx
    .updateTable('quiz_runs')
    .set({ closed_at: at, refused: error })
    .where('id', '=', runId)
    .where('closed_at', 'is', null)
    .execute()
}
