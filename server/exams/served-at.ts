import type { Db } from '../platform/db.ts'
import { groupWrites } from '../platform/group-writes.ts'

type ReportedSubmission = {
  studentId: number
  lessonId: number
  /** The answered version. */
  version: number
  /** Unix seconds, as the browser reports it; undefined for now. */
  handedInAt?: number | undefined
  now: number
}

/**
 * The time at which a student submitted: the reported one, but not before the answered version could have been served,
 * and not after now (decision 0620). For a student who never opened the exam it is now.
 */
export async function clampHandedInAt(db: Db, request: ReportedSubmission): Promise<number> {
  const { handedInAt, now } = request
  if (handedInAt === undefined) return now
  return Math.min(now, Math.max(handedInAt, await findServedAt(db, request)))
}

/** The time when the exam was kept or first read, or of the creation of its answered version if that is later. */
async function findServedAt(db: Db, { studentId, lessonId, version, now }: ReportedSubmission) {
  const [view, replaced] = await Promise.all([
    findFirstView(db, { studentId, lessonId }),
    db
      .selectFrom('exam_versions')
      .select('replaced_at as at')
      .where('lesson_id', '=', lessonId)
      .where('version', '=', version - 1)
      .executeTakeFirst(),
  ])
  return Math.max(view?.at ?? now, replaced?.at ?? 0)
}

type Serving = Pick<ReportedSubmission, 'studentId' | 'lessonId' | 'version'>

/**
 * Records the first time that a version of an exam was shown to a student. `isFirst`: the student opens the exam for the first time, so
 * that there is no need to look.
 */
export async function recordServing(
  db: Db,
  { isFirst, ...serving }: Serving & { isFirst?: boolean | undefined; now: number },
): Promise<void> {
  if (isFirst || !(await findServing(db, serving))) await writeServing(db, serving)
}

const writeServing = groupWrites<Serving & { now: number }>((db, servings) =>
  db
    .insertInto('exam_servings')
    .values(
      servings.map(({ studentId, lessonId, version, now }) => ({
        ...{ student_id: studentId, lesson_id: lessonId, version, served_at: now },
      })),
    )
    .onConflict((it) => it.columns(['student_id', 'lesson_id', 'version']).doNothing())
    .execute(),
)

/**
 * False for a replaced version of an exam that the student was never shown: a leaked version does not help once it is replaced
 * (decision 0531).
 */
export async function wasServed(db: Db, serving: Serving): Promise<boolean> {
  const replaced = await db
    .selectFrom('exam_versions')
    .select('id')
    .where('lesson_id', '=', serving.lessonId)
    .where('version', '=', serving.version)
    .executeTakeFirst()
  return !replaced || (await findServing(db, serving)) !== undefined
}

/** True if the student was shown the questions of any version of an exam. */
export async function wasSentAny(
  db: Db,
  { studentId, lessonId }: Pick<Serving, 'studentId' | 'lessonId'>,
): Promise<boolean> {
  const serving = await db
    .selectFrom('exam_servings')
    .select('served_at')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .limit(1)
    .executeTakeFirst()
  return serving !== undefined
}

function findServing(db: Db, { studentId, lessonId, version }: Serving) {
  return db
    .selectFrom('exam_servings')
    .select('served_at')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** The time when the student kept the exam on a device, or else first opened it. */
async function findFirstView(
  db: Db,
  { studentId, lessonId }: Pick<ReportedSubmission, 'studentId' | 'lessonId'>,
) {
  const view = await db
    .selectFrom('lesson_views')
    .select(['viewed_at', 'kept_at'])
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return view && { at: view.kept_at || view.viewed_at }
}
