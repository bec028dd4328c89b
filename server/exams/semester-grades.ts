import type { SemesterMonth } from '../../contract/exams/exams.ts'
import { formatDate, isoMonth } from '../../contract/platform/school-time.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Db } from '../platform/db.ts'
import { listScoredExams } from './store.ts'

/**
 * The marked exams of a student by the month of their submission, newest first (R-SEM-010). `startDate` is the time of
 * the first submission in the month, in Unix seconds.
 */
export async function listSemesterGrades(
  db: Db,
  { studentId, timezone, locale }: { studentId: number; timezone: string; locale: Locale },
): Promise<SemesterMonth[]> {
  const exams = await listScoredExams(db, studentId)
  const months = Map.groupBy(exams, (it) => isoMonth(it.submittedAt, timezone))
  return [...months.values()].map((ofMonth) => ({
    startDate: Math.min(...ofMonth.map((it) => it.submittedAt)),
    averageScore: mean(ofMonth.map((it) => it.score)),
    examCount: ofMonth.length,
    exams: ofMonth.map(({ examName, className, score, submittedAt }) => ({
      examName,
      className,
      formattedDate: formatDate(submittedAt, timezone, locale),
      score,
    })),
  }))
}

function mean(scores: number[]): number {
  return scores.reduce((sum, it) => sum + it, 0) / scores.length
}
