import { say } from '../../messages/message.ts'
import { studentIds } from '../enrolment/manage-enrolments.ts'
import { call } from '../platform/call.ts'
import { id, password, requestFlag, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Invitations of students who have no password yet. */

const ADMIN = '/adminActions.php'

/** A link to set the first password works once, for this long. */
export const PASSWORD_LINK_DAYS = 14
/** The page of the site that sets it; the token is the fragment of its address, which no server sees. */
export const PASSWORD_LINK_PATH = '/set-password'

/** Emails the chosen students who have no password another link to set one. Returns their number; the others are left out. */
export const sendInvitations = call({
  path: ADMIN,
  action: 'sendInvitations',
  access: { can: 'manageStudents' },
  effect: 'create',
  reauthentication: 'none',
  request: { student_ids: studentIds },
  response: z.object({ sent: z.int() }),
})

/**
 * Creates a link to hand over in another way, for example by WhatsApp. Whoever has it can take the account, so the password is
 * asked for again. Declined with `has_password`, unless `reset` is '1': the link of a student without an email then replaces a
 * forgotten password (R-PAY-009). Audited.
 */
export const createPasswordLink = call({
  path: ADMIN,
  action: 'createPasswordLink',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id, reset: z.optional(requestFlag) },
  fieldNames: { resets: 'reset' },
  response: z.object({ token: z.string(), expires: unixSeconds }),
})

export const LINK_INVALID = say('rules_auth_link_expired_used_already_ask')
export const HAS_PASSWORD = say('rules_auth_student_set_password_already')

/**
 * Sets the first password of the account of a link, which is then void, and returns its email. Declined with `link_invalid`, and
 * for a weak password.
 */
export const setFirstPassword = call({
  path: '/api.php',
  action: 'set_first_password',
  access: 'anyone',
  effect: 'change',
  sameOriginOnly: true,
  request: { token: text(200), new_password: password },
  response: z.object({ email: z.string() }),
  successMessage: say('rules_auth_password_set_sign_now'),
})
