import { RESET_CODE_MINUTES } from '../../contract/auth/auth.ts'
import { EMAIL_CODE_MINUTES } from '../../contract/auth/own-profile.ts'
import type { NewEmail } from '../platform/mail-queue.ts'
import { emailTo, type Recipient, type Sender } from '../settings/emails.ts'

/** Notifies the owner of an account of a password change. */
export const passwordChangedEmail = (to: Recipient, sender: Sender): NewEmail =>
  emailTo(to, sender, (m) => ({
    subject: m.mail_password_changed_subject(sender),
    paragraphs: [m.mail_password_changed_what(), m.mail_password_changed_advice()],
  }))

/** Notifies the owner of an account of a password that an administrator has set. */
export const passwordSetEmail = (to: Recipient, sender: Sender): NewEmail =>
  emailTo(to, sender, (m) => ({
    subject: m.mail_password_changed_subject(sender),
    paragraphs: [m.mail_password_set_what(), m.mail_password_set_advice()],
  }))

// no name in the text: an attacker could sign up with a victim's email and write a message as the name
export const resetCodeEmail = (to: Recipient, code: string, sender: Sender): NewEmail =>
  emailTo(to, sender, (m) => ({
    subject: m.mail_reset_code_subject(sender),
    paragraphs: [
      m.mail_code({ code }),
      m.mail_reset_code_how({ minutes: RESET_CODE_MINUTES }),
      m.mail_reset_code_unrequested(),
    ],
  }))

/** The code that confirms a new address. */
export const confirmCodeEmail = (to: Recipient, code: string, sender: Sender): NewEmail =>
  emailTo(to, sender, (m) => ({
    subject: m.mail_confirm_code_subject(sender),
    paragraphs: [
      m.mail_code({ code }),
      m.mail_confirm_code_how({ minutes: EMAIL_CODE_MINUTES }),
      m.mail_confirm_code_unrequested(),
    ],
  }))

/** Notifies the old address of a change in the profile. It does not contain the new one. */
export const ownEmailChangedEmail = (to: Recipient, sender: Sender): NewEmail =>
  emailTo(to, sender, (m) => ({
    subject: m.mail_email_changed_subject(sender),
    paragraphs: [m.mail_email_changed_own(), m.mail_email_changed_own_advice()],
  }))

/**
 * Notifies the old and the new address of an email change. Neither email contains the other address: one of them may be
 * a stranger's.
 */
export const emailChangedEmails = (
  former: Recipient,
  newAddress: string,
  sender: Sender,
): NewEmail[] => [
  emailTo(former, sender, (m) => ({
    subject: m.mail_email_changed_subject(sender),
    paragraphs: [m.mail_email_changed_old(), m.mail_email_changed_contact()],
  })),
  emailTo({ ...former, email: newAddress }, sender, (m) => ({
    subject: m.mail_email_changed_subject(sender),
    paragraphs: [m.mail_email_changed_new(), m.mail_email_changed_contact()],
  })),
]
