import { m } from '../../../../messages/m.ts'
import { ApiError } from '../../../api/call-api.ts'

/**
 * Opens a lesson; asks for confirmation before the last new one of the month, which `open` reports if `confirmsLast`. False
 * if the student cancels.
 */
export async function confirmLast(
  open: (options: { confirmsLast?: true }) => Promise<unknown>,
): Promise<boolean> {
  try {
    await open({ confirmsLast: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'last_lesson_of_month') throw error
    const { confirm } = await import('../../../kit/confirm.tsx')
    const question = { title: m.study_open_last_lesson(), confirmLabel: m.study_open_lesson() }
    if (!(await confirm({ ...question, text: error.message }))) return false
    await open({})
  }
  return true
}
