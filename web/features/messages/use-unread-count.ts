import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keys } from '../../api/query-keys.ts'

/**
 * How many messages wait, as far as is known. It only looks at what the bell has fetched: the frame of a page, which
 * stands before the bell's code has come, need not know how that is asked for.
 */
export function useUnreadCount(): number {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => {
      const messages = queryClient.getQueryData<{ isRead: boolean }[]>(keys.bell) ?? []
      return messages.filter((it) => !it.isRead).length
    },
  )
}
