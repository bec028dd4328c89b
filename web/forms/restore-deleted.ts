import type { QueryClient } from '@tanstack/react-query'
import { type BinKind, restoreFromBin } from '../../contract/bin.ts'
import { callApi, messageOf } from '../api/call-api.ts'
import { toast } from '../kit/toast.ts'

/** Restores a deleted item and refetches the displayed data; a toast reports the outcome (decision 0502). */
export async function restoreDeleted(queryClient: QueryClient, kind: BinKind, itemId: number) {
  try {
    await callApi(restoreFromBin, { kind, itemId })
    toast.success('Restored')
  } catch (error) {
    toast.error(messageOf(error, 'It could not be restored'))
  }
  await queryClient.invalidateQueries()
}
