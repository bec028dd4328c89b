import { useQueryClient } from '@tanstack/react-query'
import type { BinKind } from '../../contract/bin/bin.ts'
import { toast } from '../kit/toast.ts'

/** Reports a deletion in a toast with Undo. */
export function useDeletionToast() {
  const queryClient = useQueryClient()
  return (message: string, kind: BinKind, itemId: number) =>
    toast.success(message, undefined, async () => {
      const { restoreDeleted } = await import('./restore-deleted.ts')
      const conflict = await restoreDeleted(queryClient, kind, itemId)
      if (conflict) toast.error(conflict)
    })
}
