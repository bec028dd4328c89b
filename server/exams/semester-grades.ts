import type { SemesterMonth } from '../../contract/exams.ts'
import { formatDate, isoMonth } from '../../contract/school-time.ts'
import type { Db } from '../platform/db.ts'
import { listScoredExams } from './store.ts'

/**
 * The marked exams of a student by the month of their submission, newest first (R-SEM-010). `startDate` is the time of
 * the first submission in the month, in Unix seconds (decision 0051).
 */
export async function listSemesterGrades(
  db: Db,
  { studentId, timezone }: { studentId: number; timezone: string },
): Promise<SemesterMonth[]> {
  const months = new Map<string, SemesterMonth>()
  for (const exam of await listScoredExams(db, studentId)) {
    const monthKey = isoMonth(exam.submittedAt, timezone)
    const month = months.get(monthKey) ?? {
      startDate: 0,
      averageScore: 0,
      examCount: 0,
      exams: [],
    }
    months.set(monthKey, month)
    // exams are sorted newest first, so the last one of a month sets its start
    month.startDate = exam.submittedAt
    month.exams.push({
      examName: exam.examName,
      className: exam.className,
      formattedDate: formatDate(exam.submittedAt, timezone),
      score: exam.score,
    })
    month.examCount = month.exams.length
  }
  for (const month of months.values()) month.averageScore = mean(month.exams.map((it) => it.score))
  return [...months.values()]
}

function mean(scores: number[]): number {
  return scores.reduce((sum, it) => sum + it, 0) / scores.length
}
