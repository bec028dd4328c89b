import type { Level } from '../../contract/game/game.ts'
import type { Db, Tx } from '../platform/db.ts'

/** The ids of a level's questions. Ten are drawn from these without reading the questions. */
export async function listQuestionIds(db: Db, level: Level): Promise<number[]> {
  const rows = await db
    .selectFrom('quiz_questions')
    .select('id')
    .where('level', '=', level)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((it) => it.id)
}

/** Questions by id, in no particular order. */
export async function findQuestions(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('quiz_questions')
    .select(['question', 'answer', 'wrong_option1', 'wrong_option2', 'wrong_option3', 'seconds'])
    .where('id', 'in', ids)
    .execute()
}
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number]

/** True if the student won on this day ('2026-12-02'). */
export async function hasWon(db: Db, studentId: number, day: string): Promise<boolean> {
  const win = await db
    .selectFrom('quiz_runs')
    .select('id')
    .where('student_id', '=', studentId)
    .where('won_day', '=', day)
    .executeTakeFirst()
  return win !== undefined
}

/** A new run: its number of questions and total time. Times are Unix seconds. */
export type NewRun = {
  studentId: number
  level: Level
  /** True for a round without a reward. */
  isPractice: boolean
  openedAt: number
  questions: number
  limitSeconds: number
  /** The questions of a judged run as JSON; '' for a run judged by the browser. */
  questionsJson: string
}

/** Starts a run, which replaces the student's earlier one of that level, and returns its id. */
export async function insertRun(db: Db, run: NewRun): Promise<number> {
  const { id } = await db
    .insertInto('quiz_runs')
    .values({
      student_id: run.studentId,
      level: run.level,
      opened_at: run.openedAt,
      questions: run.questions,
      limit_seconds: run.limitSeconds,
      closed_at: null,
      won_day: null,
      is_practice: run.isPractice ? 1 : 0,
      dealt: run.questionsJson,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A student's open run of a level, judged by the browser: the newest run, unless it is closed or judged by the server.
 */
export async function findOpenRun(db: Db, studentId: number, level: Level) {
  const newest = await db
    .selectFrom('quiz_runs')
    .select(['id', 'opened_at as openedAt', 'questions', 'limit_seconds as limitSeconds'])
    .select(['closed_at', 'dealt'])
    .where('student_id', '=', studentId)
    .where('level', '=', level)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.closed_at === null && newest.dealt === '' ? newest : undefined
}

/** Closes an open run, with the day it won or null. False if it is already closed. */
export async function closeRun(
  tx: Tx,
  runId: number,
  { at, wonDay }: { at: number; wonDay: string | null },
): Promise<boolean> {
  const closed = await tx
    .updateTable('quiz_runs')
    .set({ closed_at: at, won_day: wonDay })
    .where('id', '=', runId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
