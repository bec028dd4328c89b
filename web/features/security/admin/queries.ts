import { getSecondFactors } from '../../../../contract/auth/second-factors.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

export const secondFactorsQuery = callQuery(getSecondFactors, {}, adminKeys.secondFactors)

/** Changes the second step and fetches its state again, also after a failure. */
export function useSecondStepMutation<Input = void, Output = unknown>(
  options: Parameters<typeof useFormMutation<Input, Output>>[0],
) {
  return useFormMutation<Input, Output>({
    ...options,
    stale: [adminKeys.secondFactors],
  })
}
