import { notifyManager, type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router as Navigation } from 'wouter'
import { ApiError } from '../api/call-api.ts'
import { STALE_AFTER_MS } from '../api/early-response.ts'
import { keys } from '../api/query-keys.ts'
import { useSession } from '../api/session.ts'
import { aroundNavigation } from '../kit/back-layers.ts'
import { Toaster } from '../kit/Toaster.tsx'

// run updates before the next event: with the default scheduler a double click would find the button enabled
// twice, and pay twice
notifyManager.setScheduler(queueMicrotask)

const queryClient = new QueryClient({
  defaultOptions: {
    // offline, a request fails at once, so that the page can offer a retry
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: STALE_AFTER_MS,
      gcTime: 30 * 60_000,
      // one retry after a network error, none after an error response
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
      refetchOnWindowFocus: false,
      // failed queries are refetched when the connection is back
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
  },
})

// the next user of the same device must not see the data of the previous one; a page that waits for a query of the same
// user, whose email was changed elsewhere, would wait for ever if the query were removed
useSession.subscribe((current, previous) => {
  if (current.user?.id === previous.user?.id) return
  // the settings are public
  const ofUser = { predicate: ({ queryKey: [name] }: Query) => name !== keys.settings[0] }
  // the open page requests its data again for another user, and nothing after a sign-out
  if (current.user && previous.user) void queryClient.resetQueries(ofUser)
  else queryClient.removeQueries(ofUser)
  queryClient.getMutationCache().clear()
})

/** The query cache, navigation past open dialogs, and the toasts for every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation aroundNav={aroundNavigation}>
        {children}
        <Toaster />
      </Navigation>
    </QueryClientProvider>
  )
}
