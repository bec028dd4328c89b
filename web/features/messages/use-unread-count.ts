import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keys } from '../../api/query-keys.ts'

/**
 * The number of unread messages in the cache of the bell, 0 if it is not loaded. Only reads the cache, because the
 * layout renders before the code of the bell has loaded.
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
