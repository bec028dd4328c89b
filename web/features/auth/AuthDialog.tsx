import { Suspense, useState } from 'react'
import type { User } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { toast } from '../../kit/toast.ts'
import { type AuthView, type NavigateAuth, useReturnPath } from './auth-links.tsx'
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

// students do not download it
const SecondStep = lazyPart(async () => (await import('./admin/SecondStep.tsx')).SecondStep)

function signedIn(user: User) {
  toast.success(m.auth_login_successful())
  startSession(user)
}

/** The sign-in form, and the second step of administrators who have one. The route guard navigates after success. */
function SignIn({ onNavigate }: { onNavigate?: NavigateAuth }) {
  const [step, setStep] = useState<{ email: string; password: string; hasPasskey: boolean }>()
  if (step)
    return (
      <Suspense>
        <SecondStep {...step} onSignedIn={signedIn} onBack={() => setStep(undefined)} />
      </Suspense>
    )
  return (
    <SignInForm
      onNavigate={onNavigate}
      onSignedIn={signedIn}
      onError={(error, values) => {
        const code = error instanceof ApiError ? error.code : undefined
        const hasPasskey = code === 'second_factor_passkey'
        if (!hasPasskey && code !== 'second_factor_required') return false
        setStep({ ...values, hasPasskey })
        return true
      }}
    />
  )
}
