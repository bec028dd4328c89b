import { objectiveScore } from '../../contract/exams/exam-score.ts'
import type { RescoreOutcome } from '../../contract/exams/manage-questions.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { readExamContent } from '../lessons/exam-versions.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { batchesOf } from '../platform/batches.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { chooseAttempts } from './count-attempts.ts'
import { lockLesson } from './lock-lesson.ts'
import { listForRescore, type NewScores, type RescoredRow, saveScores } from './rescore-store.ts'
import { computeScores, isTheoryAnswered } from './score.ts'
import { examReader, readScoredSubmission } from './scored-submission.ts'
import { type SubmissionAnswers, updateTypedAnswers } from './typed-answer-store.ts'

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
    const lesson = await lockLesson(tx, lessonId)
    if (!LESSON_KINDS[lesson.kind].hasQuestions)
      decline('not_an_exam', say('rules_exams_lesson_not_exam'))
    if (!(await readExamContent(tx, lessonId, version)))
      httpError('exam_version_not_found', say('rules_exams_version_exam_not_found'))
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
  const totals = await scoreAgain(tx, {
    lessonId,
    versionOf: (row) => Math.max(version, row.exam_version),
  })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'rescoreExam', subjectId: null, now },
    detail: say('audited_detail_rescored', {
      id: `${lessonId}`,
      exam: subject,
      rescored: totals.rescored,
      changed: totals.changed,
      version: `${version}`,
    }),
    ...meanScores(totals),
  })
  return { rescored: totals.rescored, changed: totals.changed }
}

type ScoringRun = {
  lessonId: number
  /** The version against which a submission is scored, not older than the one it answers; undefined leaves it unchanged. */
  versionOf: (row: RescoredRow) => number | undefined
  /** Only these submissions, in order. */
  ids?: readonly number[]
}

/** Scores submissions of an exam again, with their totals and typed answers. */
export async function scoreAgain(tx: Tx, run: ScoringRun): Promise<Totals> {
  const exam = examReader(tx, run.lessonId)
  const totals: Totals = { rescored: 0, changed: 0, before: 0, after: 0 }
  for await (const rows of readBatches(tx, run)) {
    const scored: (NewScores & SubmissionAnswers)[] = []
    for (const row of rows) {
      const version = run.versionOf(row)
      const scores = version === undefined ? undefined : await scoreRow(tx, row, version, exam)
      if (!scores) continue
      count(totals, row, scores)
      scored.push(scores)
    }
    await saveScores(tx, scored)
    await updateTypedAnswers(tx, scored)
  }
  await chooseAttempts(tx, run)
  return totals
}

async function* readBatches(tx: Tx, { lessonId, ids }: ScoringRun) {
  if (ids) {
    for (const batch of batchesOf(ids, BATCH_SIZE))
      yield await listForRescore(tx, { lessonId, ids: batch, afterId: 0, limit: BATCH_SIZE })
    return
  }
  for (let afterId = 0; ; ) {
    const rows = await listForRescore(tx, { lessonId, afterId, limit: BATCH_SIZE })
    yield rows
    if (rows.length < BATCH_SIZE) return
    afterId = rows.at(-1)?.id ?? afterId
  }
}

/** The new scores of a submission; undefined, which keeps its scores, if no question that its student answered is left. */
async function scoreRow(
  tx: Tx,
  row: RescoredRow,
  scoredVersion: number,
  exam: ReturnType<typeof examReader>,
): Promise<(NewScores & SubmissionAnswers) | undefined> {
  const { answers } = await readScoredSubmission(
    tx,
    { ...row, scored_version: scoredVersion },
    exam,
  )
  const objective = objectiveScore(answers)
  if (objective === null) return
  const isAnswered = isTheoryAnswered(row)
  const { total } = computeScores(objective, { isAnswered, score: row.theory_score })
  return { id: row.id, resultId: row.id, answers, objective, total, scoredVersion }
}

function count(totals: Totals, row: RescoredRow, { objective }: NewScores) {
  totals.rescored++
  totals.before += row.objective_score ?? 0
  totals.after += objective
  if (objective !== row.objective_score) totals.changed++
}

/** The mean objective scores with one decimal, for the audit log. */
export const meanScores = ({ before, after, rescored }: Totals) => {
  const mean = (sum: number) => (rescored === 0 ? null : Math.round((10 * sum) / rescored) / 10)
  return { before: { objectiveScore: mean(before) }, after: { objectiveScore: mean(after) } }
}
