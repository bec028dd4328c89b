import { useQueryClient } from '@tanstack/react-query'
import { getStaff } from '../../../../contract/staff/staff.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

type StaffFilters = { search?: string; classId?: number; page?: number }

/** One page of the staff and the open invitations. */
export const staffQuery = (filters: StaffFilters) =>
  pageQuery(getStaff, filters, adminKeys.staffList(filters), { staleTime: 0 })

type StaffMutation<Values, Output> = {
  send: (values: Values) => Promise<Output>
  successMessage?: string
  onSuccess: (output: Output) => void
}

/** Changes the staff and refetches every list of it, also after a failure. */
export function useStaffMutation<Values = void, Output = unknown>(
  options: StaffMutation<Values, Output>,
) {
  const queryClient = useQueryClient()
  return useFormMutation<Values, Output>({
    ...options,
    fallbackError: m.staff_change_not_saved(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.staff }),
  })
}
