import type { QueryClient } from '@tanstack/react-query'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { m } from '../../messages/m.ts'
import { callApi, messageOf } from '../api/call-api.ts'
import { toast } from '../kit/toast.ts'

/** Erases the account of a student at once after two confirmations; true if it is being erased (decision 0657). */
export async function eraseStudentNow(
  queryClient: QueryClient,
  { id: studentId, name }: { id: number; name: string },
): Promise<boolean> {
  const { confirm } = await import('../kit/confirm.tsx')
  const isSure =
    (await confirm({
      title: m.forms_erase_account_now(),
      text: m.forms_name_email_phone_number_photographs({ name }),
      confirmLabel: m.kit_continue(),
      isDestructive: true,
    })) &&
    (await confirm({
      title: m.forms_nothing_brought_back(),
      text: m.forms_account_name_not_go_bin({ name }),
      confirmLabel: m.forms_erase_now(),
      isDestructive: true,
    }))
  if (!isSure) return false
  try {
    await callApi(eraseStudent, { studentId })
    toast.success(m.forms_account_being_erased_takes_some())
    return true
  } catch (error) {
    toast.error(messageOf(error, m.forms_account_not_erased()))
    return false
  } finally {
    await queryClient.invalidateQueries()
  }
}
