import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { logout } from '../../../../contract/auth/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { endImpersonation, useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import './impersonation-banner.css'

/** Names the student whom an administrator is signed in as. Returns to the administrator's session on a click and after the hour. */
export function ImpersonationBanner({ endsAt }: { endsAt: number }) {
  const name = useSession((it) => it.user?.name ?? '')
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
    <aside className="impersonation-banner" aria-label="Signed in as a student">
      <p>
        You are signed in as <bdi>{name}</bdi>
      </p>
      <Button variant="gold" busy={isLeaving && 'Returning...'} onClick={() => void leave()}>
        <LogOut className="icon mirror" aria-hidden />
        Back to administrator
      </Button>
    </aside>
  )
}
