import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { INVALID_SCORE, parseTheoryScore } from '../../../../contract/exams/exam-submission.ts'
import { decideMark, meanMark, type PairedMark } from '../../../../contract/exams/second-marks.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'

type MarkDecisionProps = {
  submissionId: number
  marks: readonly PairedMark[]
  onDecided?: () => void
}

/** The decision between two marks: one of them, their mean, or another score (R-STAFF-008). */
export function MarkDecision({ submissionId, marks, onDecided }: MarkDecisionProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const decision = useDecision(submissionId, onDecided)
  const [first, second] = marks
  if (!first || !second) return null
  const choices = [
    { score: first.score, label: m.exams_count_score({ score: first.score }) },
    { score: second.score, label: m.exams_count_score({ score: second.score }) },
    {
      score: meanMark(first.score, second.score),
      label: m.exams_count_mean({ score: meanMark(first.score, second.score) }),
    },
  ]
  const decideTyped = () => {
    const score = parseTheoryScore(typed)
    setError(score === null ? textOf(INVALID_SCORE) : undefined)
    if (score !== null) decision.mutate(score)
  }
  return (
    <div className="mark-decision">
      <div className="flex flex-wrap gap-2">
        {choices.map(({ score, label }) => (
          <Button key={label} disabled={decision.isPending} onClick={() => decision.mutate(score)}>
            {label}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="mark-decision-other"
        onSubmit={(event) => {
          event.preventDefault()
          decideTyped()
        }}
      >
        <NumberInput
          label={m.exams_another_score()}
          min={0}
          max={100}
          step={1}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={decision.isPending && m.kit_saving()}>
          {m.exams_count_this()}
        </Button>
      </form>
      <FormError message={decision.errorMessage} />
    </div>
  )
}

function useDecision(submissionId: number, onDecided: (() => void) | undefined) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (theoryScore: number) => callApi(decideMark, { submissionId, theoryScore }),
    successMessage: m.exams_mark_decided(),
    fallbackError: m.exams_mark_not_decided(),
    onSuccess: () => {
      for (const queryKey of [
        adminKeys.differingMarks,
        adminKeys.submission(submissionId),
        adminKeys.gradingQueue,
        adminKeys.markedExams,
        adminKeys.gradebooks,
      ])
        void queryClient.invalidateQueries({ queryKey })
      onDecided?.()
    },
  })
}
