import { Compass } from 'lucide-react'
import { paths } from '../api/paths.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../kit/page-title.ts'

/** The page for an unknown path. */
export function NotFound() {
  usePageTitle('Page not found')
  return (
    <EmptyState
      icon={Compass}
      title="Page not found"
      action={<ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>}
    >
      There is nothing at this address. It may have moved, or the link may be incomplete.
    </EmptyState>
  )
}
