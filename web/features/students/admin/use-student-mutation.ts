import { useQueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../../../contract/platform/error-codes.ts'
import type { Message } from '../../../../messages/message.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError } from '../../../api/call-api.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

type StudentMutation<Values> = {
  send: (values: Values, idempotencyKey: string) => Promise<unknown>
  successMessage: string | Message | undefined
  /** The message if the server declines without one (R-ASTUD-018). */
  fallbackError: string
  /** Errors that the dialog displays itself. */
  handledCodes?: readonly ErrorCode[]
  /** Displays these errors at the field that they concern, in place of below the form. */
  onDeclined?: Partial<Record<ErrorCode, (message: string) => void>>
  form?: ErrorTarget
  onSuccess: () => void
}

/** Changes a student and refetches the list, also after a failure: the data may be outdated. */
export function useStudentMutation<Values = void>({
  onDeclined = {},
  handledCodes = [],
  ...options
}: StudentMutation<Values>) {
  const queryClient = useQueryClient()
  return useFormMutation({
    ...options,
    // the keys are error codes
    handledCodes: [...handledCodes, ...(Object.keys(onDeclined) as ErrorCode[])],
    onError: (error) => {
      if (error instanceof ApiError && error.code) onDeclined[error.code]?.(error.message)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.students }),
  })
}
