import type { QueryClient } from '@tanstack/react-query'
import { type BinKind, restoreFromBin } from '../../contract/bin/bin.ts'
import { m } from '../../messages/m.ts'
import { ApiError, callApi, messageOf } from '../api/call-api.ts'
import { toast } from '../kit/toast.ts'

/**
 * Restores a deleted item and refetches the displayed data; a toast reports the outcome. Returns the message if a
 * student cannot be restored because somebody else has the email address now, else ''.
 */
export async function restoreDeleted(
  queryClient: QueryClient,
  kind: BinKind,
  itemId: number,
): Promise<string> {
  let conflict = ''
  try {
    await callApi(restoreFromBin, { kind, itemId })
    toast.success(m.forms_restored())
  } catch (error) {
    const hasConflict = error instanceof ApiError && error.code === 'restore_conflict'
    if (kind === 'student' && hasConflict) conflict = error.message
    else toast.error(messageOf(error, m.forms_not_restored()))
  }
  await queryClient.invalidateQueries()
  return conflict
}
