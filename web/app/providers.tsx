import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api/call-api.ts'
import { keys } from '../api/query-keys.ts'
import { useSession } from '../api/session.ts'
import { Toaster } from '../kit/Toaster.tsx'

// a press is told to the page before the next one: by its own schedule the second of a double press would find the
// button not busy yet, and pay twice
notifyManager.setScheduler(queueMicrotask)

const queryClient = new QueryClient({
  defaultOptions: {
    // offline is an answer like any other: a page says so and offers to try again, rather than wait for ever
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // data is money: what was fetched half a minute ago is fetched again only when something changed it
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // a line that broke is tried once more; a refusal stays one
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
      refetchOnWindowFocus: false,
      // what failed comes by itself when the line is back
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
  },
})

// nothing of one person may be seen by the next on the same phone
useSession.subscribe((current, previous) => {
  if (current.user?.email === previous.user?.email) return
  // but what the school says to everybody
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => name !== keys.settings[0],
  })
  queryClient.getMutationCache().clear()
})

/** What every page may count on: the queries' cache and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}
