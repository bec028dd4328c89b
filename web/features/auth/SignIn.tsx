import { Suspense, useState } from 'react'
import type { User } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { toast } from '../../kit/toast.ts'
import type { NavigateAuth } from './auth-links.tsx'
import { SignInForm } from './SignInForm.tsx'

// students do not download it
const SecondStep = lazyPart(async () => (await import('./admin/SecondStep.tsx')).SecondStep)

function signedIn(user: User) {
  toast.success(m.auth_login_successful())
  startSession(user)
}

/** The sign-in form, and the second step of administrators who have one. The route guard navigates after success. */
export function SignIn({ onNavigate }: { onNavigate?: NavigateAuth }) {
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
