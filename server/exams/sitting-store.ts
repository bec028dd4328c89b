import {
  type ExamAllowance,
  type ExamRules,
  NO_ALLOWANCE,
} from '../../contract/exams/exam-rules.ts'
import type { RuleColumns } from '../lessons/store.ts'
import type { Db, Tx } from '../platform/db.ts'

/** A student and an exam. */
export type ExamOfStudent = { studentId: number; lessonId: number }

/** The rules of an exam from the columns of its lesson. */
export const toExamRules = (it: RuleColumns): ExamRules => ({
  closesAt: it.closes_at,
  graceMinutes: it.grace_minutes,
  limitMinutes: it.time_limit,
  isShuffled: it.shuffled === 1,
  drawCount: it.draw_count,
  attempts: it.attempts,
  attemptRule: it.attempt_rule,
})

/** An attempt from the moment its questions are sent. Times are Unix seconds. */
export type Opening = {
  attempt: number
  servedAt: number
  /** Null for a kept exam that is not begun. */
  openedAt: number | null
  /** True if the device of the student measured when it was begun. */
  isByPhone: boolean
  drawn: number[]
  drawCount: number
  isShuffled: boolean
}

function selectOpenings(db: Db, { studentId, lessonId }: ExamOfStudent) {
  return db
    .selectFrom('exam_openings')
    .select(['attempt', 'served_at as servedAt', 'opened_at as openedAt', 'drawn'])
    .select(['draw_count as drawCount', 'shuffled', 'by_phone'])
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .orderBy('attempt')
}

const toOpening = ({
  drawn,
  shuffled,
  by_phone,
  ...row
}: Awaited<ReturnType<ReturnType<typeof selectOpenings>['execute']>>[number]): Opening => ({
  ...row,
  drawn: JSON.parse(drawn),
  isShuffled: shuffled === 1,
  isByPhone: by_phone === 1,
})

/** The attempts of a student that were opened or kept, the first one first. */
export async function listOpenings(db: Db, exam: ExamOfStudent): Promise<Opening[]> {
  return (await selectOpenings(db, exam).execute()).map(toOpening)
}

export async function findOpening(
  db: Db,
  { attempt, ...exam }: ExamOfStudent & { attempt: number },
): Promise<Opening | undefined> {
  const row = await selectOpenings(db, exam).where('attempt', '=', attempt).executeTakeFirst()
  return row && toOpening(row)
}

/** Stores an opening, unless another request has stored it: then that one counts. Returns what is stored. */
export async function insertOpening(
  db: Db,
  exam: ExamOfStudent,
  opening: Opening,
): Promise<Opening> {
  await db
    .insertInto('exam_openings')
    .values({
      student_id: exam.studentId,
      lesson_id: exam.lessonId,
      attempt: opening.attempt,
      served_at: opening.servedAt,
      opened_at: opening.openedAt,
      drawn: JSON.stringify(opening.drawn),
      draw_count: opening.drawCount,
      shuffled: opening.isShuffled ? 1 : 0,
    })
    .onConflict((it) => it.columns(['student_id', 'lesson_id', 'attempt']).doNothing())
    .execute()
  return (await findOpening(db, { ...exam, attempt: opening.attempt })) ?? opening
}

/** Begins an attempt that was kept; one that is begun stays as it is. */
export async function setOpenedAt(
  db: Db,
  { studentId, lessonId, attempt }: ExamOfStudent & { attempt: number },
  { at, byPhone }: { at: number; byPhone: boolean },
): Promise<void> {
  await db
    .updateTable('exam_openings')
    .set({ opened_at: at, by_phone: byPhone ? 1 : 0 })
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('attempt', '=', attempt)
    .where('opened_at', 'is', null)
    .execute()
}

/** What a student was given besides the rules of an exam. */
export async function findAllowance(
  db: Db,
  { studentId, lessonId }: ExamOfStudent,
): Promise<ExamAllowance> {
  const row = await db
    .selectFrom('exam_allowances')
    .select(['extra_attempts as extraAttempts', 'extra_minutes as extraMinutes'])
    .select('closes_at as closesAt')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return row ?? NO_ALLOWANCE
}

export async function saveAllowance(
  tx: Tx,
  { studentId, lessonId }: ExamOfStudent,
  { extraAttempts, extraMinutes, closesAt }: ExamAllowance,
): Promise<void> {
  const columns = {
    extra_attempts: extraAttempts,
    extra_minutes: extraMinutes,
    closes_at: closesAt,
  }
  await tx
    .insertInto('exam_allowances')
    .values({ student_id: studentId, lesson_id: lessonId, ...columns })
    .onConflict((it) => it.columns(['student_id', 'lesson_id']).doUpdateSet(columns))
    .execute()
}

/** The submissions of a student to an exam, the first attempt first. */
export async function listAttempts(db: Db, { studentId, lessonId }: ExamOfStudent) {
  return db
    .selectFrom('exam_results')
    .select(['id', 'attempt', 'counts', 'submitted_at as submittedAt', 'total_score as total'])
    .select('marked_at as markedAt')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .orderBy('attempt')
    .execute()
}
