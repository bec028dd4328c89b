import { useLocation } from 'wouter'
import { m } from '../../messages/m.ts'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { useAuthPath } from '../features/auth/auth-links.tsx'
import { ResetForm } from '../features/auth/ResetForm.tsx'
import { dropStaleSessionCookie } from '../features/auth/stale-session-cookie.ts'

dropStaleSessionCookie()

/** The password reset page. */
export function Screen() {
  const [, navigate] = useLocation()
  const signInPath = useAuthPath('sign-in')
  return (
    <AccountPage title={m.screens_reset_password()}>
      <ResetForm onDone={() => navigate(signInPath)} />
    </AccountPage>
  )
}
