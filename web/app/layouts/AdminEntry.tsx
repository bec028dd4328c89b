import { Suspense } from 'react'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'

// students do not download the administrators' entry
const Entry = lazyPart(
  async () => (await import('../../features/finder/admin/AdminEntry.tsx')).AdminEntry,
  renderNothing,
)

/** The entry of the administrators' area in the sidebar. */
export function AdminEntry({ path }: { path: string }) {
  return (
    <Suspense>
      <Entry path={path} />
    </Suspense>
  )
}
