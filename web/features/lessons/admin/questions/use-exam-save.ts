import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScoreChoice } from '../../../../../contract/exams/manage-questions.ts'
import type { ExamProblem } from '../../../../../contract/exams/question-problems.ts'
import { LESSON_KINDS } from '../../../../../contract/lessons/lesson-kinds.ts'
import { examVersionsQuery } from '../editor-queries.ts'
import type { LessonDraft } from '../lesson-draft.ts'

/** The choices that a save of an exam sends besides its fields. */
export type ExamSaveChoice = { acceptWarnings: boolean; scores: ScoreChoice | undefined }

type PendingSave = {
  warnings: ExamProblem[]
  submissions: number
  /** A draft may have warnings. */
  isDraft: boolean
  save: SaveExam
}
type SaveExam = (choice: ExamSaveChoice) => void

/**
 * Asks before an exam is saved, if it has warnings or its change can alter the scores of submissions (decision 0531).
 * Other lessons are saved at once.
 */
export function useExamSave(lessonId?: number) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<PendingSave>()

  const countSubmissions = async (): Promise<number> => {
    if (lessonId === undefined) return 0
    const query = examVersionsQuery(lessonId)
    const latest = await queryClient.fetchQuery(query).catch(() => null)
    return (latest ?? queryClient.getQueryData(query.queryKey))?.submissions ?? 0
  }
  return {
    pending,
    close: () => setPending(undefined),
    confirm: (scores: ScoreChoice) => {
      setPending(undefined)
      if (pending) pending.save(toChoice(pending, scores))
    },
    /** Saves at once, or after the administrator has confirmed. */
    start: async ({ base, values, hasFile }: ExamToSave, save: SaveExam) => {
      if (!LESSON_KINDS[values.kind].hasQuestions)
        return save({ acceptWarnings: true, scores: undefined })
      // loaded with the fields of an exam
      const { affectsScores, findWarnings } = await import('./exam-save-rules.ts')
      const warnings = findWarnings(values, hasFile)
      const submissions = affectsScores(base, values) ? await countSubmissions() : 0
      const request = { warnings, submissions, isDraft: values.draft, save }
      if (warnings.length > 0 || submissions > 0) setPending(request)
      else save(toChoice(request, undefined))
    },
  }
}

type ExamToSave = { base: LessonDraft; values: LessonDraft; hasFile: boolean }

const toChoice = (
  { warnings, submissions, isDraft }: PendingSave,
  scores: ScoreChoice | undefined,
): ExamSaveChoice => ({
  acceptWarnings: isDraft || warnings.length > 0,
  scores: submissions > 0 ? scores : undefined,
})
