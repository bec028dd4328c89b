import { canChangeScores, type ScoredExam } from '../../../../../contract/exams/exam-score.ts'
import {
  type ExamProblem,
  findExamProblems,
} from '../../../../../contract/exams/question-problems.ts'
import { LESSON_KINDS } from '../../../../../contract/lessons/lesson-kinds.ts'
import type { LessonDraft } from '../lesson-draft.ts'
import { toContent, toScoredQuestions } from './question-draft.ts'

/** The warnings of an exam that its administrator confirms before students see it; a draft has none. */
export function findWarnings(draft: LessonDraft, hasFile: boolean): ExamProblem[] {
  if (!LESSON_KINDS[draft.kind].hasQuestions || draft.draft) return []
  const { about, reading, referenceAnswer } = draft
  const questions = draft.questions.map(toContent)
  const problems = findExamProblems({ about, reading, referenceAnswer, hasFile, questions })
  return problems.filter((it) => it.severity === 'warning')
}

const toScoredExam = ({ questions, nearPercent }: LessonDraft): ScoredExam => ({
  questions: toScoredQuestions(questions),
  nearCredit: Number(nearPercent) / 100,
})

/** Whether a change of an exam can alter the scores of its submissions. */
export function affectsScores(base: LessonDraft, values: LessonDraft): boolean {
  return (
    LESSON_KINDS[values.kind].hasQuestions &&
    canChangeScores(toScoredExam(base), toScoredExam(values))
  )
}
