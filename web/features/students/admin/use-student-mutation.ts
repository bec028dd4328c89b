import { useQueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../../../contract/error-codes.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

type StudentMutation<Values> = {
  send: (values: Values, idempotencyKey: string) => Promise<unknown>
  successMessage: string | undefined
  /** The message if the server declines without one (R-ASTUD-018). */
  fallbackError: string
  /** Errors that the dialog displays itself. */
  handledCodes?: readonly ErrorCode[]
  onSuccess: () => void
}

/** Changes a student and refetches the list, also after a failure: the data may be outdated. */
export function useStudentMutation<Values = void>(options: StudentMutation<Values>) {
  const queryClient = useQueryClient()
  return useFormMutation({
    ...options,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.students }),
  })
}
