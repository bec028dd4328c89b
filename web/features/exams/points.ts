import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'

/** The points of a question. */
export const pointsOf = ({ points = 1 }: Pick<ExamQuestion, 'points'>) => points

/** Whether the questions of an exam count differently; only then their points are shown. */
export function hasDifferentPoints(questions: readonly Pick<ExamQuestion, 'points'>[]): boolean {
  return questions.some((it) => pointsOf(it) !== pointsOf(questions[0] ?? {}))
}

export const roundPoints = (points: number) => Math.round(points * 100) / 100

/** '1 point', '2.5 points' */
export const formatPoints = (points: number) => m.exams_points({ count: roundPoints(points) })
