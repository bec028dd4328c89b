import {
  STAFF_INVITATION_HOURS,
  STAFF_INVITATION_PATH,
} from '../../contract/staff/staff-invitations.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

const KIND_NAMES: Record<StaffKind, string> = {
  owner: 'an owner',
  teacher: 'a teacher',
  marker: 'a marker',
  accountant: 'an accountant',
}

/** The kind of a member of the staff in a sentence: 'a teacher'. */
export const kindName = (kind: StaffKind) => KIND_NAMES[kind]

type Invitation = { siteUrl: string; token: string; kind: StaffKind }

/** The email to somebody who is invited to the staff (R-STAFF-007). */
export function staffInvitationEmail(site: string, { siteUrl, token, kind }: Invitation) {
  return {
    subject: `${site}: an invitation to work with us`,
    body: [
      `${site} invites you to join its staff as ${kindName(kind)}.`,
      `Open this link to set your name and password. It works once, within ${STAFF_INVITATION_HOURS} hours:\n${siteUrl}${STAFF_INVITATION_PATH}#${token}`,
      'If you did not expect this, ignore this email: no account is created.',
      site,
    ].join('\n\n'),
  }
}
