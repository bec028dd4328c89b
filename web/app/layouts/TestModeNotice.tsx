import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'

// students do not download it
const TestModeBanner = lazyPart(
  async () => (await import('../../features/settings/admin/TestModeBanner.tsx')).TestModeBanner,
  renderNothing,
)

/** The banner of the test mode on the administrators' pages. */
export function TestModeNotice() {
  const [path] = useLocation()
  if (!/^\/admin(\/|$)/.test(path)) return null
  return (
    <Suspense>
      <TestModeBanner />
    </Suspense>
  )
}
