import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { formatPercent } from '../../kit/score-band.ts'

type MarkedExam = Pick<LessonPage, 'id' | 'subject' | 'className' | 'classPublicId'>
type Scores = { objectiveScore: number | null; totalScore: number | null }

/** The message that hands on the result of an exam, with the address of its page (R-SESSION-008). */
export function resultMessage(exam: MarkedExam, scores: Scores, origin: string): string {
  const title = `${exam.subject} (${exam.className})`
  const link = origin + paths.lesson(exam.classPublicId, exam.id)
  return `${sentence(title, scores)}\n${link}`
}

function sentence(exam: string, { objectiveScore, totalScore }: Scores): string {
  if (totalScore !== null) return m.exams_result_message({ score: formatPercent(totalScore), exam })
  if (objectiveScore === null) return m.exams_result_message_not_marked({ exam })
  return m.exams_result_message_so_far({ score: formatPercent(objectiveScore), exam })
}
