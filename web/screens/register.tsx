import { useSearchParams } from 'wouter'
import { m } from '../../messages/m.ts'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { SignUpForm } from '../features/auth/SignUpForm.tsx'
import { dropStaleSessionCookie } from '../features/auth/stale-session-cookie.ts'
import { useRewardedLater } from '../features/settings/queries.ts'

dropStaleSessionCookie()

/** The sign-up page. */
export function Screen() {
  const [query] = useSearchParams()
  const isRewardedLater = useRewardedLater()
  return (
    <AccountPage title={m.screens_sign_up()}>
      <SignUpForm referralCode={query.get('ref') ?? ''} isRewardedLater={isRewardedLater} />
    </AccountPage>
  )
}
