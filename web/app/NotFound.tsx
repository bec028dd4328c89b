import { Compass } from 'lucide-react'
import { Redirect, useLocation } from 'wouter'
import { guessedPage } from '../../contract/platform/guessed-addresses.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../kit/page-title.ts'

/** The page for an unknown path, unless it is one that people guess (R-API-002). */
export function NotFound() {
  const [path] = useLocation()
  const guessed = guessedPage(path)
  usePageTitle(guessed ? undefined : m.app_page_not_found())
  if (guessed) return <Redirect to={`${guessed}${location.search}`} replace />
  return (
    <EmptyState
      icon={Compass}
      title={m.app_page_not_found()}
      action={<ButtonLink to={paths.dashboard}>{m.app_go_dashboard()}</ButtonLink>}
    >
      {m.app_there_nothing_address_may_have()}
    </EmptyState>
  )
}
