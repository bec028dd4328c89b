import { objectiveScore } from '../../contract/exam-score.ts'
import { LESSON_KINDS } from '../../contract/lesson-kinds.ts'
import { describeRescore, type RescoreOutcome } from '../../contract/rescore.ts'
import { touchClass } from '../classes/store.ts'
import { readExamContent } from '../lessons/exam-versions.ts'
import { findLesson } from '../lessons/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { listForRescore, type NewScores, type RescoredRow, saveScores } from './rescore-store.ts'
import { computeScores } from './score.ts'
import { contentReader, readScoredSubmission } from './scored-submission.ts'

type RescoreRequest = {
  lessonId: number
  version: number
  /** The administrator. */
  actorId: number
  /** Unix seconds. */
  now: number
}

/**
 * Scores every submission of an exam against a version of its questions (decision 0531). Declines a lesson that is no exam.
 * Throws for a missing lesson or version.
 */
export async function rescoreExam(db: Db, request: RescoreRequest): Promise<RescoreOutcome> {
  const { lessonId, version } = request
  return inTransaction(db, async (tx) => {
    const lesson =
      (await findLesson(tx, lessonId)) ?? httpError('lesson_not_found', 'Lesson not found')
    if (!LESSON_KINDS[lesson.kind].hasQuestions)
      decline('not_an_exam', 'This lesson is not an exam')
    // locks the class: changes of its lessons wait
    if (!(await touchClass(tx, lesson.class_id))) httpError('lesson_not_found', 'Lesson not found')
    if (!(await readExamContent(tx, lessonId, version)))
      httpError('exam_version_not_found', 'This version of the exam was not found')
    return rescoreSubmissions(tx, { ...request, subject: lesson.subject })
  })
}

/** Submissions read and written at a time. */
const BATCH_SIZE = 500

type Totals = RescoreOutcome & { before: number; after: number }

/**
 * Scores every submission of an exam against `version`, or against the one that it answers if that is later; marks of the
 * theory part stay. Writes one audit entry. The class must be locked.
 */
export async function rescoreSubmissions(
  tx: Tx,
  { subject, lessonId, version, actorId, now }: RescoreRequest & { subject: string },
): Promise<RescoreOutcome> {
  const read = contentReader(tx, lessonId)
  const totals: Totals = { rescored: 0, changed: 0, before: 0, after: 0 }
  let rows: RescoredRow[] = []
  do {
    const afterId = rows.at(-1)?.id ?? 0
    rows = await listForRescore(tx, { lessonId, afterId, limit: BATCH_SIZE })
    const scores: NewScores[] = []
    for (const row of rows) {
      const scored = await scoreAgain(tx, { row, lessonId, version }, read)
      if (!scored) continue
      count(totals, row, scored)
      scores.push(scored)
    }
    await saveScores(tx, scores)
  } while (rows.length === BATCH_SIZE)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'rescoreExam', subjectId: null, now },
    detail: `exam ${lessonId}: ${subject}. ${describeRescore(totals)}, version ${version}`,
    before: { objectiveScore: meanScore(totals.before, totals) },
    after: { objectiveScore: meanScore(totals.after, totals) },
  })
  return { rescored: totals.rescored, changed: totals.changed }
}

/** The new scores of a submission; undefined if nothing that its student answered is left, so that its scores stay. */
async function scoreAgain(
  tx: Tx,
  { row, lessonId, version }: { row: RescoredRow; lessonId: number; version: number },
  read: ReturnType<typeof contentReader>,
): Promise<NewScores | undefined> {
  const scoredVersion = Math.max(version, row.exam_version)
  const submission = { ...row, lesson_id: lessonId, scored_version: scoredVersion }
  const { answers } = await readScoredSubmission(tx, submission, read)
  const objective = objectiveScore(answers)
  if (objective === null) return
  const isAnswered = row.theory_text !== '' || row.theory_image !== ''
  const { total } = computeScores(objective, { isAnswered, score: row.theory_score })
  return { id: row.id, objective, total, scoredVersion }
}

function count(totals: Totals, row: RescoredRow, { objective }: NewScores) {
  totals.rescored++
  totals.before += row.objective_score ?? 0
  totals.after += objective
  if (objective !== row.objective_score) totals.changed++
}

/** A mean with one decimal, for the audit log. */
const meanScore = (sum: number, { rescored }: Totals) =>
  rescored === 0 ? null : Math.round((10 * sum) / rescored) / 10
