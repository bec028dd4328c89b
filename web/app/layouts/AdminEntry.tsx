import { lazy, Suspense } from 'react'

const none = { AdminEntry: (_: { path: string }) => null }
// students do not download the administrators' entry
const Entry = lazy(async () => ({
  default: (await import('../../features/finder/admin/AdminEntry.tsx').catch(() => none))
    .AdminEntry,
}))

/** The entry of the administrators' area in the sidebar. */
export function AdminEntry({ path }: { path: string }) {
  return (
    <Suspense>
      <Entry path={path} />
    </Suspense>
  )
}
