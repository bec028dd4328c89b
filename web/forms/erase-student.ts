import type { QueryClient } from '@tanstack/react-query'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
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
      title: 'Erase this account now?',
      text: `The name, email, phone number, photographs, recordings and written answers of ${name} are erased. Payments, scores and counts stay as those of a former student; what is in the wallet can no longer be spent.`,
      confirmLabel: 'Continue',
      isDestructive: true,
    })) &&
    (await confirm({
      title: 'Nothing can be brought back',
      text: `The account of ${name} does not go to the bin. Erase it only if the student has asked for it.`,
      confirmLabel: 'Erase now',
      isDestructive: true,
    }))
  if (!isSure) return false
  try {
    await callApi(eraseStudent, { studentId })
    toast.success('The account is being erased. It takes some minutes.')
    return true
  } catch (error) {
    toast.error(messageOf(error, 'The account could not be erased'))
    return false
  } finally {
    await queryClient.invalidateQueries()
  }
}
