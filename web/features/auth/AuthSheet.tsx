import { useSearchParams } from 'wouter'
import { Button, type ButtonProps } from '../../kit/Button.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import type { AuthView } from './auth-links.tsx'
import { authTitles } from './auth-titles.ts'

// the forms are prefetched when a pointer, a finger or the focus is on one of the buttons
const loadForms = () => import('./AuthDialog.tsx')
const AuthDialog = lazyDialog(async () => (await loadForms()).AuthDialog)

/** The referral code of the address, '' if there is none (R-AUTH-007). */
export function useReferralCode(): string {
  return useSearchParams()[0].get('ref')?.trim() ?? ''
}

/** The form that opens at once: sign-up for an invitation, sign-in for the link of a page. */
export function requestedView(referralCode: string, returnPath?: string): AuthView | undefined {
  if (referralCode) return 'sign-up'
  return returnPath ? 'sign-in' : undefined
}

/** A button that opens the account forms. */
export function AuthButton(props: ButtonProps) {
  return <Button {...props} {...prefetchOnIntent(loadForms)} />
}

type AuthSheetProps = {
  /** The form to show; nothing without it. */
  view: AuthView | undefined
  onNavigate: (view: AuthView | undefined) => void
  isRewardedLater: boolean
}

/** The account forms over a public page. Their code is loaded when they open. */
export function AuthSheet({ view, onNavigate, isRewardedLater }: AuthSheetProps) {
  const referralCode = useReferralCode()
  if (!view) return null
  const close = () => onNavigate(undefined)
  return (
    <LazyDialog title={authTitles[view]} onClose={close}>
      <AuthDialog
        view={view}
        onNavigate={onNavigate}
        onClose={close}
        referralCode={referralCode}
        isRewardedLater={isRewardedLater}
      />
    </LazyDialog>
  )
}
