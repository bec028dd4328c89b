import {
  STAFF_INVITATION_HOURS,
  STAFF_INVITATION_PATH,
} from '../../contract/staff/staff-invitations.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { NewEmail } from '../platform/mail-queue.ts'
import { emailTo, type Sender } from '../settings/emails.ts'

type Invitation = { siteUrl: string; token: string; kind: StaffKind }

/** The email to somebody who is invited to the staff, in the language of the school (R-STAFF-007). */
export const staffInvitationEmail = (
  email: string,
  sender: Sender,
  { siteUrl, token, kind }: Invitation,
): NewEmail =>
  emailTo({ email, language: '' }, sender, (m) => ({
    subject: m.mail_staff_subject(sender),
    paragraphs: [
      m.mail_staff_what({ ...sender, kind }),
      `${m.mail_staff_link({ hours: STAFF_INVITATION_HOURS })}\n${siteUrl}${STAFF_INVITATION_PATH}#${token}`,
      m.mail_staff_unexpected(),
    ],
  }))
