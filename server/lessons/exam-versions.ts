import { DAY } from '../../contract/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import { listWithVersion, type Question } from './question-store.ts'

/** An exam's objective questions and reference answer in one version (decision 0531). */
export type ExamContent = { version: number; referenceAnswer: string; questions: Question[] }

/** The questions and the reference answer, as a replaced version stores them. */
type StoredContent = Omit<ExamContent, 'version'>

/**
 * One version of an exam's content; without `version` the current one. Undefined for a missing lesson and for a version
 * that does not exist. The lessons that explain questions are no part of a version: they are the current ones.
 */
export async function readExamContent(
  db: Db,
  lessonId: number,
  version?: number,
): Promise<ExamContent | undefined> {
  const current = toContent(await listWithVersion(db, lessonId))
  if (!current || version === undefined || version === current.version) return current
  const row = await db
    .selectFrom('exam_versions')
    .select('content')
    .where('lesson_id', '=', lessonId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return
  const stored = JSON.parse(row.content) as StoredContent
  const currentById = new Map(current.questions.map((it) => [it.id, it]))
  const questions = stored.questions.map((it) => ({
    ...it,
    explainedIn: currentById.get(it.id)?.explainedIn ?? null,
  }))
  return { ...stored, questions, version }
}

function toContent(rows: Awaited<ReturnType<typeof listWithVersion>>): ExamContent | undefined {
  const [first] = rows
  if (!first) return
  const { version, referenceAnswer } = first
  const questions = rows.flatMap(({ version: _, referenceAnswer: __, ...row }) =>
    // a left join returns one row of nulls for an exam without questions
    row.id === null ? [] : [row as Question],
  )
  return { version, referenceAnswer, questions }
}

/** Versions that no submission refers to are deleted this long after they were replaced. */
const UNUSED_VERSION_SECONDS = 180 * DAY

export type VersionChange = {
  lessonId: number
  /** The administrator who changes the exam. */
  actorId: number | null
  /** Unix seconds. */
  now: number
}

/**
 * Stores the current content of an exam and increments its version. The class of the lesson must be locked, and the content
 * be changed after it in the same transaction. Returns the new version.
 */
export async function replaceVersion(
  tx: Tx,
  content: StoredContent,
  { lessonId, actorId, now }: VersionChange,
): Promise<number> {
  const { exam_version: version } = await tx
    .updateTable('lessons')
    .set((it) => ({ exam_version: it('exam_version', '+', 1) }))
    .where('id', '=', lessonId)
    .returning('exam_version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('exam_versions')
    .values({
      lesson_id: lessonId,
      version: version - 1,
      content: JSON.stringify(content),
      replaced_at: now,
      replaced_by: actorId,
    })
    .execute()
  await deleteUnusedVersions(tx, lessonId, now - UNUSED_VERSION_SECONDS)
  return version
}

async function deleteUnusedVersions(tx: Tx, lessonId: number, before: number) {
  await tx
    .deleteFrom('exam_versions')
    .where('lesson_id', '=', lessonId)
    .where('replaced_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exam_results')
            .select('exam_results.id')
            .whereRef('exam_results.lesson_id', '=', 'exam_versions.lesson_id')
            .where((it) =>
              it.or([
                it('exam_results.exam_version', '=', it.ref('exam_versions.version')),
                it('exam_results.scored_version', '=', it.ref('exam_versions.version')),
              ]),
            ),
        ),
      ),
    )
    .execute()
}
