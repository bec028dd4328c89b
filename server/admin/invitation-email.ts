import { PASSWORD_LINK_DAYS, PASSWORD_LINK_PATH } from '../../contract/auth/invitations.ts'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { NewEmail } from '../platform/mail-queue.ts'
import { letterTo, type Recipient, type Sender } from '../settings/letters.ts'

type Invitation = { url: string | undefined; token?: string | undefined }

/** Whether the student signs in with the email or, without one, with a code, which the contact is told (R-PAY-009). */
type Name = { name: 'code' | 'other' }

/** The email to a student whom an administrator added: how to set a password (decision 0857). */
export const invitationEmail = (to: Recipient, sender: Sender, invitation: Invitation): NewEmail =>
  letterTo(to, sender, (m) => {
    const name = isNoMailbox(to.email) ? 'code' : 'other'
    return {
      subject: m.mail_invitation_subject(sender),
      paragraphs: [
        m.mail_invitation_what({ ...sender, name }),
        ...waysToSetPassword(m, { ...sender, name }, invitation),
        m.mail_invitation_unexpected(),
      ],
    }
  })

function waysToSetPassword(
  m: Messages,
  { name, ...sender }: Sender & Name,
  { url, token }: Invitation,
): string[] {
  if (!url) return [m.mail_invitation_sign_in_page({ ...sender, name })]
  const address = `${url}/forgot-password`
  if (!token) return [m.mail_invitation_open({ address, name })]
  const link = `${url}${PASSWORD_LINK_PATH}#${token}`
  return [
    `${m.mail_invitation_link({ days: PASSWORD_LINK_DAYS })}\n${link}`,
    m.mail_invitation_link_again({ address, name }),
  ]
}
