import { Dialog } from '../../kit/Dialog.tsx'
import type { AuthView } from './auth-links.tsx'
import { authTitles } from './auth-titles.ts'
import { ResetForm } from './ResetForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

type AuthDialogProps = {
  view: AuthView
  onNavigate: (view: AuthView) => void
  onClose: () => void
  referralCode: string
  isRewardedLater: boolean
}

/** One sheet for all three, so that there is never more than one of them (R-AUTH-012). */
export function AuthDialog({ view, onNavigate, onClose, ...referral }: AuthDialogProps) {
  return (
    // another way is another sheet: its first field has the focus and nothing typed is left over
    <Dialog key={view} open onClose={onClose} title={authTitles[view]}>
      {view === 'sign-in' && <SignInForm onNavigate={onNavigate} />}
      {view === 'sign-up' && <SignUpForm onNavigate={onNavigate} {...referral} />}
      {view === 'reset' && (
        <ResetForm onNavigate={onNavigate} onDone={() => onNavigate('sign-in')} />
      )}
    </Dialog>
  )
}
