import { Compass } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../kit/page-title.ts'

/** The page for an unknown path. */
export function NotFound() {
  usePageTitle(m.app_page_not_found())
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
