import type { Db, Tx } from '../platform/db.ts'

/** One of the two marks of a submission. */
export type PairedMark = {
  markerId: number
  markerName: string
  score: number
  feedback: string
  /** Unix seconds. */
  at: number
}

/** The marks of submissions that two people mark, by submission, the first mark first. */
export async function listPairedMarks(
  db: Db,
  submissionIds: readonly number[],
): Promise<Map<number, PairedMark[]>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('paired_marks')
    .innerJoin('users', 'users.id', 'paired_marks.marker_id')
    .select(['paired_marks.result_id', 'paired_marks.marker_id as markerId'])
    .select(['users.name as markerName', 'paired_marks.at'])
    .select(['paired_marks.score', 'paired_marks.feedback'])
    .where('paired_marks.result_id', 'in', submissionIds)
    .orderBy('paired_marks.result_id')
    .orderBy('paired_marks.place')
    .execute()
  const groups = Map.groupBy(rows, (it) => it.result_id)
  return new Map(
    [...groups].map(([id, marks]) => [id, marks.map(({ result_id: _, ...mark }) => mark)]),
  )
}

/** The marks of one submission, locked by the caller. */
export async function listPairOf(tx: Tx, submissionId: number): Promise<PairedMark[]> {
  return (await listPairedMarks(tx, [submissionId])).get(submissionId) ?? []
}

type NewPairedMark = Omit<PairedMark, 'markerName'> & { submissionId: number; place: number }

/** Saves a mark of a pair, in place of an earlier one of the same person. */
export async function savePairedMark(tx: Tx, mark: NewPairedMark): Promise<void> {
  const { submissionId, place, markerId, score, feedback, at } = mark
  await tx
    .insertInto('paired_marks')
    .values({ result_id: submissionId, place, marker_id: markerId, score, feedback, at })
    .onConflict((it) => it.columns(['result_id', 'marker_id']).doUpdateSet({ score, feedback, at }))
    .execute()
}

/** The ids of the submissions of an exam that have a mark of a pair and none that counts. */
export async function listUnsettled(tx: Tx, lessonId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('exam_results')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .where('marked_at', 'is', null)
    .where('id', 'in', (it) => it.selectFrom('paired_marks').select('result_id'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function selectDiffering(db: Db) {
  return db
    .selectFrom('paired_marks')
    .innerJoin('exam_results', 'exam_results.id', 'paired_marks.result_id')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .where('paired_marks.place', '=', 2)
    .where('exam_results.marked_at', 'is', null)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)
}

/** The number of submissions whose two marks wait for a decision. */
export async function countDiffering(db: Db): Promise<number> {
  const { total } = await selectDiffering(db)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A range of these submissions, the longest waiting first. */
export async function listDiffering(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return selectDiffering(db)
    .select(['exam_results.id as submissionId', 'lessons.subject', 'classes.name as className'])
    .select('users.name as studentName')
    .orderBy('paired_marks.at')
    .orderBy('paired_marks.id')
    .offset(offset)
    .limit(limit)
    .execute()
}
