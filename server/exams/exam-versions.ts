import type { ExamVersion } from '../../contract/exams/manage-questions.ts'
import { say } from '../../messages/message.ts'
import { readExamContent } from '../lessons/exam-versions.ts'
import { findLesson } from '../lessons/store.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** At most this many replaced versions are listed. */
const LISTED_VERSIONS = 50

/** The versions of an exam, newest first, with the number of submissions of each. Throws for a missing lesson. */
export async function listExamVersions(
  db: Db,
  lessonId: number,
): Promise<{ submissions: number; versions: ExamVersion[] }> {
  const current =
    ((await findLesson(db, lessonId)) && (await readExamContent(db, lessonId))) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const [replaced, counts] = await Promise.all([
    listReplaced(db, lessonId),
    countByVersions(db, lessonId),
  ])
  const countOf = (column: 'answered' | 'scored', version: number) =>
    counts.reduce((sum, it) => sum + (it[column] === version ? it.submissions : 0), 0)
  const newest = { version: current.version, questions: current.questions.length }
  return {
    submissions: counts.reduce((sum, it) => sum + it.submissions, 0),
    versions: [newest, ...replaced].map((it) => ({
      ...it,
      answered: countOf('answered', it.version),
      scored: countOf('scored', it.version),
    })),
  }
}

async function listReplaced(db: Db, lessonId: number) {
  const rows = await db
    .selectFrom('exam_versions')
    .leftJoin('users', 'users.id', 'exam_versions.replaced_by')
    .select(['exam_versions.version', 'exam_versions.content', 'exam_versions.replaced_at'])
    .select('users.name')
    .where('exam_versions.lesson_id', '=', lessonId)
    .orderBy('exam_versions.version', 'desc')
    .limit(LISTED_VERSIONS)
    .execute()
  return rows.map((it) => ({
    version: it.version,
    questions: JSON.parse(it.content).questions.length,
    replacedAt: it.replaced_at,
    ...(it.name === null ? {} : { replacedBy: it.name }),
  }))
}

async function countByVersions(db: Db, lessonId: number) {
  return db
    .selectFrom('exam_results')
    .select(['exam_version as answered', 'scored_version as scored'])
    .select((it) => it.fn.countAll<number>().as('submissions'))
    .where('lesson_id', '=', lessonId)
    .groupBy(['exam_version', 'scored_version'])
    .execute()
}
