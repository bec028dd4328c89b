import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rotateAnswer, type SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { submissionQuery } from './queries.ts'

/** The rotation of a photograph, shown at once and saved for all users. The last of several presses counts. */
export function useRotation({ id, turns }: SubmissionDetails) {
  const queryClient = useQueryClient()
  const { queryKey } = submissionQuery(id)
  const show = (shown: number) =>
    queryClient.setQueryData(queryKey, (current) => current && { ...current, turns: shown })
  const mutation = useMutation({
    mutationFn: (next: number) => callApi(rotateAnswer, { submissionId: id, turns: next }),
    // requests for one photograph arrive in the order of the presses
    scope: { id: `rotation ${id}` },
    onMutate: show,
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  return {
    turns,
    rotate: () => mutation.mutate((turns + 1) % 4),
    errorMessage: mutation.error ? messageOf(mutation.error) : undefined,
  }
}
