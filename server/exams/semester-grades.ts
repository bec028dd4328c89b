import { formatDate, isoMonth } from '../../contract/school-time.ts'
import type { Db } from '../platform/db.ts'
import { listScoredExams } from './store.ts'

type SemesterMonth = {
  start_date: number
  average_score: number
  exam_count: number
  exams: { exam_name: string; class_name: string; date_formatted: string; score: number }[]
}

/**
 * The marked exams of a student by the month of their submission, newest first (R-SEM-010). `start_date` is the time of
 * the first submission in the month, in Unix seconds (decision 0051).
 */
export async function listSemesterGrades(
  db: Db,
  { studentId, timezone }: { studentId: number; timezone: string },
): Promise<SemesterMonth[]> {
  const months = new Map<string, SemesterMonth>()
  for (const exam of await listScoredExams(db, studentId)) {
    const monthKey = isoMonth(exam.submitted_at, timezone)
    const month = months.get(monthKey) ?? {
      start_date: 0,
      average_score: 0,
      exam_count: 0,
      exams: [],
    }
    months.set(monthKey, month)
    // exams are sorted newest first, so the last one of a month sets its start
    month.start_date = exam.submitted_at
    month.exams.push({
      exam_name: exam.exam_name,
      class_name: exam.class_name,
      date_formatted: formatDate(exam.submitted_at, timezone),
      score: exam.score,
    })
    month.exam_count = month.exams.length
  }
  for (const month of months.values()) month.average_score = mean(month.exams.map((it) => it.score))
  return [...months.values()]
}

function mean(scores: number[]): number {
  return scores.reduce((sum, it) => sum + it, 0) / scores.length
}
