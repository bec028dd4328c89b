import { login, type User } from '../../../../contract/auth/auth.ts'
import { reauthenticate } from '../../../../contract/auth/sessions.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { sessionToken, startSession } from '../../../api/session.ts'

/** Why a signed-in user must enter the password over the open page. */
export type PasswordReason = 'session-ended' | 'password-required'

export type PasswordRequest = {
  reason: PasswordReason
  user: User
  /** The token of the session that the request was made with. */
  token: string
}
export type PasswordOutcome = 'confirmed' | 'cancelled'

type ReasonRules = {
  title: string
  explanation: string
  submitLabel: string
  busyLabel: string
  /** Checks the password. Returns the user that it belongs to; throws the error that the field shows. */
  verify: (user: User, password: string) => Promise<User>
  /** The confirmation before the dialog is cancelled, which leaves the page. Cancelled at once if omitted. */
  leaving?: { title: string; explanation: string }
  /** Whether a sign-in in another tab of this browser completes the dialog too. */
  otherTabsCount: boolean
}

/** The texts and the behaviour of the dialog for each reason. */
export const PASSWORD_REASONS: Record<PasswordReason, ReasonRules> = {
  'session-ended': {
    title: m.auth_sign_in_again(),
    explanation: m.auth_sign_in_again_explained(),
    submitLabel: m.auth_sign_in(),
    busyLabel: m.auth_signing_in(),
    async verify({ email }, password) {
      // without the ended token
      const user = await callApi(login, { email, password }, { bearerToken: '' })
      startSession(user)
      return user
    },
    leaving: {
      title: m.auth_leave_page_title(),
      explanation: m.auth_leave_page_explained(),
    },
    otherTabsCount: true,
  },
  'password-required': {
    title: m.auth_enter_password(),
    explanation: m.auth_enter_password_explained(),
    submitLabel: m.kit_continue(),
    busyLabel: m.auth_checking(),
    async verify(user, password) {
      // with an explicit token, an ended session is an error of the field instead of another dialog
      await callApi(reauthenticate, { password }, { bearerToken: sessionToken() })
      return user
    },
    otherTabsCount: false,
  },
}
