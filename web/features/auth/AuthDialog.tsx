import { Dialog } from '../../kit/Dialog.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { titleOf } from './titles.ts'
import type { Way } from './ways.tsx'

type AuthDialogProps = {
  way: Way
  onGo: (way: Way) => void
  onClose: () => void
  refBy: string
  isRewardedLater: boolean
}

/** One sheet for all three, so that there is never more than one of them (student-area §4). */
export function AuthDialog({ way, onGo, onClose, ...referral }: AuthDialogProps) {
  return (
    // another way is another sheet: its first field has the focus and nothing typed is left over
    <Dialog key={way} open onClose={onClose} title={titleOf[way]}>
      {way === 'sign-in' && <SignInForm go={onGo} />}
      {way === 'sign-up' && <SignUpForm go={onGo} {...referral} />}
      {way === 'reset' && <ResetForm go={onGo} onDone={() => onGo('sign-in')} />}
    </Dialog>
  )
}
