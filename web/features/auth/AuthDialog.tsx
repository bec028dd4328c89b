import { m } from '../../../messages/m.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { type AuthView, useReturnPath } from './auth-links.tsx'
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
  const returnPath = useReturnPath()
  const description = view === 'sign-in' && returnPath ? reasonOf(returnPath) : undefined
  return (
    // another view is another dialog: empty, with the focus in its first field
    <Dialog key={view} open onClose={onClose} title={authTitles[view]} description={description}>
      {view === 'sign-in' && <SignIn onNavigate={onNavigate} />}
      {view === 'sign-up' && <SignUpForm onNavigate={onNavigate} {...referral} />}
      {view === 'reset' && (
        <ResetForm onNavigate={onNavigate} onDone={() => onNavigate('sign-in')} />
      )}
    </Dialog>
  )
}

/** Why a visitor who followed a link sees the form. */
function reasonOf(returnPath: string): string {
  if (/^\/classes\/[^/?#]+\/lessons\//.test(returnPath)) return m.auth_open_lesson()
  return /^\/classes\/[^/?#]/.test(returnPath) ? m.auth_open_class() : m.auth_open_page()
}
