import { lazy, Suspense } from 'react'
import { readImpersonator } from '../api/impersonator-session.ts'
import { sessionToken, useSession } from '../api/session.ts'

// students never download it; if its code does not load, the page works without it
const noBanner = { ImpersonationBanner: (_: { endsAt: number }) => null }
const load = () => import('../features/auth/admin/ImpersonationBanner.tsx').catch(() => noBanner)
const ImpersonationBanner = lazy(async () => ({ default: (await load()).ImpersonationBanner }))

/** The banner above every page while an administrator is signed in as a student (decision 0152). */
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
