import { lazy, Suspense } from 'react'
import { readImpersonator } from '../api/impersonator-session.ts'
import { sessionToken, useSession } from '../api/session.ts'

// students never download it; where its code does not come, the page goes on without
const noBanner = { ImpersonationBanner: (_: { endsAt: number }) => null }
const load = () => import('../features/auth/admin/ImpersonationBanner.tsx').catch(() => noBanner)
const ImpersonationBanner = lazy(async () => ({ default: (await load()).ImpersonationBanner }))

/** Above every page while an administrator is signed in as a student: says so, and leads back (decision 0152). */
export function ImpersonationNotice() {
  const { authenticated } = useSession()
  const impersonator = readImpersonator()
  const isImpersonating = authenticated && impersonator && impersonator.token !== sessionToken()
  if (!isImpersonating) return null
  return (
    <Suspense>
      <ImpersonationBanner endsAt={impersonator.until} />
    </Suspense>
  )
}
