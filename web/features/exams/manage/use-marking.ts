import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVALID_SCORE, theoryScoreOf } from '../../../../contract/exam-answers.ts'
import { markExam, type PaperToMark, type WaitingPaper } from '../../../../contract/marking.ts'
import { ask, Declared, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'
import { WAITING } from './queries.ts'

type Marking = { waiting: WaitingPaper; paper: PaperToMark; score: number }

/** Gives a paper its mark (wallet-and-admin §4, §8). The list is read anew, and so is whatever counts what waits. */
export function useMarking(onMarked: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ waiting, paper, score }: Marking) =>
      ask(markExam, {
        lesson_id: waiting.lesson_id,
        class_id: waiting.class_id,
        user_id: paper.user_id,
        student_email: paper.student_email,
        result_id: paper.result_id,
        theory_score: score,
      }),
    onSuccess: () => {
      toast.good('Exam marked successfully!')
      void queries.invalidateQueries({ queryKey: WAITING })
      onMarked()
    },
    onError: (fault) =>
      toast.bad(
        fault instanceof Declared
          ? messageOf(fault, 'Failed to mark exam')
          : 'An error occurred while marking the exam',
      ),
  })
}

/** The score that was typed, or what is wrong with it (wallet-and-admin §5). */
export function readScore(typed: string): { score: number } | { error: string } {
  const score = theoryScoreOf(typed)
  return score === null ? { error: INVALID_SCORE } : { score }
}
