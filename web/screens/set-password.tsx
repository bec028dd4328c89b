import { useState } from 'react'
import { useLocation } from 'wouter'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { FirstPasswordForm } from '../features/auth/FirstPasswordForm.tsx'

/** The page of a link to set the first password. The token is the fragment, which stays in the browser. */
export function Screen() {
  const [token] = useState(() => location.hash.slice(1))
  const [, navigate] = useLocation()
  return (
    <AccountPage title={m.screens_set_password()}>
      <FirstPasswordForm token={token} onDone={() => navigate(paths.login, { replace: true })} />
    </AccountPage>
  )
}
