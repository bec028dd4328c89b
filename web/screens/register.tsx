import { useSearchParams } from 'wouter'
import { AccountPage } from '../features/auth/AccountPage.tsx'
import { dropLeftoverCookie } from '../features/auth/leftover-cookie.ts'
import { SignUpForm } from '../features/auth/SignUpForm.tsx'
import { useRewardedLater } from '../features/settings/queries.ts'

dropLeftoverCookie()

/** Sign-up on a page of its own, with a link back to /login. */
export function Screen() {
  const [query] = useSearchParams()
  const isRewardedLater = useRewardedLater()
  return (
    <AccountPage title="Sign Up">
      <SignUpForm refBy={query.get('ref') ?? ''} isRewardedLater={isRewardedLater} />
    </AccountPage>
  )
}
