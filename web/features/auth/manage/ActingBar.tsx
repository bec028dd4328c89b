import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { logout } from '../../../../contract/auth.ts'
import { ask } from '../../../api/ask.ts'
import { returnToAdministrator, useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import './acting.css'

/** Says as whom an administrator is signed in, and leads back to their own session: on a press, and when the hour is over. */
export function ActingBar({ until }: { until: number }) {
  const name = useSession((it) => it.user?.name ?? '')
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const rest = Math.max(0, until * 1000 - Date.now())
    const timer = setTimeout(returnToAdministrator, rest)
    return () => clearTimeout(timer)
  }, [until])

  async function leave() {
    setLeaving(true)
    // the way back is open, whether the server hears of it or not
    await ask(logout, {}).catch(() => {})
    returnToAdministrator()
  }
  return (
    <aside className="acting" aria-label="Signed in as a student">
      <p>
        You are signed in as <bdi>{name}</bdi>
      </p>
      <Button look="gold" busy={isLeaving && 'Returning...'} onClick={() => void leave()}>
        <LogOut className="icon mirror" aria-hidden />
        Back to administrator
      </Button>
    </aside>
  )
}
