import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import {
  type AnswerGroup,
  acceptTypedAnswer,
  type ReviewOutcome,
  setTypedVerdict,
  type TypedChange,
  undoTypedChange,
} from '../../../../../contract/exams/typed-review.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { VERDICT_LABELS } from './verdicts.ts'

type Change = { text: string; label: string; send: () => Promise<ReviewOutcome> }

/** Sets verdicts for everyone who wrote an answer, and undoes them; one change at a time. */
export function useReview({ lessonId, questionId }: { lessonId: number; questionId: number }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: ({ send }: Change) => send(),
    // results and averages are on many pages
    onSettled: () => queryClient.invalidateQueries(),
  })
  const { variables, data } = change
  return {
    /** The answer whose verdict is being changed. */
    pendingText: change.isPending ? variables?.text : undefined,
    outcome: data && variables ? `${variables.label}. ${m.exams_review_outcome(data)}` : '',
    error: change.isError ? messageOf(change.error, m.exams_verdict_not_changed()) : '',
    setVerdict: ({ text }: AnswerGroup, verdict: Verdict) =>
      change.mutate({
        text,
        label: m.exams_verdict_set({ verdict: VERDICT_LABELS[verdict], text }),
        send: () => callApi(setTypedVerdict, { lessonId, questionId, text, verdict }),
      }),
    accept: ({ text }: AnswerGroup) =>
      change.mutate({
        text,
        label: m.exams_accepted({ text }),
        send: () => callApi(acceptTypedAnswer, { lessonId, questionId, text }),
      }),
    undo: ({ id, text }: TypedChange) =>
      change.mutate({
        text,
        label: m.exams_undone({ text }),
        send: () => callApi(undoTypedChange, { changeId: id }),
      }),
  }
}

export type Review = ReturnType<typeof useReview>
