import { DEFAULT_NEAR_CREDIT } from '../../contract/exams/exam-score.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { listWithVersion, type Question, toQuestion } from './question-store.ts'

/** What is scored and asked in one version of an exam (decision 0531). */
export type ExamContent = {
  version: number
  referenceAnswer: string
  /** The part of the points of a typed answer that is nearly right, 0 to 1. */
  nearCredit: number
  questions: Question[]
}

/** The content as a replaced version stores it. Those of earlier releases have no `nearCredit`. */
type StoredContent = Omit<ExamContent, 'version' | 'nearCredit'> & { nearCredit?: number }

/**
 * One version of an exam's content; without `version` the current one. Undefined for a missing lesson and for a version
 * that does not exist. The lessons that explain questions are no part of a version: they are the current ones.
 */
export async function readExamContent(
  db: Db,
  lessonId: number,
  version?: number,
): Promise<ExamContent | undefined> {
  const current = await readCurrentContent(db, lessonId)
  if (!current || version === undefined || version === current.version) return current
  const row = await db
    .selectFrom('exam_versions')
    .select('content')
    .where('lesson_id', '=', lessonId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return
  const stored: StoredContent = JSON.parse(row.content)
  const currentById = new Map(current.questions.map((it) => [it.id, it]))
  const questions = stored.questions.map((it) => ({
    ...it,
    explainedIn: currentById.get(it.id)?.explainedIn ?? null,
  }))
  return { nearCredit: DEFAULT_NEAR_CREDIT, ...stored, questions, version }
}

/** The current content, cached by the version of the class of the exam, which every change of it increments (decision 0040). */
export const findCachedExamContent = cacheByVersion(readCurrentContent, { atMost: 100 })

async function readCurrentContent(db: Db, lessonId: number): Promise<ExamContent | undefined> {
  return toContent(await listWithVersion(db, lessonId))
}

type QuestionRow = Parameters<typeof toQuestion>[0] & Question

function toContent(rows: Awaited<ReturnType<typeof listWithVersion>>): ExamContent | undefined {
  const [first] = rows
  if (!first) return
  const { version, referenceAnswer, nearCredit } = first
  const questions = rows.flatMap(({ version: _, referenceAnswer: __, nearCredit: ___, ...row }) =>
    // a left join returns one row of nulls for an exam without questions
    row.id === null ? [] : [toQuestion(row as QuestionRow)],
  )
  return { version, referenceAnswer, nearCredit, questions }
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
  content: Omit<ExamContent, 'version'>,
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
