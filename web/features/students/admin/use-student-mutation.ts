import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

type StudentMutation<Values> = {
  send: (values: Values) => Promise<unknown>
  /** What the toast says when it is done. */
  successMessage: string | undefined
  /** What it says when the server gave no words of its own (R-ASTUD-018). */
  fallbackError: string
  /** A refusal that the dialog itself tells, for it must not go away by itself. */
  inlineError?: string
  onSuccess: () => void
}

/** One change of a student at a time: a toast says how it went, and the list is asked for anew either way. */
export function useStudentMutation<Values = void>(options: StudentMutation<Values>) {
  const { send, successMessage, fallbackError, inlineError, onSuccess } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (successMessage) toast.success(successMessage)
      onSuccess()
    },
    onError: (error) => {
      const message = messageOf(error, fallbackError)
      if (message !== inlineError) toast.error(message)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.students }),
  })
}
