import { say } from '../../messages/message.ts'
import { user } from '../auth/auth.ts'
import { personName } from '../auth/person-name.ts'
import { call } from '../platform/call.ts'
import { email, id, password, requestFlag, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { STAFF_KINDS, STAFF_LIST_MAX } from './staff-kinds.ts'

/** Invitations to the staff (R-STAFF-007). */

const ADMIN = '/adminActions.php'

/** An invitation works once, for this long. */
export const STAFF_INVITATION_HOURS = 72
/** The page of the site that accepts it; the token is the fragment of its address, which no server sees. */
export const STAFF_INVITATION_PATH = '/invitation'

const staff = z.enum(STAFF_KINDS)

export const INVITED_HAS_ACCOUNT = say('rules_staff_email_account_already_open_person')

/**
 * Invites somebody to the staff. An earlier invitation of the email is void. The response has the token of the link, to hand over in
 * another way; with `send` the link is emailed too. Declined with `email_taken`, and with `mail_server_missing` where an email
 * cannot contain a link.
 */
export const inviteStaff = call({
  path: ADMIN,
  action: 'inviteStaff',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'roles',
  request: {
    new_email: email,
    staff,
    class_ids: z.array(id).check(z.maxLength(STAFF_LIST_MAX)),
    send: requestFlag,
  },
  fieldNames: { invitedEmail: 'new_email' },
  response: z.object({ token: z.string(), expires: unixSeconds }),
})

/** Ends an invitation; one that has ended already stays ended. */
export const revokeStaffInvitation = call({
  path: ADMIN,
  action: 'revokeStaffInvitation',
  access: { can: 'manageStaff' },
  effect: 'change',
  reauthentication: 'none',
  request: { invitation_id: id },
})

export const INVITATION_INVALID = say('rules_staff_invitation_expired_used_replaced_ask')
export const ACCEPTED_HAS_ACCOUNT = say('rules_staff_email_account_already_sign_ask')

/** What an invitation is for. Declined with `link_invalid`, or `email_taken` if the email has got an account. */
export const getStaffInvitation = call({
  path: '/api.php',
  action: 'getStaffInvitation',
  access: 'anyone',
  effect: 'read',
  sameOriginOnly: true,
  request: { token: text(200) },
  response: z.object({ email: z.string(), staff, expires: unixSeconds }),
})

/**
 * Creates the account of an invitation by the rules of `signup`, and signs it in. Declined as `getStaffInvitation`, and for a reserved
 * name or a weak password.
 */
export const acceptStaffInvitation = call({
  path: '/api.php',
  action: 'acceptStaffInvitation',
  access: 'anyone',
  effect: 'create',
  request: { token: text(200), name: personName, password },
  response: user,
  startsSession: true,
})
