import type { Way } from './ways.tsx'

/** What each is called, on its button, its sheet and its page. */
export const titleOf: Record<Way, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  reset: 'Reset Password',
}
