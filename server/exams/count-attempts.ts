import { type AttemptRule, countedAttempt } from '../../contract/exams/exam-rules.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Tx } from '../platform/db.ts'

type Choice = {
  lessonId: number
  /** Only this student. */
  studentId?: number
}

/**
 * Chooses for each student with several attempts at an exam which of them counts (R-FAIR-003). Called in each transaction that stores
 * a submission or changes scores, or the rule. The submissions must be locked or new.
 */
export async function chooseAttempts(tx: Tx, { lessonId, studentId }: Choice): Promise<void> {
  const students = tx
    .selectFrom('exam_results')
    .select('student_id')
    .where('lesson_id', '=', lessonId)
    .where('attempt', '>', 1)
    .$if(studentId !== undefined, (it) => it.where('student_id', '=', studentId ?? 0))
  const rows = await tx
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .select(['exam_results.id', 'exam_results.attempt', 'exam_results.counts'])
    .select(['exam_results.student_id', 'exam_results.total_score as total'])
    .select('lessons.attempt_rule as rule')
    .where('exam_results.lesson_id', '=', lessonId)
    .where('exam_results.student_id', 'in', students)
    .execute()
  const changed = [...Map.groupBy(rows, (it) => it.student_id).values()].flatMap((ofStudent) => {
    const rule: AttemptRule = ofStudent[0]?.rule ?? 'best'
    const counted = countedAttempt(ofStudent, rule)
    return ofStudent.filter((it) => (it.id === counted?.id) !== (it.counts === 1))
  })
  // first those that no longer count: a student has one that counts at any time
  await setCounts(
    tx,
    changed.filter((it) => it.counts === 1),
    0,
  )
  await setCounts(
    tx,
    changed.filter((it) => it.counts === 0),
    1,
  )
}

async function setCounts(tx: Tx, rows: readonly { id: number }[], counts: 0 | 1) {
  for (const batch of batchesOf(rows.map(({ id }) => id)))
    await tx.updateTable('exam_results').set({ counts }).where('id', 'in', batch).execute()
}
