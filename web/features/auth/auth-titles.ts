import type { AuthView } from './auth-links.tsx'

/** The title of each form, for buttons, dialogs and pages. */
export const authTitles: Record<AuthView, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  reset: 'Reset Password',
}
