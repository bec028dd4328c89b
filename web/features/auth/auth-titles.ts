import type { AuthView } from './auth-links.tsx'

/** What each is called, on its button, its sheet and its page. */
export const authTitles: Record<AuthView, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  reset: 'Reset Password',
}
