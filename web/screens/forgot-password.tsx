import { useLocation } from 'wouter'
import { paths } from '../api/paths.ts'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { ResetForm } from '../features/auth/ResetForm.tsx'
import { dropStaleSessionCookie } from '../features/auth/stale-session-cookie.ts'

dropStaleSessionCookie()

/** The password reset page. */
export function Screen() {
  const [, navigate] = useLocation()
  return (
    <AccountPage title="Reset Password">
      <ResetForm onDone={() => navigate(paths.login)} />
    </AccountPage>
  )
}
