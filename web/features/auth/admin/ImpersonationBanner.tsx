import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ADMIN_ROLE, logout } from '../../../../contract/auth/auth.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { endImpersonation, useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import './impersonation-banner.css'

/** Names whom an administrator is signed in as, or whose view an owner looks at (R-STAFF-010). Returns to the administrator's session on a click and after the hour. */
export function ImpersonationBanner({ endsAt }: { endsAt: number }) {
  const name = useSession((it) => it.user?.name ?? '')
  const isView = useSession((it) => it.user?.role === ADMIN_ROLE)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const remainingMs = Math.max(0, endsAt * 1000 - Date.now())
    const timer = setTimeout(endImpersonation, remainingMs)
    return () => clearTimeout(timer)
  }, [endsAt])

  async function leave() {
    setLeaving(true)
    // the administrator's session is valid even if this request fails
    await callApi(logout, {}).catch(() => {})
    endImpersonation()
  }
  return (
    <aside
      className="impersonation-banner"
      aria-label={isView ? m.auth_view_as_staff() : m.auth_signed_in_as_student()}
    >
      {isView ? (
        <p>
          <Text of={m.auth_view_as_name} name={<bdi>{name}</bdi>} />
        </p>
      ) : (
        <p>
          <Text of={m.auth_signed_in_as_name} name={<bdi>{name}</bdi>} />
        </p>
      )}
      <Button variant="gold" busy={isLeaving && m.auth_returning()} onClick={() => void leave()}>
        <LogOut className="icon mirror" aria-hidden />
        {isView ? m.kit_back() : m.auth_back_to_administrator()}
      </Button>
    </aside>
  )
}
