import { m } from '../../../messages/m.ts'
import type { AuthView } from './auth-links.tsx'

/** The title of each form, for buttons, dialogs and pages. */
export const authTitles: Record<AuthView, string> = {
  'sign-in': m.auth_title_sign_in(),
  'sign-up': m.auth_title_sign_up(),
  reset: m.auth_title_reset(),
}
