import type { LessonPage } from '../../../contract/study/study.ts'
import { paths } from '../../api/paths.ts'
import { formatPercent } from '../../kit/score-band.ts'

type MarkedExam = Pick<LessonPage, 'id' | 'subject' | 'className' | 'classPublicId'>
type Scores = { objectiveScore: number | null; totalScore: number | null }

/** The message that hands on the result of an exam, with the address of its page (R-SMALL-001). */
export function resultMessage(exam: MarkedExam, scores: Scores, origin: string): string {
  const title = `${exam.subject} (${exam.className})`
  const link = origin + paths.lesson(exam.classPublicId, exam.id)
  return `${sentence(title, scores)}\n${link}`
}

function sentence(title: string, { objectiveScore, totalScore }: Scores): string {
  if (totalScore !== null) return `My result: ${formatPercent(totalScore)} in ${title}`
  if (objectiveScore === null) return `I have handed in ${title}. It is not marked yet.`
  return `My result so far: ${formatPercent(objectiveScore)} in ${title}. The written part is not marked yet.`
}
