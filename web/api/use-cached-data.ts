import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * The data of a query as it was last loaded; undefined before that. It requests nothing and adds no observer: the options of an
 * observer replace those of the query, so one without a function would replace the reason of a failed request.
 */
export function useCachedData<Data>(queryKey: QueryKey): Data | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => client.getQueryData<Data>(queryKey),
  )
}
