import { lazy, Suspense } from 'react'
import { keptAdministrator } from '../api/kept-administrator.ts'
import { token, useSession } from '../api/session.ts'

// students never download it; where its code does not come, the page goes on without
const nothing = { ActingBar: (_: { until: number }) => null }
const load = () => import('../features/auth/manage/ActingBar.tsx').catch(() => nothing)
const ActingBar = lazy(async () => ({ default: (await load()).ActingBar }))

/** Above every page while an administrator is signed in as a student: says so, and leads back (decision 0152). */
export function Acting() {
  const { authenticated } = useSession()
  const kept = keptAdministrator()
  const isActing = authenticated && kept && kept.token !== token()
  if (!isActing) return null
  return (
    <Suspense>
      <ActingBar until={kept.until} />
    </Suspense>
  )
}
