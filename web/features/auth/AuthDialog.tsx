import { Dialog } from '../../kit/Dialog.tsx'
import type { AuthView } from './auth-links.tsx'
import { authTitles } from './auth-titles.ts'
import { ResetForm } from './ResetForm.tsx'
import { SignIn } from './SignIn.tsx'
import { SignUpForm } from './SignUpForm.tsx'

type AuthDialogProps = {
  view: AuthView
  onNavigate: (view: AuthView) => void
  onClose: () => void
  referralCode: string
  isRewardedLater: boolean
}

/** One dialog for the three forms, so that at most one is open (R-AUTH-012). */
export function AuthDialog({ view, onNavigate, onClose, ...referral }: AuthDialogProps) {
  return (
    // another view is another dialog: empty, with the focus in its first field
    <Dialog key={view} open onClose={onClose} title={authTitles[view]}>
      {view === 'sign-in' && <SignIn onNavigate={onNavigate} />}
      {view === 'sign-up' && <SignUpForm onNavigate={onNavigate} {...referral} />}
      {view === 'reset' && (
        <ResetForm onNavigate={onNavigate} onDone={() => onNavigate('sign-in')} />
      )}
    </Dialog>
  )
}
