import { Suspense } from 'react'
import { readImpersonator } from '../api/impersonator-session.ts'
import { sessionToken, useSession } from '../api/session.ts'
import { lazyPart, renderNothing } from '../kit/lazy-part.ts'

// students never download it; if its code does not load, the page works without it
const ImpersonationBanner = lazyPart(
  async () => (await import('../features/auth/admin/ImpersonationBanner.tsx')).ImpersonationBanner,
  renderNothing,
)

/** The banner above every page while an administrator is signed in as a student (decision 0362). */
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
