import { useState } from 'react'
import { useLocation } from 'wouter'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { AcceptInvitation } from '../features/staff/AcceptInvitation.tsx'

/** The page of an invitation to the staff. The token is the fragment, which stays in the browser. */
export function Screen() {
  const [token] = useState(() => location.hash.slice(1))
  const [, navigate] = useLocation()
  return (
    <AccountPage title={m.screens_join_staff()}>
      <AcceptInvitation
        token={token}
        onDone={() => navigate(paths.admin.dashboard, { replace: true })}
      />
    </AccountPage>
  )
}
